'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { EventLine } from '@/components/article/event-line';
import { Button } from '@/components/ui/button';
import { useBreaking } from '@/lib/state/topics/breaking';

/**
 * Breaking news in the bots and topics that the reader follows. Usually there is none: then, and
 * until it is known, it is hidden.
 */
export default function BreakingSection() {
  const t = useTranslations('topics');
  const common = useTranslations('common');
  const headingId = useId();
  const { entries, failed, retry } = useBreaking();
  if (failed) {
    return (
      <p role="alert" className="mx-4 my-2 flex items-center gap-3 text-small text-ink-2">
        {t('breakingFailed')}
        <Button look="quiet" onClick={retry}>
          {common('retry')}
        </Button>
      </p>
    );
  }
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mx-4 my-3 rounded-cover bg-accent-soft pt-3">
      <h2 id={headingId} className="m-0 px-4 text-small font-semibold text-accent">
        {t('breaking')}
      </h2>
      <ul className="m-0 list-none p-0 [&>li:last-child]:border-b-0">
        {entries.map((entry) => (
          <EventLine key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
