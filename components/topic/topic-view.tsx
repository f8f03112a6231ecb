'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { UpdatingTip } from '@/components/feed/updating-tip';
import { NewsLink } from '@/components/shell/news-link';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { PageDrawing } from '@/components/ui/page-drawing';
import { MessageBlock } from '@/components/ui/message-block';
import { PullToRefresh } from '@/components/ui/pull-to-refresh';
import { topicState } from '@/lib/model/article/topic';
import { followTopicAtom } from '@/lib/state/topics/follow-topic';
import { notifyAtom } from '@/lib/state/page/notices';
import { useTopic, type TopicStart } from '@/lib/state/topics/topic';
import { Timeline } from './timeline';
import { TopicEditor } from './topic-editor';
import { TopicHeader } from './topic-header';
import { TopicNote } from './topic-note';
import { TopicSkeleton } from './topic-skeleton';
import { useTopicTracking } from './use-topic-tracking';

/** A topic: its description, and its events as a timeline, below the given `bar`. */
export function TopicView({
  id,
  start,
  bar,
}: {
  id: string;
  start?: TopicStart;
  /** Called with whether the topic exists. */
  bar(known: boolean): ReactNode;
}) {
  const t = useTranslations();
  const view = useTopic(id, start);
  const follow = useSetAtom(followTopicAtom);
  const notify = useSetAtom(notifyAtom);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [refreshing, setRefreshing] = useState(false);
  const { topic, items } = view;
  useTopicTracking(id, topic);
  const state = topic && items ? topicState(topic, items.length) : undefined;

  const refresh = async () => {
    setRefreshing(true);
    try {
      await view.refresh();
      notify({ key: 'feed.refreshed', tone: 'good' });
    } catch {
      notify({ key: 'topics.refreshFailed', tone: 'bad' });
    }
    setRefreshing(false);
  };
  return (
    <>
      {bar(Boolean(topic))}
      <div className="relative min-h-0 flex-1 overflow-clip">
        {refreshing && <UpdatingTip />}
        <PullToRefresh
          scroller={scroller}
          enabled={items !== undefined && !refreshing}
          onRefresh={() => void refresh()}
          pullText={t('common.pull')}
          releaseText={t('common.release')}
        />
        <div
          ref={setScroller}
          role="region"
          aria-label={t('topics.events')}
          tabIndex={0}
          className="h-full overflow-y-auto overscroll-y-contain -outline-offset-2"
        >
          {topic === null && <NoTopic />}
          {topic && (
            <TopicHeader
              topic={topic}
              onFollow={(wanted) => {
                void follow(id, wanted).then((changed) => changed && view.setTopic(changed));
              }}
            />
          )}
          {topic?.own && (
            <TopicEditor
              key={topic.topic_name}
              topic={topic}
              onChanged={() => void view.refresh()}
            />
          )}
          {state && <TopicNote state={state} small={items !== undefined && items.length > 0} />}
          <TopicTimeline view={view} />
        </div>
      </div>
    </>
  );
}

function NoTopic() {
  const t = useTranslations();
  return (
    <MessageBlock
      heading="h1"
      drawing={<PageDrawing name="nowhere" />}
      title={t('topics.missing.title')}
      text={t('topics.missing.text')}
      action={<NewsLink>{t('errors.toNews')}</NewsLink>}
    />
  );
}

/** Its events; a placeholder before they have loaded, and failures below them. */
function TopicTimeline({ view }: { view: ReturnType<typeof useTopic> }) {
  const t = useTranslations();
  const { topic, items, ended, loading, failed, loadMore } = view;
  return (
    <>
      {topic && items && items.length > 0 && (
        <Timeline items={items} ended={ended} loading={loading} onMore={loadMore} />
      )}
      {topic !== null && (topic === undefined || items === undefined) && !failed && (
        <TopicSkeleton />
      )}
      {failed && (
        <MessageBlock
          drawing={items ? null : <Drawing name="broken" />}
          text={t(items ? 'feed.moreFailed' : 'topics.failed')}
          action={<Button onClick={loadMore}>{t('common.retry')}</Button>}
        />
      )}
    </>
  );
}
