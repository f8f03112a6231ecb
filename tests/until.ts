// Waits for a condition, never for a time: the test's own limit ends what does not come. What is long
// in coming is looked for less often: a look may be a call or a query, and takes its time from others.
import { setTimeout as turn } from 'node:timers/promises';

/** Resolves once `holds` does; between two looks everything else may go on. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  // Code that was changed on purpose lets many a thing never come: see mutant-limits.mjs.
  const limitMs = Number(process.env.MUTANT_LIMIT_MS ?? Infinity);
  const begun = performance.now();
  for (let looks = 0; !(await holds()); looks += 1) {
    if (performance.now() - begun > limitMs) throw new Error('It does not come.');
    await turn(looks < 20 ? 5 : 25);
  }
}
