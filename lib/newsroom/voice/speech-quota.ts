// The counters of a day's new sounds: for all readers together, and for one of them.
import { createHash } from 'node:crypto';
import { dayMs } from '@/lib/model/time';

/** The next midnight, UTC, in milliseconds. */
export const speechEndsAt = (now: number): number => (Math.floor(now / dayMs) + 1) * dayMs;

/** The counter for all readers together. */
export const speechQuota = (now: number): string => `speech:${speechEndsAt(now)}`;

/** The counter for one of them, whose identity is not stored. */
export const speechShare = (who: string, now: number): string =>
  `${speechQuota(now)}:${createHash('sha256').update(who).digest('base64url')}`;
