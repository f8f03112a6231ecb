// What a reader does with a topic of their own. A refusal is reported, and nothing changes.
import { atom } from 'jotai';
import type { Input, Topic } from '@/lib/contract';
import { topicChangesAtom } from './follow-topic';
import { actAtom, failureText } from '../page/act';
import { notifyAtom } from '../page/notices';

const toldBy = (error: unknown) => failureText(error, { key: 'acts.followFailed' });

/**
 * Changes a topic; returns its new state, maybe with another id, undefined when nothing changed.
 */
export const editTopicAtom = atom(
  null,
  async (_, set, input: Input<'EditTopic'>): Promise<Topic | undefined> => {
    try {
      const { topic } = await set(actAtom)('EditTopic', input);
      if (topic) {
        set(topicChangesAtom, (changes) => changes + 1);
        return topic;
      }
      set(notifyAtom, { key: 'acts.followFailed', tone: 'bad' });
    } catch (error) {
      set(notifyAtom, { ...toldBy(error), tone: 'bad' });
    }
    return undefined;
  },
);

/** Deletes a topic; returns whether that was done. */
export const deleteTopicAtom = atom(null, async (_, set, topic_id: string): Promise<boolean> => {
  try {
    await set(actAtom)('DeleteTopic', { topic_id });
    set(topicChangesAtom, (changes) => changes + 1);
    return true;
  } catch (error) {
    set(notifyAtom, { ...toldBy(error), tone: 'bad' });
    return false;
  }
});
