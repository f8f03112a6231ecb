// Graceful shutdown: the process reports not ready at once, calls in progress may finish, then its
// parts are closed. Each step has a time limit, so that the whole takes at most 8 seconds; where
// the load balancer checks rarely, an operator allows more (DRAIN_SECONDS).
import {
  drainCallsMs,
  drainCloseMs,
  drainNoticeMs as usualNoticeMs,
} from '@/lib/model/limits/service';
import type { ProcessState } from './process-state';

export type DrainOptions = {
  state: ProcessState;
  /** Closes what the process opened; whatever takes longer than the time left is abandoned. */
  close(): Promise<void>;
  /** How long readers are still accepted; a load balancer that checks rarely needs more. */
  noticeMs?: number;
  sleep?: (ms: number) => Promise<void>;
};

const stepMs = 50;
const timeout = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Shuts down in order and resolves when the process may exit. Never rejects. */
export async function drain(options: DrainOptions): Promise<void> {
  const { state, close, noticeMs = usualNoticeMs, sleep = timeout } = options;
  state.draining = true;
  for (const tell of state.onDrain) tell();
  // The load balancer needs a moment to notice; until then new requests still arrive and are
  // served.
  await sleep(noticeMs);
  let callsMs = 0;
  for (; state.calls > 0 && callsMs < drainCallsMs; callsMs += stepMs) await sleep(stepMs);
  const closeMs = drainCloseMs + drainCallsMs - callsMs;
  await Promise.race([close().catch(() => undefined), sleep(closeMs)]);
}
