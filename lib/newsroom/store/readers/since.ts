// What arrived while a reader was away: events neither shown to them nor read, and events they read
// that were rewritten since.
import { sql } from 'kysely';
import { defaultTabKey } from '@/lib/model/limits/feed';
import type { SinceStore } from '../contract/store';
import type { Database } from '../engine/database';
import { dislikedBy } from '../events/disliked-by';
import { listedLiveEvents } from '../events/live-events';
import { isListedFor } from '../events/reading';

/** Reads `event_tab` and `event_read`. */
export function createSince(database: Database): SinceStore {
  const { query } = database;
  const events = (rows: readonly { event_id: string }[]) =>
    listedLiveEvents(
      database,
      rows.map(({ event_id }) => event_id),
    );

  return {
    async fresh({ owner, since, limit, reading }) {
      const known = (table: 'event_read' | 'event_shown', reader: string) => sql<boolean>`exists (
        select 1 from ${sql.table(table)} as known
        where known.owner = ${reader} and known.event_id = event_tab.event_id
      )`;
      const rows = await query()
        .selectFrom('event_tab')
        .innerJoin('event', 'event.id', 'event_tab.event_id')
        .select('event_tab.event_id')
        .where('tab', '=', defaultTabKey)
        // The rank time is never before the newest report, so the index gives the range.
        .where('event_tab.rank_time', '>', since)
        .where('event.release_time', '>', since)
        .where(isListedFor(reading))
        .$if(owner !== undefined, (select) =>
          owner
            ? select
                .where('event_tab.event_id', 'not in', dislikedBy(database, owner))
                .where(({ not }) => not(known('event_read', owner)))
                .where(({ not }) => not(known('event_shown', owner)))
            : select,
        )
        .orderBy('event_tab.rank_time', 'desc')
        .orderBy('event_tab.event_id', 'desc')
        .limit(limit)
        .execute();
      return events(rows);
    },

    async rewritten({ owner, since, limit }) {
      const rows = await query()
        .selectFrom('event_read')
        .innerJoin('event', 'event.id', 'event_read.event_id')
        .select('event_read.event_id')
        .where('event_read.owner', '=', owner)
        .where('event.updated_at', '>', since)
        .where('event.taken_down', '=', 0)
        .where('event_read.event_id', 'not in', dislikedBy(database, owner))
        .orderBy('event.updated_at', 'desc')
        .orderBy('event_read.event_id', 'desc')
        .limit(limit)
        .execute();
      return events(rows);
    },
  };
}
