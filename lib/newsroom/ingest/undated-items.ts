// The times of items that their feed does not date. What a feed brings between two readings is new;
// what it lists when it is first read, or after a pause, may be of any age. Protects: a feed that
// was just added does not fill the top of the lists with old items as of this minute.
import { dayMs, secondMs } from '@/lib/model/time';
import { readableLiftMs } from '../store/events/reading';
import type { ReadItem } from './read-feed';

/** Items that came since a reading as recent as this are new. */
const readLatelyMs = dayMs;

/** Whether an item that was not there before is new: `last` is when its feed was read before. */
export const readLately = (last: number | undefined, now: number): boolean =>
  last !== undefined && last > now - readLatelyMs;

/**
 * Items with the time that their feed suggests, else as of before all news of these days, in the
 * order of the feed. Those that are dated stay as they are.
 */
export function withEstimates(items: readonly ReadItem[], now: number): ReadItem[] {
  return items.map((item, at) =>
    item.undated
      ? { ...item, published_at: (item.near ?? now - readableLiftMs) - at * secondMs }
      : item,
  );
}

/** Undated items as of the fetch. */
export function asFetched(items: readonly ReadItem[]): ReadItem[] {
  return items.map(({ undated: _, ...item }) => item);
}
