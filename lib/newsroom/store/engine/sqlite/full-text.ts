// FTS5 over our own tokens. Row ids follow the rank time (`search-rows.ts`), so that reading stops at
// the limit. A prefix is asked of the newest events first (`newest-index.ts`).
import { sql, type Kysely } from 'kysely';
import type { FullText, HeadQuery, TokenQuery } from '../engine';
import type { Schema } from '../schema';
import { keepNewest, newestFrom } from './newest-index';
import { changes, firstId, freeId } from './search-rows';
import { hasPrefix, withoutPrefixes } from './spelled-out';
import type { SearchHit } from '@/lib/newsroom/store/contract/store';

/** Ranking reads every hit, so only the newest hits of a very common word are ranked. */
const rankedHits = 2_000;
/** The weights of a word in the title, the brief and the article. */
const weights = sql.raw('8, 3, 1');

/** Parts of the index that are merged as soon as there are so many of a size. */
const partsMerged = 2;
/** Pages of 4 KB that one step of merging writes. */
const pagesMerged = 100;

/**
 * Tokens consist of letters, digits and marks; quoted, none is an FTS5 operator, and tokens
 * separated by blanks must occur in succession.
 */
const quote = (token: string) => (token.endsWith('*') ? `"${token.slice(0, -1)}"*` : `"${token}"`);

const anyOf = (tokens: readonly string[]) => `(${tokens.map(quote).join(' OR ')})`;

const match = ({ groups }: TokenQuery) => groups.map(anyOf).join(' AND ');

function matchHeads({ sets, any }: HeadQuery): string {
  const all = sets.map((set) => `(${set.map(quote).join(' AND ')})`).join(' OR ');
  const parts = [...(sets.length > 0 ? [`(${all})`] : []), ...(any.length > 0 ? [anyOf(any)] : [])];
  return parts.join(' AND ');
}

async function remove(db: Kysely<Schema>, eventId: string): Promise<void> {
  const ids = sql`select id from search_row where event_id = ${eventId}`;
  await sql`delete from search_text where rowid in (${ids})`.execute(db);
  await sql`delete from search_head where rowid in (${ids})`.execute(db);
  await sql`delete from search_new where rowid in (${ids})`.execute(db);
  await sql`delete from search_row where event_id = ${eventId}`.execute(db);
}

const tables = ['search_text', 'search_head', 'search_new'];

/**
 * Merges parts of similar size into one, a few pages at a time; with `whole` it begins to merge
 * all. By itself FTS5 waits until there are four, and the index of a million events has twenty.
 */
async function mergeSome(db: Kysely<Schema>, table: string, whole: boolean): Promise<boolean> {
  const into = sql`insert into ${sql.table(table)} (${sql.ref(table)}, rank)`;
  const { rows } = await sql`
    select 1 from ${sql.table(`${table}_config`)} where k = 'usermerge' and v = ${partsMerged}
  `.execute(db);
  if (rows.length === 0) {
    await sql`${into} values ('usermerge', ${sql.lit(partsMerged)})`.execute(db);
  }
  const before = await changes(db);
  const pages = whole ? -pagesMerged : pagesMerged;
  await sql`${into} values ('merge', ${sql.lit(pages)})`.execute(db);
  // The command itself counts as one change.
  return (await changes(db)) - before > 1;
}

/** Of all events, and of the newest. */
const indexes = ['search_text', 'search_new'] as const;

type Between = { from?: bigint; before?: bigint };

/** The newest hits of either index whose row ids are in a range. */
async function hitsIn(
  db: Kysely<Schema>,
  index: (typeof indexes)[number],
  wanted: TokenQuery,
  { from, before }: Between,
  ranked = false,
): Promise<SearchHit[]> {
  const { limit } = wanted;
  const row = sql.ref(`${index}.rowid`);
  const since = from === undefined ? sql`` : sql`and ${row} >= ${from}`;
  const until = before === undefined ? sql`` : sql`and ${row} < ${before}`;
  const score = ranked ? sql`bm25(${sql.table(index)}, ${weights})` : sql`0`;
  const { rows } = await sql<SearchHit>`
    with hit as (
      select rowid as id, ${score} as score from ${sql.table(index)}
      where ${sql.table(index)} match ${match(wanted)} ${since} ${until}
      order by rowid desc limit ${ranked ? Math.max(limit, rankedHits) : limit}
    )
    select search_row.event_id, search_row.rank_time
    from hit cross join search_row on search_row.id = hit.id
    order by hit.score, search_row.rank_time desc, search_row.event_id desc limit ${limit}
  `.execute(db);
  return rows;
}

const later = (one: bigint | undefined, other: bigint) =>
  one === undefined || one < other ? other : one;

export const sqliteFullText: FullText = {
  async create(db) {
    await sql`
      create table search_row (
        id integer primary key, event_id text not null unique, rank_time integer not null
      )
    `.execute(db);
    // The ascii tokenizer treats every other character as part of a word, so tokens pass unchanged.
    await sql`
      create virtual table search_text using fts5(
        title, brief, body, content = '', contentless_delete = 1, tokenize = 'ascii'
      )
    `.execute(db);
  },

  async createHeads(db) {
    // A table of its own, since marks must not count in an article's length. Positions are not
    // stored.
    await sql`
      create virtual table search_head using fts5(
        head, content = '', contentless_delete = 1, tokenize = 'ascii', detail = none
      )
    `.execute(db);
  },

  async createNewest(db) {
    await sql`
      create virtual table search_new using fts5(
        title, brief, body, content = '', contentless_delete = 1, tokenize = 'ascii'
      )
    `.execute(db);
    await sql`create table search_newest (since integer not null)`.execute(db);
  },

  async put(db, { event_id, rank_time, title, brief, body, head }) {
    await remove(db, event_id);
    const id = await freeId(db, rank_time);
    const newest = await newestFrom(db);
    await sql`
      insert into search_row (id, event_id, rank_time) values (${id}, ${event_id}, ${rank_time})
    `.execute(db);
    for (const index of newest !== undefined && id >= newest ? indexes : indexes.slice(0, 1)) {
      await sql`
        insert into ${sql.table(index)} (rowid, title, brief, body)
        values (${id}, ${title.join(' ')}, ${brief.join(' ')}, ${body.join(' ')})
      `.execute(db);
    }
    await sql`
      insert into search_head (rowid, head) values (${id}, ${head.join(' ')})
    `.execute(db);
  },

  remove,

  async find(db, wanted) {
    const { limit, since, until, ranked } = wanted;
    const from = since === undefined ? undefined : firstId(since);
    const before = until === undefined ? undefined : firstId(until + 1);
    const newest = hasPrefix(wanted) && !ranked ? await newestFrom(db) : undefined;
    if (newest === undefined || (before !== undefined && before <= newest)) {
      return hitsIn(db, 'search_text', wanted, { from, before }, ranked);
    }
    const hits = await hitsIn(db, 'search_new', wanted, { from: later(from, newest), before });
    if (hits.length >= limit || (from !== undefined && from >= newest)) return hits;
    const rest = await withoutPrefixes(db, { ...wanted, limit: limit - hits.length });
    if (!rest) return hits;
    return [...hits, ...(await hitsIn(db, 'search_text', rest, { from, before: newest }))];
  },

  async findHeads(db, wanted) {
    const { limit, until } = wanted;
    const to = until === undefined ? sql`` : sql`and search_head.rowid < ${firstId(until + 1)}`;
    const { rows } = await sql<SearchHit>`
      with hit as (
        select rowid as id from search_head where search_head match ${matchHeads(wanted)} ${to}
        order by rowid desc limit ${limit}
      )
      select search_row.event_id, search_row.rank_time
      from hit cross join search_row on search_row.id = hit.id
      order by search_row.rank_time desc, search_row.event_id desc
    `.execute(db);
    return rows;
  },

  async tidy(db, whole) {
    let more = false;
    for (const table of tables) {
      // Of a whole merge each has to be told; then one after the other.
      if (whole || !more) more = (await mergeSome(db, table, whole)) || more;
    }
    return (await keepNewest(db)) || more;
  },
};
