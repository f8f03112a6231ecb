// What stands in the forms of a topic and of a deep search and is not sent yet.
import * as z from 'zod';
import type { Topic } from '@/lib/contract';
import { topicQueryChars } from '@/lib/model/limits/topics';
import { useTypedDraft } from '../page/typed-draft';

const typedTopic = z.object({ title: z.string(), words: z.string() });

/** What is typed about a topic of one's own; `forget` once it is saved. */
export const useTopicDraft = ({ topic_id, topic_name }: Topic) =>
  useTypedDraft(
    `topic:${topic_id}`,
    { title: topic_name.slice(0, topicQueryChars), words: '' },
    typedTopic,
  );

const typedSearch = z.object({ question: z.string() });

/** The question of a deep search that was not begun yet. */
export const useDeepMindDraft = (theme_id: string) =>
  useTypedDraft(`deep:${theme_id}`, { question: '' }, typedSearch);
