'use client';
import { memo, useState } from 'react';
import { useCameWithPage } from '@/components/ui/came-with-page';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { isHeadlineOnly } from '@/lib/model/feed/single-source';
import { CardMode } from '@/lib/model/wire/card-enums';
import type { FeedRow } from '@/lib/model/feed/feed-rows';
import { Card } from './card';
import type { FrameScheduler } from './frame-scheduler';
import { ShelfRow } from './shelf-row';

export type RowProps = {
  row: FeedRow<FeedEntry>;
  brief: boolean;
  /** The reader is scrolling fast: cards that were not shown yet may wait. */
  fast: boolean;
  /** Renders cards in turns; without it they don't wait. */
  scheduler?: FrameScheduler;
  /** Code that is loaded when the page is idle. */
  late?: typeof import('./late-rows');
  sessionId: string;
  /** The page opened with an article over the list. */
  isBelowArticle: boolean;
  onLoad(): void;
  onRefresh(): void;
  /** Requests other events than those on the page. */
  onSelect(): void;
};

/** One row of a list, of any kind. */
export function Row({ row, onLoad, onRefresh, onSelect, ...card }: RowProps) {
  if (row.kind === 'event') return <EventRow event={row.event} index={row.index} {...card} />;
  if (row.kind === 'shelf') return <ShelfRow />;
  const { late } = card;
  return late && <late.TailRow {...{ row, onLoad, onRefresh, onSelect }} />;
}

/**
 * An event's card once its turn has come; until then, and during fast scrolling, a light
 * placeholder. A card that was shown stays, and cards that came with the page are there at once.
 */
const EventRow = memo(function EventRow({
  event,
  index,
  brief,
  fast,
  scheduler,
  late,
  sessionId,
  isBelowArticle,
}: Omit<RowProps, 'row' | 'onLoad' | 'onRefresh' | 'onSelect'> & {
  event: FeedEntry;
  index: number;
}) {
  const compact = !brief || isHeadlineOnly(event);
  const came = useCameWithPage();
  const [shown, setShown] = useState(came || !scheduler);
  if (!shown && late && scheduler) {
    const onTurn = () => setShown(true);
    return <late.WaitingRow entry={event} brief={!compact} {...{ fast, scheduler, onTurn }} />;
  }
  return (
    <Card
      entry={event}
      index={index}
      mode={compact ? CardMode.TitleOnly : CardMode.Default}
      sessionId={sessionId}
      isBelowArticle={isBelowArticle}
    />
  );
});
