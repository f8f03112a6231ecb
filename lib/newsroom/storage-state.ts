// Whether the newsroom can read and store. Protects: a full disk and a database that is away are said as
// what they are, the balancer hears of it, and what works again is used without a restart.
import type { Logger } from 'pino';
import { createOnceAMinute } from '@/lib/model/timing/once-a-minute';
import { Refusal } from './refusal';
import { cannotWrite } from './store/contract/cannot-write';
import { isAway } from './store/contract/is-away';
import type { Store } from './store/contract/store';

export type StorageState = {
  /** Hears of a failure; whether it was one of writing. */
  note(error: unknown): boolean;
  /** What a call is told that failed for the database; undefined where it failed for something else. */
  refusalFor(error: unknown): Refusal | undefined;
  /** Tries to write where that failed last. Throws what the database throws when it does not answer. */
  isWritable(): Promise<boolean>;
};

const probeKey = 'storage_probe';
/** Somebody has to make room first. */
const fullRetrySeconds = 60;
/** A server that starts anew is back soon. */
const awayRetrySeconds = 5;
/** More than a half-empty page has room for. */
const probe = ' '.repeat(64 * 1024);

/**
 * Notices from errors whether the database can still be written, and tells the log of each change
 * once.
 */
export function createStorageState(store: Store, log: Logger): StorageState {
  let isFull = false;
  let wasAway = false;
  const onceAMinute = createOnceAMinute();

  function note(error: unknown): boolean {
    if (!cannotWrite(error)) return false;
    if (!isFull) log.error({ event: 'storage_full', err: error }, 'nothing can be stored');
    isFull = true;
    return true;
  }

  return {
    note,
    refusalFor(error) {
      if (note(error)) {
        return new Refusal('storageFull', { retryAfterSeconds: fullRetrySeconds });
      }
      if (!isAway(error)) return undefined;
      wasAway = true;
      // Every call fails of it meanwhile.
      onceAMinute('away', () =>
        log.error({ event: 'database_away', err: error }, 'the database does not answer'),
      );
      return new Refusal('databaseAway', { retryAfterSeconds: awayRetrySeconds });
    },
    async isWritable() {
      await store.ping();
      if (wasAway) log.info({ event: 'database_back' }, 'the database answers again');
      wasAway = false;
      if (!isFull) return true;
      try {
        await store.meta.set(probeKey, probe);
        await store.meta.set(probeKey, '');
        isFull = false;
        log.info({ event: 'storage_back' }, 'the database accepts writes again');
      } catch (error) {
        if (!cannotWrite(error)) throw error;
      }
      return !isFull;
    },
  };
}
