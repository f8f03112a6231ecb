// Writes bulk rows into an open store on Postgres. Indexes that are made in one go over all rows
// cost a fraction of those that grow row by row: they are away until the store goes live.
import { sql } from 'kysely';
import { defaultTabKey } from '@/lib/model/limits/feed';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { sharedBodies } from './bodies';
import type { BulkWriter } from './fill';
import type { BulkRow } from './rows';

export const filledTables = [
  ...(['event', 'event_body', 'event_tab', 'event_host', 'change', 'search_row'] as const),
];

/** Connections that write search rows side by side; each waits for its server process. */
const writers = 4;

/** Closing the writer leaves the store open. */
export function postgresWriter({ database }: OpenStore, newest: number): BulkWriter {
  const { engine, query } = database;
  const bodyOf = sharedBodies(newest);
  let away: string[] | undefined;

  async function insert(table: (typeof filledTables)[number], rows: object[]): Promise<void> {
    await sql`
      insert into ${sql.table(table)}
      select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    `.execute(query());
  }

  /** Whether rows of the full text are among the newest events'. */
  async function newestByDefault(isNewest: boolean): Promise<void> {
    const value = sql.lit(isNewest);
    await sql`alter table search_row alter column newest set default ${value}`.execute(query());
  }

  async function takeIndexesAway(): Promise<string[]> {
    const { rows } = await sql<{ indexname: string; indexdef: string }>`
      select indexname, indexdef from pg_indexes
      where schemaname = current_schema() and ${engine.oneOf('tablename', filledTables)}
        and indexname not in (select conname from pg_constraint)
    `.execute(query());
    await newestByDefault(false);
    for (const { indexname } of rows) await sql`drop index ${sql.ref(indexname)}`.execute(query());
    return rows.map(({ indexdef }) => indexdef);
  }

  async function writeAll(rows: readonly BulkRow[]): Promise<void> {
    const events = rows.map(({ event }) => event);
    await insert('event', events);
    await insert(
      'event_body',
      rows.map(({ at, event }) => ({ event_id: event.id, body: bodyOf(at) })),
    );
    const tabs = rows.flatMap(({ event: { id, rank_time, lang }, tabs: own }) =>
      [defaultTabKey, ...own].map((tab) => ({ tab, rank_time, event_id: id, lang })),
    );
    await insert('event_tab', tabs);
    const hosts = rows.flatMap(({ event, hosts: own }) =>
      own.map((host) => ({ host, event_id: event.id })),
    );
    await insert('event_host', hosts);
    const changes = events.map(({ id, rank_time }) => ({ subject: id, changed_at: rank_time }));
    await insert('change', changes);
  }

  async function putSome(rows: readonly BulkRow[], first: number): Promise<void> {
    for (let at = first; at < rows.length; at += writers) {
      const row = rows[at];
      if (!row) return;
      const { id: event_id, rank_time } = row.event;
      await engine.fullText.put(query(), { event_id, rank_time, ...row.document });
    }
  }

  return {
    async write(rows) {
      away ??= await takeIndexesAway();
      await database.transaction(() => writeAll(rows));
      await Promise.all(Array.from({ length: writers }, (_, first) => putSome(rows, first)));
    },
    async live() {
      await newestByDefault(true);
      await database.transaction(async () => {
        // For the indexes of the full text.
        await sql`set local maintenance_work_mem = '1GB'`.execute(query());
        for (const definition of away ?? []) await sql.raw(definition).execute(query());
      });
      away = [];
    },
    close: async () => undefined,
  };
}
