// What a topic shows in place of events. Protects that a topic is never an empty page.
import { TopicStatus, type TopicStatusValue } from '../wire/enums';

export type TopicState = 'stopped' | 'processing' | 'no-updates';

/**
 * "The empty states are stopped topic, processing, and searched with no updates": a stopped topic
 * says so above its events too; undefined where the events speak for themselves.
 */
export function topicState(
  topic: { topic_status: TopicStatusValue; process_info: { search_count: number } },
  items: number,
): TopicState | undefined {
  if (topic.topic_status === TopicStatus.STOPPED) return 'stopped';
  if (items > 0) return undefined;
  return topic.process_info.search_count > 0 ? 'no-updates' : 'processing';
}

/** What the ids of the sample edition's topics begin with. */
export const sampleTopicPrefix = 't_sample-';

/** Whether a topic gathers explainers of the sample edition, which are no news. */
export function isSampleTopic({ topic_id }: { topic_id: string }): boolean {
  return topic_id.startsWith(sampleTopicPrefix);
}

/** "Follower count (user-created topics only)"; one that the service does not tell is none. */
export function showsFollowers({
  topic_type,
  follow_count,
}: {
  topic_type: string;
  follow_count: number;
}): boolean {
  return topic_type === 'user_create' && follow_count > 0;
}
