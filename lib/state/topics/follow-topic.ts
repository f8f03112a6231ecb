// Following a topic: an existing one, or one made of an event or of words. Guests are asked to sign
// in; a failure is reported, and nothing changes.
import { atom } from 'jotai';
import { ServiceError } from '@/lib/client/service-error';
import type { Input, Topic } from '@/lib/contract';
import { actAtom, failureText } from '../page/act';
import { notifyAtom, type ToastText } from '../page/notices';
import { askSignInAtom } from '../page/sign-in';
import { ownReaderAtom } from '../page/reader';

/** Incremented when the reader follows or makes a topic: lists of topics then refetch. */
export const topicChangesAtom = atom(0);

/** Why it was refused, or that it failed, if there is no reason. */
const saidBy = (error: unknown): ToastText => failureText(error, { key: 'acts.followFailed' });

/** The sign-in question that the client opened is feedback enough. */
const asksSignIn = (error: unknown) =>
  error instanceof ServiceError && error.kind === 'notLoggedIn';

/** Follows or unfollows a topic; returns its new state, undefined when nothing changed. */
export const followTopicAtom = atom(
  null,
  async (get, set, topic_id: string, follow: boolean): Promise<Topic | undefined> => {
    if (!get(ownReaderAtom)) {
      set(askSignInAtom, 'follow');
      return undefined;
    }
    let told: ToastText = { key: 'acts.followFailed' };
    try {
      const { topic } = await set(actAtom)('FollowTopic', { topic_id, follow });
      if (topic) {
        set(topicChangesAtom, (changes) => changes + 1);
        return topic;
      }
    } catch (error) {
      if (asksSignIn(error)) return undefined;
      told = saidBy(error);
    }
    set(notifyAtom, { ...told, tone: 'bad' });
    return undefined;
  },
);

/** Unfollows a topic from a list; the toast offers to undo a mistake. */
export const letGoAtom = atom(
  null,
  async (
    _get,
    set,
    { topic_id, topic_name }: Pick<Topic, 'topic_id' | 'topic_name'>,
  ): Promise<boolean> => {
    if (!(await set(followTopicAtom, topic_id, false))) return false;
    set(notifyAtom, {
      key: 'acts.unfollowed',
      values: { label: topic_name },
      tone: 'good',
      undo: () => void set(followTopicAtom, topic_id, true),
    });
    return true;
  },
);

/** Makes a topic of an event or of words and follows it; undefined when that failed. */
export const createTopicAtom = atom(
  null,
  async (get, set, input: Input<'CreateTopic'>): Promise<Topic | undefined> => {
    if (!get(ownReaderAtom)) {
      set(askSignInAtom, 'follow');
      return undefined;
    }
    let told: ToastText = { key: 'acts.followFailed' };
    try {
      const { topic, code } = await set(actAtom)('CreateTopic', input);
      if (topic && code === 0) {
        set(topicChangesAtom, (changes) => changes + 1);
        set(notifyAtom, { key: 'acts.followed', tone: 'good' });
        return topic;
      }
    } catch (error) {
      if (asksSignIn(error)) return undefined;
      told = saidBy(error);
    }
    set(notifyAtom, { ...told, tone: 'bad' });
    return undefined;
  },
);
