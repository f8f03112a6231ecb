// What a topic shows if it has no events. Protects: a topic is never an empty page.
import { TopicStatus, type TopicStatusValue } from '../wire/enums';

export type TopicState = 'stopped' | 'processing' | 'no-updates';

/**
 * "The empty states are stopped topic, processing, and searched with no updates": a stopped topic
 * says so above its events, too; undefined where only events are shown.
 */
export function topicState(
  topic: { topic_status: TopicStatusValue; process_info: { search_count: number } },
  items: number,
): TopicState | undefined {
  if (topic.topic_status === TopicStatus.STOPPED) return 'stopped';
  if (items > 0) return undefined;
  return topic.process_info.search_count > 0 ? 'no-updates' : 'processing';
}

/** Prefix of the ids of the sample edition's topics. */
export const sampleTopicPrefix = 't_sample-';

/** Whether a topic collects explainers of the sample edition, which are not news. */
export function isSampleTopic({ topic_id }: { topic_id: string }): boolean {
  return topic_id.startsWith(sampleTopicPrefix);
}

/** "Follower count (user-created topics only)"; hidden where the service sends none. */
export function showsFollowers({
  topic_type,
  follow_count,
}: {
  topic_type: string;
  follow_count: number;
}): boolean {
  return topic_type === 'user_create' && follow_count > 0;
}
