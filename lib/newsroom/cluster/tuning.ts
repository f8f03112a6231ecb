// The clusterer's parameters: one set for every language, day and publisher.
import { dayMs, hourMs } from '@/lib/model/time';

export const tuning = {
  /** Articles further apart are about different happenings. */
  windowMs: 72 * hourMs,
  /** Added on both sides of the window, so that articles at its edges see their neighbors, too. */
  contextMs: dayMs,
  /**
   * An event takes articles this long before and after its first one: a serial story begins a new
   * event.
   */
  eventMs: 7 * dayMs,
  /**
   * Bounds on the cost of an article: keys looked up, events for each key, events compared, members
   * of each.
   */
  titleKeys: 12,
  bodyKeys: 6,
  eventsPerKey: 40,
  events: 8,
  members: 5,
  /** The number of a text's terms that are stored. */
  bodyTerms: 40,
};

export type Tuning = typeof tuning;
