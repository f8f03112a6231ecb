// A reader's feedback to the site's operator. Protects: it counts as sent only when the service
// says code 0, and the call itself reports why it was not.
import { atom } from 'jotai';
import { notifyAtom } from '../page/notices';
import { callAtom } from '../page/service';

/** Returns whether it arrived. */
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
