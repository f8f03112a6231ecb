// A thumb for an answer: shown at once, sent to the service. Protects: the thumb stays as the
// reader set it, whether or not the service could be reached.
import { atom } from 'jotai';
import { callAtom } from '../page/service';
import { chatAtom, dispatchChatAtom } from './chat';

export const rateAnswerAtom = atom(
  null,
  async (get, set, id: string, act: 'liked' | 'disliked'): Promise<void> => {
    set(dispatchChatAtom, { type: act, id });
    const feedback = get(chatAtom).items.find((item) => item.id === id)?.chatFeedBack;
    if (!feedback) return;
    const rating = feedback.like ? 'up' : feedback.dislike ? 'down' : 'none';
    // If the service no longer has the answer, the thumb stays in this browser.
    await set(callAtom)('RateAnswer', { turn_id: id, rating }, { quiet: true }).catch(
      () => undefined,
    );
  },
);
