'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { EventLine } from '@/components/article/event-line';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { ownReaderAtom } from '@/lib/state/page/reader';
import { useFollowedEvents } from '@/lib/state/topics/followed-events';

/** What is new in all topics that the reader follows, without a look into each. */
export function FollowedEvents() {
  const t = useTranslations();
  const headingId = useId();
  const isReader = useAtomValue(ownReaderAtom) !== undefined;
  const { entries, ended, loading, failed, loadMore } = useFollowedEvents();
  if (!isReader) return null;
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h2 id={headingId} className="mx-4 mt-0 mb-1 text-small font-semibold text-ink-2">
        {t('topics.news')}
      </h2>
      {entries && entries.length > 0 && (
        <ul className="m-0 list-none p-0">
          {entries.map((entry) => (
            <EventLine key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {!entries && !failed && (
        <div role="status" aria-label={t('topics.loadingNews')} className="px-4 py-3">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-3 h-5 w-3/5" />
        </div>
      )}
      {entries?.length === 0 && (
        <p className="mx-4 my-3 text-brief text-ink-2">{t('topics.noNews')}</p>
      )}
      {failed && (
        <div role="alert" className="mx-4 my-3 text-brief text-ink-2">
          <p className="m-0 mb-3">{t('topics.newsFailed')}</p>
          <Button onClick={loadMore}>{t('common.retry')}</Button>
        </div>
      )}
      {entries && entries.length > 0 && !ended && !failed && (
        <div className="grid place-items-center py-4">
          <Button disabled={loading} onClick={loadMore}>
            {t(loading ? 'topics.loadingMore' : 'topics.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
