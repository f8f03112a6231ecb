// Kysely over one better-sqlite3 handle. It waits for writers of other processes without blocking
// this process. A transaction takes the write lock at its start, since one that reads first and
// then writes is refused at once when another wrote in between.
import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises';
import type { Database as Handle, Statement } from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { storable } from '@/lib/newsroom/store/contract/storable';
import { errorCode } from '@/lib/newsroom/store/contract/store-error';

/** How long a write waits for the writers of other processes. */
const busyMs = 30_000;
const retryMs = 4;
/** Calls run on this thread: a series of them yields to timers and sockets this often. */
const breathMs = 8;
/** Prepared statements kept; our queries have fewer distinct texts. */
const cachedStatements = 400;

class Connection implements DatabaseConnection {
  readonly #statements = new Map<string, Statement<unknown[]>>();

  constructor(readonly handle: Handle) {}

  #prepare(text: string): Statement<unknown[]> {
    const known = this.#statements.get(text);
    if (known) return known;
    const statement = this.handle.prepare<unknown[]>(text);
    if (this.#statements.size >= cachedStatements) this.#statements.clear();
    this.#statements.set(text, statement);
    return statement;
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#prepare(sql);
    const values = parameters.map(storable);
    // The rows have the shape that the query builder promised.
    if (statement.reader) {
      const rows = statement.all(...values) as R[];
      return { rows, numAffectedRows: BigInt(rows.length) };
    }
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const deadline = performance.now() + busyMs;
    for (;;) {
      try {
        return this.#run(query);
      } catch (error) {
        // Inside a transaction the lock is held already, and half of it could not be repeated
        // anyway.
        const mayWait = errorCode(error).startsWith('SQLITE_BUSY') && !this.handle.inTransaction;
        if (!mayWait || performance.now() > deadline) throw error;
        await sleep(retryMs * (1 + Math.random()));
      }
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

/** One connection, given to one caller at a time: nothing runs between a begin and its commit. */
export class SqliteDriver implements Driver {
  readonly #connection: Connection;
  #last: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;
  #breath = 0;

  constructor(handle: Handle) {
    this.#connection = new Connection(handle);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last;
    let release: () => void = () => undefined;
    this.#last = new Promise((resolve) => (release = resolve));
    await before;
    if (performance.now() - this.#breath > breathMs) {
      await breathe();
      this.#breath = performance.now();
    }
    this.#release = release;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(_: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begin = settings.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await this.#connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(): Promise<void> {
    // A full disk has rolled it back already; the error that caused this is the one to report.
    if (!this.#connection.handle.inTransaction) return;
    await this.#connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#last;
    this.#connection.handle.close();
  }
}
