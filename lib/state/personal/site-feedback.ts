// What a reader says about the site to those who run it. Protects: it counts as sent only when the
// service says code 0, and why it was not is told by the call itself.
import { atom } from 'jotai';
import { notifyAtom } from '../page/notices';
import { callAtom } from '../page/service';

/** Answers whether it arrived. */
export const sendFeedbackAtom = atom(null, async (_get, set, text: string): Promise<boolean> => {
  try {
    const { code } = await set(callAtom)('SystemFeedback', { text });
    if (code !== 0) return false;
    set(notifyAtom, { key: 'personal.feedbackSent', tone: 'good' });
    return true;
  } catch {
    return false;
  }
});
