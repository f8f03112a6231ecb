// Calendar days. They depend on the time zone, so each function takes one by its IANA name; the
// service's daily counts use UTC.
// Protects: the first screen needs no date library.

/** The last zone's formatter: a page uses one zone, and creating a formatter is slow. */
let lastForm: { timeZone: string; form: Intl.DateTimeFormat } | undefined;

function formOf(timeZone: string): Intl.DateTimeFormat {
  if (lastForm?.timeZone !== timeZone) {
    const form = new Intl.DateTimeFormat('en', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone,
    });
    lastForm = { timeZone, form };
  }
  return lastForm.form;
}

/** The day of `time` (ms) as `YYYY-MM-DD`, and the time of that day as `HH:mm`. @throws a RangeError */
export function dayAndTime(time: number, timeZone = 'UTC'): { day: string; time: string } {
  const parts = Object.fromEntries(
    formOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month, day, hour, minute } = parts;
  return { day: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** The day of `time` (ms) as `YYYY-MM-DD`. @throws a RangeError where `time` is none. */
export function isoDay(time: number, timeZone = 'UTC'): string {
  // The service uses UTC much more often than any other zone.
  return timeZone === 'UTC'
    ? new Date(time).toISOString().slice(0, -14)
    : dayAndTime(time, timeZone).day;
}

/** The year of a time in milliseconds since 1970, by the calendar of a zone. */
export function yearOf(time: number, timeZone = 'UTC'): number {
  return Number(isoDay(time, timeZone).slice(0, -6));
}
