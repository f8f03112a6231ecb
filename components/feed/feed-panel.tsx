'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { MessageBlock } from '@/components/ui/message-block';
import { PullToRefresh } from '@/components/ui/pull-to-refresh';
import { onPageShown } from '@/lib/browser/page-hidden';
import { dueLoad, isStale, type FeedLoad } from '@/lib/model/feed/feed';
import { feedRows } from '@/lib/model/feed/feed-rows';
import { fastScrollTitleOnly, fastScrollWithBrief, listSkeletons } from '@/lib/model/limits/feed';
import { feedAtom, loadFeedAtom, refreshFeedAtom } from '@/lib/state/feed/feed';
import { hiddenAtom } from '@/lib/state/page/hidden';
import { settingAtom } from '@/lib/state/page/settings';
import { topAskedAtom } from '@/lib/state/feed/to-top';
import { BackToTop } from './back-to-top';
import { FeedList } from './feed-list';
import { ListSkeleton } from './list-skeleton';
import { PageLine } from './page-line';
import { Precaching } from './precaching';
import { SinceLine } from './since-line';
import { UpdatingTip } from './updating-tip';
import { useNearEnd, useScrolling } from './use-scrolling';

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
  const t = useTranslations();
  const feed = useAtomValue(feedAtom(tab));
  const infiniteScroll = useAtomValue(settingAtom('infiniteScroll'));
  const brief = useAtomValue(settingAtom('listBriefVisible'));
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const start = useSetAtom(loadFeedAtom);
  const startRefresh = useSetAtom(refreshFeedAtom);
  const load = useCallback((kind: FeedLoad) => void start(tab, kind), [start, tab]);
  const refresh = useCallback(() => void startRefresh(tab), [startRefresh, tab]);
  const select = useCallback(() => void startRefresh(tab, true), [startRefresh, tab]);
  const { fast, far } = useScrolling(scroller, brief ? fastScrollWithBrief : fastScrollTitleOnly);
  const hidden = useAtomValue(hiddenAtom);
  const rows = useMemo(
    () => feedRows(feed, infiniteScroll, hidden),
    [feed, infiniteScroll, hidden],
  );

  // A tab is checked when it is opened; what fails then waits for the reader.
  const check = useEffectEvent(() => {
    if (isStale(feed, Date.now()) && !feed.loading) load('refresh');
  });
  useEffect(() => {
    if (open) check();
  }, [open]);
  useEffect(() => {
    if (!open || !scroller) return;
    // Whoever comes back to a list that was left open has it renewed, unless they are reading on.
    return onPageShown(() => scroller.scrollTop === 0 && check());
  }, [open, scroller]);

  const refreshing = feed.loading === 'refresh';
  const toTop = useEffectEvent(() => scroller?.scrollTo({ top: 0 }));
  const { renewed_at } = feed;
  useEffect(() => {
    // With the new list, and not before: a refresh that fails, or brings nothing new to a tab that is
    // only come to, leaves the reader in their place.
    if (renewed_at !== undefined) toTop();
  }, [renewed_at]);
  const topAsked = useAtomValue(topAskedAtom);
  const toAskedTop = useEffectEvent(() => open && toTop());
  useEffect(() => {
    // When it is asked for: a tab that is come to later is where it was left.
    if (topAsked > 0) toAskedTop();
  }, [topAsked]);
  const startAtTop = useCallback(() => {
    scroller?.scrollTo({ top: 0 });
    refresh();
  }, [scroller, refresh]);

  const due = open ? dueLoad(feed, infiniteScroll) : undefined;
  useNearEnd(
    scroller,
    feed,
    useCallback(() => {
      if (due) load(due);
    }, [due, load]),
  );
  const goOn = useCallback(() => {
    load(feed.failed ?? (infiniteScroll && feed.has_more ? 'more' : 'history'));
  }, [feed.failed, feed.has_more, infiniteScroll, load]);

  const again = (word: 'refresh' | 'retry') => (
    <Button look="solid" onClick={refresh}>
      {word === 'retry' ? t('common.retry') : t('feed.refresh')}
    </Button>
  );
  const empty = feed.events.length + feed.history_events.length === 0;
  return (
    <div className="relative flex h-full flex-col">
      <Precaching scroller={scroller} rows={rows} on={open} />
      {refreshing && feed.refreshed_at !== undefined && <UpdatingTip />}
      {open && <PageLine />}
      {open && <SinceLine />}
      <PullToRefresh
        scroller={scroller}
        enabled={open && !refreshing}
        onRefresh={refresh}
        pullText={t('common.pull')}
        releaseText={t('common.release')}
      />
      <div
        ref={setScroller}
        role="region"
        aria-label={label}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain -outline-offset-2"
      >
        {feed.refreshed_at !== undefined && !empty ? (
          <FeedList
            key={renewed_at}
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
        ) : feed.failed ? (
          <MessageBlock
            drawing={<Drawing name="broken" />}
            text={t('feed.failed')}
            action={again('retry')}
          />
        ) : feed.refreshed_at !== undefined && !feed.loading && !feed.history_has_more ? (
          <MessageBlock
            drawing={<Drawing name="empty" />}
            text={t('feed.empty')}
            action={again('refresh')}
          />
        ) : (
          seen && <ListSkeleton rows={listSkeletons} brief={brief} />
        )}
      </div>
      <BackToTop shown={far && open} onPress={startAtTop} />
    </div>
  );
}
