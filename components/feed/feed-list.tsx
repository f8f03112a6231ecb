'use client';
import { useState } from 'react';
import { idleProgram } from '@/components/shell/idle-program';
import type { FeedEntry } from '@/lib/model/feed/entry';
import type { FeedRow } from '@/lib/model/feed/feed-rows';
import {
  overscanTitleOnly,
  overscanWithBrief,
  rowHeightTitleOnlyPx,
  rowHeightWithBriefPx,
} from '@/lib/model/limits/feed';
import type { RowChoice } from './late-rows';
import { Row, type RowProps } from './row';

/** What is drawn before a screen was measured: a tall phone. */
const firstScreenPx = 900;

const useLateRows = idleProgram(() => import('./late-rows'));

/** The first so many rows at the height that is expected of them. */
function firstRows(shown: number, all: number, size: number) {
  const items = Array.from({ length: Math.min(shown, all) }, (_, index) => {
    return { index, size, offset: index * size };
  });
  return { items, totalSize: all * size };
}

/**
 * The rows of a feed, only those near the screen, in the flow under a spacer, so that what the server
 * rendered does not move when heights are measured. The whole has the height that is expected of it:
 * were it to follow its rows, rows, height and place of scrolling would chase each other for ever.
 *
 * What chooses them comes when the page is idle; until then they are the first ones, and where it does
 * not come they are all.
 */
export function FeedList({
  rows,
  scroller,
  seen,
  sessions,
  ...shared
}: Omit<RowProps, 'row' | 'sessionId' | 'scheduler' | 'late'> & {
  rows: readonly FeedRow<FeedEntry>[];
  /** The element that scrolls; null until it is mounted. */
  scroller: HTMLElement | null;
  /** A list that cannot be seen keeps its height and renders nothing. */
  seen: boolean;
  sessions: Record<string, string>;
}) {
  const { brief } = shared;
  const [list, setList] = useState<HTMLElement | null>(null);
  const known = useLateRows();
  const late = known.state === 'here' ? known.program : undefined;
  const [choice, setChoice] = useState<RowChoice>();
  const size = brief ? rowHeightWithBriefPx : rowHeightTitleOnlyPx;
  const overscan = brief ? overscanWithBrief : overscanTitleOnly;
  const [drawnFirst] = useState(!late);
  // Where it is there as the list opens, it chooses before anything is painted.
  const first = drawnFirst ? Math.ceil(firstScreenPx / size) + overscan : 0;
  const {
    items,
    totalSize,
    measureElement,
    scheduler,
  }: Partial<RowChoice> & Pick<RowChoice, 'items' | 'totalSize'> =
    choice ?? firstRows(known.state === 'missing' ? rows.length : first, rows.length, size);
  const shown = seen ? items : [];
  const above = shown[0]?.offset ?? 0;
  const last = shown.at(-1);
  const below = Math.max(0, totalSize - (last ? last.offset + last.size : 0));
  return (
    <div
      ref={setList}
      // Who looks for a far row waits until it can be chosen.
      data-first-rows={choice || known.state === 'missing' ? undefined : ''}
      style={choice ? { height: totalSize, overflow: 'clip' } : undefined}
    >
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
            <Row row={row} {...{ sessionId, scheduler, late }} {...shared} />
          </div>
        );
      })}
      {!choice && below > 0 && <div style={{ height: below }} />}
      {late && (
        <late.ChooseRows
          count={rows.length}
          // The list begins where what scrolls begins. Told that the one lies in the other, each render
          // would ask where it stands, and rows and place could chase each other until the page gives up.
          element={scroller ?? list}
          {...{ size, overscan, seen, firstScreenPx }}
          chosen={choice !== undefined}
          onChoice={setChoice}
        />
      )}
    </div>
  );
}
