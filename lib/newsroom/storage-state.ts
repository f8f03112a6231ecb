// Whether the newsroom can store what readers do. Protects: a full disk is said as what it is, the
// balancer hears of it, and the first write that works again ends it without a restart.
import type { Logger } from 'pino';
import { cannotWrite } from './store/contract/cannot-write';
import type { Store } from './store/contract/store';

export type StorageState = {
  /** Hears of a failure; whether it was one of writing. */
  note(error: unknown): boolean;
  /** Tries to write where that failed last. Throws what the database throws when it does not answer. */
  isWritable(): Promise<boolean>;
};

const probeKey = 'storage_probe';
/** More than a half-empty page has room for. */
const probe = ' '.repeat(64 * 1024);

export function createStorageState(store: Store, log: Logger): StorageState {
  let isFull = false;
  return {
    note(error) {
      if (!cannotWrite(error)) return false;
      if (!isFull) log.error({ event: 'storage_full', err: error }, 'nothing can be stored');
      isFull = true;
      return true;
    },
    async isWritable() {
      await store.ping();
      if (!isFull) return true;
      try {
        await store.meta.set(probeKey, probe);
        await store.meta.set(probeKey, '');
        isFull = false;
        log.info({ event: 'storage_back' }, 'the database takes writes again');
      } catch (error) {
        if (!cannotWrite(error)) throw error;
      }
      return !isFull;
    },
  };
}
