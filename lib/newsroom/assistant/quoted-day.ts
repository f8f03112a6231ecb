// The date of a quotation, as an answer shows it.
import { toTag, type Language } from '@/lib/model/text/languages';

const dates = new Map<Language, Intl.DateTimeFormat>();

/** The day of a time, in UTC: the same for every reader. */
export function dayOf(time: number, lang: Language): string {
  const known =
    dates.get(lang) ??
    new Intl.DateTimeFormat(toTag(lang), { dateStyle: 'medium', timeZone: 'UTC' });
  dates.set(lang, known);
  return known.format(time);
}
