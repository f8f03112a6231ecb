// Finds out who is signed in, on a page that was rendered while that was unknown. Protects: a short
// outage of the login service loses no data on this device, and pages don't all ask at once.
import { atom } from 'jotai';
import { keepPagesAnew } from '@/lib/browser/offline/offline-worker';
import { resendWaitMs } from '@/lib/model/offline/resend-wait';
import { systemTimer, type Timer } from '@/lib/model/timer';
import { takeReaderAtom } from '../page/reader';
import { callAtom } from '../page/service';

/** The timer; tests replace it. */
export const whoReadsTimerAtom = atom<{ timer: Timer }>({ timer: systemTimer });

/** Asks once; false if there was no answer. */
const tryWhoReadsAtom = atom(null, async (_get, set): Promise<boolean> => {
  const asked = set(callAtom)('CheckLogin', {}, { quiet: true });
  const { status, data } = (await asked.catch(() => undefined)) ?? {};
  const id = data?.user_id ?? data?.id;
  // Neither an HTTP error nor an answer without a name says who is signed in.
  if (status === undefined || (status && id === undefined)) return false;
  const { name, method, methods } = data ?? {};
  set(takeReaderAtom, status && id !== undefined ? { id, name, method, methods } : undefined);
  // The offline worker stored this page as a guest's.
  await keepPagesAnew().catch(() => undefined);
  return true;
});

/**
 * Asks now, and again after growing delays, until it is known; returns a function that stops it.
 */
export const askWhoReadsAtom = atom(null, (get, set): (() => void) => {
  const { timer } = get(whoReadsTimerAtom);
  let next: unknown;
  let isOver = false;
  const ask = async (failures: number): Promise<void> => {
    if ((await set(tryWhoReadsAtom)) || isOver) return;
    const ms = resendWaitMs(failures, Math.random(), undefined);
    next = timer.setTimeout(() => void ask(failures + 1), ms);
  };
  void ask(1);
  return () => {
    isOver = true;
    timer.clearTimeout(next);
  };
});
