// What orders lists besides time. Of events about one happening, the one in the reader's language
// is listed. If the reader wants it, events they can read count as newer by a fixed time, so that
// they come before all others of their days. Subjects they want less of count as older.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { languages, type Language } from '@/lib/model/text/languages';
import { feedDateOldestMs } from '@/lib/model/limits/service';
import { dayMs } from '@/lib/model/time';
import type { Database } from '../engine/database';
import type { Owner, Reading } from '../contract/store';

/**
 * "For you" puts readable events first: of two days; older ones mix, lest they push out today's.
 */
export const readableLiftMs = 2 * dayMs;

/** Where there is no news of today that older events could push out, all of them come first. */
const quietLiftMs = feedDateOldestMs;

const liftOf = ({ first, quiet }: Reading): number =>
  first ? (quiet ? quietLiftMs : readableLiftMs) : 0;

/** The most that a reader's language adds. */
export const languageLiftMostMs = Math.max(readableLiftMs, quietLiftMs);

/** An event about a subject that a reader wants less of counts as a day older; ours. */
export const lessOfSubjectMs = dayMs;

/** A part of a list: the rows for which `holds` is true, and by how much they are lifted. */
export type Side = { lift: number; holds?: RawBuilder<SqlBool> };

const readable = (lang: Language) => sql<SqlBool>`event_tab.lang in (${lang}, '')`;
const foreign = (lang: Language) => sql<SqlBool>`event_tab.lang not in (${lang}, '')`;

/** Whether the row of `event_tab` is about a subject that this reader wants less of. */
export const isLessOf = (owner: Owner) => sql<SqlBool>`exists (
  select 1 from event_topic as less_of
  join mute on mute.value = less_of.topic
  where less_of.event_id = event_tab.event_id and mute.owner = ${owner} and mute.kind = 'subject'
)`;

/** The reader whose muted subjects apply: `owner` if they have any, else undefined. */
export async function lessFor(
  { query }: Database,
  owner: Owner | undefined,
): Promise<Owner | undefined> {
  if (owner === undefined) return undefined;
  const any = await query()
    .selectFrom('mute')
    .select('value')
    .where('owner', '=', owner)
    .where('kind', '=', 'subject')
    .limit(1)
    .executeTakeFirst();
  return any && owner;
}

/** What a reader's language adds to the score of a row of `event_tab` with this `lang`. */
export const languageLift = (lang: string, reading: Reading | undefined): number =>
  reading && (lang === reading.lang || lang === '') ? liftOf(reading) : 0;

/** `less`: the reader whose muted subjects apply; see {@link lessFor}. */
export function sidesOf(reading: Reading | undefined, less?: Owner): Side[] {
  const sides: Side[] = reading?.first
    ? [
        { lift: liftOf(reading), holds: readable(reading.lang) },
        { lift: 0, holds: foreign(reading.lang) },
      ]
    : [{ lift: 0 }];
  if (less === undefined) return sides;
  const also = (holds: Side['holds'], other: RawBuilder<SqlBool>) =>
    holds ? sql<SqlBool>`${holds} and ${other}` : other;
  return sides.flatMap(({ lift, holds }) => [
    { lift, holds: also(holds, sql<SqlBool>`not ${isLessOf(less)}`) },
    { lift: lift - lessOfSubjectMs, holds: also(holds, isLessOf(less)) },
  ]);
}

/** The preference for a language: the reader's own first, then ours in their fixed order. */
function placeOf(column: string, lang: Language): RawBuilder<number> {
  const places = languages.map((one, at) => sql`when ${one} then ${one === lang ? 0 : at + 1}`);
  return sql`case ${sql.ref(column)} when '' then 0 ${sql.join(places, sql` `)} else 99 end`;
}

/**
 * Whether the row of `event_tab` has no twin in the same tab that this reader would rather read.
 * "cross" and the joined text keep SQLite from reading the whole tab for each row: its indexes
 * begin with the tab, and the one by event should be used.
 */
export function isListedFor({ lang }: Reading): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select 1 from event_twin as link cross join event_tab as theirs
    where link.event_id = event_tab.event_id
      and theirs.event_id = link.twin_id and theirs.tab || '' = event_tab.tab
      and ${placeOf('theirs.lang', lang)} < ${placeOf('event_tab.lang', lang)}
  )`;
}

/** An event with its score in a list. */
export type Scored = { event_id: string; score: number };

/** Highest score first; for equal scores the greater id, as the databases order them. */
export const byScore = (a: Scored, b: Scored) =>
  b.score - a.score || (a.event_id < b.event_id ? 1 : a.event_id > b.event_id ? -1 : 0);
