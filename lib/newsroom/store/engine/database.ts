// The connection that the parts of the store share. Inside a transaction every query of the same
// call chain joins it, whichever store object it uses; all other callers stay outside.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type Transaction } from 'kysely';
import type { Engine } from './engine';
import type { Schema } from './schema';

export type Database = {
  readonly engine: Engine;
  /** Where to send a query: the open transaction of this call chain, else any connection. */
  query(): Kysely<Schema>;
  /** All or nothing; a nested call joins the outer one. */
  transaction<T>(run: () => Promise<T>): Promise<T>;
  /** Reads one moment of the database without holding up writers. */
  snapshot<T>(run: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

export function openDatabase(engine: Engine): Database {
  const root = new Kysely<Schema>({ dialect: engine.dialect });
  const scope = new AsyncLocalStorage<{ transaction: Transaction<Schema>; open: boolean }>();

  async function within<T>(transaction: Transaction<Schema>, run: () => Promise<T>): Promise<T> {
    const state = { transaction, open: true };
    try {
      return await scope.run(state, run);
    } finally {
      // A promise that nobody awaited must not write into whatever uses the connection next.
      state.open = false;
    }
  }

  const joined = () => scope.getStore()?.open === true;

  return {
    engine,
    query() {
      const state = scope.getStore();
      return state?.open ? state.transaction : root;
    },
    transaction: (run) =>
      joined() ? run() : root.transaction().execute((transaction) => within(transaction, run)),
    snapshot: (run) =>
      joined()
        ? run()
        : root
            .transaction()
            .setIsolationLevel('repeatable read')
            .setAccessMode('read only')
            .execute((transaction) => within(transaction, run)),
    close: () => root.destroy(),
  };
}
