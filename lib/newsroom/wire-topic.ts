// From a stored topic to the topic that one reader sees.
import { distinctSources } from '@/lib/model/feed/sources';
import { dayMs } from '@/lib/model/time';
import type { Topic, TopicItem } from '@/lib/contract';
import { TopicHotTag, TopicItemType, type TopicStatusValue } from '@/lib/model/wire/enums';
import { pickText, type Language } from '@/lib/model/text/languages';
import type {
  FollowMark,
  Owner,
  Store,
  StoredTopic,
  StoredTopicItem,
} from './store/contract/store';

/** How long a topic is called new, and from how many followers on hot; ours. */
const newTopicMs = 3 * dayMs;
const hotTopicFollowers = 5;

/**
 * For a topic made from readers' words, small numbers of followers are not shown: a reader would
 * learn that somebody else follows the same words. Below the limit only the reader counts.
 */
function followersTold(topic: StoredTopic, mark: FollowMark | undefined): number {
  const { type, follow_count } = topic;
  if (type !== 'user_create' || follow_count >= hotTopicFollowers) return follow_count;
  return mark?.followed ? 1 : 0;
}

/** New before hot: a topic that is both will still be hot tomorrow. */
function hotTag(topic: StoredTopic, now: number) {
  if (now - topic.created_at < newTopicMs) return TopicHotTag.NEW;
  return topic.follow_count >= hotTopicFollowers ? TopicHotTag.HOT : TopicHotTag.NONE;
}

type For = { language: Language; now: number };

/** `mark` is undefined for a reader who does not follow it. */
export function wireTopic(
  topic: StoredTopic,
  mark: FollowMark | undefined,
  { language, now }: For,
): Topic {
  return {
    topic_id: topic.id,
    topic_name: pickText(topic.name, language),
    // The stored number came from this table.
    topic_status: topic.status as TopicStatusValue,
    icon: topic.icon,
    description: pickText(topic.description, language).replace(/\s*\[\d+\]/g, ''),
    topic_type: topic.type,
    follow_count: followersTold(topic, mark),
    process_info: { search_count: topic.search_count },
    hot_tag: hotTag(topic, now),
    lang: topic.lang,
    followed: mark?.followed ?? false,
    has_updated: mark?.has_updated ?? false,
    own: mark?.own ?? false,
    update_time: topic.item_count > 0 ? topic.updated_at : 0,
  };
}

/** Topics for a reader, with all of the reader's marks read at once. */
export async function wireTopics(
  store: Store,
  owner: Owner | undefined,
  topics: readonly StoredTopic[],
  to: For,
): Promise<Topic[]> {
  const ids = topics.map((topic) => topic.id);
  const marks = owner ? await store.topics.marks(owner, ids) : undefined;
  return topics.map((topic) => wireTopic(topic, marks?.get(topic.id), to));
}

/** Counts sources as its card does: publishers, not reports. */
export function wireTopicItem({ event, time }: StoredTopicItem): TopicItem {
  const { id, title, brief, references } = event;
  const source_count = distinctSources(references).length;
  return { id, item_type: TopicItemType.EVENT, title, brief, time, source_count };
}
