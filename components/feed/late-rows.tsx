'use client';
// What a list needs beyond the rows that came with the page: which rows are near the screen, what stands
// for a card that waits for its turn, and the rows that go on. Comes when the page is idle.
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

/** The rows near the screen, and who lets their cards be drawn. */
export type RowChoice = Pick<Virtualizer, 'items' | 'totalSize' | 'measureElement'> & {
  scheduler: FrameScheduler;
};

/**
 * Chooses the rows of a list. Draws nothing: what is drawn already stays the same element. Renders
 * whenever the list does, and so is no memo: only then are rows that were drawn measured.
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
  /** The element that scrolls; null until it is mounted. */
  element: HTMLElement | null;
  /** The height that is expected of a row. Another one is another form of them all. */
  size: number;
  overscan: number;
  firstScreenPx: number;
  seen: boolean;
  /** Whether the list draws what was chosen. */
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
  // After the rows that come with the list have asked: the effects of those before run first.
  useLayoutEffect(() => {
    if (chosen) scheduler.begin(seen);
  }, [chosen, scheduler, seen]);
  return null;
}

/**
 * The row that an element lies in. Rows far off are not laid out inside: to ask where something in
 * one of them is makes the browser do that.
 */
const rowOf = (element: Element): Element => element.closest('[data-index]') ?? element;

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < element.ownerDocument.documentElement.clientHeight;
}

/** What stands for a card until its turn has come; `onTurn` draws it. */
export function WaitingRow({
  fast,
  scheduler,
  onTurn,
  ...card
}: Omit<ComponentProps<typeof CardPlaceholder>, 'ref'> & {
  /** The reader scrolls fast: what was not shown yet may wait. */
  fast: boolean;
  scheduler: FrameScheduler;
  onTurn(): void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const opens = useEffectEvent(() => {
    // Where a list opens there is nothing to wait for: no skeleton before what the reader sees first.
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

/** A row that divides or goes on. */
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
