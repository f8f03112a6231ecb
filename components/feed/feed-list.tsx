'use client';
import { useLayoutEffect, useState } from 'react';
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
import { useRowWindow } from './use-row-window';

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
  const {
    rows: near,
    height,
    measure,
  } = useRowWindow({
    count: rows.length,
    expected: brief ? rowHeightWithBriefPx : rowHeightTitleOnlyPx,
    overscan: brief ? overscanWithBrief : overscanTitleOnly,
    scroller,
    firstScreen: firstScreenPx,
  });
  // After the rows that come with the list have asked: the effects of children run first.
  useLayoutEffect(() => scheduler.begin(seen), [scheduler, seen]);
  const shown = seen ? near : [];
  const above = shown[0]?.top ?? 0;
  const last = shown.at(-1);
  const below = Math.max(0, height - (last ? last.top + last.height : 0));
  return (
    <div ref={setList} style={list ? { height, overflow: 'clip' } : undefined}>
      {above > 0 && <div style={{ height: above }} />}
      {shown.map(({ index, height: own }) => {
        const row = rows[index];
        if (!row) return null;
        const sessionId = sessions[row.key] ?? '';
        return (
          <div
            key={row.key}
            ref={measure}
            data-index={index}
            // What is only near the screen is there, but costs no layout and no paint yet.
            className="[content-visibility:auto]"
            style={{ containIntrinsicHeight: `auto ${own}px` }}
          >
            <Row row={row} sessionId={sessionId} scheduler={scheduler} {...shared} />
          </div>
        );
      })}
      {!list && below > 0 && <div style={{ height: below }} />}
    </div>
  );
}
