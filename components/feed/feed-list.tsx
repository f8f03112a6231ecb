'use client';
import { useSelectedLayoutSegment } from 'next/navigation';
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

/** The assumed screen height before it was measured: a tall phone. */
const firstScreenPx = 900;
/**
 * The rows beyond it below an article that was opened by its address: nobody can scroll the list
 * before the code that selects rows is there, and cards are most of what such a page costs the server.
 */
const overscanBelowArticle = 3;

const useLateRows = idleProgram(() => import('./late-rows'));

/** The first rows, with their estimated height. */
function firstRows(shown: number, all: number, size: number) {
  const items = Array.from({ length: Math.min(shown, all) }, (_, index) => {
    return { index, size, offset: index * size };
  });
  return { items, totalSize: all * size };
}

/**
 * The rows of a feed, only those near the screen, in the normal flow below a spacer, so that
 * server-rendered rows don't move when heights are measured. The container has the estimated total
 * height: if it followed its rows, then rows, height and scroll position would adjust to each other
 * forever.
 * The code that selects rows is loaded when the page is idle; until then the first ones are
 * rendered, and if it fails to load, all of them.
 */
export function FeedList({
  rows,
  scroller,
  seen,
  sessions,
  ...shared
}: Omit<RowProps, 'row' | 'sessionId' | 'scheduler' | 'late' | 'isBelowArticle'> & {
  rows: readonly FeedRow<FeedEntry>[];
  /** The scroll container; null until it is mounted. */
  scroller: HTMLElement | null;
  /** An invisible list keeps its height and renders nothing. */
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
  // If the code has already loaded when the list opens, it selects rows before the first paint.
  const [isBelowArticle] = useState(useSelectedLayoutSegment() === 'detail');
  const overscanFirst = isBelowArticle ? overscanBelowArticle : overscan;
  const first = drawnFirst ? Math.ceil(firstScreenPx / size) + overscanFirst : 0;
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
      // Code that looks for a distant row waits until rows can be selected.
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
            // Rows that are only near the screen exist, but need no layout or paint yet.
            className="[content-visibility:auto]"
            style={{ containIntrinsicHeight: `auto ${size}px` }}
          >
            <Row row={row} {...{ sessionId, scheduler, late, isBelowArticle }} {...shared} />
          </div>
        );
      })}
      {!choice && below > 0 && <div style={{ height: below }} />}
      {late && (
        <late.ChooseRows
          count={rows.length}
          // The list starts at the top of its scroll container. If told that it is inside, the
          // library would measure its offset at each render, and rows and position could adjust to
          // each other until the page gives up.
          element={scroller ?? list}
          {...{ size, overscan, seen, firstScreenPx }}
          chosen={choice !== undefined}
          onChoice={setChoice}
        />
      )}
    </div>
  );
}
