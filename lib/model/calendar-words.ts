// Days and hours in the words of a language.

/** `YYYY-MM-DD` as written in a language, by its BCP 47 tag. */
export function dayInWords(day: string, tag: string): string {
  const form = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : form.format(time);
}

/** An hour of the day (0 to 23) as spoken in a language. */
export function hourInWords(hour: number, tag: string): string {
  const form = new Intl.DateTimeFormat(tag, { hour: 'numeric', timeZone: 'UTC' });
  return form.format(Date.UTC(2026, 0, 1, hour)).replace(/\u202f/g, ' ');
}
