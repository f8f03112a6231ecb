// What is to be sent to the service, in local storage: written before the call leaves and removed
// with its answer. Protects: a page that is closed right after the press has lost nothing.
import { withUnsent, type Unsent } from '@/lib/model/offline/outbox';
import { outboxKey } from '@/lib/model/wire/storage-keys';
import { readStored, writeStored } from './storage';

/** Everything that waits, whoever did it, the oldest first. What others wrote here is left out. */
export function readOutbox(): Unsent[] {
  try {
    const kept: Unsent[] = JSON.parse(readStored(outboxKey) ?? '[]');
    return kept.filter((entry) => entry?.key && entry.call);
  } catch {
    return [];
  }
}

const write = (queue: readonly Unsent[]) => writeStored(outboxKey, JSON.stringify(queue));

/** Adds an entry, and answers it as it waits: `before` is what the service has. */
export function keepUnsent(added: Omit<Unsent, 'key' | 'at'>): Unsent {
  const entry = { ...added, key: String(Math.random()), at: Date.now() };
  const queue = withUnsent(readOutbox(), entry);
  write(queue);
  return queue.at(-1) ?? entry;
}

export function dropUnsent(keys: readonly string[]): void {
  write(readOutbox().filter(({ key }) => !keys.includes(key)));
}

/**
 * Runs while no other page of this site empties the queue (`shared`), or while none sends at all
 * (`exclusive`): of one mark, two pages never send different words at one time.
 */
export function whileSending<T>(mode: LockMode, run: () => Promise<T>): Promise<T> {
  // Browsers have locks only where the connection is safe.
  if (!('locks' in navigator)) return run();
  return navigator.locks.request('outbox', { mode }, run) as Promise<T>;
}
