// Waits for a condition, never for a time: the test's own limit ends what does not come. What is long
// in coming is looked for less often: a look may be a call or a query, and takes its time from others.
import { setTimeout as turn } from 'node:timers/promises';

/** Resolves once `holds` does; between two looks everything else may go on. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 0; !(await holds()); looks += 1) await turn(looks < 20 ? 5 : 25);
}
