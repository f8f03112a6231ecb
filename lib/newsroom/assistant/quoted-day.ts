// The day of what is quoted, as an answer tells it.
import { toTag, type Language } from '@/lib/model/text/languages';

const dates = new Map<Language, Intl.DateTimeFormat>();

/** The day of a time, in UTC: whoever reads it, it is the same day. */
export function dayOf(time: number, lang: Language): string {
  const known =
    dates.get(lang) ??
    new Intl.DateTimeFormat(toTag(lang), { dateStyle: 'medium', timeZone: 'UTC' });
  dates.set(lang, known);
  return known.format(time);
}
