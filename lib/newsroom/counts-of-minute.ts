// Counts per minute in this process's memory, for calls that store nothing, so that counting stores
// nothing either. With several processes the limit multiplies.

export type CountsOfMinute = {
  /** Counts one for `who` in the window that ends at `endsAt`; returns the new count. */
  count(who: string, endsAt: number): number;
};

/** Keeps one window at a time: the next one discards the counts of the last. */
export function createCountsOfMinute(): CountsOfMinute {
  let window = 0;
  const counts = new Map<string, number>();
  return {
    count(who, endsAt) {
      if (endsAt !== window) counts.clear();
      window = endsAt;
      const count = (counts.get(who) ?? 0) + 1;
      counts.set(who, count);
      return count;
    },
  };
}
