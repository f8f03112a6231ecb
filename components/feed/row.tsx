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
  /** The reader scrolls fast: what was not shown yet may wait. */
  fast: boolean;
  /** Lets cards be drawn by turns; without it they need not wait. */
  scheduler?: FrameScheduler;
  /** What comes when the page is idle. */
  late?: typeof import('./late-rows');
  sessionId: string;
  onLoad(): void;
  onRefresh(): void;
  /** Asks for other events than those on the page. */
  onSelect(): void;
};

/** One row of a list, whatever it is. */
export function Row({ row, onLoad, onRefresh, onSelect, ...card }: RowProps) {
  if (row.kind === 'event') return <EventRow event={row.event} index={row.index} {...card} />;
  if (row.kind === 'shelf') return <ShelfRow />;
  const { late } = card;
  return late && <late.TailRow {...{ row, onLoad, onRefresh, onSelect }} />;
}

/**
 * An event as its card, when its turn has come; until then, and while the reader scrolls fast, a
 * light one stands there. A card that was shown stays, and what came with the page is there at once.
 */
const EventRow = memo(function EventRow({
  event,
  index,
  brief,
  fast,
  scheduler,
  late,
  sessionId,
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
    />
  );
});
