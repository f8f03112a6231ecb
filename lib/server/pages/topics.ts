// Loads a topic for its page. Protects: the page always renders; where the service fails, the
// browser asks again.
import { headers } from 'next/headers';
import { cache } from 'react';
import type { Call } from '@/lib/client/create-client';
import { takenDown, type Topic, type TopicItem } from '@/lib/contract';
import { id as idShape } from '@/lib/contract/fields';
import type { Language } from '@/lib/model/text/languages';
import { topicItemPage } from '@/lib/model/limits/topics';
import { answered } from './detail';
import { readPageRequest } from './page-call';

export type TopicStart = {
  /** Null when no topic has this id. */
  topic: Topic | null;
  page: { items: TopicItem[]; next: string | undefined };
};

const noPage = { items: [], next: undefined };

/** "The first load fetches topic meta and the first 5 items"; undefined where the service fails. */
export async function topicOf(
  call: Call,
  id: string,
  limit = topicItemPage,
): Promise<TopicStart | undefined> {
  // A malformed id is never sent.
  if (!idShape.safeParse(id).success) return { topic: null, page: noPage };
  const [about, list] = await Promise.all([
    answered(call('GetTopic', { topic_id: id })),
    answered(call('GetTopicItemList', { topic_id: id, limit, cursor: '' })),
  ]);
  if (about?.code === takenDown) return { topic: null, page: noPage };
  if (!about?.topic || !list?.topic_item_list) return undefined;
  const next = list.has_more ? list.next_cursor || undefined : undefined;
  return { topic: about.topic, page: { items: list.topic_item_list, next } };
}

/**
 * Whether search engines may list a topic: an editorial one, or one with at least this many
 * followers.
 */
export function isIndexed({ topic_type, follow_count }: Topic, followers: number): boolean {
  return topic_type !== 'user_create' || follow_count >= followers;
}

/** The topic that a page of this request shows. */
export const readTopic = cache(
  async (id: string, language: Language): Promise<TopicStart | undefined> => {
    const { call } = await readPageRequest(await headers(), language);
    return topicOf(call, id);
  },
);
