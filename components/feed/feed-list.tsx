'use client';
import { memo, useState } from 'react';
import { useDynamicRowHeight, useVirtualizer } from 'react-window';
import type { FeedEntry } from '@/lib/model/entry';
import { CardMode } from '@/lib/model/enums';
import type { FeedRow } from '@/lib/model/feed-rows';
import {
  overscanTitleOnly,
  overscanWithBrief,
  rowHeightTitleOnlyPx,
  rowHeightWithBriefPx,
} from '@/lib/model/limits';
import { Card } from './card';
import { CardSkeleton } from './card-skeleton';
import { LoaderRow, SplitterRow } from './tail-row';

/** What the server renders before a screen was measured: a tall phone. */
const firstScreenPx = 900;

type RowProps = {
  row: FeedRow<FeedEntry>;
  brief: boolean;
  sessions: Record<string, string>;
  onLoad(): void;
  onRefresh(): void;
};

/**
 * The rows of a feed, only those near the screen. They stand in the flow between two spacers, so
 * that what the server rendered does not move when heights are measured. While `fast`, rows that
 * come into view are skeletons of the same height.
 */
export function FeedList({
  rows,
  scroller,
  seen,
  fast,
  ...shared
}: Omit<RowProps, 'row'> & {
  rows: readonly FeedRow<FeedEntry>[];
  /** The element that scrolls; null until it is mounted. */
  scroller: HTMLElement | null;
  /** A list that cannot be seen keeps its height and renders nothing. */
  seen: boolean;
  fast: boolean;
}) {
  const { brief } = shared;
  const [list, setList] = useState<HTMLElement | null>(null);
  const heights = useDynamicRowHeight({
    defaultRowHeight: brief ? rowHeightWithBriefPx : rowHeightTitleOnlyPx,
    key: String(brief),
  });
  const { items, totalSize, measureElement } = useVirtualizer({
    count: rows.length,
    element: list,
    scrollElement: scroller,
    itemSize: heights,
    overscanCount: brief ? overscanWithBrief : overscanTitleOnly,
    defaultSize: firstScreenPx,
  });
  const shown = seen ? items : [];
  const above = shown[0]?.offset ?? 0;
  const last = shown.at(-1);
  const below = Math.max(0, totalSize - (last ? last.offset + last.size : 0));
  return (
    <div ref={setList}>
      {above > 0 && <div style={{ height: above }} />}
      {shown.map(({ index, size }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <div key={row.key} ref={measureElement} data-index={index}>
            <Row row={row} light={fast ? size : undefined} {...shared} />
          </div>
        );
      })}
      {below > 0 && <div style={{ height: below }} />}
    </div>
  );
}

/** `light` is the height of the skeleton that may stand in for a card not shown yet. */
const Row = memo(function Row({ row, light, ...props }: RowProps & { light?: number }) {
  const [real, setReal] = useState(light === undefined);
  if (light === undefined && !real) setReal(true);
  const { brief, sessions, onLoad, onRefresh } = props;
  if (row.kind === 'splitter') return <SplitterRow hasMore={row.has_more} onRefresh={onRefresh} />;
  if (row.kind !== 'event') {
    return <LoaderRow state={row.state} onLoad={onLoad} onRefresh={onRefresh} />;
  }
  if (!real) return <CardSkeleton brief={brief} height={light} />;
  return (
    <Card
      entry={row.event}
      index={row.index}
      mode={brief ? CardMode.Default : CardMode.TitleOnly}
      sessionId={sessions[row.event.id] ?? ''}
    />
  );
});
