// Waits for a condition, never for a time: the test's own limit ends a wait that does not succeed.
// The longer it takes, the less often it checks: a check may be a call or a query, and takes time
// from others.
import { setTimeout as turn } from 'node:timers/promises';

/** Resolves once `holds` is true; other work runs between two checks. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  // Code that was changed on purpose lets many a thing never come: see mutant-limits.mjs.
  const limitMs = Number(process.env.MUTANT_LIMIT_MS ?? Infinity);
  const begun = performance.now();
  for (let looks = 0; !(await holds()); looks += 1) {
    if (performance.now() - begun > limitMs) throw new Error('It does not come.');
    await turn(looks < 20 ? 5 : 25);
  }
}
