// Events: saved completely or not at all, listed by tab without reading any article. A taken-down
// event leaves every list and never returns with a later version.
import { sql } from 'kysely';
import * as z from 'zod';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { languages, pickText, readLanguage } from '@/lib/model/text/languages';
import type { StoredEvent } from '@/lib/newsroom/types';
import { readCursor, writeCursor } from '../engine/cursor';
import { noteChange } from '../changes/note-change';
import type { Database } from '../engine/database';
import { eventBody, eventRow, storedEvent } from './event-row';
import { withEdits } from './with-edits';
import { dislikedBy } from './disliked-by';
import { hostsOf } from './hosts-of';
import { createKnownBodies } from './known-bodies';
import { holdEvents } from './hold-events';
import { currentIds, listedLiveEvents, readCurrent } from './live-events';
import { byScore, isListedFor, lessFor, sidesOf, type Scored, type Side } from './reading';
import { createRedirects } from './redirects';
import type { Flag } from '../engine/schema';
import { searchDocument } from './event-text';
import type { EventStore } from '../contract/store';
import { subjectsOf } from '@/lib/newsroom/language/news/interest-subjects';
import { interestKeywordsOf } from '../interest-keywords';

const place = z.tuple([z.int(), z.string()]);

/** Whether every reader can read it: the sample edition, and what a model has translated. */
const isInAllLanguages = ({ title }: StoredEvent) =>
  languages.every((one) => title.some(({ lang }) => readLanguage(lang) === one));

/**
 * Rows of `event` and `event_body`, and the rows derived from them: `event_tab`, `event_topic`,
 * `event_host`.
 */
export function createEvents(database: Database): EventStore {
  const { engine, query } = database;
  const readBody = createKnownBodies();

  const getMany = (ids: readonly string[]) => listedLiveEvents(database, ids);

  /** Writes everything derived from a live event: its tabs, its topics and its search rows. */
  async function list(event: StoredEvent): Promise<void> {
    const tabs = [...new Set([defaultTabKey, ...event.tabs])];
    const { id: event_id, rank_time } = event;
    const lang = isInAllLanguages(event) ? '' : event.lang;
    await query()
      .insertInto('event_tab')
      .values(tabs.map((tab) => ({ tab, rank_time, event_id, lang })))
      .execute();
    const told = [event.title, event.brief].map((text) => pickText(text, event.lang)).join('\n');
    const topics = interestKeywordsOf(
      [...event.anchor_keywords, subjectsOf(told, event.lang)],
      event.lang,
    );
    if (topics.length > 0) {
      await query()
        .insertInto('event_topic')
        .values(topics.map((topic) => ({ ...topic, rank_time, event_id })))
        .execute();
    }
    await engine.fullText.put(query(), searchDocument(event));
  }

  async function unlist(id: string): Promise<void> {
    await query().deleteFrom('event_tab').where('event_id', '=', id).execute();
    await query().deleteFrom('event_topic').where('event_id', '=', id).execute();
    await engine.fullText.remove(query(), id);
  }

  async function get(asked: string): Promise<StoredEvent | undefined> {
    const { rows } = await readCurrent(database, [asked], ([id = asked]) =>
      query()
        .selectFrom('event')
        .leftJoin('event_body', 'event_body.event_id', 'event.id')
        .selectAll('event')
        .select('event_body.body')
        .where('event.id', '=', id)
        .execute(),
    );
    const [row] = rows;
    return row && storedEvent(row, row.body, readBody);
  }

  const save: EventStore['save'] = (written) =>
    database.transaction(async () => {
      // An operator's decisions override what writing the event assigns.
      const event = await withEdits(database, written);
      const { taken_down } = await query()
        .insertInto('event')
        .values(eventRow(event))
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(({ ref }) => ({
            event_version_id: ref('excluded.event_version_id'),
            lang: ref('excluded.lang'),
            tabs: ref('excluded.tabs'),
            rank_time: ref('excluded.rank_time'),
            release_time: ref('excluded.release_time'),
            hot_weight: ref('excluded.hot_weight'),
            updated_at: ref('excluded.updated_at'),
            listed: ref('excluded.listed'),
            taken_down: sql<Flag>`case when event.taken_down = 1 or excluded.taken_down = 1 then 1 else 0 end`,
          })),
        )
        .returning('taken_down')
        .executeTakeFirstOrThrow();
      await query()
        .insertInto('event_body')
        .values({ event_id: event.id, body: eventBody(event) })
        .onConflict((conflict) =>
          conflict.column('event_id').doUpdateSet(({ ref }) => ({ body: ref('excluded.body') })),
        )
        .execute();
      await query().deleteFrom('event_host').where('event_id', '=', event.id).execute();
      const hosts = hostsOf(event.references).map((host) => ({ host, event_id: event.id }));
      if (hosts.length > 0) await query().insertInto('event_host').values(hosts).execute();
      await unlist(event.id);
      if (!taken_down) await list(event);
      await noteChange(database, event.id);
    });

  async function saveAgain(id: string): Promise<void> {
    const event = await get(id);
    if (event) await save(event);
  }

  return {
    ...createRedirects(database, saveAgain),
    get,

    async getHeld(asked) {
      const [held] = await holdEvents(database, [asked], 'unchanged');
      return held && get(held.id);
    },

    async hold(ids, rows = 'unchanged') {
      const held = new Set((await holdEvents(database, ids, rows)).map(({ id }) => id));
      const now = await currentIds(database, ids);
      const pairs = ids.map((id, at) => [id, now[at] ?? id] as const);
      return new Map(pairs.filter(([, current]) => held.has(current)));
    },

    getMany,

    async page({ tab, cursor, limit, without = [], owner, outside, reading }) {
      const after = cursor === undefined ? undefined : readCursor(cursor, place);
      const hidden = new Set(without);
      // Of the range at most `hidden.size` rows are hidden; one more shows whether a page follows.
      const most = limit + hidden.size + 1;
      const rowsOf = async ({ lift, holds }: Side) => {
        const rows = await query()
          .selectFrom('event_tab')
          .select(['event_id', 'rank_time'])
          .where('tab', '=', tab)
          .$call((select) => (holds ? select.where(holds) : select))
          .$call((select) => (reading ? select.where(isListedFor(reading)) : select))
          .$call((select) =>
            owner ? select.where('event_id', 'not in', dislikedBy(database, owner)) : select,
          )
          .$call((select) =>
            outside === undefined
              ? select
              : select.where(({ not, exists }) =>
                  not(
                    exists(
                      query()
                        .selectFrom('event_tab as own')
                        .select('own.event_id')
                        .where('own.event_id', '=', sql.ref<string>('event_tab.event_id'))
                        .where('own.tab', '=', outside),
                    ),
                  ),
                ),
          )
          .$call((select) => {
            if (after === undefined) return select;
            const [score, event_id] = after;
            return select.where(({ eb, refTuple, tuple }) =>
              eb(refTuple('rank_time', 'event_id'), '<', tuple(score - lift, event_id)),
            );
          })
          .orderBy('rank_time', 'desc')
          .orderBy('event_id', 'desc')
          .limit(most)
          .execute();
        return rows.map(({ event_id, rank_time }) => ({ event_id, score: rank_time + lift }));
      };
      const sides: Scored[][] = [];
      const less = await lessFor(database, owner);
      for (const side of sidesOf(reading, less)) sides.push(await rowsOf(side));
      const rows = sides.flat().sort(byScore).slice(0, most);
      const visible = rows.filter((row) => !hidden.has(row.event_id));
      const wanted = visible.slice(0, limit);
      const last = wanted.at(-1);
      const more = visible.length > wanted.length && last;
      return {
        items: await getMany(wanted.map((row) => row.event_id)),
        next: more ? writeCursor([last.score, last.event_id]) : undefined,
      };
    },

    save,

    takeDown: (id) =>
      database.transaction(async () => {
        const { numUpdatedRows } = await query()
          .updateTable('event')
          .set({ taken_down: 1 })
          .where('id', '=', id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await unlist(id);
        await noteChange(database, id);
        return true;
      }),

    restore: (id) =>
      database.transaction(async () => {
        const { numUpdatedRows } = await query()
          .updateTable('event')
          .set({ taken_down: 0 })
          .where('id', '=', id)
          .where('taken_down', '=', 1)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        const row = await query()
          .selectFrom('event')
          .leftJoin('event_body', 'event_body.event_id', 'event.id')
          .selectAll('event')
          .select('event_body.body')
          .where('event.id', '=', id)
          .executeTakeFirstOrThrow();
        await list(storedEvent(row, row.body));
        await noteChange(database, id);
        return true;
      }),

    async knowsHost(host) {
      const row = await query()
        .selectFrom('event_host')
        .select('host')
        .where('host', '=', host.toLowerCase())
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async count() {
      const row = await query()
        .selectFrom('event_tab')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('tab', '=', defaultTabKey)
        .executeTakeFirstOrThrow();
      return row.count;
    },

    async hasSince(time) {
      const row = await query()
        .selectFrom('event_tab')
        .select('event_id')
        .where('tab', '=', defaultTabKey)
        .where('rank_time', '>', time)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async hasAtLeast(least, tab) {
      // Looks for the `least`-th row: counting all of them would be too slow for every page.
      const row = await query()
        .selectFrom('event_tab')
        .select('event_id')
        .where('tab', '=', tab)
        .orderBy('rank_time', 'desc')
        .orderBy('event_id', 'desc')
        .offset(least - 1)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
