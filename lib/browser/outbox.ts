// What is to be sent to the service, in local storage: written before the call leaves and removed
// with its answer. Protects: a page that is closed right after the press has lost nothing, and where the
// storage takes nothing, what was done is sent while the page is open.
import { takenKnownMs } from '@/lib/model/limits/offline';
import { withUnsent, type Unsent } from '@/lib/model/offline/outbox';
import { lateTakenKey, outboxKey } from '@/lib/model/wire/further-keys';
import { readStored, writeStored } from './storage';
import { onStoredElsewhere } from './stored-elsewhere';

/** What the storage did not take: full or blocked, it lasts as long as the page. */
let unstored: readonly Unsent[] = [];

function readQueue(): Unsent[] {
  try {
    const kept: Unsent[] = JSON.parse(readStored(outboxKey) ?? '[]');
    return kept.filter((entry) => entry?.key && entry.call);
  } catch {
    return [];
  }
}

/** Everything that waits, whoever did it, the oldest first. What others wrote here is left out. */
export const readOutbox = (): Unsent[] => unstored.reduce(withUnsent, readQueue());

/** Replaces what waits. */
export function writeOutbox(queue: readonly Unsent[]): void {
  const text = JSON.stringify(queue);
  writeStored(outboxKey, text);
  // A storage that fails says nothing.
  const isStored = readStored(outboxKey) === text;
  const stored = new Set(isStored ? [] : readQueue().map(({ key }) => key));
  unstored = isStored ? [] : queue.filter(({ key }) => !stored.has(key));
}

/** Adds an entry, and answers it as it waits: `before` is what the service has. */
export function keepUnsent(added: Omit<Unsent, 'key' | 'at'>): Unsent {
  const entry = { ...added, key: String(Math.random()), at: Date.now() };
  const queue = withUnsent(readOutbox(), entry);
  writeOutbox(queue);
  return queue.at(-1) ?? entry;
}

export function dropUnsent(keys: readonly string[]): void {
  writeOutbox(readOutbox().filter(({ key }) => !keys.includes(key)));
}

type Taken = Pick<Unsent, 'owner' | 'id' | 'after' | 'at'>;

function readTaken(): Taken[] {
  try {
    const kept: Taken[] = JSON.parse(readStored(lateTakenKey) ?? '[]');
    return kept.filter((entry) => entry?.id && Date.now() - entry.at < takenKnownMs);
  } catch {
    return [];
  }
}

const writeTaken = (taken: readonly Taken[]) => writeStored(lateTakenKey, JSON.stringify(taken));

/** Takes entries out that the service has taken. For a while {@link takenSince} has them. */
export function dropTaken(keys: readonly string[]): void {
  const at = Date.now();
  const taken = readOutbox().filter(({ key }) => keys.includes(key));
  writeTaken([...readTaken(), ...taken.map(({ owner, id, after }) => ({ owner, id, after, at }))]);
  dropUnsent(keys);
}

/**
 * What the service took after `at` (ms), in its order. Of a page that was asked for before that: the
 * service may have written it without the mark, and the one who made it left without knowing.
 */
export const takenSince = (at: number): Taken[] => readTaken().filter((one) => one.at >= at);

/** Runs when the service has taken something from another tab; the answer takes it back. */
export const onTakenElsewhere = (run: () => void): (() => void) =>
  onStoredElsewhere((key) => key === lateTakenKey && run(), run);

/** A reader goes: nothing of them is there for the next. */
export const forgetTaken = (owner: string): void =>
  writeTaken(readTaken().filter((one) => one.owner !== owner));

/**
 * Runs while no other page of this site empties the queue (`shared`), or while none sends at all
 * (`exclusive`): of one mark, two pages never send different words at one time.
 */
export function whileSending<T>(mode: LockMode, run: () => Promise<T>): Promise<T> {
  // Browsers have locks only where the connection is safe.
  if (!('locks' in navigator)) return run();
  return navigator.locks.request('outbox', { mode }, run) as Promise<T>;
}
