// The connection that the parts of the store share. Inside a transaction every query of the same
// call chain joins it, whichever store object it uses; all other callers stay outside.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type Transaction } from 'kysely';
import { tracer } from '../../spans';
import type { Engine } from './engine';
import type { Schema } from './schema';
import { traceQuery } from './trace-query';

export type Database = {
  readonly engine: Engine;
  /** Where to send a query: the open transaction of this call chain, else any connection. */
  query(): Kysely<Schema>;
  /** All or nothing; a nested call joins the outer one. */
  transaction<T>(run: () => Promise<T>): Promise<T>;
  /** Reads a consistent snapshot without blocking writers. */
  snapshot<T>(run: () => Promise<T>): Promise<T>;
  /** Removes the bytes of what this transaction deletes once it has committed. */
  scrubWhenCommitted(): void;
  close(): Promise<void>;
};

/** Traces queries if tracing was started before this call. */
export function openDatabase(engine: Engine): Database {
  const root = new Kysely<Schema>({
    dialect: engine.dialect,
    log: tracer() && ((event) => traceQuery(engine.name, event)),
  });
  const scope = new AsyncLocalStorage<{
    transaction: Transaction<Schema>;
    open: boolean;
    scrub: boolean;
  }>();

  async function within<T>(
    transaction: Transaction<Schema>,
    run: () => Promise<T>,
    mark?: () => void,
  ): Promise<T> {
    const state = { transaction, open: true, scrub: false };
    try {
      const result = await scope.run(state, run);
      if (state.scrub) mark?.();
      return result;
    } finally {
      // An unawaited promise must not write into whatever uses the connection next.
      state.open = false;
    }
  }

  const joined = () => scope.getStore()?.open === true;

  async function committed<T>(run: () => Promise<T>): Promise<T> {
    let scrub = false;
    const mark = () => {
      scrub = true;
    };
    const result = await root
      .transaction()
      .execute((transaction) => within(transaction, run, mark));
    if (scrub) await engine.scrub(root);
    return result;
  }

  return {
    engine,
    query() {
      const state = scope.getStore();
      return state?.open ? state.transaction : root;
    },
    transaction: (run) => (joined() ? run() : committed(run)),
    scrubWhenCommitted() {
      const state = scope.getStore();
      if (state?.open) state.scrub = true;
    },
    snapshot: (run) =>
      joined()
        ? run()
        : root
            .transaction()
            .setIsolationLevel('repeatable read')
            .setAccessMode('read only')
            .execute((transaction) => within(transaction, run)),
    async close() {
      await root.destroy();
      // Otherwise every promise of the process keeps carrying it, for every database ever opened.
      scope.disable();
    },
  };
}
