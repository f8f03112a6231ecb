// A reader's favorites: kept until the reader removes them, listed newest first.
import * as z from 'zod';
import { readCursor, writeCursor } from '../engine/cursor';
import type { Database } from '../engine/database';
import { storedEvent } from '../events/event-row';
import { holdEvents } from '../events/hold-events';
import type { ReaderStore } from '../contract/store';

const place = z.tuple([z.int(), z.string()]);

/** Rows of `event_collect`. */
export function createFavorites(
  database: Database,
): Pick<ReaderStore, 'setFavorite' | 'favorites'> {
  const { engine, query } = database;
  return {
    setFavorite: (owner, eventIds, favorite, now) =>
      database.transaction(async () => {
        const held = await holdEvents(database, eventIds);
        if (!favorite) {
          const ids = held.map(({ id }) => id);
          await query()
            .deleteFrom('event_collect')
            .where('owner', '=', owner)
            .where(engine.oneOf('event_id', ids))
            .execute();
          return;
        }
        const rows = held
          .filter(({ isLive }) => isLive)
          .map(({ id }) => ({ owner, event_id: id, created_at: now }));
        if (rows.length === 0) return;
        await query()
          .insertInto('event_collect')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),

    async favorites(owner, cursor, limit) {
      const after = cursor === undefined ? undefined : readCursor(cursor, place);
      const rows = await query()
        .selectFrom('event_collect')
        .innerJoin('event', 'event.id', 'event_collect.event_id')
        .selectAll('event')
        .select('created_at')
        .where('owner', '=', owner)
        .where('taken_down', '=', 0)
        .$call((select) =>
          after === undefined
            ? select
            : select.where(({ eb, refTuple, tuple }) =>
                eb(refTuple('created_at', 'event_collect.event_id'), '<', tuple(...after)),
              ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('event_collect.event_id', 'desc')
        // One more shows whether a page follows.
        .limit(limit + 1)
        .execute();
      const wanted = rows.slice(0, limit);
      const last = rows.length > limit ? wanted.at(-1) : undefined;
      return {
        items: wanted.map((row) => storedEvent(row)),
        next: last && writeCursor([last.created_at, last.id]),
      };
    },
  };
}
