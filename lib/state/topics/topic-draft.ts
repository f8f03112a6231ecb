// The unsent forms of a topic and of a deep search.
import * as z from 'zod';
import type { Input, Topic } from '@/lib/contract';
import { topicQueryChars } from '@/lib/model/limits/topics';
import { useTypedDraft } from '../page/typed-draft';

const typedTopic = z.object({ title: z.string(), words: z.string() });

/** A topic's name as its field shows it: truncated if it is an article's title. */
const nameToType = ({ topic_name }: Topic) => topic_name.slice(0, topicQueryChars);

/** Unsaved input for one's own topic; call `forget` once it is saved. */
export const useTopicDraft = (topic: Topic) =>
  useTypedDraft(`topic:${topic.topic_id}`, { title: nameToType(topic), words: '' }, typedTopic);

/**
 * The changes to send; undefined if nothing changed. An unchanged name is sent along with changed
 * words, by which the topic would otherwise be named, unless the field shows only a part of it.
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

/** The question of a deep search that was not started yet. */
export const useDeepMindDraft = (theme_id: string) =>
  useTypedDraft(`deep:${theme_id}`, { question: '' }, typedSearch);
