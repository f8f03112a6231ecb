// A reader's action whose answer may get lost. Protects: nobody is told that nothing changed when
// that is unknown.
import { atom } from 'jotai';
import { isOnline } from '@/lib/browser/offline/online';
import type { Call } from '@/lib/client/create-client';
import { mustSucceedOrBeGone } from '@/lib/client/must-succeed';
import { ServiceError } from '@/lib/client/service-error';
import type { ToastText } from './notices';
import { callAtom } from './service';

/** Whether the service may have done it anyway: when offline nothing left the device. */
function isUnanswered(error: unknown): error is ServiceError {
  if (!(error instanceof ServiceError) || !isOnline()) return false;
  return error.kind === 'network' || error.kind === 'malformed';
}

/**
 * Makes an idempotent call; its failures, HTTP errors among them, reject and are the caller's to
 * report. Without an answer it is made once more: the second answer says what the state is.
 */
export const actAtom = atom(null, (_get, set): Call => {
  const call = set(callAtom);
  return async (name, input, options) => {
    const make = () => mustSucceedOrBeGone(call(name, input, { ...options, quiet: true }));
    try {
      return await make();
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      return make();
    }
  };
});

/** What the reader is told about a failed action: why, if it was refused, else `unchanged`. */
export function failureText(error: unknown, unchanged: ToastText): ToastText {
  if (isUnanswered(error)) return { key: 'acts.noAnswer' };
  const isRefused = error instanceof ServiceError && error.kind !== 'network';
  return (isRefused && error.notice) || unchanged;
}
