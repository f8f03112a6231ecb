// Which feeds are polled, as the list says it now. Protects: what was added, changed, paused or
// removed holds from the next look on, and a feed that is no longer listed is not due again.
import { feedHostPauseMs } from '@/lib/model/limits/service';
import type { FeedState } from '../store/contract/store';
import type { ListedFeed } from './feed-list';
import { feedId } from './known-source';
import type { PollParts } from './poll-feed';
import { laneOf } from './poll-schedule';

export type PolledFeedsOptions = Pick<PollParts, 'store' | 'clock' | 'list'> & {
  /** What is polled, if it is not the whole list. */
  feeds?: readonly ListedFeed[];
  /** What is polled now, in place of `list`: asked in every round, so that a change needs no restart. */
  current?: () => Promise<readonly ListedFeed[]>;
  /** Every feed is polled once, due or not: the command line. */
  once?: boolean;
};

export type PolledFeeds = {
  /** The list that articles are told by: all feeds, also those that are not polled. */
  list(): readonly ListedFeed[];
  /** Ids of the feeds that may be polled; of one round those that were not yet. */
  left: ReadonlySet<string>;
  /** Takes up what was added, changed, paused or removed since the last look. */
  lookAgain(): Promise<void>;
  /** A feed of a round that was polled; others are due again by their jobs. */
  done(id: string): void;
  /** Ends the round: answers what each feed that was left is called. */
  giveUp(): string[];
  /** Whether a feed is due again after this poll. */
  stays(id: string): boolean;
  stateOf(id: string): Promise<FeedState>;
  /** The hosts of all of them, each once. */
  hosts(): string[];
};

/** Enters the feeds as jobs; what was polled before goes on where it was. */
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
      const names = [...left].map((id) => feeds.get(id)?.title || feeds.get(id)?.url || id);
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
