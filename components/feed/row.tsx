'use client';
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useCameWithPage } from '@/components/ui/use-presence';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { isHeadlineOnly } from '@/lib/model/feed/single-source';
import { CardMode } from '@/lib/model/wire/enums';
import type { FeedRow } from '@/lib/model/feed/feed-rows';
import { Card } from './card';
import { CardPlaceholder } from './card-placeholder';
import { LoaderRow, ShelfRow, SplitterRow } from './tail-row';
import type { FrameScheduler } from './frame-scheduler';

export type RowProps = {
  row: FeedRow<FeedEntry>;
  brief: boolean;
  /** The reader scrolls fast: what was not shown yet may wait. */
  fast: boolean;
  scheduler: FrameScheduler;
  sessionId: string;
  onLoad(): void;
  onRefresh(): void;
  /** Asks for other events than those on the page. */
  onSelect(): void;
};

/**
 * The row that an element lies in. Rows far off are not laid out inside: to ask where something in
 * one of them is makes the browser do that.
 */
const rowOf = (element: Element): Element => element.closest('[data-index]') ?? element;

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < element.ownerDocument.documentElement.clientHeight;
}

/** One row of a list, whatever it is. */
export function Row({ row, onLoad, onRefresh, onSelect, ...card }: RowProps) {
  if (row.kind === 'splitter') return <SplitterRow hasMore={row.has_more} onSelect={onSelect} />;
  if (row.kind === 'shelf') return <ShelfRow />;
  if (row.kind !== 'event') {
    return <LoaderRow state={row.state} onLoad={onLoad} onRefresh={onRefresh} />;
  }
  return <EventRow event={row.event} index={row.index} {...card} />;
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
  sessionId,
}: Omit<RowProps, 'row' | 'onLoad' | 'onRefresh' | 'onSelect'> & {
  event: FeedEntry;
  index: number;
}) {
  const compact = !brief || isHeadlineOnly(event);
  const [shown, setShown] = useState(useCameWithPage());
  const place = useRef<HTMLDivElement>(null);
  const opens = useEffectEvent(() => {
    // Where a list opens there is nothing to wait for: no skeleton before what the reader sees first.
    if (!scheduler.begun() && place.current && isOnScreen(rowOf(place.current))) setShown(true);
  });
  useLayoutEffect(() => opens(), []);
  useEffect(() => {
    if (shown || fast || !place.current) return;
    return scheduler.wait(rowOf(place.current), () => setShown(true));
  }, [shown, fast, scheduler]);
  if (!shown) return <CardPlaceholder ref={place} entry={event} brief={!compact} />;
  return (
    <Card
      entry={event}
      index={index}
      mode={compact ? CardMode.TitleOnly : CardMode.Default}
      sessionId={sessionId}
    />
  );
});
