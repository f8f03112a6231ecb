// "On Thursday", 今天, kahapon: days that only the reader of that day can place. Protects: a date is
// given only where it is sure: nothing that may lie ahead, nothing inside a quotation, no name.
import { TZDate } from '@date-fns/tz';
import { addDays, getDay, isEqual, startOfDay } from 'date-fns';
import { toTag, type Language } from '@/lib/model/text/languages';
import { lexicons } from '../lexicons';

/** A date to stand behind the word that ends at `at`. */
export type DayNote = { at: number; date: string };

const quotation = /"[^"]*"|“[^”]*”|「[^」]*」/g;

function dateLabel(date: Date, lang: Language): string {
  const { month, zone } = lexicons[lang].days;
  return new Intl.DateTimeFormat(toTag(lang), { month, day: 'numeric', timeZone: zone }).format(
    date.getTime(),
  );
}

/**
 * The days of a sentence that was published at `time` (milliseconds), first to last, none twice.
 * Empty where none is sure.
 */
export function relativeDays(text: string, lang: Language, time: number): DayNote[] {
  const { days } = lexicons[lang];
  const today = startOfDay(new TZDate(time, days.zone));
  const quoted = [...text.matchAll(quotation)].map(({ 0: all, index }) => [
    index,
    index + all.length,
  ]);
  const isFree = (start: number, end: number) =>
    !quoted.some(([from = 0, until = 0]) => start >= from && start < until) &&
    !days.named?.test(text.slice(0, start + 1)) &&
    !days.named?.test(text.slice(0, start)) &&
    !days.dated.test(text.slice(end));
  const notes: (DayNote & { day: Date })[] = [];
  const add = (start: number, end: number, daysFrom: number) => {
    if (!isFree(start, end)) return;
    const day = addDays(today, daysFrom);
    if (!notes.some((note) => isEqual(note.day, day)))
      notes.push({ at: end, date: dateLabel(day, lang), day });
  };
  for (const [pattern, from] of days.fixed) {
    for (const { 0: found, index } of text.matchAll(pattern))
      add(index, index + found.length, from);
  }
  if (!days.ahead.test(text)) {
    const { pattern, numbers } = days.weekdays;
    for (const match of text.matchAll(pattern)) {
      const weekday = numbers[match[1] ?? ''];
      const start = match.index + match[0].indexOf(match[1] ?? '');
      if (weekday !== undefined)
        add(start, match.index + match[0].length, -((getDay(today) - weekday + 7) % 7));
    }
  }
  return notes.sort((a, b) => a.at - b.at).map(({ at, date }) => ({ at, date }));
}
