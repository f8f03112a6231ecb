// Publishing an answer and unpublishing it, by the reader who asked. Protects: nothing becomes
// public before the reader chose a way to share it, and a failure is reported.
import { atom } from 'jotai';
import { ownOrigin } from '@/lib/browser/history/address';
import { copyComing } from '@/lib/browser/device/clipboard';
import { answerLink } from '@/lib/model/article/share-link';
import { offerLinkAtom, shareLinkAtom } from '../article/share';
import { dispatchChatAtom } from './chat';
import { siteAtom } from '../page/deployment';
import { notifyAtom } from '../page/notices';
import { callAtom } from '../page/service';
import { settingAtom } from '../page/settings';

/** Publishes an answer and returns its public address; undefined when that failed. */
const publishAtom = atom(null, async (get, set, turn_id: string): Promise<string | undefined> => {
  const call = set(callAtom);
  const answer = await call('PublishAnswer', { turn_id }, { quiet: true }).catch(() => undefined);
  const id = answer?.data?.answer_id;
  if (id === undefined) {
    set(notifyAtom, { key: 'answers.failed', tone: 'bad' });
    return undefined;
  }
  set(dispatchChatAtom, { type: 'shared', id: turn_id });
  const language = get(settingAtom('language'));
  return answerLink(get(siteAtom).shareOrigin ?? ownOrigin(), id, language);
});

export const copyAnswerLinkAtom = atom(null, async (_get, set, turnId: string) => {
  const coming = set(publishAtom, turnId);
  const copied = await copyComing(coming);
  const link = await coming;
  if (link === undefined) return;
  if (copied) set(notifyAtom, { key: 'article.linkCopied', tone: 'good' });
  else set(offerLinkAtom, link);
});

/** Opens the device's own share panel for the public address. */
export const shareAnswerOutsideAtom = atom(
  null,
  async (_get, set, turnId: string, title: string) => {
    const url = await set(publishAtom, turnId);
    if (url !== undefined) await set(shareLinkAtom, { url, title });
  },
);

export const withdrawAnswerAtom = atom(null, async (_get, set, turn_id: string) => {
  const call = set(callAtom);
  const done = await call('WithdrawAnswer', { turn_id }, { quiet: true }).catch(() => undefined);
  if (done?.code === 0) set(dispatchChatAtom, { type: 'unshared', id: turn_id });
  set(
    notifyAtom,
    done?.code === 0
      ? { key: 'answers.withdrawn', tone: 'good' }
      : { key: 'answers.withdrawFailed', tone: 'bad' },
  );
});
