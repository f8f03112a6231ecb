// The recommend tab ordered by one reader's interests. An event that names a chosen keyword counts
// as newer by a fixed time, one of a chosen category by less, all others as they are. The order is
// a single score, so that a page continues where the last one ended, and both engines agree.
import { sql } from 'kysely';
import * as z from 'zod';
import { hourMs } from '@/lib/model/time';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { readCursor, writeCursor } from '../engine/cursor';
import type { Database } from '../engine/database';
import { dislikedBy } from '../events/disliked-by';
import {
  byScore,
  isListedFor,
  lessFor,
  languageLiftMostMs,
  sidesOf,
  type Scored,
  type Side,
} from '../events/reading';
import { listedLiveEvents } from '../events/live-events';
import type { InterestStore, Owner, Reading } from '../contract/store';
import { matchedCategories, matchedKeywords } from './interest-matches';

/**
 * How much newer an event counts that names a chosen keyword, or is of the category of one; ours: a
 * keyword brings yesterday evening's event before this morning's, a category three hours.
 */
export const interestKeywordLiftMs = 12 * hourMs;
export const interestCategoryLiftMs = 3 * hourMs;

/** The event of the surrounding query. */
const surrounding = sql<string>`event_tab.event_id`;

const place = z.tuple([z.int(), z.string()]);
type Place = z.infer<typeof place>;
/** The places between which to look, and the most rows. */
type Range = { after: Place | undefined; from: number; most: number };

/** The reader whose interests count, the reader whose dislikes count, and the language. */
type Reader = { taste: Owner; owner: Owner; reading?: Reading };

/** Events of a tab, each once, whose time plus `lift` lies in the range; best first. */
function ofTab(
  database: Database,
  { taste, owner, reading }: Reader,
  tab: string,
  { lift, holds }: Side,
  { after, from, most }: Range,
) {
  return database
    .query()
    .selectFrom('event_tab')
    .select(['event_id', 'rank_time'])
    .where('tab', '=', tab)
    .where('rank_time', '>=', from - lift)
    .$call((select) => (holds ? select.where(holds) : select))
    .$call((select) => (reading ? select.where(isListedFor(reading)) : select))
    .where('event_id', 'not in', dislikedBy(database, owner))
    .where(({ not, exists }) => not(exists(chosenTopic(database, taste))))
    .$call((select) => {
      if (after === undefined) return select;
      const [score, id] = after;
      return select.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('rank_time', 'event_id'), '<', tuple(score - lift, id)),
      );
    })
    .orderBy('rank_time', 'desc')
    .orderBy('event_id', 'desc')
    .limit(most);
}

/** Whether the event of the surrounding query names a keyword that the reader chose. */
const chosenTopic = (database: Database, taste: Owner) =>
  matchedKeywords(database, taste, surrounding).select('event_topic.event_id');

/** Whether it belongs to a category of a chosen keyword. */
const chosenCategory = (database: Database, taste: Owner) =>
  matchedCategories(database, taste, surrounding).select('other.event_id');

/** Events that name a chosen keyword, after the end of the previous page; best first. */
function ofTopics(
  database: Database,
  { taste, owner, reading }: Reader,
  { lift, holds }: Side,
  { after, most }: Range,
) {
  const { query } = database;
  return query()
    .selectFrom('event_topic')
    .innerJoin('event_tab', 'event_tab.event_id', 'event_topic.event_id')
    .select(['event_topic.event_id', 'event_topic.rank_time'])
    .distinct()
    .where('event_tab.tab', '=', defaultTabKey)
    .$call((select) => (holds ? select.where(holds) : select))
    .$call((select) => (reading ? select.where(isListedFor(reading)) : select))
    .where('topic', 'in', query().selectFrom('interest').select('topic').where('owner', '=', taste))
    .where('event_topic.event_id', 'not in', dislikedBy(database, owner))
    .$call((select) => {
      if (after === undefined) return select;
      const [score, id] = after;
      return select.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('event_topic.rank_time', 'event_topic.event_id'), '<', tuple(score - lift, id)),
      );
    })
    .orderBy('event_topic.rank_time', 'desc')
    .orderBy('event_topic.event_id', 'desc')
    .limit(most);
}

/** The categories of a reader's keywords, without the tab that the page shows. */
async function categoriesOf({ query }: Database, taste: Owner): Promise<string[]> {
  const rows = await query()
    .selectFrom('interest')
    .select('category')
    .distinct()
    .where('owner', '=', taste)
    .where('category', '!=', defaultTabKey)
    .execute();
  return rows.map(({ category }) => category);
}

/** Queries keywords, each chosen category and all other events, and merges the results by score. */
export function createInterestPage(database: Database): InterestStore['page'] {
  return async ({ taste, owner, cursor, limit, without = [], reading }) => {
    const reader = { taste, owner, reading };
    const hidden = new Set(without);
    const most = limit + hidden.size + 1;
    const range: Range = {
      after: cursor === undefined ? undefined : readCursor(cursor, place),
      from: Number.MIN_SAFE_INTEGER + interestKeywordLiftMs + languageLiftMostMs,
      most,
    };
    let best: Scored[] = [];
    const take = (rows: readonly { event_id: string; rank_time: number }[], lift: number) => {
      const scored = rows.map(({ event_id, rank_time }) => ({ event_id, score: rank_time + lift }));
      const known = new Map([...best, ...scored].map((row) => [row.event_id, row]));
      best = [...known.values()].sort(byScore).slice(0, most);
      // Nothing that scores less than the last row of a full page needs to be read.
      const last = best.length === most ? best.at(-1) : undefined;
      if (last) range.from = Math.max(range.from, last.score);
    };
    const categories = await categoriesOf(database, taste);
    const less = await lessFor(database, owner);
    for (const { lift, holds } of sidesOf(reading, less)) {
      const topics = { lift: lift + interestKeywordLiftMs, holds };
      take(await ofTopics(database, reader, topics, range).execute(), topics.lift);
      for (const category of categories) {
        const side = { lift: lift + interestCategoryLiftMs, holds };
        take(await ofTab(database, reader, category, side, range).execute(), side.lift);
      }
      const others = ofTab(database, reader, defaultTabKey, { lift, holds }, range).where(
        ({ not, exists }) => not(exists(chosenCategory(database, taste))),
      );
      take(await others.execute(), lift);
    }

    const visible = best.filter(({ event_id }) => !hidden.has(event_id));
    const wanted = visible.slice(0, limit);
    const last = wanted.at(-1);
    return {
      items: await listedLiveEvents(
        database,
        wanted.map(({ event_id }) => event_id),
      ),
      next:
        (visible.length > wanted.length && last && writeCursor([last.score, last.event_id])) ||
        undefined,
    };
  };
}
