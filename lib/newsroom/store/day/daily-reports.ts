// Daily reports as rows. Protects: no report contains what was taken down, however old the report
// is; an entry leads to the current event; and what an operator left out stays out.
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { dailySection } from '@/lib/contract';
import { distinctSources } from '@/lib/model/feed/sources';
import { languages, type Language } from '@/lib/model/text/languages';
import { dayMs } from '@/lib/model/time';
import type { DailyReportStore, StoredDailyReport } from '../contract/day-store';
import type { Database } from '../engine/database';
import { liveEvents } from '../events/live-events';

/**
 * How far the order of rank times departs from that of release times: 65,000 sources raise an event
 * by two days, and paid content is a day behind (`write-event.ts`).
 */
const rankedWithinMs = 3 * dayMs;

const text = z.array(z.object({ lang: z.string(), text: z.string() }));
const listed = z.object({
  title: text,
  references: z.array(z.object({ source: z.string().optional(), link: z.string() })),
  writing: z.string().optional(),
});
const language = z.enum(languages);
const tabs = z.array(z.string());
const stored = z.object({
  events_count: z.number(),
  sections: z.array(dailySection),
  without: z.array(z.string()).default([]),
});

/** Rows of `daily_report`, one for each day and language. */
export function createDailyReports(database: Database): DailyReportStore {
  const { engine, query } = database;

  /** The entries that may be read, each event once. */
  async function readable(sections: StoredDailyReport['sections']) {
    const ids = sections.flatMap(({ entries }) => entries.map(({ event_id }) => event_id));
    const live = await liveEvents(database, ids);
    const now = new Map(ids.map((id, at) => [id, live[at]]));
    const shown = new Set<string>();
    return sections.flatMap((section) => {
      const entries = section.entries.flatMap((entry) => {
        const event_id = now.get(entry.event_id);
        if (event_id === undefined || shown.has(event_id)) return [];
        shown.add(event_id);
        return [{ ...entry, event_id }];
      });
      return entries.length > 0 ? [{ ...section, entries }] : [];
    });
  }

  async function without(day: string, lang: Language): Promise<string[]> {
    const row = await query()
      .selectFrom('daily_report')
      .select('report')
      .where('day', '=', day)
      .where('lang', '=', lang)
      .executeTakeFirst();
    return row ? stored.parse(JSON.parse(row.report)).without : [];
  }

  /**
   * From which time on the highest ranks of a time span are, so that of a whole year not all events
   * are read: behind so many newer ones, an older event may rank among them only for a while.
   */
  async function rankedFrom(from: number, to: number, limit: number): Promise<number> {
    const row = await query()
      .selectFrom('event')
      .select('release_time')
      .where('taken_down', '=', 0)
      .where('release_time', '>=', from)
      .where('release_time', '<', to)
      .orderBy('release_time', 'desc')
      .limit(1)
      .offset(limit - 1)
      .executeTakeFirst();
    return row ? Math.max(from, row.release_time - rankedWithinMs) : from;
  }

  const takeTurn = (day: string, lang: Language) =>
    engine.takeTurn(query(), `daily-report:${day}:${lang}`);

  /** Writes the row, if `may` allows it, while nobody else writes it. */
  const write = (
    { day, lang, made_at, final, events_count, sections }: StoredDailyReport,
    left: readonly string[],
    may: () => Promise<boolean>,
  ) =>
    database.transaction(async () => {
      await takeTurn(day, lang);
      if (!(await may())) return false;
      const report = JSON.stringify({ events_count, sections, without: left });
      const row = { made_at, final: final ? (1 as const) : (0 as const), report };
      await query()
        .insertInto('daily_report')
        .values({ day, lang, ...row })
        .onConflict((conflict) => conflict.columns(['day', 'lang']).doUpdateSet(row))
        .execute();
      return true;
    });

  return {
    takeTurn,
    without,

    async events(from, to, limit) {
      const rows = await query()
        .selectFrom('event')
        .select(['id', 'lang', 'tabs', 'rank_time', 'release_time', 'listed'])
        .where('taken_down', '=', 0)
        .where('release_time', '>=', await rankedFrom(from, to, limit))
        .where('release_time', '<', to)
        .orderBy('rank_time', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ listed: json, tabs: keys, lang, ...row }) => {
        const { title, references, writing } = listed.parse(JSON.parse(json));
        return {
          ...row,
          lang: language.parse(lang),
          title,
          tabs: tabs.parse(JSON.parse(keys)),
          sample: writing === 'sample',
          sources: distinctSources(references).length,
        };
      });
    },

    async newestBefore(time, oldest) {
      const row = await query()
        .selectFrom('event')
        .select('release_time')
        .where('taken_down', '=', 0)
        .where('release_time', '<', time)
        .where('release_time', '>=', oldest)
        .orderBy('release_time', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.release_time;
    },

    async get(day: string, lang: Language) {
      const row = await query()
        .selectFrom('daily_report')
        .selectAll()
        .where('day', '=', day)
        .where('lang', '=', lang)
        .executeTakeFirst();
      if (!row) return undefined;
      const { events_count, sections } = stored.parse(JSON.parse(row.report));
      return {
        ...{ day, lang, made_at: row.made_at, final: row.final === 1, events_count },
        sections: await readable(sections),
      };
    },

    async put(report, left = []) {
      await write(report, left, async () => true);
    },

    renew: (report, left) =>
      write(report, left, async () =>
        isDeepStrictEqual(await without(report.day, report.lang), left),
      ),

    async finished(limit) {
      const rows = await query()
        .selectFrom('daily_report')
        .select('day')
        .distinct()
        .where('final', '=', 1)
        .orderBy('day', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ day }) => day);
    },

    async forget(before) {
      const { numDeletedRows } = await query()
        .deleteFrom('daily_report')
        .where('day', '<', before)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
