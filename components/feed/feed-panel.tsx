'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import { idleProgram } from '@/components/shell/idle-program';
import type { Feed, FeedLoad } from '@/lib/model/feed/feed';
import { feedRows } from '@/lib/model/feed/feed-rows';
import { listSkeletons } from '@/lib/model/limits/feed';
import { feedAtom } from '@/lib/state/feed/feed';
import { loadFeedAtom, refreshFeedAtom } from '@/lib/state/feed/load-feed';
import { hiddenAtom } from '@/lib/state/page/hidden';
import { settingAtom } from '@/lib/state/page/settings';
import { FeedList } from './feed-list';
import { ListSkeleton } from './list-skeleton';
import { PageLine } from './page-line';
import { UpdatingTip } from './updating-tip';
import { useFreshList, useListTop } from './use-fresh-list';

const useTools = idleProgram(() => import('./list-tools'));

/** The list of one tab, in its own scroll container. */
export function FeedPanel({
  tab,
  label,
  open,
  seen,
}: {
  tab: string;
  label: string;
  open: boolean;
  seen: boolean;
}) {
  const feed = useAtomValue(feedAtom(tab));
  const infiniteScroll = useAtomValue(settingAtom('infiniteScroll'));
  const brief = useAtomValue(settingAtom('listBriefVisible'));
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { load, refresh, select } = useFeedLoads(tab);
  const [fast, setFast] = useState(false);
  const known = useTools();
  const tools = known.state === 'here' ? known.program : undefined;
  const askAgain = known.state === 'missing' ? known.askAgain : undefined;
  const hidden = useAtomValue(hiddenAtom);
  const rows = useMemo(
    () => feedRows(feed, infiniteScroll, hidden),
    [feed, infiniteScroll, hidden],
  );

  useFreshList(feed, open, scroller, () => load('refresh'));
  useListTop(feed, open, scroller);
  const refreshing = feed.loading === 'refresh';
  const startAtTop = useCallback(() => {
    scroller?.scrollTo({ top: 0 });
    refresh();
  }, [scroller, refresh]);

  const goOn = useCallback(() => {
    load(feed.failed ?? (infiniteScroll && feed.has_more ? 'more' : 'history'));
  }, [feed.failed, feed.has_more, infiniteScroll, load]);
  const empty = feed.events.length + feed.history_events.length === 0;
  return (
    <div className="relative flex h-full flex-col">
      {refreshing && feed.refreshed_at !== undefined && <UpdatingTip />}
      {open && <PageLine />}
      {tools && <tools.ListTools {...{ scroller, rows, open, refreshing }} onRefresh={refresh} />}
      <div className="relative flex min-h-0 flex-1 flex-col">
        <div
          ref={setScroller}
          role="region"
          aria-label={label}
          tabIndex={0}
          // The code that continues the list failed to load: scrolling on requests it again.
          onScroll={askAgain}
          className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain -outline-offset-2"
        >
          {feed.refreshed_at !== undefined && !empty ? (
            <FeedList
              key={feed.renewed_at}
              rows={rows}
              scroller={scroller}
              seen={seen}
              fast={fast}
              brief={brief}
              sessions={feed.sessions}
              onLoad={goOn}
              onRefresh={refresh}
              onSelect={select}
            />
          ) : (
            <NoEvents
              {...{ feed, seen, brief, tools }}
              onRefresh={() => {
                askAgain?.();
                refresh();
              }}
              missing={askAgain !== undefined}
            />
          )}
        </div>
        {tools && (
          <tools.ListScroll
            {...{ scroller, feed, open, load, brief }}
            onFast={setFast}
            onTop={startAtTop}
          />
        )}
      </div>
    </div>
  );
}

/**
 * Replaces a list without events: why there are none, or placeholders while that is unknown. The
 * component is loaded when the page is idle; without it, plain text is shown.
 */
function NoEvents({
  feed,
  seen,
  brief,
  tools,
  missing,
  onRefresh,
}: {
  feed: Feed<unknown>;
  seen: boolean;
  brief: boolean;
  tools?: typeof import('./list-tools');
  missing: boolean;
  onRefresh(): void;
}) {
  const t = useTranslations();
  const ended = feed.refreshed_at !== undefined && !feed.loading && !feed.history_has_more;
  const why = feed.failed ? 'failed' : ended ? 'empty' : undefined;
  if (why && tools) return <tools.EmptyList why={why} onRefresh={onRefresh} />;
  if (why && missing) {
    return (
      <button type="button" className="w-full px-4 py-14 text-brief" onClick={onRefresh}>
        {t(`feed.${why}`)} {t(why === 'failed' ? 'common.retry' : 'feed.refresh')}
      </button>
    );
  }
  return seen && <ListSkeleton rows={listSkeletons} brief={brief} />;
}

/** The loads of a tab's list; `select`: other events than those on the page. */
function useFeedLoads(tab: string) {
  const start = useSetAtom(loadFeedAtom);
  const startRefresh = useSetAtom(refreshFeedAtom);
  return {
    load: useCallback((kind: FeedLoad) => void start(tab, kind), [start, tab]),
    refresh: useCallback(() => void startRefresh(tab), [startRefresh, tab]),
    select: useCallback(() => void startRefresh(tab, true), [startRefresh, tab]),
  };
}
