// What the new sounds of a day are counted under: those of all readers, and those of one.
import { createHash } from 'node:crypto';
import { dayMs } from '@/lib/model/time';

/** The next midnight, UTC, in milliseconds. */
export const speechEndsAt = (now: number): number => (Math.floor(now / dayMs) + 1) * dayMs;

/** For all readers together. */
export const speechQuota = (now: number): string => `speech:${speechEndsAt(now)}`;

/** For one of them: who it is stands nowhere. */
export const speechShare = (who: string, now: number): string =>
  `${speechQuota(now)}:${createHash('sha256').update(who).digest('base64url')}`;
