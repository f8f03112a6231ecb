// Dates and numbers as written in a language. Protects: each formatter is created once, which is
// slow, and the first screen loads no library for them.

const dates = new Map<string, Intl.DateTimeFormat>();

/** A time formatted by `options`, by a BCP 47 tag; an invalid time is returned as it is. */
export function writeDate(
  tag: string,
  time: number | Date,
  options: Intl.DateTimeFormatOptions,
): string {
  const key = tag + JSON.stringify(options);
  let form = dates.get(key);
  if (!form) {
    form = new Intl.DateTimeFormat(tag, options);
    dates.set(key, form);
  }
  return Number.isNaN(Number(time)) ? String(time) : form.format(time);
}

/** A number, or an amount of money, by a BCP 47 tag. */
export function writeNumber(
  tag: string,
  value: number,
  options?: Intl.NumberFormatOptions,
): string {
  return new Intl.NumberFormat(tag, options).format(value);
}
