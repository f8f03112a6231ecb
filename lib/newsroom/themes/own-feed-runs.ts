// The endless loop over readers' feed addresses: new ones at once, others every half hour, a
// limited number in each round, in one process at a time.
import { feedPollsAtOnce } from '@/lib/model/limits/service';
import { ownFeedEveryMs } from '@/lib/model/limits/themes';
import { dayMs, secondMs } from '@/lib/model/time';
import type { Store } from '../store/contract/store';
import { pollOwnFeed, type OwnFeedParts } from './poll-own-feed';
import { sleepFor } from '../sleep-for';

/** How many addresses a round polls at most, and how long until more that are due are polled. */
const ownFeedsARound = 200;
const ownFeedLookMs = 3 * secondMs;
/** How long a deleted theme can be restored. */
const themeUndoMs = dayMs;
/** How long an unsaved deep-mind run is kept. */
export const deepMindKeptMs = 7 * dayMs;

type Parts = OwnFeedParts & { store: Pick<Store, 'themes' | 'exclusively'> };

/** How many due addresses are taken at once. */
const feedsAtOnce = 10;

/** Polls due addresses, at most `most`; returns how many were polled. */
export async function pollDueFeeds(
  parts: Parts,
  most: number,
  signal: AbortSignal,
): Promise<number> {
  let polled = 0;
  while (polled < most && !signal.aborted) {
    const due = await parts.store.themes.dueFeeds(
      parts.clock(),
      Math.min(feedsAtOnce, most - polled),
    );
    if (due.length === 0) break;
    const left = [...due];
    const work = async () => {
      for (let next = left.shift(); next && !signal.aborted; next = left.shift()) {
        await pollOwnFeed(parts, next, signal);
        polled += 1;
      }
    };
    await Promise.all(Array.from({ length: feedPollsAtOnce }, work));
  }
  return polled;
}

/** Never throws: a failing round is logged, and the next one continues. */
export async function runOwnFeeds(parts: Parts, signal: AbortSignal): Promise<void> {
  const { store, clock, log } = parts;
  let round = { begun: clock(), polled: 0 };
  let swept = 0;
  while (!signal.aborted) {
    try {
      const now = clock();
      if (now - round.begun >= ownFeedEveryMs) round = { begun: now, polled: 0 };
      const most = ownFeedsARound - round.polled;
      const polled = await store.exclusively('own-feeds', () => pollDueFeeds(parts, most, signal));
      round.polled += polled ?? 0;
      if (now - swept >= ownFeedEveryMs) {
        swept = now;
        await store.themes.sweep({ deleted: now - themeUndoMs, runs: now - deepMindKeptMs });
      }
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, "readers' own feeds could not be polled");
    }
    await sleepFor(ownFeedLookMs, signal);
  }
}
