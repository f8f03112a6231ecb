// Which feeds are polled, according to the current list. Protects: a feed that was added, changed,
// paused or removed takes effect at the next look, and one that is no longer listed does not become
// due again.
import { feedHostPauseMs } from '@/lib/model/limits/service';
import type { FeedState } from '../store/contract/store';
import type { ListedFeed } from './feed-list';
import { feedId } from './known-source';
import type { PollParts } from './poll-feed';
import { laneOf } from './poll-schedule';
import { shownAddress } from '../shown-address';

export type PolledFeedsOptions = Pick<PollParts, 'store' | 'clock' | 'list'> & {
  /** The feeds to poll, if not the whole list. */
  feeds?: readonly ListedFeed[];
  /**
   * Returns the feeds to poll now, in place of `list`; called in every round, so that a change
   * needs no restart.
   */
  current?: () => Promise<readonly ListedFeed[]>;
  /** Polls every feed once, due or not: for the command line. */
  once?: boolean;
};

export type PolledFeeds = {
  /** The list that articles refer to: all feeds, including those that are not polled. */
  list(): readonly ListedFeed[];
  /** Ids of the feeds that may be polled; with `once`, those that have not been yet. */
  left: ReadonlySet<string>;
  /** Applies what was added, changed, paused or removed since the last look. */
  lookAgain(): Promise<void>;
  /** Marks a feed as polled in a `once` round; others become due again as jobs. */
  done(id: string): void;
  /** Ends the round; returns the names of the feeds that were left. */
  giveUp(): string[];
  /** Whether a feed is due again after this poll. */
  stays(id: string): boolean;
  stateOf(id: string): Promise<FeedState>;
  /** The hosts of all feeds, each once. */
  hosts(): string[];
};

/** Enters the feeds as jobs; feeds that were polled before keep their schedule. */
async function enterFeeds(
  { store, clock, once }: PolledFeedsOptions,
  feeds: ReadonlyMap<string, ListedFeed>,
): Promise<void> {
  const states = await store.feeds.all();
  const freeAt = new Map<string, number>();
  for (const state of states) {
    const free = (state.last_ok_at ?? 0) + feedHostPauseMs;
    freeAt.set(laneOf(state), Math.max(free, freeAt.get(laneOf(state)) ?? 0));
  }
  const known = new Map(states.map((state) => [state.id, state]));
  const jobs = [...feeds].map(([id, feed]) => ({
    ...{ id, lane: laneOf(feed), lane_free_at: freeAt.get(laneOf(feed)) },
    due_at: known.get(id)?.next_poll_at ?? 0,
  }));
  await store.jobs.offer('feed', jobs);
  if (once) await store.jobs.hurry('feed', [...feeds.keys()], clock());
}

const byId = (feeds: readonly ListedFeed[]) =>
  new Map(feeds.map((feed) => [feedId(feed.url), feed]));

/** Enters the feeds of the list; undefined where there is nothing to poll, and never will be. */
export async function openPolledFeeds(
  options: PolledFeedsOptions,
): Promise<PolledFeeds | undefined> {
  const { store, current } = options;
  let list = current ? await current() : options.list;
  let feeds = byId(options.feeds ?? list);
  if (feeds.size === 0 && !current) return undefined;
  await enterFeeds(options, feeds);
  let left = new Set(feeds.keys());
  let stays = new Set(list.map(({ url }) => feedId(url)));

  return {
    list: () => list,
    get left() {
      return left;
    },
    async lookAgain() {
      if (!current) return;
      list = await current();
      const now = byId(list);
      const fresh = new Map([...now].filter(([id]) => !feeds.has(id)));
      if (fresh.size > 0) await enterFeeds(options, fresh);
      feeds = now;
      left = new Set(now.keys());
      stays = left;
    },
    done(id) {
      left.delete(id);
    },
    giveUp() {
      const names = [...left].map(
        (id) => feeds.get(id)?.title || shownAddress(feeds.get(id)?.url ?? id),
      );
      left.clear();
      return names;
    },
    stays: (id) => stays.has(id),
    async stateOf(id) {
      const { url = '', title = '', tab = '', lang } = feeds.get(id) ?? {};
      const known = (await store.feeds.find(id)) ?? { id, next_poll_at: 0, failures: 0 };
      return { ...known, url, title, tab, lang };
    },
    hosts: () => [...new Set([...list, ...feeds.values()].map(laneOf))],
  };
}
