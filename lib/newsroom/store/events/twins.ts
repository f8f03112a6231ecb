// Links between events about one happening in different languages: rows in both directions, so that
// either finds the other. Protects: a link never leads to an event that is not live.
import * as z from 'zod';
import { newsEvent } from '@/lib/contract';
import { languages } from '@/lib/model/text/languages';
import type { Database } from '../engine/database';
import type { Twin, TwinStore } from '../contract/twin-store';

const listed = newsEvent.pick({ title: true });
const language = z.enum(languages);
/** Rows that one statement writes. */
const atOnce = 200;

/** Rows of `event_twin`, two for each pair. */
export function createTwins(database: Database): TwinStore {
  const { engine, query } = database;
  return {
    async of(ids) {
      if (ids.length === 0) return new Map();
      const rows = await query()
        .selectFrom('event_twin')
        .innerJoin('event', 'event.id', 'event_twin.twin_id')
        .select(['event_twin.event_id', 'event.id', 'event.lang', 'event.listed'])
        .where(engine.oneOf('event_twin.event_id', ids))
        .where('event.taken_down', '=', 0)
        .orderBy('event.lang')
        .orderBy('event.id')
        .execute();
      const twins = new Map<string, Twin[]>();
      for (const { event_id, id, lang, listed: json } of rows) {
        const { title } = listed.parse(JSON.parse(json));
        const twin = { id, lang: language.parse(lang), title };
        twins.set(event_id, [...(twins.get(event_id) ?? []), twin]);
      }
      return twins;
    },

    replace: (among, pairs) =>
      database.transaction(async () => {
        for (let at = 0; at < among.length; at += atOnce) {
          const ids = among.slice(at, at + atOnce);
          await query().deleteFrom('event_twin').where(engine.oneOf('event_id', ids)).execute();
          await query().deleteFrom('event_twin').where(engine.oneOf('twin_id', ids)).execute();
        }
        const rows = pairs.flatMap(([a, b]) => [
          { event_id: a, twin_id: b },
          { event_id: b, twin_id: a },
        ]);
        for (let at = 0; at < rows.length; at += atOnce) {
          await query()
            .insertInto('event_twin')
            .values(rows.slice(at, at + atOnce))
            .onConflict((conflict) => conflict.columns(['event_id', 'twin_id']).doNothing())
            .execute();
        }
      }),
  };
}
