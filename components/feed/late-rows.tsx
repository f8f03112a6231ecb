'use client';
// What a list needs beyond the initial rows: which rows are near the screen, placeholders for
// waiting cards, and the tail rows. Loaded when the page is idle.
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
} from 'react';
import { useDynamicRowHeight, useVirtualizer, type Virtualizer } from 'react-window';
import type { FeedRow } from '@/lib/model/feed/feed-rows';
import { CardPlaceholder } from './card-placeholder';
import { createFrameScheduler, type FrameScheduler } from './frame-scheduler';
import { LoaderRow, SplitterRow } from './tail-row';

/** The rows near the screen, and the scheduler of their cards. */
export type RowChoice = Pick<Virtualizer, 'items' | 'totalSize' | 'measureElement'> & {
  scheduler: FrameScheduler;
};

/**
 * Selects the rows of a list. Renders nothing itself: existing rows keep their elements. Not
 * memoized, so that it renders whenever the list does: only then are rendered rows measured.
 */
export function ChooseRows({
  count,
  element,
  size,
  overscan,
  firstScreenPx,
  seen,
  chosen,
  onChoice,
}: {
  count: number;
  /** The scroll container; null until it is mounted. */
  element: HTMLElement | null;
  /** The estimated height of a row. When it changes, all rows have another layout. */
  size: number;
  overscan: number;
  firstScreenPx: number;
  seen: boolean;
  /** Whether the list renders the selection. */
  chosen: boolean;
  onChoice(choice: RowChoice): void;
}) {
  const [scheduler] = useState(createFrameScheduler);
  const heights = useDynamicRowHeight({ defaultRowHeight: size, key: String(size) });
  const { items, totalSize, measureElement } = useVirtualizer({
    count,
    element,
    itemSize: heights,
    overscanCount: overscan,
    defaultSize: firstScreenPx,
  });
  useLayoutEffect(
    () => onChoice({ items, totalSize, measureElement, scheduler }),
    [onChoice, items, totalSize, measureElement, scheduler],
  );
  // After the initial rows have registered: effects of earlier siblings run first.
  useLayoutEffect(() => {
    if (chosen) scheduler.begin(seen);
  }, [chosen, scheduler, seen]);
  return null;
}

/**
 * The row that contains an element. Distant rows have no inner layout: measuring an element inside
 * one would make the browser compute it.
 */
const rowOf = (element: Element): Element => element.closest('[data-index]') ?? element;

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < element.ownerDocument.documentElement.clientHeight;
}

/** A card's placeholder until its turn; `onTurn` renders the card. */
export function WaitingRow({
  fast,
  scheduler,
  onTurn,
  ...card
}: Omit<ComponentProps<typeof CardPlaceholder>, 'ref'> & {
  /** The reader is scrolling fast: cards that were not shown yet may wait. */
  fast: boolean;
  scheduler: FrameScheduler;
  onTurn(): void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const opens = useEffectEvent(() => {
    // When a list opens there is nothing to wait for: no skeleton comes before what the reader sees
    // first.
    if (!scheduler.begun() && place.current && isOnScreen(rowOf(place.current))) onTurn();
  });
  useLayoutEffect(() => opens(), []);
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    if (fast || !place.current) return;
    return scheduler.wait(rowOf(place.current), () => turn());
  }, [fast, scheduler]);
  return <CardPlaceholder ref={place} {...card} />;
}

/** A divider or the row that continues the list. */
export function TailRow({
  row,
  onLoad,
  onRefresh,
  onSelect,
}: {
  row: Exclude<FeedRow<unknown>, { kind: 'event' | 'shelf' }>;
  onLoad(): void;
  onRefresh(): void;
  onSelect(): void;
}) {
  if (row.kind === 'splitter') return <SplitterRow hasMore={row.has_more} onSelect={onSelect} />;
  return <LoaderRow state={row.state} onLoad={onLoad} onRefresh={onRefresh} />;
}
