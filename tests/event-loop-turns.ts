// Runs everything that is ready, whatever the clock says: for tests of what must not happen.
import { setImmediate } from 'node:timers';

export async function eventLoopTurns(count = 50): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await new Promise<void>((resolve) => void setImmediate(resolve));
  }
}
