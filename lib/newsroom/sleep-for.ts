// The pause in loops that run until they are stopped.
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Resolves after `ms`, or at once when `signal` is aborted: it never rejects, so loops must check
 * the signal.
 */
export async function sleepFor(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => undefined);
}
