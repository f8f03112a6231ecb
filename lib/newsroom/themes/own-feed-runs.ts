// The endless loop over readers' feed addresses: new ones at once, others every half hour, a
// limited number in each round, in one process at a time. Protects: no host is asked more often
// than once a minute, however many readers add its addresses.
import { feedHostPauseMs, feedPollsAtOnce } from '@/lib/model/limits/service';
import { ownFeedEveryMs } from '@/lib/model/limits/themes';
import { dayMs, secondMs } from '@/lib/model/time';
import { laneOf } from '../ingest/poll-schedule';
import type { Store } from '../store/contract/store';
import type { OwnFeed } from '../store/contract/theme-store';
import { pollOwnFeed, type OwnFeedParts } from './poll-own-feed';
import { sleepFor } from '../sleep-for';

/** How many addresses a round polls at most, and how long until more that are due are polled. */
const ownFeedsARound = 200;
const ownFeedLookMs = 3 * secondMs;
/** How long a deleted theme can be restored. */
const themeUndoMs = dayMs;
/** How long an unsaved deep-mind run is kept. */
export const deepMindKeptMs = 7 * dayMs;

type PollParts = OwnFeedParts & { store: Pick<Store, 'themes' | 'quotas'> };
type Parts = PollParts & { store: Pick<Store, 'exclusively'> };

/** How many due addresses are taken at once. */
const feedsAtOnce = 10;

/**
 * Whether the host of an address may be asked now, which takes its turn; if not, the address waits,
 * in line with those in `waiting` (how many, by host).
 */
async function takeTurn(
  { store: { themes, quotas }, clock }: PollParts,
  feed: OwnFeed,
  waiting: Map<string, number>,
): Promise<boolean> {
  const scope = `own-feed:${laneOf(feed)}`;
  const now = clock();
  if (await quotas.take(scope, 1, `own-feed:${feed.id}`, now + feedHostPauseMs, now)) return true;
  const before = waiting.get(scope) ?? 0;
  waiting.set(scope, before + 1);
  const next_poll_at = (await quotas.freeAt(scope)) + before * feedHostPauseMs;
  await themes.saveFeed({ ...feed, next_poll_at });
  return false;
}

/**
 * Polls due addresses, at most `most`, each host once a minute; returns how many were polled. What
 * is due beyond that waits for its host.
 */
export async function pollDueFeeds(
  parts: PollParts,
  most: number,
  signal: AbortSignal,
): Promise<number> {
  let polled = 0;
  const waiting = new Map<string, number>();
  while (polled < most && !signal.aborted) {
    const due = await parts.store.themes.dueFeeds(
      parts.clock(),
      Math.min(feedsAtOnce, most - polled),
    );
    if (due.length === 0) break;
    const left = [...due];
    const work = async () => {
      for (let next = left.shift(); next && !signal.aborted; next = left.shift()) {
        if (!(await takeTurn(parts, next, waiting))) continue;
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
