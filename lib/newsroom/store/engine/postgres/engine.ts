// Postgres: a connection pool, used when a database address is set.
import { PostgresDialect, PostgresQueryCompiler, sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Engine, Hold } from '../engine';
import { storable } from '@/lib/newsroom/store/contract/storable';
import { errorCode, StoreError } from '@/lib/newsroom/store/contract/store-error';
import { createAnnouncer } from './announcer';
import { encodingQuery, encodingRemedy, holdsEveryText } from './encoding';
import { postgresFullText } from './full-text';
import { lockByName, lockKey } from './lock';

const connectMs = 5_000;
const connectionsAtOnce = 10;
const bigint = 20;

/** Our times and counts stay below 2^53, so they are parsed as numbers, as from SQLite. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === bigint ? Number : pg.types.getTypeParser(type, format),
};

class StorableCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(storable(parameter));
  }
}

class StorableDialect extends PostgresDialect {
  override createQueryCompiler(): StorableCompiler {
    return new StorableCompiler();
  }
}

const holds: Record<Hold, RawBuilder<unknown>> = {
  there: sql`for key share`,
  unchanged: sql`for no key update`,
  alone: sql`for update`,
};

/** The address without what must not be logged. */
function nameOf(address: string): string {
  if (!URL.canParse(address)) return 'the address in DATABASE_URL';
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
}

/** Lets nothing start whose first Chinese headline could not be stored. */
async function needEncoding(pool: pg.Pool, address: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(encodingQuery);
  const encoding = rows[0]?.name;
  if (holdsEveryText(encoding)) return;
  const message = `The database ${nameOf(address)} is in ${encoding}, which has no letters for some languages: ${encodingRemedy}.`;
  throw new StoreError('unfit', message);
}

/**
 * @throws StoreError `unreachable` when the server refuses the connection or does not answer, `unfit`
 *   when the database cannot hold every text.
 */
export async function openPostgres(
  address: string,
  log?: Logger,
  connections = connectionsAtOnce,
): Promise<Engine> {
  const connection: pg.PoolConfig = {
    connectionString: address,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    application_name: 'cubewire',
    types,
  };
  let pool: pg.Pool | undefined;
  try {
    pool = new pg.Pool({ ...connection, max: connections });
    // A connection that ends while idle is replaced at the next query; unhandled, the error would
    // end the process.
    pool.on('error', (error) => log?.warn({ err: error }, 'a database connection ended'));
    // The same for a connection that ends between two queries of a transaction, which the pool does
    // not handle: the next query of that transaction fails and reports it.
    pool.on('connect', (client) => client.on('error', () => undefined));
    await needEncoding(pool, address);
  } catch (cause) {
    await pool?.end();
    if (cause instanceof StoreError) throw cause;
    const reason =
      (cause instanceof Error && cause.message) || errorCode(cause) || 'no reason given';
    const message = `Postgres at ${nameOf(address)} does not let us in (${reason}): start the server or correct DATABASE_URL.`;
    throw new StoreError('unreachable', message, { cause });
  }
  return {
    name: 'postgres',
    dialect: new StorableDialect({ pool }),
    idType: sql`text collate "C"`,
    skipsLocked: true,
    hold: (rows) => holds[rows],
    oneOf: (column, values) => sql`${sql.ref(column)} = any(${[...values]}::text[])`,
    fullText: postgresFullText,
    announcer: createAnnouncer(connection),
    // The server runs its own vacuum and manages its own log.
    scrub: async () => undefined,
    takeTurn: async (transaction, name) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${lockKey(name)}, 0))`.execute(
        transaction,
      );
    },
    lock: (name) => lockByName(connection, name),
  };
}
