// The sort order of lists, and the weight shown beside an event.

import { hourMs } from '@/lib/model/time';

/** Doubling the sources raises an event as if it were three hours newer. */
const liftMs = 3 * hourMs;

/**
 * Milliseconds: the time of the newest report that is not a copy, raised by log2(independent
 * sources) × 3 hours. It does not depend on the current time, so that lists keep their order
 * between two visits.
 */
export function rankTime(releaseTime: number, independentSources: number): number {
  return releaseTime + Math.round(Math.log2(Math.max(1, independentSources)) * liftMs);
}

/** The number of sources behind a rank time: the inverse of {@link rankTime}. */
export function liftingSources(releaseTime: number, rank: number): number {
  return Math.max(1, Math.round(2 ** ((rank - releaseTime) / liftMs)));
}

/** Grows with the number of independent sources, and with how quickly they followed each other. */
export function hotWeight(independentSources: number, spreadMs: number): number {
  const days = Math.max(0, spreadMs) / (24 * hourMs);
  return Math.round((100 * Math.log2(1 + Math.max(1, independentSources))) / Math.sqrt(1 + days));
}
