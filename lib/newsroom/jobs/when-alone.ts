// Work that only one process does at a time: two ingests would both think an article new. A process
// that dies holds no lock: it is released with its connection or its file handle.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../store/contract/store';

const retryMs = 500;

/**
 * Runs when nobody else holds the lock `name`; calls `onWait` once when it has to wait. Undefined
 * when `signal` ended the wait.
 */
export async function whenAlone<T>(
  store: Pick<Store, 'exclusively'>,
  run: (lost: AbortSignal) => Promise<T>,
  {
    name = 'ingest',
    signal,
    onWait,
  }: { name?: string; signal?: AbortSignal; onWait?: () => void } = {},
): Promise<T | undefined> {
  let told = false;
  while (!signal?.aborted) {
    const held = await store.exclusively(name, async (lost) => ({ result: await run(lost) }));
    if (held) return held.result;
    if (!told) onWait?.();
    told = true;
    await sleep(retryMs, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}
