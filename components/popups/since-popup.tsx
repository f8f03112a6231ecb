'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { CardRows } from '@/components/feed/card-rows';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { hiddenAtom } from '@/lib/state/page/hidden';
import type { PopupContentProps } from '../shell/popup-content';

/**
 * What arrived while the reader was away, and nothing else: updates of what they read come first.
 */
export default function SincePopup({ popup: { since } }: PopupContentProps<'since'>) {
  const t = useTranslations('since');
  const hidden = useAtomValue(hiddenAtom);
  const entries = since.entries.filter(({ id }) => !hidden.has(id));
  return (
    <div className="min-h-0 flex-1 touch-pan-y touch-pinch-zoom overflow-y-auto overscroll-contain pb-8">
      <Part title={t('yours')} entries={entries.filter(({ has_updated }) => has_updated)} />
      <Part title={t('fresh')} entries={entries.filter(({ has_updated }) => !has_updated)} />
    </div>
  );
}

function Part({ title, entries }: { title: string; entries: readonly FeedEntry[] }) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="m-0 px-4 pt-5 pb-1 text-small font-semibold text-ink-2">
        {title}
      </h3>
      <CardRows entries={entries} />
    </section>
  );
}
