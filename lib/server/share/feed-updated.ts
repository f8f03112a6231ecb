// When a feed was changed last, which Atom asks for of an empty one, too.
import { isoDay } from '@/lib/model/calendar';

/** The newest of its times; of a feed without entries the day on which it was looked for any. */
export function feedUpdated(times: readonly number[], now: number): Date {
  return times.length > 0 ? new Date(Math.max(...times)) : new Date(`${isoDay(now)}T00:00:00Z`);
}
