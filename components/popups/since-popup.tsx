'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Card } from '@/components/feed/card';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { CardMode } from '@/lib/model/wire/enums';
import { hiddenAtom } from '@/lib/state/page/hidden';
import { settingAtom } from '@/lib/state/page/settings';
import type { PopupContentProps } from '../shell/popup-content';

/** What came while the reader was away, and nothing else: what is theirs first. */
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
  const brief = useAtomValue(settingAtom('listBriefVisible'));
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="m-0 px-4 pt-5 pb-1 text-small font-semibold text-ink-2">
        {title}
      </h3>
      {entries.map((entry, index) => (
        // Rows far from the screen cost no layout.
        <div
          key={entry.id}
          className="[contain-intrinsic-size:auto_24rem] [content-visibility:auto]"
        >
          <Card
            entry={entry}
            index={index}
            mode={brief ? CardMode.Default : CardMode.TitleOnly}
            sessionId=""
          />
        </div>
      ))}
    </section>
  );
}
