// How often something may be done in a while. A brake is a number of places that are each held for
// the whole of that while, in the database: the window slides, a race admits exactly so many, and a
// restart forgets nothing.
import { randomUUID } from 'node:crypto';
import type { AllowanceStore } from '../store/contract/store';

export type Brake = { scope: string; most: number; ms: number };

export type Braked =
  { admitted: true; undo(): Promise<void> } | { admitted: false; retryAfterSeconds: number };

/** Takes a place of every brake, or none. `undo` gives them back, for what then did not happen. */
export async function admit(
  allowances: AllowanceStore,
  brakes: readonly Brake[],
  now: number,
): Promise<Braked> {
  const holder = `brake:${randomUUID()}`;
  await allowances.sweep(now);
  for (const { scope, most, ms } of brakes) {
    if (await allowances.take(scope, most, holder, now + ms, now)) continue;
    await allowances.release(holder);
    const freeAt = await allowances.freeAt(scope);
    return { admitted: false, retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now) / 1000)) };
  }
  return { admitted: true, undo: () => allowances.release(holder) };
}
