'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { EventLine } from '@/components/article/event-line';
import { ListSection } from '@/components/shell/list-section';
import { ownReaderAtom } from '@/lib/state/page/reader';
import { useFollowedEvents } from '@/lib/state/topics/followed-events';

/** What is new in all topics that the reader follows, without opening each. */
export function FollowedEvents() {
  const t = useTranslations('topics');
  const isReader = useAtomValue(ownReaderAtom) !== undefined;
  const { entries, ended, loading, failed, loadMore } = useFollowedEvents();
  if (!isReader) return null;
  const hasMore = !!entries?.length && !ended && !failed;
  return (
    <ListSection
      title={t('news')}
      rows={entries?.map((entry) => (
        <EventLine key={entry.id} entry={entry} />
      ))}
      waiting={!entries && !failed && t('loadingNews')}
      empty={entries?.length === 0 && t('noNews')}
      failed={failed && t('newsFailed')}
      more={hasMore && t(loading ? 'loadingMore' : 'more')}
      loading={loading}
      loadMore={loadMore}
    />
  );
}
