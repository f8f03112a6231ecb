// What stands in the forms of a topic and of a deep search and is not sent yet.
import * as z from 'zod';
import type { Input, Topic } from '@/lib/contract';
import { topicQueryChars } from '@/lib/model/limits/topics';
import { useTypedDraft } from '../page/typed-draft';

const typedTopic = z.object({ title: z.string(), words: z.string() });

/** The name of a topic as its field has it: cut off where it is that of an article. */
const nameToType = ({ topic_name }: Topic) => topic_name.slice(0, topicQueryChars);

/** What is typed about a topic of one's own; `forget` once it is saved. */
export const useTopicDraft = (topic: Topic) =>
  useTypedDraft(`topic:${topic.topic_id}`, { title: nameToType(topic), words: '' }, typedTopic);

/**
 * What of it is to be sent; undefined where it changes nothing. A name that stays goes along with other
 * words, by which the topic would be called instead, unless the field has only a piece of it.
 */
export function topicChange(
  topic: Topic,
  typed: z.output<typeof typedTopic>,
): Input<'EditTopic'> | undefined {
  const [title, query] = [typed.title.trim(), typed.words.trim()];
  const stays = title === '' || title === nameToType(topic).trim();
  if (stays && query === '') return undefined;
  const isPiece = stays && topic.topic_name.length > topicQueryChars;
  const { topic_id } = topic;
  return { topic_id, title: isPiece ? undefined : title || undefined, query: query || undefined };
}

const typedSearch = z.object({ question: z.string() });

/** The question of a deep search that was not begun yet. */
export const useDeepMindDraft = (theme_id: string) =>
  useTypedDraft(`deep:${theme_id}`, { question: '' }, typedSearch);
