// The next try of what could not be sent. Protects: there is one at a time, each waits longer than the
// one before, and none is made while the browser knows of no network: it says when there is one.
import { atom } from 'jotai';
import { isOnline } from '@/lib/browser/online';
import { resendWaitMs } from '@/lib/model/offline/resend-wait';
import { systemTimer, type Timer } from '@/lib/model/timer';
import { keepOutboxAtom } from './keep-outbox';

/** The timer; tests put another one here. */
export const resendTimerAtom = atom<{ timer: Timer }>({ timer: systemTimer });

/** What sends all that waits, once the page has it. */
export const sendAgainAtom = atom<{ send?: () => void }>({});

const failuresAtom = atom(0);
/** The handle of the try that is waited for. */
const nextTryAtom = atom<{ handle: unknown } | undefined>(undefined);

/** Sends again after a while; a try that is waited for already stays where it is. */
export const sendLaterAtom = atom(null, async (get, set, retryAfterSeconds?: number) => {
  await set(keepOutboxAtom);
  if (!isOnline() || get(nextTryAtom)) return;
  const failures = get(failuresAtom) + 1;
  set(failuresAtom, failures);
  const run = () => {
    set(nextTryAtom, undefined);
    get(sendAgainAtom).send?.();
  };
  const ms = resendWaitMs(failures, Math.random(), retryAfterSeconds);
  set(nextTryAtom, { handle: get(resendTimerAtom).timer.setTimeout(run, ms) });
});

/** Everything was sent: the next failure is the first again. */
export const sentAllAtom = atom(null, (get, set) => {
  set(failuresAtom, 0);
  const next = get(nextTryAtom);
  if (next) get(resendTimerAtom).timer.clearTimeout(next.handle);
  set(nextTryAtom, undefined);
});
