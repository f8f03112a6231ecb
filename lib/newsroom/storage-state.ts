// Whether the newsroom can read and store. Protects: a full disk and an unreachable database are
// reported as such, the load balancer learns of it, and recovery needs no restart.
import type { Logger } from 'pino';
import { createOnceAMinute } from '@/lib/model/timing/once-a-minute';
import { Refusal } from './refusal';
import { cannotWrite } from './store/contract/cannot-write';
import { isAway } from './store/contract/is-away';
import type { Store } from './store/contract/store';

export type StorageState = {
  /** Records a failure; returns whether it was a failure to write. */
  note(error: unknown): boolean;
  /** The refusal for a call that failed because of the database; undefined for another cause. */
  refusalFor(error: unknown): Refusal | undefined;
  /**
   * Tries a write where writing failed last. Throws the database's error when it does not answer.
   */
  isWritable(): Promise<boolean>;
};

/**
 * A write that an answer does not depend on: undefined where nothing can be stored, which then
 * shows in the readiness.
 */
export async function ifWritable<T>(
  { storage }: { storage: Pick<StorageState, 'note'> },
  write: Promise<T>,
): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (!storage.note(error)) throw error;
    return undefined;
  }
}

const probeKey = 'storage_probe';
/** Somebody has to free space first. */
const fullRetrySeconds = 60;
/** A restarting server is back soon. */
const awayRetrySeconds = 5;
/** More than fits into a half-empty page. */
const probe = ' '.repeat(64 * 1024);

/** Detects from errors whether the database can still be written, and logs each change once. */
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
      // Every call fails meanwhile.
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
