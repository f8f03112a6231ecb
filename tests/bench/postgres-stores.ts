// One Postgres server with a database for each size. With `BENCH_STORE_DIR` the server's folder is
// kept there, as far as the machine has a server.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startOwnServer, startPostgres } from '../newsroom/postgres';

export type PostgresStores = {
  /** The address of the database for that many events, which is empty or was filled and kept. */
  databaseOf(events: number): Promise<{ url: string; isFilled: boolean }>;
  /** Keeps what was filled into it for the next run. */
  keep(events: number): void;
  stop(): Promise<void>;
};

async function startTemporary(): Promise<PostgresStores> {
  const { fresh, stop } = await startPostgres();
  return {
    databaseOf: async () => ({ url: await fresh(), isFilled: false }),
    keep: () => undefined,
    stop,
  };
}

/** @param kept the folder of the kept stores, if they are to be kept */
export async function startStores(kept?: string): Promise<PostgresStores> {
  if (kept === undefined) return startTemporary();
  const folder = join(kept, 'postgres');
  mkdirSync(folder, { recursive: true });
  const server = await startOwnServer(folder);
  if (!server) return startTemporary();
  const nameOf = (events: number) => `events_${events}`;
  const markOf = (events: number) => join(folder, `${nameOf(events)}.filled`);
  return {
    async databaseOf(events) {
      const name = nameOf(events);
      const url = new URL(`/${name}`, server.url).href;
      if (existsSync(markOf(events))) return { url, isFilled: true };
      const client = new pg.Client(server.url);
      await client.connect();
      // Of a run that was cut short.
      await client.query(`drop database if exists ${name}`);
      await client.query(`create database ${name} template template0 encoding 'UTF8'`);
      await client.end();
      return { url, isFilled: false };
    },
    keep: (events) => writeFileSync(markOf(events), ''),
    stop: server.stop,
  };
}
