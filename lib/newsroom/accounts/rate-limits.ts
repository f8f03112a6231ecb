// Rate limits over a sliding window. A limit is a number of database slots, each taken for the
// whole window: a race admits exactly that many, and a restart forgets nothing.
import { randomUUID } from 'node:crypto';
import type { QuotaStore } from '../store/contract/store';

/** The scope begins with the act: `send:hour:…`. */
export type RateLimit = { scope: string; most: number; ms: number };

export type Admission =
  | { admitted: true; undo(): Promise<void> }
  | { admitted: false; act: string; retryAfterSeconds: number };

/**
 * Takes a slot of every rate limit, or none. `undo` gives them back, for an act that then did not
 * happen.
 */
export async function admit(
  quotas: QuotaStore,
  rateLimits: readonly RateLimit[],
  now: number,
): Promise<Admission> {
  const slot = `limit:${randomUUID()}`;
  await quotas.sweep(now);
  for (const { scope, most, ms } of rateLimits) {
    if (await quotas.take(scope, most, slot, now + ms, now)) continue;
    await quotas.release(slot);
    const freeAt = await quotas.freeAt(scope);
    const [act = ''] = scope.split(':');
    const retryAfterSeconds = Math.max(1, Math.ceil((freeAt - now) / 1000));
    return { admitted: false, act, retryAfterSeconds };
  }
  return { admitted: true, undo: () => quotas.release(slot) };
}
