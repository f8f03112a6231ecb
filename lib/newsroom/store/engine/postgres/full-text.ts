// tsvector over our own tokens, written in its text form so that no Postgres parser splits them
// again; title, brief and article have the weights A, B and D.
import { sql } from 'kysely';
import type { FullText, HeadQuery, SearchDocument, TokenQuery } from '../engine';
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

/** The index of the newest events has at least so many, and at most twice as many. */
const newestApart = 40_000;
/** Rows that one step removes from it. */
const removedAtOnce = 500;
/** From here on every row is `newest`; some before may still be. */
const newestSince = sql`(select since from search_newest)`;
/** It is this while all are. */
const beginning = -Number.MAX_SAFE_INTEGER;

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
      insert into search_newest select coalesce(min(rank_time), ${beginning}) from (
        select rank_time from search_row order by rank_time desc limit 1 offset ${newestApart - 1}
      ) as last
    `.execute(db);
    // A program of the version before may still be storing: its rows are new ones as well.
    await sql`alter table search_row add column newest boolean not null default false`.execute(db);
    await sql`alter table search_row alter column newest set default true`.execute(db);
    await sql`update search_row set newest = true where rank_time >= ${newestSince}`.execute(db);
    // What waits to be sorted in makes an index look dear: then all rows would be read instead.
    await sql`
      create index search_row_newest on search_row using gin (tokens)
      with (fastupdate = off) where newest
    `.execute(db);
    await sql`
      create index search_row_newest_time on search_row (rank_time, event_id) where newest
    `.execute(db);
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
        newest = true
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
    // The others are not looked through where the newest have enough. Words are unpacked for their
    // rank once it is known which rows are ranked.
    const { rows } = await sql<SearchHit>`
      with newest as materialized (
        select event_id, rank_time, tokens from search_row
        where newest and tokens @@ ${words} and rank_time >= ${newestSince} ${from} ${to}
        order by rank_time desc, event_id desc limit ${most}
      ), other as (
        select event_id, rank_time, tokens from search_row
        where tokens @@ ${words} and rank_time < ${newestSince} ${from} ${to}
          and ${newestSince} > ${beginning} and (select count(*) from newest) < ${most}
        order by rank_time desc, event_id desc limit ${most}
      ), hit as (
        select * from newest union all select * from other
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
    const timeOf = (place: number) => sql`(
      select rank_time from search_row order by rank_time desc limit 1 offset ${place - 1}
    )`;
    await sql`
      update search_newest set since = ${timeOf(newestApart)}
      where since <= ${timeOf(2 * newestApart)}
    `.execute(db);
    // Rows that others are storing wait for the next time.
    const { numAffectedRows = 0n } = await sql`
      update search_row set newest = false where event_id in (
        select event_id from search_row where newest and rank_time < ${newestSince}
        order by rank_time limit ${removedAtOnce} for update skip locked
      )
    `.execute(db);
    return numAffectedRows > 0n;
  },
};
