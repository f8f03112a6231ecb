'use client';
import { memo, useDeferredValue, useState } from 'react';
import { useCameWithPage } from '@/components/ui/use-presence';
import type { FeedEntry } from '@/lib/model/entry';
import { CardMode } from '@/lib/model/enums';
import type { FeedRow } from '@/lib/model/feed-rows';
import { Card } from './card';
import { CardSkeleton } from './card-skeleton';
import { LoaderRow, SplitterRow } from './tail-row';

export type RowProps = {
  row: FeedRow<FeedEntry>;
  /** The height (px) that a skeleton keeps free. */
  size: number;
  brief: boolean;
  /** The reader scrolls fast: what was not shown yet may wait. */
  fast: boolean;
  sessionId: string;
  onLoad(): void;
  onRefresh(): void;
};

/** One row of a list, whatever it is. */
export const Row = memo(function Row({ row, onLoad, onRefresh, ...card }: RowProps) {
  if (row.kind === 'splitter') return <SplitterRow hasMore={row.has_more} onRefresh={onRefresh} />;
  if (row.kind !== 'event') {
    return <LoaderRow state={row.state} onLoad={onLoad} onRefresh={onRefresh} />;
  }
  return <EventRow row={row} {...card} />;
});

/**
 * An event as its card, once there is time for it: while the reader scrolls fast, and until the
 * browser has nothing more urgent to do, a skeleton stands there. A card that was shown stays.
 */
function EventRow({
  row,
  size,
  brief,
  fast,
  sessionId,
}: Omit<RowProps, 'row' | 'onLoad' | 'onRefresh'> & { row: RowProps['row'] & { kind: 'event' } }) {
  const cameWithPage = useCameWithPage();
  const inTime = useDeferredValue(true, cameWithPage);
  const [shown, setShown] = useState(cameWithPage);
  if (inTime && !fast && !shown) setShown(true);
  if (!shown) return <CardSkeleton brief={brief} height={size} />;
  return (
    <Card
      entry={row.event}
      index={row.index}
      mode={brief ? CardMode.Default : CardMode.TitleOnly}
      sessionId={sessionId}
    />
  );
}
