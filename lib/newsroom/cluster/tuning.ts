// The numbers of the clusterer: one set for every language, day and publisher.
import { dayMs, hourMs } from '@/lib/model/time';

export const tuning = {
  /** Articles further apart are about different happenings. */
  windowMs: 72 * hourMs,
  /** Beside the window: what its edges are like is seen from both sides. */
  contextMs: dayMs,
  /** An event takes articles so long before and after its first one: a serial story starts anew. */
  eventMs: 7 * dayMs,
  /** What bounds the cost of an article: keys looked up, events a key, events compared, members of each. */
  titleKeys: 12,
  bodyKeys: 6,
  eventsPerKey: 40,
  events: 8,
  members: 5,
  /** Terms of a text that are kept. */
  bodyTerms: 40,
};

export type Tuning = typeof tuning;
