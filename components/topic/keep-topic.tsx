'use client';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { bytesText } from '@/components/ui/bytes';
import type { Topic } from '@/lib/contract';
import { useKeptTopic } from '@/lib/state/offline/keep-topic';

/** Stores a topic with its articles on this device, and removes it again. */
export function KeepTopic({ topic }: { topic: Topic }) {
  const t = useTranslations('topics.offline');
  const locale = useLocale();
  const { kept, busy, progress, keep, remove } = useKeptTopic(topic);
  if (kept === undefined) return null;
  const whole = kept?.whole && !busy ? kept : undefined;
  const press = () => {
    if (busy) return;
    void (whole ? remove() : keep());
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      {/* A single button for all states, so that it keeps the focus. */}
      <Button aria-disabled={busy} onClick={press}>
        {t(busy ? 'saving' : whole ? 'remove' : 'save')}
      </Button>
      <span role="status" className="tabular text-small text-ink-2">
        {whole
          ? t('kept', { count: whole.items.length, size: bytesText(whole.size, locale) })
          : progress && progress.all > 0 && t('progress', progress)}
      </span>
    </div>
  );
}
