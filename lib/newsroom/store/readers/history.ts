// What a reader was shown in a tab: the history list below the live one.
import * as z from 'zod';
import { readCursor, writeCursor } from '../engine/cursor';
import type { Database } from '../engine/database';
import { storedEvent } from '../events/event-row';
import { dislikedBy } from '../events/disliked-by';
import { holdLiveEvents } from '../events/hold-events';
import type { ReaderStore } from '../contract/store';

const place = z.tuple([z.int(), z.int(), z.string()]);

/** Rows of `event_shown`, by tab. */
export function createHistory(database: Database): Pick<ReaderStore, 'addShown' | 'shown'> {
  const { query } = database;

  return {
    addShown: (owner, tab, eventIds, now) =>
      database.transaction(async () => {
        const top = eventIds.length;
        const rows = (await holdLiveEvents(database, eventIds)).map((event_id) => ({
          owner,
          tab,
          event_id,
          shown_at: now,
          place: top - eventIds.indexOf(event_id),
        }));
        if (rows.length === 0) return;
        await query()
          .insertInto('event_shown')
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns(['owner', 'tab', 'event_id']).doUpdateSet(({ ref }) => ({
              shown_at: ref('excluded.shown_at'),
              place: ref('excluded.place'),
            })),
          )
          .execute();
      }),

    async shown(owner, tab, cursor, limit) {
      const after = cursor === undefined ? undefined : readCursor(cursor, place);
      const rows = await query()
        .selectFrom('event_shown')
        .innerJoin('event', 'event.id', 'event_shown.event_id')
        .selectAll('event')
        .select(['shown_at', 'place'])
        .where('event_shown.owner', '=', owner)
        .where('tab', '=', tab)
        .where('event_shown.event_id', 'not in', dislikedBy(database, owner))
        .where('taken_down', '=', 0)
        .$call((select) =>
          after === undefined
            ? select
            : select.where(({ eb, refTuple, tuple }) =>
                eb(refTuple('shown_at', 'place', 'event_shown.event_id'), '<', tuple(...after)),
              ),
        )
        .orderBy('shown_at', 'desc')
        .orderBy('place', 'desc')
        .orderBy('event_shown.event_id', 'desc')
        .limit(limit + 1)
        .execute();
      const wanted = rows.slice(0, limit);
      const last = rows.length > limit ? wanted.at(-1) : undefined;
      return {
        items: wanted.map((row) => storedEvent(row)),
        next: last && writeCursor([last.shown_at, last.place, last.id]),
      };
    },
  };
}
