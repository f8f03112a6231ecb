import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useBusy } from '@/components/ui/use-busy';
import type { Topic } from '@/lib/contract';
import { topicHref } from '@/lib/browser/history/further-pages';
import { TopicHotTag } from '@/lib/model/wire/enums';
import { isSampleTopic, showsFollowers } from '@/lib/model/article/topic';
import { clearTag } from '@/lib/model/text/voice-tag';
import { letGoAtom } from '@/lib/state/topics/follow-topic';
import { SampleMark } from '@/components/event/sample-mark';
import { TimeLabel } from '@/components/event/time-label';
import { NumberLabel } from './number-label';
import { TopicIcon } from './topic-icon';

/**
 * A topic in a list: a dot when there is something new, a tag when many follow it. `own`: in the
 * list of followed topics, where it can be unfollowed.
 */
export function TopicRow({ topic, own = false }: { topic: Topic; own?: boolean }) {
  const t = useTranslations('topics');
  const tag =
    topic.hot_tag === TopicHotTag.HOT ? 'hot' : topic.hot_tag === TopicHotTag.NEW ? 'new' : null;
  return (
    <li className="flex items-center border-b border-hairline">
      <a
        href={topicHref(topic.topic_id)}
        className="flex min-w-0 flex-1 items-center gap-3 px-4 py-3 text-ink no-underline active:bg-press hover:bg-press"
      >
        <TopicIcon icon={topic.icon} name={topic.topic_name} size={48} />
        <span className="min-w-0 flex-1">
          <span
            lang={clearTag(topic.topic_name)}
            className="line-clamp-2 font-title text-body leading-snug font-semibold"
          >
            {topic.topic_name}
          </span>
          <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-meta text-ink-2">
            {isSampleTopic(topic) && <SampleMark />}
            {topic.has_updated && <span className="font-medium text-warm">{t('updated')}</span>}
            {tag && <span className="font-medium text-accent">{t(`tags.${tag}`)}</span>}
            {topic.update_time > 0 && <TimeLabel time={topic.update_time} />}
            {showsFollowers(topic) && (
              <span className="tabular">
                <NumberLabel count={topic.follow_count} label="followers" />
              </span>
            )}
          </span>
        </span>
      </a>
      {own && <LetGo topic={topic} />}
    </li>
  );
}

function LetGo({ topic }: { topic: Topic }) {
  const t = useTranslations('topics');
  const letGo = useSetAtom(letGoAtom);
  const [busy, run] = useBusy();
  // Already unfollowed, but still shown until the list has loaded without it, or with it again.
  const [gone, setGone] = useState<Topic>();
  const barred = busy || gone === topic;
  const press = async () => {
    if (await letGo(topic)) setGone(topic);
  };
  return (
    <Button
      className="mr-4"
      look="outline"
      aria-pressed
      aria-disabled={barred}
      aria-label={t('letGo', { title: topic.topic_name })}
      onClick={barred ? undefined : () => run(press)}
    >
      {t('following')}
    </Button>
  );
}
