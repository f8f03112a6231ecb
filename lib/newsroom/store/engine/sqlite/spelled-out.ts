// Words instead of their prefix. FTS5 collects all hits of a prefix before it gives the first; those
// of words it reads lazily.
import { sql, type Kysely } from 'kysely';
import type { TokenQuery } from '../engine';
import type { Schema } from '../schema';

const isPrefix = (token: string) => token.endsWith('*');
export const hasPrefix = ({ groups }: TokenQuery) => groups.flat().some(isPrefix);

/** Of a prefix with more words than this the hits are collected: looking up each takes longer. */
const wordsMost = 200;

/** All indexed words with a prefix, at the end of the words before it; itself if there are many. */
async function spelledOut(db: Kysely<Schema>, token: string): Promise<string[]> {
  if (!isPrefix(token)) return [token];
  const from = token.lastIndexOf(' ') + 1;
  const [before, begins] = [token.slice(0, from), token.slice(from, -1)];
  await sql`
    create virtual table if not exists temp.search_word using fts5vocab(main, search_text, instance)
  `.execute(db);
  // From each word straight to the next one, past all the events that have it.
  const { rows } = await sql<{ word: string }>`
    with recursive listed (word) as (
      select (select term from temp.search_word where term >= ${begins} limit 1)
      union all
      select (select term from temp.search_word where term >= listed.word || char(1) limit 1)
      from listed where substr(listed.word, 1, length(${begins})) = ${begins}
      limit ${wordsMost + 1}
    )
    select word from listed where substr(word, 1, length(${begins})) = ${begins}
  `.execute(db);
  return rows.length > wordsMost ? [token] : rows.map(({ word }) => before + word);
}

/** The same query with words instead of prefixes; undefined if no event has any of a group. */
export async function withoutPrefixes(
  db: Kysely<Schema>,
  wanted: TokenQuery,
): Promise<TokenQuery | undefined> {
  const groups: string[][] = [];
  for (const group of wanted.groups) {
    const words: string[] = [];
    for (const token of group) words.push(...(await spelledOut(db, token)));
    if (words.length === 0) return undefined;
    groups.push(words);
  }
  return { ...wanted, groups };
}
