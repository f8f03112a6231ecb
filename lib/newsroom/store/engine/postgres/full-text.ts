// tsvector over our own tokens, written in its text form so that no Postgres parser splits them
// again; title, brief and article have the weights A, B and D.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { FullText, HeadQuery, SearchDocument, TokenQuery } from '../engine';
import type { Schema } from '../schema';
import type { SearchHit } from '@/lib/newsroom/store/contract/store';

/** Limits of Postgres: positions up to 16383, 255 of them for one word. */
const lastPosition = 16_383;
const positionsOfWord = 255;
/** Ranking reads every hit, so only the newest hits of a very common word are ranked. */
const rankedHits = 2_000;

const quote = (token: string) => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const word = (token: string) =>
  token.endsWith('*') ? `${quote(token.slice(0, -1))}:*` : quote(token);

/** Words separated by blanks must occur in succession. */
const inOrder = (words: string) => `(${words.split(' ').map(word).join(' <-> ')})`;

const anyOf = (tokens: readonly string[]) => `(${tokens.map(inOrder).join(' | ')})`;

const match = ({ groups }: TokenQuery) => groups.map(anyOf).join(' & ');

function matchHeads({ sets, any }: HeadQuery): string {
  const all = sets.map((set) => `(${set.map(quote).join(' & ')})`).join(' | ');
  const parts = [...(sets.length > 0 ? [`(${all})`] : []), ...(any.length > 0 ? [anyOf(any)] : [])];
  return parts.join(' & ');
}

function vector({ title, brief, body }: SearchDocument): string {
  const positions = new Map<string, string[]>();
  let position = 0;
  const parts: [string[], string][] = [
    [title, 'A'],
    [brief, 'B'],
    [body, ''],
  ];
  for (const [tokens, weight] of parts) {
    for (const token of tokens) {
      position = Math.min(position + 1, lastPosition);
      const known = positions.get(token);
      if (!known) positions.set(token, [`${position}${weight}`]);
      else if (known.length < positionsOfWord) known.push(`${position}${weight}`);
    }
  }
  return [...positions].map(([token, at]) => `${quote(token)}:${at.join(',')}`).join(' ');
}

/**
 * Indexes of the newest events, the smallest first: each has at least so many, and at most twice as
 * many. Its column in `search_row` is true for all its rows, and still is for some before.
 */
const parts = [
  { column: 'newest', since: 'since', least: 20_000 },
  { column: 'recent', since: 'recent_since', least: 150_000 },
] as const;
type Part = (typeof parts)[number];
const [newest, recent] = parts;
/** Rows that one step removes from each. */
const removedAtOnce = 500;
/** The time of the first row. */
const sinceOf = ({ since }: Part) => sql`(select ${sql.ref(since)} from search_newest)`;
/** It is this while all rows are in it. */
const beginning = -Number.MAX_SAFE_INTEGER;
/** The time of the row at a place, counted from the newest. */
const timeAt = (place: number) => sql`(
  select rank_time from search_row order by rank_time desc limit 1 offset ${place - 1}
)`;

async function createIndexes(db: Kysely<Schema>, { column }: Part): Promise<void> {
  const flag = sql.ref(column);
  // What waits to be sorted in makes an index look dear: then all rows would be read instead.
  await sql`
    create index ${sql.ref(`search_row_${column}`)} on search_row using gin (tokens)
    with (fastupdate = off) where ${flag}
  `.execute(db);
  await sql`
    create index ${sql.ref(`search_row_${column}_time`)} on search_row (rank_time, event_id)
    where ${flag}
  `.execute(db);
}

export const postgresFullText: FullText = {
  async create(db) {
    await sql`
      create table search_row (
        event_id text collate "C" primary key, rank_time bigint not null, tokens tsvector not null
      )
    `.execute(db);
    await sql`create index search_row_tokens on search_row using gin (tokens)`.execute(db);
    // For a common word, reading by time finds the newest hits sooner than sorting all hits.
    await sql`create index search_row_time on search_row (rank_time, event_id)`.execute(db);
  },

  async createHeads(db) {
    await sql`alter table search_row add column heads tsvector not null default ''`.execute(db);
    await sql`create index search_row_heads on search_row using gin (heads)`.execute(db);
  },

  async createNewest(db) {
    await sql`create table search_newest (since bigint not null)`.execute(db);
    await sql`
      insert into search_newest values (coalesce(${timeAt(newest.least)}, ${beginning}))
    `.execute(db);
    // A program of the version before may still be storing: its rows are new ones as well.
    await sql`alter table search_row add column newest boolean not null default false`.execute(db);
    await sql`alter table search_row alter column newest set default true`.execute(db);
    await sql`
      update search_row set newest = true where rank_time >= ${sinceOf(newest)}
    `.execute(db);
    await createIndexes(db, newest);
  },

  // No row is written anew: all of a small site are recent, of a large one those to come.
  async createRecent(db) {
    const { rows } = await sql<{ last: number | null; isLarge: boolean }>`
      select max(rank_time) as last, ${timeAt(2 * recent.least)} is not null as "isLarge"
      from search_row
    `.execute(db);
    const { last = null, isLarge = false } = rows[0] ?? {};
    const since = isLarge && last !== null ? last + 1 : beginning;
    await sql`
      alter table search_newest add column recent_since bigint not null default ${sql.lit(since)}
    `.execute(db);
    await sql`
      alter table search_row add column recent boolean not null default ${sql.lit(!isLarge)}
    `.execute(db);
    await sql`alter table search_row alter column recent set default true`.execute(db);
    await createIndexes(db, recent);
  },

  async put(db, document) {
    const heads = document.head.map(quote).join(' ');
    await sql`
      insert into search_row (event_id, rank_time, tokens, heads)
      values (
        ${document.event_id}, ${document.rank_time}, ${vector(document)}::tsvector,
        ${heads}::tsvector
      )
      on conflict (event_id) do update
      set rank_time = excluded.rank_time, tokens = excluded.tokens, heads = excluded.heads,
        newest = true, recent = true
    `.execute(db);
  },

  async remove(db, eventId) {
    await sql`delete from search_row where event_id = ${eventId}`.execute(db);
  },

  async find(db, wanted) {
    const { limit, since, until, ranked = false } = wanted;
    const words = sql`${match(wanted)}::tsquery`;
    const from = since === undefined ? sql`` : sql`and rank_time >= ${since}`;
    const to = until === undefined ? sql`` : sql`and rank_time <= ${until}`;
    const most = ranked ? Math.max(limit, rankedHits) : limit;
    // The weights of D, C, B and A.
    const score = ranked ? sql`ts_rank('{0.1, 0.1, 0.3, 0.8}', tokens, ${words}) desc,` : sql``;
    const [newestSince, recentSince] = [sinceOf(newest), sinceOf(recent)];
    const hits = (condition: RawBuilder<unknown>) => sql`
      select event_id, rank_time, tokens from search_row
      where tokens @@ ${words} ${from} ${to} and ${condition}
      order by rank_time desc, event_id desc limit ${most}
    `;
    // What came before is not looked through where the newest have enough. Words are unpacked for
    // their rank once it is known which rows are ranked.
    const { rows } = await sql<SearchHit>`
      with newest as materialized (${hits(sql`newest and rank_time >= ${newestSince}`)}),
      recent as materialized (${hits(sql`
        recent and rank_time < ${newestSince} and rank_time >= ${recentSince}
        and ${newestSince} > ${recentSince} and (select count(*) from newest) < ${most}
      `)}),
      other as (${hits(sql`
        rank_time < least(${newestSince}, ${recentSince})
        and least(${newestSince}, ${recentSince}) > ${beginning}
        and (select count(*) from newest) + (select count(*) from recent) < ${most}
      `)}),
      hit as (
        select * from newest union all select * from recent union all select * from other
        order by rank_time desc, event_id desc limit ${most}
      )
      select event_id, rank_time from hit
      order by ${score} rank_time desc, event_id desc limit ${limit}
    `.execute(db);
    return rows;
  },

  async findHeads(db, wanted) {
    const { limit, until } = wanted;
    const to = until === undefined ? sql`` : sql`and rank_time <= ${until}`;
    const { rows } = await sql<SearchHit>`
      select event_id, rank_time from search_row
      where heads @@ ${matchHeads(wanted)}::tsquery ${to}
      order by rank_time desc, event_id desc limit ${limit}
    `.execute(db);
    return rows;
  },

  // The rest the server does itself, with its vacuum.
  async tidy(db) {
    let removed = 0n;
    for (const part of parts) {
      const [flag, since] = [sql.ref(part.column), sql.ref(part.since)];
      await sql`
        update search_newest set ${since} = ${timeAt(part.least)}
        where ${since} <= ${timeAt(2 * part.least)}
      `.execute(db);
      // Rows that others are storing wait for the next time.
      const { numAffectedRows = 0n } = await sql`
        update search_row set ${flag} = false where event_id in (
          select event_id from search_row where ${flag} and rank_time < ${sinceOf(part)}
          order by rank_time limit ${removedAtOnce} for update skip locked
        )
      `.execute(db);
      removed += numAffectedRows;
    }
    return removed > 0n;
  },
};
