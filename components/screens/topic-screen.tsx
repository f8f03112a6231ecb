'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { UpdatingTip } from '@/components/feed/updating-tip';
import { NewsLink } from '@/components/shell/news-link';
import { Notices } from '@/components/shell/notices';
import { PopupStack } from '@/components/popups/popup-stack';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { MessageBlock } from '@/components/ui/message-block';
import { PullToRefresh } from '@/components/ui/pull-to-refresh';
import { topicState } from '@/lib/model/article/topic';
import { followTopicAtom } from '@/lib/state/topics/follow-topic';
import { notifyAtom } from '@/lib/state/page/notices';
import { copyTopicLinkAtom } from '@/lib/state/article/share';
import { useTopic, type TopicStart } from '@/lib/state/topics/topic';
import { Timeline } from '../topic/timeline';
import { TopicEditor } from '../topic/topic-editor';
import { TopicBar } from '../topic/topic-bar';
import { TopicHeader } from '../topic/topic-header';
import { TopicNote } from '../topic/topic-note';
import { TopicSkeleton } from '../topic/topic-skeleton';
import { useTopicTracking } from '../topic/use-topic-tracking';

/** A topic: what it is, and its events as a timeline. */
export function TopicScreen({ id, start }: { id: string; start?: TopicStart }) {
  const t = useTranslations();
  const view = useTopic(id, start);
  const follow = useSetAtom(followTopicAtom);
  const copyLink = useSetAtom(copyTopicLinkAtom);
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
    <div className="frame">
      <main className="flex h-full flex-col pt-[env(safe-area-inset-top)]">
        <TopicBar onShare={topic ? () => void copyLink(id) : undefined} />
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
            {topic === null && (
              <MessageBlock
                heading="h1"
                drawing={<Drawing name="nowhere" />}
                title={t('topics.missing.title')}
                text={t('topics.missing.text')}
                action={<NewsLink>{t('errors.toNews')}</NewsLink>}
              />
            )}
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
            {topic && items && items.length > 0 && (
              <Timeline
                items={items}
                ended={view.ended}
                loading={view.loading}
                onMore={view.loadMore}
              />
            )}
            {topic !== null && (topic === undefined || items === undefined) && !view.failed && (
              <TopicSkeleton />
            )}
            {view.failed && (
              <MessageBlock
                drawing={items ? null : <Drawing name="broken" />}
                text={t(items ? 'feed.moreFailed' : 'topics.failed')}
                action={<Button onClick={view.loadMore}>{t('common.retry')}</Button>}
              />
            )}
          </div>
        </div>
      </main>
      <PopupStack />
      <Notices />
    </div>
  );
}
