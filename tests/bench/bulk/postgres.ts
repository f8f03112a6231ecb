// Writes bulk rows into an open store on Postgres.
import { defaultTabKey } from '@/lib/model/limits/feed';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { sharedBodies } from './bodies';
import type { BulkWriter } from './fill';
import type { BulkRow } from './rows';

/** Closing the writer leaves the store open. */
export function postgresWriter({ database }: OpenStore, newest: number): BulkWriter {
  const { engine, query } = database;
  const bodyOf = sharedBodies(newest);
  async function writeAll(rows: readonly BulkRow[]): Promise<void> {
    const events = rows.map(({ event }) => event);
    await query().insertInto('event').values(events).execute();
    await query()
      .insertInto('event_body')
      .values(rows.map(({ at, event }) => ({ event_id: event.id, body: bodyOf(at) })))
      .execute();
    const tabs = rows.flatMap(({ event: { id, rank_time, lang }, tabs: own }) =>
      [defaultTabKey, ...own].map((tab) => ({ tab, rank_time, event_id: id, lang })),
    );
    await query().insertInto('event_tab').values(tabs).execute();
    const hosts = rows.flatMap(({ event, hosts: own }) =>
      own.map((host) => ({ host, event_id: event.id })),
    );
    await query().insertInto('event_host').values(hosts).execute();
    const changes = events.map(({ id, rank_time }) => ({ subject: id, changed_at: rank_time }));
    await query().insertInto('change').values(changes).execute();
    for (const { event, document } of rows) {
      const { id: event_id, rank_time } = event;
      await engine.fullText.put(query(), { event_id, rank_time, ...document });
    }
  }
  return {
    write: (rows) => database.transaction(() => writeAll(rows)),
    live: async () => undefined,
    close: async () => undefined,
  };
}
