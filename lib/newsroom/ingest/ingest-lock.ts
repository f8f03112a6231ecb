// One ingest writes at a time, in whichever process: two would both think an article new.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../store/contract/store';

const retryMs = 500;

/**
 * Runs when no other ingest does; `onWait` is called once when it has to wait. Undefined when
 * `signal` ended the waiting.
 */
export async function whenAlone<T>(
  store: Store,
  run: (lost: AbortSignal) => Promise<T>,
  { signal, onWait }: { signal?: AbortSignal; onWait?: () => void } = {},
): Promise<T | undefined> {
  let told = false;
  while (!signal?.aborted) {
    const held = await store.exclusively('ingest', async (lost) => ({ result: await run(lost) }));
    if (held) return held.result;
    if (!told) onWait?.();
    told = true;
    await sleep(retryMs, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}
