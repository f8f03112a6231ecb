// Dates and numbers as one writes them in a language. Protects: each form is made once, which takes long,
// and the first screen brings no library of them.

const dates = new Map<string, Intl.DateTimeFormat>();

/** A moment as `options` say, by a BCP 47 tag; one that there is not is written as it is. */
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
