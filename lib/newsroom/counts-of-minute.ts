// How often something was done within a minute, kept by this process alone: for what changes nothing,
// so that looking at it writes nothing either. Several processes allow as many times as much.

export type CountsOfMinute = {
  /** Counts one of `who` within the window that ends at `endsAt`; how many there are by now. */
  count(who: string, endsAt: number): number;
};

/** Counts of one window at a time: with the next one all that is known of the last goes. */
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
