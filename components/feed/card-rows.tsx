'use client';
import { useAtomValue } from 'jotai';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { CardMode } from '@/lib/model/wire/card-enums';
import { settingAtom } from '@/lib/state/page/settings';
import { Card } from './card';

/** Cards of a list that is short enough to be rendered entirely. */
export function CardRows({ entries }: { entries: readonly FeedEntry[] }) {
  const brief = useAtomValue(settingAtom('listBriefVisible'));
  return entries.map((entry, index) => (
    // Skips the layout of rows far from the screen.
    <div key={entry.id} className="[contain-intrinsic-size:auto_24rem] [content-visibility:auto]">
      <Card
        entry={entry}
        index={index}
        mode={brief ? CardMode.Default : CardMode.TitleOnly}
        sessionId=""
      />
    </div>
  ));
}
