// Calendar days. Which day it is depends on where one asks, so each function takes a time zone by its
// IANA name; what the service counts by the day, it counts by that of UTC.
// Protects: the first screen needs no library of dates.

/** The calendar of the zone that was asked for last: a page asks for one, and making it takes time. */
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
  // Of UTC the service asks much more often than of any other.
  return timeZone === 'UTC'
    ? new Date(time).toISOString().slice(0, -14)
    : dayAndTime(time, timeZone).day;
}

/** The year of a time in milliseconds since 1970, by the calendar of a zone. */
export function yearOf(time: number, timeZone = 'UTC'): number {
  return Number(isoDay(time, timeZone).slice(0, -6));
}
