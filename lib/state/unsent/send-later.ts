// The next retry of what could not be sent. Protects: there is one at a time, with growing delays,
// and none while the browser reports being offline: its online event triggers one.
import { atom } from 'jotai';
import { isOnline } from '@/lib/browser/offline/online';
import { resendWaitMs } from '@/lib/model/offline/resend-wait';
import { systemTimer, type Timer } from '@/lib/model/timer';
import { keepOutboxAtom } from './keep-outbox';

/** The timer; tests replace it. */
export const resendTimerAtom = atom<{ timer: Timer }>({ timer: systemTimer });

/** Sends everything pending, once the page has loaded it. */
export const sendAgainAtom = atom<{ send?: () => void }>({});

const failuresAtom = atom(0);
/** The handle of the scheduled retry. */
const nextTryAtom = atom<{ handle: unknown } | undefined>(undefined);

/** Schedules a retry; one that is already scheduled stays. */
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

/** Everything was sent: the delays start from the first again. */
export const sentAllAtom = atom(null, (get, set) => {
  set(failuresAtom, 0);
  const next = get(nextTryAtom);
  if (next) get(resendTimerAtom).timer.clearTimeout(next.handle);
  set(nextTryAtom, undefined);
});
