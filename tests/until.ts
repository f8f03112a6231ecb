// Waits for a condition, never for a time: the test's own limit ends what does not come.
import { setTimeout as turn } from 'node:timers/promises';

/** Resolves once `holds` does; between two looks everything else may go on. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await turn(5);
}
