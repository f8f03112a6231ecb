'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { SampleMark } from '@/components/event/sample-mark';
import type { Topic } from '@/lib/contract';
import { isSampleTopic, showsFollowers } from '@/lib/model/article/topic';
import { clearTag } from '@/lib/model/text/voice-tag';
import { KeepTopic } from './keep-topic';
import { MarkAll } from './mark-all';
import { NumberLabel } from './number-label';
import { TopicIcon } from './topic-icon';

/** "The header shows icon, topic name, follower count (user-created topics only) and description." */
export function TopicHeader({
  topic,
  onFollow,
}: {
  topic: Topic;
  onFollow(follow: boolean): void;
}) {
  const t = useTranslations('topics');
  return (
    <header className="border-b border-hairline px-4 pt-2 pb-4">
      <div className="flex items-start gap-3">
        <TopicIcon icon={topic.icon} name={topic.topic_name} size={64} />
        <div className="min-w-0 flex-1">
          <h1
            lang={clearTag(topic.topic_name)}
            className="m-0 font-title text-article-title font-semibold text-balance"
          >
            {topic.topic_name}
          </h1>
          {isSampleTopic(topic) && (
            <p className="m-0 mt-1 text-meta text-ink-2">
              <SampleMark />
            </p>
          )}
          {showsFollowers(topic) && (
            <p className="tabular m-0 mt-1 text-small text-ink-2">
              <NumberLabel count={topic.follow_count} label="followers" />
            </p>
          )}
        </div>
      </div>
      {topic.description && (
        <p lang={clearTag(topic.description)} className="m-0 mt-3 text-brief text-ink-2">
          {topic.description}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          look={topic.followed ? undefined : 'solid'}
          aria-pressed={topic.followed}
          onClick={() => onFollow(!topic.followed)}
        >
          {t(topic.followed ? 'following' : 'follow')}
        </Button>
        <MarkAll list={{ kind: 'topic', id: topic.topic_id }} />
      </div>
      <KeepTopic topic={topic} />
    </header>
  );
}
