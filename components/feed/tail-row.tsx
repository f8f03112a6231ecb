'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { LoaderState } from '@/lib/model/feed/feed-rows';

/**
 * The row that continues the list: loading, failed with a retry, or the end, where a tap refreshes.
 */
export function LoaderRow({
  state,
  onLoad,
  onRefresh,
}: {
  state: LoaderState;
  onLoad(): void;
  onRefresh(): void;
}) {
  const t = useTranslations();
  return (
    <div className="flex min-h-20 flex-col items-center justify-center gap-2 px-4 py-4 text-center text-small text-ink-2">
      {state === 'loading' && <p role="status">{t('feed.loadingMore')}</p>}
      {state === 'idle' && (
        <Button look="quiet" onClick={onLoad}>
          {t('feed.loadMore')}
        </Button>
      )}
      {state === 'failed' && (
        <>
          <p role="alert">{t('feed.moreFailed')}</p>
          <Button onClick={onLoad}>{t('common.retry')}</Button>
        </>
      )}
      {state === 'end' && (
        <Button look="quiet" className="text-ink-2!" onClick={onRefresh}>
          {t('feed.end')}
        </Button>
      )}
    </div>
  );
}

/** The divider between new events and those shown before. */
export function SplitterRow({ hasMore, onSelect }: { hasMore: boolean; onSelect(): void }) {
  const t = useTranslations('feed');
  return (
    <div className="flex items-center gap-3 px-4 py-2 text-small text-ink-2 before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
      {hasMore ? (
        <Button look="quiet" onClick={onSelect}>
          {t('newSelection')}
        </Button>
      ) : (
        <p className="flex min-h-11 items-center">{t('upToDate')}</p>
      )}
    </div>
  );
}
