// The outbox in local storage: an entry is written before its call is sent and removed with its
// answer. Protects: closing the page right after a press loses nothing, and if storage refuses, the
// action is sent while the page is open.
import { isSameMark, withUnsent, type Unsent } from '@/lib/model/offline/outbox';
import { minuteMs } from '@/lib/model/time';
import { lateTakenKey, outboxKey } from '@/lib/model/wire/further-keys';
import { readStored, writeStored } from '../storage/storage';
import { onStoredElsewhere } from '../storage/stored-elsewhere';

/** How long accepted actions are remembered: no page takes longer to load. */
const takenKnownMs = minuteMs;

/** Entries that storage refused (full or blocked): they last as long as the page. */
let unstored: readonly Unsent[] = [];

function readQueue(): Unsent[] {
  try {
    const kept: Unsent[] = JSON.parse(readStored(outboxKey) ?? '[]');
    return kept.filter((entry) => entry?.key && entry.call);
  } catch {
    return [];
  }
}

/** Everything pending, of all readers, oldest first. Entries in an unknown format are left out. */
export const readOutbox = (): Unsent[] => unstored.reduce(withUnsent, readQueue());

/** Replaces the pending entries. */
export function writeOutbox(queue: readonly Unsent[]): void {
  const text = JSON.stringify(queue);
  writeStored(outboxKey, text);
  // A failing storage gives no error.
  const isStored = readStored(outboxKey) === text;
  const stored = new Set(isStored ? [] : readQueue().map(({ key }) => key));
  unstored = isStored ? [] : queue.filter(({ key }) => !stored.has(key));
}

/** Adds an entry, and returns it as stored: `before` is the service's state. */
export function keepUnsent(added: Omit<Unsent, 'key' | 'at'>): Unsent {
  const entry = { ...added, key: String(Math.random()), at: Date.now() };
  const queue = withUnsent(readOutbox(), entry);
  writeOutbox(queue);
  return queue.at(-1) ?? entry;
}

/** Puts back an entry that another sender has removed, and that is sent once more. */
export function keepAgain(entry: Unsent): void {
  writeOutbox(withUnsent(readOutbox(), entry));
}

export function dropUnsent(keys: readonly string[]): void {
  writeOutbox(readOutbox().filter(({ key }) => !keys.includes(key)));
}

/** `at` is when the service accepted it, `doneAt` when the reader did it. */
type Taken = Pick<Unsent, 'owner' | 'call' | 'id' | 'after' | 'at'> & { doneAt: number };

function readTaken(): Taken[] {
  try {
    const kept: Taken[] = JSON.parse(readStored(lateTakenKey) ?? '[]');
    return kept.filter((entry) => entry?.id && Date.now() - entry.at < takenKnownMs);
  } catch {
    return [];
  }
}

const writeTaken = (taken: readonly Taken[]) => writeStored(lateTakenKey, JSON.stringify(taken));

/** Removes entries that the service has accepted. {@link takenSince} lists them for a while. */
export function dropTaken(keys: readonly string[]): void {
  const at = Date.now();
  const taken = readOutbox()
    .filter(({ key }) => keys.includes(key))
    .map(({ owner, call, id, after, at: doneAt }) => ({ owner, call, id, after, at, doneAt }));
  writeTaken([...readTaken(), ...taken]);
  dropUnsent(keys);
}

/**
 * What the service accepted after `at` (ms), in order. For a page that was requested before that:
 * the service may have rendered it without the mark, and the page that made it was left before the
 * answer.
 */
export const takenSince = (at: number): Taken[] => readTaken().filter((one) => one.at >= at);

/**
 * What has become of an entry while its sender waited for another one: it `waits`, or a later
 * change of its mark does; the service has `taken` it, or such a change (`outdated`); or it is
 * `gone`, as after a refusal.
 */
export function fateOf(entry: Unsent): 'waits' | 'taken' | 'outdated' | 'gone' {
  if (readOutbox().some((one) => isSameMark(one, entry))) return 'waits';
  const taken = readTaken().findLast((one) => isSameMark(one, entry) && one.doneAt >= entry.at);
  if (!taken) return 'gone';
  return taken.doneAt === entry.at ? 'taken' : 'outdated';
}

/**
 * Runs when the service has accepted something from another tab; returns a function that stops it.
 */
export const onTakenElsewhere = (run: () => void): (() => void) =>
  onStoredElsewhere((key) => key === lateTakenKey && run(), run);

/** A reader leaves: nothing of theirs stays for the next. */
export const forgetTaken = (owner: string): void =>
  writeTaken(readTaken().filter((one) => one.owner !== owner));

/**
 * Runs while no other page of this site empties the queue (`shared`), or while none sends at all
 * (`exclusive`): two pages never send different values of one mark at the same time.
 */
export function whileSending<T>(mode: LockMode, run: () => Promise<T>): Promise<T> {
  // Browsers have locks only in secure contexts.
  if (!('locks' in navigator)) return run();
  return navigator.locks.request('outbox', { mode }, run) as Promise<T>;
}
