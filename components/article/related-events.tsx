'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { openNextAtom } from '@/lib/state/article/detail';
import { useRelated } from '@/lib/state/article/related';
import { EventLine } from './event-line';

/** Related events of an article; hidden if there are none. */
export default function RelatedEvents({ eventId }: { eventId: string }) {
  const t = useTranslations('article');
  const common = useTranslations('common');
  const openDetail = useSetAtom(openNextAtom);
  const { entries, ended, loading, failed, loadMore } = useRelated(eventId);
  if (entries?.length === 0 && !failed) return null;
  return (
    <section aria-labelledby="related-title" className="pb-8">
      <h2 id="related-title" className="mx-4 mt-0 mb-1 text-small font-semibold">
        {t('related')}
      </h2>
      {entries && entries.length > 0 && (
        <ul className="m-0 list-none p-0">
          {entries.map((entry) => (
            <EventLine key={entry.id} entry={entry} onOpen={openDetail} />
          ))}
        </ul>
      )}
      {!entries && !failed && (
        <div role="status" aria-label={t('relatedLoading')} className="px-4 py-3">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-3 h-5 w-3/5" />
        </div>
      )}
      {failed && (
        <div role="alert" className="mx-4 my-3 text-brief text-ink-2">
          <p className="m-0 mb-3">{t('relatedFailed')}</p>
          <Button onClick={loadMore}>{common('retry')}</Button>
        </div>
      )}
      {entries && entries.length > 0 && !ended && !failed && (
        <div className="grid place-items-center py-4">
          <Button disabled={loading} onClick={loadMore}>
            {t(loading ? 'relatedLoading' : 'relatedMore')}
          </Button>
        </div>
      )}
    </section>
  );
}
