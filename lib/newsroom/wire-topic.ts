// From a stored track to the topic that one reader sees.
import type { Topic, TopicItem } from '@/lib/contract';
import { TopicHotTag, TopicItemType, type TopicStatusValue } from '@/lib/model/wire/enums';
import { newTopicMs, hotTopicFollowers } from '@/lib/model/limits';
import { pickText, type Language } from '@/lib/model/text/languages';
import type { FollowMark, Owner, Store, Track, TrackItem } from './store/contract/store';

/** New before hot: what is both will still be hot tomorrow. */
function hotTag(track: Track, now: number) {
  if (now - track.created_at < newTopicMs) return TopicHotTag.NEW;
  return track.follow_count >= hotTopicFollowers ? TopicHotTag.HOT : TopicHotTag.NONE;
}

type For = { language: Language; now: number };

export function wireTopic(
  track: Track,
  mark: FollowMark | undefined,
  { language, now }: For,
): Topic {
  return {
    topic_id: track.id,
    topic_name: pickText(track.name, language),
    // What the store holds came from this table of numbers.
    topic_status: track.status as TopicStatusValue,
    icon: track.icon,
    description: pickText(track.description, language).replace(/\s*\[\d+\]/g, ''),
    topic_type: track.type,
    follow_count: track.follow_count,
    process_info: { search_count: track.search_count },
    hot_tag: hotTag(track, now),
    lang: track.lang,
    followed: mark?.followed ?? false,
    has_updated: mark?.has_updated ?? false,
    update_time: track.item_count > 0 ? track.updated_at : 0,
  };
}

/** Topics for a reader, with how the reader stands to all of them read at once. */
export async function wireTopics(
  store: Store,
  owner: Owner | undefined,
  tracks: readonly Track[],
  to: For,
): Promise<Topic[]> {
  const ids = tracks.map((track) => track.id);
  const marks = owner ? await store.tracks.marks(owner, ids) : undefined;
  return tracks.map((track) => wireTopic(track, marks?.get(track.id), to));
}

export function wireTopicItem({ event, time }: TrackItem): TopicItem {
  const { id, title, brief, references } = event;
  const source_count = references.length;
  return { id, item_type: TopicItemType.EVENT, title, brief, time, source_count };
}
