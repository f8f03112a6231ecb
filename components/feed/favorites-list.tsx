'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { MessageBlock } from '@/components/ui/message-block';
import { PullToRefresh } from '@/components/ui/pull-to-refresh';
import { favoriteSkeletons } from '@/lib/model/limits/feed';
import { useFavorites } from '@/lib/state/feed/favorites';
import { settingAtom } from '@/lib/state/page/settings';
import { CardRows } from './card-rows';
import { ListSkeleton } from './list-skeleton';
import { UpdatingTip } from './updating-tip';
import { useNearEnd } from './use-scrolling';

/** The favorite events, newest first, in their own scroll container. */
export function FavoritesList({ labelledBy }: { labelledBy: string }) {
  const t = useTranslations();
  const brief = useAtomValue(settingAtom('listBriefVisible'));
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [refreshing, setRefreshing] = useState(false);
  const { entries, ended, loading, failed, loadMore, refresh } = useFavorites();
  // A failed load waits for the reader.
  useNearEnd(scroller, entries, () => {
    if (entries && !failed) loadMore();
  });

  const again = async () => {
    setRefreshing(true);
    await refresh().catch(() => undefined);
    setRefreshing(false);
  };
  return (
    <div className="relative min-h-0 flex-1 overflow-clip">
      {refreshing && entries && <UpdatingTip />}
      <PullToRefresh
        scroller={scroller}
        enabled={entries !== undefined && !refreshing}
        onRefresh={() => void again()}
        pullText={t('common.pull')}
        releaseText={t('common.release')}
      />
      <div
        ref={setScroller}
        role="group"
        aria-labelledby={labelledBy}
        tabIndex={0}
        className="h-full touch-pan-y touch-pinch-zoom overflow-y-auto overscroll-y-contain -outline-offset-2"
      >
        {entries?.length === 0 && !failed && (
          <MessageBlock
            drawing={<Drawing name="empty" />}
            text={t('favorites.empty')}
            action={
              <Button look="solid" onClick={() => void again()}>
                {t('feed.refresh')}
              </Button>
            }
          />
        )}
        {entries && <CardRows entries={entries} />}
        {entries === undefined && !failed && (
          <ListSkeleton rows={favoriteSkeletons} brief={brief} />
        )}
        {failed && (
          <MessageBlock
            drawing={entries ? null : <Drawing name="broken" />}
            text={t(entries ? 'feed.moreFailed' : 'favorites.failed')}
            action={<Button onClick={loadMore}>{t('common.retry')}</Button>}
          />
        )}
        {entries !== undefined && entries.length > 0 && !failed && (
          <p role="status" className="px-4 py-6 text-center text-small text-ink-2">
            {ended ? t('favorites.end') : loading ? t('feed.loadingMore') : ''}
          </p>
        )}
      </div>
    </div>
  );
}
