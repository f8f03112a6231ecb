// Lists in the reader's language: of events of one happening the one in their language is listed,
// and, where they want it so, what they can read counts as newer by a fixed time, so that it stands
// before everything else of its days.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { languages, type Language } from '@/lib/model/text/languages';
import { dayMs } from '@/lib/model/time';
import type { Reading } from '../contract/store';

/** "For you" puts readable events first: of two days; older ones mix, lest they push out today's. */
export const readableLiftMs = 2 * dayMs;

/** Of what a list is put together: the rows whose language holds, and by how much they are lifted. */
export type Side = { lift: number; holds?: RawBuilder<SqlBool> };

const readable = (lang: Language) => sql<SqlBool>`event_tab.lang in (${lang}, '')`;
const foreign = (lang: Language) => sql<SqlBool>`event_tab.lang not in (${lang}, '')`;

export function sidesOf(reading: Reading | undefined): Side[] {
  if (!reading?.first) return [{ lift: 0 }];
  return [
    { lift: readableLiftMs, holds: readable(reading.lang) },
    { lift: 0, holds: foreign(reading.lang) },
  ];
}

/** Where a language stands for this reader: their own first, then ours in their fixed order. */
function placeOf(column: string, lang: Language): RawBuilder<number> {
  const places = languages.map((one, at) => sql`when ${one} then ${one === lang ? 0 : at + 1}`);
  return sql`case ${sql.ref(column)} when '' then 0 ${sql.join(places, sql` `)} else 99 end`;
}

/** Whether the row of `event_tab` has no twin in the same tab that this reader would rather read. */
export function isListedFor({ lang }: Reading): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select 1 from event_twin as link
    join event_tab as theirs on theirs.event_id = link.twin_id and theirs.tab = event_tab.tab
    where link.event_id = event_tab.event_id
      and ${placeOf('theirs.lang', lang)} < ${placeOf('event_tab.lang', lang)}
  )`;
}

/** An event by what orders it in a list. */
export type Scored = { event_id: string; score: number };

export const byScore = (a: Scored, b: Scored) =>
  b.score - a.score || (a.event_id < b.event_id ? 1 : a.event_id > b.event_id ? -1 : 0);
