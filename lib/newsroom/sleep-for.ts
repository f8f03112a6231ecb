// The pause of work that goes on until it is stopped.
import { setTimeout as pause } from 'node:timers/promises';

/** Resolves after `ms`, or at once when `signal` is aborted: never rejects, so loops look at the signal. */
export async function sleepFor(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => undefined);
}
