'use client';
import { useLayoutEffect, useState } from 'react';
import { useDynamicRowHeight, useVirtualizer } from 'react-window';
import type { FeedEntry } from '@/lib/model/feed/entry';
import type { FeedRow } from '@/lib/model/feed/feed-rows';
import {
  overscanTitleOnly,
  overscanWithBrief,
  rowHeightTitleOnlyPx,
  rowHeightWithBriefPx,
} from '@/lib/model/limits/feed';
import { Row, type RowProps } from './row';
import { createFrameScheduler } from './frame-scheduler';

/** What the server renders before a screen was measured: a tall phone. */
const firstScreenPx = 900;

/**
 * The rows of a feed, only those near the screen, in the flow under a spacer, so that what the server
 * rendered does not move when heights are measured. The whole has the height that is expected of it:
 * were it to follow its rows, rows, height and place of scrolling would chase each other for ever.
 */
export function FeedList({
  rows,
  scroller,
  seen,
  sessions,
  ...shared
}: Omit<RowProps, 'row' | 'sessionId' | 'scheduler'> & {
  rows: readonly FeedRow<FeedEntry>[];
  /** The element that scrolls; null until it is mounted. */
  scroller: HTMLElement | null;
  /** A list that cannot be seen keeps its height and renders nothing. */
  seen: boolean;
  sessions: Record<string, string>;
}) {
  const { brief } = shared;
  const [list, setList] = useState<HTMLElement | null>(null);
  const [scheduler] = useState(createFrameScheduler);
  const heights = useDynamicRowHeight({
    defaultRowHeight: brief ? rowHeightWithBriefPx : rowHeightTitleOnlyPx,
    key: String(brief),
  });
  const { items, totalSize, measureElement } = useVirtualizer({
    count: rows.length,
    // The list begins where what scrolls begins. Told that the one lies in the other, each render would
    // ask where it stands, and rows and place could chase each other until the page gives up.
    element: scroller ?? list,
    itemSize: heights,
    overscanCount: brief ? overscanWithBrief : overscanTitleOnly,
    defaultSize: firstScreenPx,
  });
  // After the rows that come with the list have asked: the effects of children run first.
  useLayoutEffect(() => scheduler.begin(seen), [scheduler, seen]);
  const shown = seen ? items : [];
  const above = shown[0]?.offset ?? 0;
  const last = shown.at(-1);
  const below = Math.max(0, totalSize - (last ? last.offset + last.size : 0));
  return (
    <div ref={setList} style={list ? { height: totalSize, overflow: 'clip' } : undefined}>
      {above > 0 && <div style={{ height: above }} />}
      {shown.map(({ index, size }) => {
        const row = rows[index];
        if (!row) return null;
        const sessionId = sessions[row.key] ?? '';
        return (
          <div
            key={row.key}
            ref={measureElement}
            data-index={index}
            // What is only near the screen is there, but costs no layout and no paint yet.
            className="[content-visibility:auto]"
            style={{ containIntrinsicHeight: `auto ${size}px` }}
          >
            <Row row={row} sessionId={sessionId} scheduler={scheduler} {...shared} />
          </div>
        );
      })}
      {!list && below > 0 && <div style={{ height: below }} />}
    </div>
  );
}
