// What a reader does with a topic of their own making. What was refused is said, and nothing changes.
import { atom } from 'jotai';
import { ServiceError } from '@/lib/client/service-error';
import type { Input, Topic } from '@/lib/contract';
import { notifyAtom } from '../page/notices';
import { callAtom } from '../page/service';

const toldBy = (error: unknown) =>
  (error instanceof ServiceError && error.notice) || { key: 'acts.followFailed' as const };

/** Changes a topic; the topic as it is then, maybe under another id, undefined when it stayed. */
export const editTopicAtom = atom(
  null,
  async (_, set, input: Input<'EditTopic'>): Promise<Topic | undefined> => {
    try {
      const { topic } = await set(callAtom)('EditTopic', input, { quiet: true });
      if (topic) return topic;
      set(notifyAtom, { key: 'acts.followFailed', tone: 'bad' });
    } catch (error) {
      set(notifyAtom, { ...toldBy(error), tone: 'bad' });
    }
    return undefined;
  },
);

/** Deletes a topic; whether that was done. */
export const deleteTopicAtom = atom(null, async (_, set, topic_id: string): Promise<boolean> => {
  try {
    await set(callAtom)('DeleteTopic', { topic_id }, { quiet: true });
    return true;
  } catch (error) {
    set(notifyAtom, { ...toldBy(error), tone: 'bad' });
    return false;
  }
});
