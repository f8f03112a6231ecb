'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, type ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { MessageBlock } from '@/components/ui/message-block';
import { PullToRefresh } from '@/components/ui/pull-to-refresh';
import type { Feed, FeedLoad } from '@/lib/model/feed/feed';
import { dueLoad } from '@/lib/model/feed/due-load';
import { fastScrollTitleOnly, fastScrollWithBrief } from '@/lib/model/limits/feed';
import { loadMarks } from '@/lib/state/feed/first-marks';
import { settingAtom } from '@/lib/state/page/settings';
import { BackToTop } from './back-to-top';
import { Precaching } from './precaching';
import { SinceLine } from './since-line';
import { useNearEnd, useScrolling } from './use-scrolling';

/** The list's secondary functions: not part of its first load. */
export function ListTools({
  scroller,
  rows,
  open,
  refreshing,
  onRefresh,
}: Omit<ComponentProps<typeof Precaching>, 'on'> & {
  open: boolean;
  refreshing: boolean;
  onRefresh(): void;
}) {
  const t = useTranslations('common');
  useEffect(() => void loadMarks(), []);
  return (
    <>
      <Precaching scroller={scroller} rows={rows} on={open} />
      {open && <SinceLine />}
      <PullToRefresh
        scroller={scroller}
        enabled={open && !refreshing}
        onRefresh={onRefresh}
        pullText={t('pull')}
        releaseText={t('release')}
      />
    </>
  );
}

/** What a list does on scrolling: it continues near its end, and offers the way back to its top. */
export function ListScroll({
  scroller,
  feed,
  open,
  brief,
  load,
  onFast,
  onTop,
}: {
  scroller: HTMLElement | null;
  feed: Feed<unknown>;
  open: boolean;
  brief: boolean;
  load(kind: FeedLoad): void;
  /** The reader began to scroll fast, or stopped. */
  onFast(fast: boolean): void;
  onTop(): void;
}) {
  const infiniteScroll = useAtomValue(settingAtom('infiniteScroll'));
  const far = useScrolling(scroller, brief ? fastScrollWithBrief : fastScrollTitleOnly, onFast);
  const due = open ? dueLoad(feed, infiniteScroll) : undefined;
  useNearEnd(
    scroller,
    feed,
    useCallback(() => {
      if (due) load(due);
    }, [due, load]),
  );
  return <BackToTop shown={far && open} onPress={onTop} />;
}

/** Why a list has no events, and what the reader can do about it. */
export function EmptyList({ why, onRefresh }: { why: 'failed' | 'empty'; onRefresh(): void }) {
  const t = useTranslations();
  return (
    <MessageBlock
      drawing={<Drawing name={why === 'failed' ? 'broken' : 'empty'} />}
      text={t(`feed.${why}`)}
      action={
        <Button look="solid" onClick={onRefresh}>
          {t(why === 'failed' ? 'common.retry' : 'feed.refresh')}
        </Button>
      }
    />
  );
}
