'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import { idleComponent } from '@/components/shell/idle-component';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { MessageBlock } from '@/components/ui/message-block';
import { dueLoad, type Feed, type FeedLoad } from '@/lib/model/feed/feed';
import { feedRows } from '@/lib/model/feed/feed-rows';
import { fastScrollTitleOnly, fastScrollWithBrief, listSkeletons } from '@/lib/model/limits/feed';
import { feedAtom } from '@/lib/state/feed/feed';
import { loadFeedAtom, refreshFeedAtom } from '@/lib/state/feed/load-feed';
import { hiddenAtom } from '@/lib/state/page/hidden';
import { settingAtom } from '@/lib/state/page/settings';
import { BackToTop } from './back-to-top';
import { FeedList } from './feed-list';
import { ListSkeleton } from './list-skeleton';
import { PageLine } from './page-line';
import { UpdatingTip } from './updating-tip';
import { useFreshList, useListTop } from './use-fresh-list';
import { useNearEnd, useScrolling } from './use-scrolling';

const ListTools = idleComponent(() => import('./list-tools'));

/** The list of one tab, in a scroll container of its own. */
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
  const { fast, far } = useScrolling(scroller, brief ? fastScrollWithBrief : fastScrollTitleOnly);
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

  const goOn = useGoingOn(feed, open, scroller, load);
  const empty = feed.events.length + feed.history_events.length === 0;
  return (
    <div className="relative flex h-full flex-col">
      {refreshing && feed.refreshed_at !== undefined && <UpdatingTip />}
      {open && <PageLine />}
      <ListTools {...{ scroller, rows, open, refreshing }} onRefresh={refresh} />
      <div className="relative flex min-h-0 flex-1 flex-col">
        <div
          ref={setScroller}
          role="region"
          aria-label={label}
          tabIndex={0}
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
            <NoEvents feed={feed} seen={seen} brief={brief} onRefresh={refresh} />
          )}
        </div>
        <BackToTop shown={far && open} onPress={startAtTop} />
      </div>
    </div>
  );
}

/** Loads what is due near the end of an open list; the answer does so where a reader asks for it. */
function useGoingOn(
  feed: Feed<unknown>,
  open: boolean,
  scroller: HTMLElement | null,
  load: (kind: FeedLoad) => void,
): () => void {
  const infiniteScroll = useAtomValue(settingAtom('infiniteScroll'));
  const due = open ? dueLoad(feed, infiniteScroll) : undefined;
  useNearEnd(
    scroller,
    feed,
    useCallback(() => {
      if (due) load(due);
    }, [due, load]),
  );
  return useCallback(() => {
    load(feed.failed ?? (infiniteScroll && feed.has_more ? 'more' : 'history'));
  }, [feed.failed, feed.has_more, infiniteScroll, load]);
}

/** In place of a list without events: why there are none, or, while that is open, placeholders. */
function NoEvents({
  feed,
  seen,
  brief,
  onRefresh,
}: {
  feed: Feed<unknown>;
  seen: boolean;
  brief: boolean;
  onRefresh(): void;
}) {
  const t = useTranslations();
  if (feed.failed) {
    return (
      <MessageBlock
        drawing={<Drawing name="broken" />}
        text={t('feed.failed')}
        action={
          <Button look="solid" onClick={onRefresh}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  if (feed.refreshed_at !== undefined && !feed.loading && !feed.history_has_more) {
    return (
      <MessageBlock
        drawing={<Drawing name="empty" />}
        text={t('feed.empty')}
        action={
          <Button look="solid" onClick={onRefresh}>
            {t('feed.refresh')}
          </Button>
        }
      />
    );
  }
  return seen && <ListSkeleton rows={listSkeletons} brief={brief} />;
}

/** What the list of a tab can be asked for; `select`: other events than those on the page. */
function useFeedLoads(tab: string) {
  const start = useSetAtom(loadFeedAtom);
  const startRefresh = useSetAtom(refreshFeedAtom);
  return {
    load: useCallback((kind: FeedLoad) => void start(tab, kind), [start, tab]),
    refresh: useCallback(() => void startRefresh(tab), [startRefresh, tab]),
    select: useCallback(() => void startRefresh(tab, true), [startRefresh, tab]),
  };
}
