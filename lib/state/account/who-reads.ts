// Who reads, asked by a page that was written while nobody could say. Protects: a login service that is
// away for a moment costs nobody what they have on this device, and is not asked by all pages at once.
import { atom } from 'jotai';
import { keepPagesAnew } from '@/lib/browser/offline-worker';
import { resendWaitMs } from '@/lib/model/offline/resend-wait';
import { systemTimer, type Timer } from '@/lib/model/timer';
import { takeReaderAtom } from '../page/reader';
import { callAtom } from '../page/service';

/** The timer; tests put another one here. */
export const whoReadsTimerAtom = atom<{ timer: Timer }>({ timer: systemTimer });

/** Asks once; false where there was no answer. */
const tryWhoReadsAtom = atom(null, async (_get, set): Promise<boolean> => {
  const asked = set(callAtom)('CheckLogin', {}, { quiet: true });
  const { status, data } = (await asked.catch(() => undefined)) ?? {};
  const id = data?.user_id ?? data?.id;
  // An HTTP error says neither; nor does an answer that names nobody.
  if (status === undefined || (status && id === undefined)) return false;
  const { name, method, methods } = data ?? {};
  set(takeReaderAtom, status && id !== undefined ? { id, name, method, methods } : undefined);
  // What the offline worker has of this page is a guest's.
  await keepPagesAnew().catch(() => undefined);
  return true;
});

/** Asks now, and again after ever longer pauses, until it is known; the answer gives that up. */
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
