// A topic and its items on the wire.
import * as z from 'zod';
import { TopicHotTag, TopicItemType, TopicStatus } from '@/lib/model/wire/enums';
import { localizedText } from './entities';

export const topic = z.object({
  topic_id: z.string(),
  topic_name: z.string().default(''),
  topic_status: z.enum(TopicStatus).catch(TopicStatus.RUNNING).default(TopicStatus.RUNNING),
  /** An image URL, or ''. */
  icon: z.string().default(''),
  description: z.string().default(''),
  /** `user_create` if readers made it; the follower count is shown for these only. */
  topic_type: z.string().default(''),
  follow_count: z.number().int().default(0),
  process_info: z
    .object({ search_count: z.number().int().default(0) })
    .default({ search_count: 0 }),
  hot_tag: z.enum(TopicHotTag).catch(TopicHotTag.NONE).default(TopicHotTag.NONE),
  /** The language of its events, in any spelling. */
  lang: z.string().default(''),
  /** For this reader: whether they follow it, and whether it got items since they last saw it. */
  followed: z.boolean().default(false),
  has_updated: z.boolean().default(false),
  /** Whether this reader made it: they may edit and delete it. */
  own: z.boolean().default(false),
  /** When it last got an item, milliseconds; 0 if never. */
  update_time: z.number().default(0),
});
export type Topic = z.infer<typeof topic>;

/** "Each timeline item has time, title and id." */
export const topicItem = z.object({
  id: z.string(),
  item_type: z.enum(TopicItemType).catch(TopicItemType.EVENT).default(TopicItemType.EVENT),
  title: localizedText.default([]),
  brief: localizedText.default([]),
  /** Milliseconds since 1970. */
  time: z.number().default(0),
  /** How many publishers report it. */
  source_count: z.number().int().default(0),
});
export type TopicItem = z.infer<typeof topicItem>;
