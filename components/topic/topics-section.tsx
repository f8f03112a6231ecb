'use client';
import { useTranslations } from 'next-intl';
import { ListSection } from '@/components/shell/list-section';
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
  const t = useTranslations('topics');
  const { topics: all, ended, loading, failed, loadMore } = useTopics(list);
  const isOwn = list === 'ListFollowedTopics';
  // Topics that the reader follows are in the list above.
  const topics = list === 'ListHotTopics' ? all?.filter(({ followed }) => !followed) : all;
  const isEmpty = !failed && !loading && (ended || !all) && !topics?.length;
  const hasMore = !!all?.length && !ended && !failed;
  return (
    <ListSection
      title={title}
      rows={topics?.map((topic) => (
        <TopicRow key={topic.topic_id} topic={topic} own={isOwn} />
      ))}
      waiting={!all && loading && t('loading')}
      empty={isEmpty && empty}
      failed={failed && t('failed')}
      more={hasMore && t(loading ? 'loadingMore' : 'more')}
      loading={loading}
      loadMore={loadMore}
    >
      {isOwn && !!topics?.length && (
        <div className="-ml-1 mt-1">
          <MarkAll list={{ kind: 'followed' }} />
        </div>
      )}
    </ListSection>
  );
}
