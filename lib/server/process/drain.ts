// How the process ends: it is not ready from the first moment on, calls under way may finish, then
// its parts are closed. Every step has its time, so that the whole ends within 8 seconds; an
// operator whose balancer looks rarely gives it more (DRAIN_SECONDS).
import {
  drainCallsMs,
  drainCloseMs,
  drainNoticeMs as usualNoticeMs,
} from '@/lib/model/limits/service';
import type { ProcessState } from './process-state';

export type DrainOptions = {
  state: ProcessState;
  /** Closes what the process opened; what takes longer than the time left is left behind. */
  close(): Promise<void>;
  /** How long readers are still taken; a balancer that looks rarely needs more. */
  noticeMs?: number;
  sleep?: (ms: number) => Promise<void>;
};

const stepMs = 50;
const timeout = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Ends everything in order and resolves when the process may exit. Never rejects. */
export async function drain(options: DrainOptions): Promise<void> {
  const { state, close, noticeMs = usualNoticeMs, sleep = timeout } = options;
  state.draining = true;
  for (const tell of state.onDrain) tell();
  // The balancer needs a moment to notice; until then readers still arrive and are served.
  await sleep(noticeMs);
  let callsMs = 0;
  for (; state.calls > 0 && callsMs < drainCallsMs; callsMs += stepMs) await sleep(stepMs);
  const closeMs = drainCloseMs + drainCallsMs - callsMs;
  await Promise.race([close().catch(() => undefined), sleep(closeMs)]);
}
