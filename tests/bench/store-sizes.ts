// Stores of several sizes, open at the same time. Those in `BENCH_STORE_DIR` are filled once and
// used again; without it they are temporary.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { bulkFill } from './bulk/fill';
import { filledTables, postgresWriter } from './bulk/postgres';
import { sqliteWriter } from './bulk/sqlite';
import { startStores } from './postgres-stores';

export type Engine = 'sqlite' | 'postgres';

/** `firstDay` is the first day of which nothing was ingested yet. */
export type SizedStore = { events: number; store: OpenStore; firstDay: number };

const daysKey = 'bench.days';
const shownEvery = 50_000;

function progressOf(events: number) {
  let shown = 0;
  return (done: number) => {
    if (done - shown < shownEvery && done < events) return;
    shown = done;
    console.log(`  ${done} of ${events} events written …`);
  };
}

/** Fills an empty folder with a SQLite store of that many events. */
export async function fillFolder(
  dataDir: string,
  events: number,
  newest: number,
  progress: (done: number) => void,
): Promise<void> {
  const empty = await openStore({ dataDir });
  // Otherwise opening it again would make all search rows anew, beside the measuring.
  await empty.search.renew();
  await empty.close();
  await bulkFill(sqliteWriter(dataDir, newest), events, newest, progress);
}

/** The folder of a SQLite store with that many events. */
async function filledFolder(parent: string, events: number, newest: number): Promise<string> {
  const dataDir = join(parent, `sqlite-${events}`);
  const whole = join(dataDir, 'filled');
  if (existsSync(whole)) return dataDir;
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  await fillFolder(dataDir, events, newest, progressOf(events));
  writeFileSync(whole, '');
  return dataDir;
}

async function fillPostgres(store: OpenStore, events: number, newest: number): Promise<void> {
  await store.search.renew();
  await bulkFill(postgresWriter(store, newest), events, newest, progressOf(events));
  // As the server does by itself after a while.
  for (const table of filledTables) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(store.database.query());
  }
}

async function sized(store: OpenStore, events: number, days: number): Promise<SizedStore> {
  const firstDay = Number((await store.meta.get(daysKey)) ?? 0);
  // As a site does every month, and in between every hour.
  for (let more = await store.search.tidy(firstDay === 0); more;) more = await store.search.tidy();
  await store.meta.set(daysKey, String(firstDay + days));
  return { events, store, firstDay };
}

/**
 * Opens a store of each size, filling those that are not kept.
 * @param days how many days of articles will be ingested
 */
export async function openSizes(
  engine: Engine,
  sizes: readonly number[],
  newest: number,
  days: number,
): Promise<{ stores: SizedStore[]; close(): Promise<void> }> {
  const kept = process.env.BENCH_STORE_DIR;
  const parent = kept ?? mkdtempSync(join(tmpdir(), 'cubewire-bench-'));
  const postgres = engine === 'postgres' ? await startStores(kept) : undefined;
  const stores: SizedStore[] = [];
  for (const events of sizes) {
    const dataDir = postgres ? parent : await filledFolder(parent, events, newest);
    const database = await postgres?.databaseOf(events);
    const store = await openStore({ dataDir, databaseUrl: database?.url });
    if (database?.isFilled === false) await fillPostgres(store, events, newest);
    postgres?.keep(events);
    stores.push(await sized(store, events, days));
  }
  return {
    stores,
    async close() {
      for (const { store } of stores) await store.close();
      await postgres?.stop();
      if (!kept) rmSync(parent, { recursive: true, force: true });
    },
  };
}
