'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useTopics, type TopicList } from '@/lib/state/topics/topics';
import { MarkAll } from './mark-all';
import { TopicRow } from './topic-row';

/** One list of topics under its heading. */
export function TopicsSection({
  list,
  title,
  empty,
}: {
  list: TopicList;
  title: string;
  empty: string;
}) {
  const t = useTranslations();
  const headingId = useId();
  const { topics: all, ended, loading, failed, loadMore } = useTopics(list);
  // What the reader follows stands in the list above.
  const topics = list === 'ListHotTopics' ? all?.filter(({ followed }) => !followed) : all;
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h2 id={headingId} className="mx-4 mt-0 mb-1 text-small font-semibold text-ink-2">
        {title}
      </h2>
      {topics && topics.length > 0 && (
        <ul className="m-0 list-none p-0">
          {topics.map((topic) => (
            <TopicRow key={topic.topic_id} topic={topic} own={list === 'ListFollowedTopics'} />
          ))}
        </ul>
      )}
      {list === 'ListFollowedTopics' && topics && topics.length > 0 && (
        <div className="-ml-1 mt-1">
          <MarkAll list={{ kind: 'followed' }} />
        </div>
      )}
      {!all && loading && (
        <div role="status" aria-label={t('topics.loading')} className="px-4 py-3">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-3 h-5 w-3/5" />
        </div>
      )}
      {!failed && !loading && (ended || !all) && !topics?.length && (
        <p className="mx-4 my-3 text-brief text-ink-2">{empty}</p>
      )}
      {failed && (
        <div className="mx-4 my-3 text-brief text-ink-2">
          <p className="m-0 mb-3">{t('topics.failed')}</p>
          <Button onClick={loadMore}>{t('common.retry')}</Button>
        </div>
      )}
      {all && all.length > 0 && !ended && !failed && (
        <div className="grid place-items-center py-4">
          <Button disabled={loading} onClick={loadMore}>
            {t(loading ? 'topics.loadingMore' : 'topics.more')}
          </Button>
        </div>
      )}
    </section>
  );
}
