// "On Thursday", 今天, kahapon: days relative to the day of the report. Protects: a date is only
// added where it is certain: not for days that may lie ahead, not inside a quotation, not in a
// name.
import { tz, TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { isEqual } from 'date-fns/isEqual';
import { toTag, type Language } from '@/lib/model/text/languages';
import type { DayWords } from '../language';
import { lexicons } from '../lexicons';
import { inOneScript } from '../segment';
import { zoneOfHost } from './zone-of-host';

/** A date to insert after the word that ends at `at`. */
export type DayNote = { at: number; date: string };

const utc = { in: tz('UTC') };

const quotation = /"[^"]*"|“[^”]*”|「[^」]*」/g;

function dateLabel(date: Date, lang: Language): string {
  const { month } = lexicons[lang].days;
  return new Intl.DateTimeFormat(toTag(lang), { month, day: 'numeric', timeZone: 'UTC' }).format(
    date.getTime(),
  );
}

/** The possible dates where the report was published, as midnights of UTC: one, or two. */
function possibleDays(time: number, lang: Language, host: string): Date[] {
  const own = zoneOfHost(host);
  const zones = own ? [own] : lexicons[lang].days.zones;
  const days = zones.map((zone) => formatISO(new TZDate(time, zone), { representation: 'date' }));
  return [...new Set(days)].map((day) => new Date(day));
}

/**
 * A possessive belongs to the word before it: the date of "Thursday’s game" is inserted after both.
 */
const possessive = /^['’]s?(?!\p{L})/u;

const clauseEnd = /[,;:，；：—–]/;

const lastOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** Whether a weekday at `start` is in the past: its clause, or else the sentence, shows it. */
function isPast(text: string, start: number, { tenses }: DayWords): boolean {
  if (!tenses) return true;
  const before = text.slice(0, start).split(clauseEnd).at(-1) ?? '';
  const clause = [lastOf(tenses.past, before), lastOf(tenses.present, before)] as const;
  const [past, present] =
    Math.max(...clause) >= 0 ? clause : [lastOf(tenses.past, text), lastOf(tenses.present, text)];
  return past > present;
}

/** Whether the words next to a weekday show that it is past: what was said on it is over. */
function isOver(text: string, start: number, end: number, { over }: DayWords): boolean {
  if (!over) return false;
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  return (over.before.test(before) && !over.itself.test(behind)) || over.behind.test(behind);
}

/**
 * The dates to insert into a sentence that a publisher at `host` wrote at `time` (milliseconds), in
 * order, each day once. Empty if none is certain: near midnight "today" is another day in Manila
 * than in London.
 */
export function relativeDays(written: string, lang: Language, time: number, host = ''): DayNote[] {
  const { days } = lexicons[lang];
  const text = inOneScript(written);
  const todays = possibleDays(time, lang, host);
  const quoted = [...text.matchAll(quotation)].map(({ 0: all, index }) => [
    index,
    index + all.length,
  ]);
  const isFree = (start: number, end: number) =>
    !quoted.some(([from = 0, until = 0]) => start >= from && start < until) &&
    !days.named?.test(text.slice(0, start + 1)) &&
    !days.named?.test(text.slice(0, start)) &&
    !days.dated.test(text.slice(end));
  const ending = (end: number) => possessive.exec(text.slice(end))?.[0].length ?? 0;
  const notes: (DayNote & { day: Date })[] = [];
  const add = (start: number, end: number, daysFrom: (today: Date) => number) => {
    if (!isFree(start, end)) return;
    const [day, ...others] = todays.map((today) => addDays(today, daysFrom(today), utc));
    if (!day || others.some((other) => !isEqual(other, day))) return;
    if (!notes.some((note) => isEqual(note.day, day)))
      notes.push({ at: end + ending(end), date: dateLabel(day, lang), day });
  };
  for (const [pattern, from] of days.fixed) {
    for (const { 0: found, index } of text.matchAll(pattern))
      add(index, index + found.length, () => from);
  }
  const { pattern, numbers } = days.weekdays;
  const mayComeYet = days.ahead.test(text);
  for (const match of text.matchAll(pattern)) {
    const weekday = numbers[match[1] ?? ''];
    const start = match.index + match[0].indexOf(match[1] ?? '');
    const end = match.index + match[0].length;
    if (weekday === undefined) continue;
    if (!isOver(text, match.index, end, days) && (mayComeYet || !isPast(text, start, days)))
      continue;
    add(start, end, (today) => -((today.getUTCDay() - weekday + 7) % 7));
  }
  return notes.sort((a, b) => a.at - b.at).map(({ at, date }) => ({ at, date }));
}
