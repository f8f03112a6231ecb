// The endless round over the feed list: at most two requests at once, a pause between two polls of
// one host, and silence while there is no network.
import { lookup } from 'node:dns/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { minuteMs } from '@/lib/model/time';
import { feedBackOffMaxMs, feedHostPauseMs, feedPollsAtOnce } from '@/lib/model/limits/service';
import type { FeedState } from '../store/contract/store';
import type { ListedFeed } from './feed-list';
import { feedId } from './known-source';
import { afterFailure } from './poll-schedule';
import { whenAlone } from './ingest-lock';
import { pollFeed, type PollParts } from './poll-feed';
import { recluster } from './recluster';
import { reportLine, type FeedReport } from './report';

export type PollerOptions = PollParts & {
  /** What is polled, if it is not the whole list. */
  feeds?: readonly ListedFeed[];
  /** Ends when every feed was polled once, due or not: the command line. */
  once?: boolean;
  onReport?: (report: FeedReport) => void;
  /** Whether a name can be resolved; how the poller tells a dead feed from a dead network. */
  resolves?: (host: string) => Promise<boolean>;
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
};

const offlineCheckMs = minuteMs;
/** Hosts that are looked up to tell a dead one from a dead network. */
const hostsTried = 8;
/** What came is clustered again when no feed is due, and at the latest after so long. */
const reclusterMs = 10 * minuteMs;
/** The longest sleep: the clock may jump, and the next look costs nothing. */
const longestSleepMs = minuteMs;

async function sleepFor(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => undefined);
}

function resolvesByDns(host: string): Promise<boolean> {
  return lookup(host).then(
    () => true,
    () => false,
  );
}

function hostOf({ url }: { url: string }): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}

/** Polls until `signal` fires (or once). Never throws for what feeds, hosts or the network do. */
export async function runPoller(options: PollerOptions, signal: AbortSignal): Promise<void> {
  const { store, list, clock, log, once = false, onReport } = options;
  const { resolves = resolvesByDns, sleep = sleepFor, feeds: wanted = list } = options;
  const stored = new Map((await store.feeds.all()).map((state) => [state.id, state]));
  const feeds = new Map(
    wanted.map(({ url, title, tab, lang }) => {
      const known = stored.get(feedId(url));
      const fresh = { id: feedId(url), next_poll_at: 0, failures: 0 };
      const state: FeedState = { ...(known ?? fresh), url, title, tab, lang };
      return [state.id, once ? { ...state, next_poll_at: 0 } : state];
    }),
  );
  const hostFreeAt = new Map<string, number>();
  for (const state of feeds.values()) {
    const free = (state.last_ok_at ?? 0) + feedHostPauseMs;
    hostFreeAt.set(hostOf(state), Math.max(free, hostFreeAt.get(hostOf(state)) ?? 0));
  }
  const left = new Set(feeds.keys());
  const busy = new Set<string>();
  let online = true;
  /** When the articles came that were not clustered again since. */
  let unsettledAt: number | undefined = once ? undefined : clock();

  /** A time further off than any wait was written before the clock was set back: it is over. */
  const atMost = (at: number, wait: number) => (at > clock() + wait ? 0 : at);
  const freeAt = (state: FeedState) =>
    Math.max(
      atMost(state.next_poll_at, feedBackOffMaxMs),
      atMost(hostFreeAt.get(hostOf(state)) ?? 0, feedHostPauseMs),
    );
  const waiting = () =>
    [...feeds.values()]
      .filter(({ id }) => !busy.has(id) && (!once || left.has(id)))
      .sort((a, b) => freeAt(a) - freeAt(b));

  /** Some other host of the list resolves: then it is not the network that is missing. */
  async function hasNetwork(): Promise<boolean> {
    const hosts = new Set([...list, ...feeds.values()].map(hostOf));
    return (await Promise.all([...hosts].slice(0, hostsTried).map(resolves))).some(Boolean);
  }

  function setOnline(now: boolean): void {
    if (now === online) return;
    online = now;
    if (online) log.info('the network is back; polling goes on');
    else log.warn('no network: feeds are not polled until it is back');
  }

  /** The command line does not wait for a network: every feed that is left ends like this one. */
  function giveUp(report: FeedReport): void {
    for (const id of left) {
      const { title, url } = feeds.get(id) ?? { title: '', url: id };
      onReport?.({ ...report, name: title || url });
    }
    left.clear();
  }

  async function poll(feed: FeedState): Promise<void> {
    const { state: polled, report } = await pollFeed(options, feed, signal);
    let state = polled;
    if (signal.aborted) return;
    if (report.unreachable) {
      const network = await hasNetwork();
      setOnline(network);
      if (!network) {
        feeds.set(feed.id, { ...feed, next_poll_at: clock() });
        if (once) giveUp(report);
        return;
      }
      state = afterFailure(feed, clock(), report.why ?? 'the host cannot be reached');
      await store.feeds.save(state);
    } else setOnline(true);
    feeds.set(feed.id, state);
    left.delete(feed.id);
    if (report.added > 0 && !once) unsettledAt ??= clock();
    onReport?.(report);
    const { name, items, added, known, broken, failed, why } = report;
    const level = why !== undefined ? 'warn' : added > 0 ? 'info' : 'debug';
    log[level]({ feed: name, items, added, known, broken, failed, why }, reportLine(report));
  }

  /** Holds the feed and its host while it is polled; a store that fails is asked again later. */
  async function pollAlone(feed: FeedState): Promise<void> {
    busy.add(feed.id);
    hostFreeAt.set(hostOf(feed), clock() + feedHostPauseMs);
    try {
      await poll(feed);
    } catch (error) {
      if (once) throw error;
      log.error({ err: error, feed: feed.url }, 'the state of a feed could not be saved');
      feeds.set(feed.id, { ...feed, next_poll_at: clock() + offlineCheckMs });
    } finally {
      busy.delete(feed.id);
    }
  }

  /** Never two at once: the second finds nothing to do. */
  async function settle(): Promise<void> {
    unsettledAt = undefined;
    try {
      await whenAlone(store, () => recluster(options, signal), { signal });
    } catch (error) {
      log.error({ err: error }, 'events could not be clustered again');
      unsettledAt = clock() + offlineCheckMs;
    }
  }

  async function worker(): Promise<void> {
    while (!signal.aborted) {
      const [next] = waiting();
      if (!next && (once || busy.size === 0)) return;
      const waitMs = !online && !once ? offlineCheckMs : next ? freeAt(next) - clock() : 1_000;
      const age = unsettledAt === undefined ? -1 : clock() - unsettledAt;
      if (age >= 0 && (waitMs > 0 || age > reclusterMs)) {
        await settle();
      } else if (waitMs > 0) {
        await sleep(Math.min(waitMs, longestSleepMs), signal);
        if (!online && !once) setOnline(await hasNetwork());
      } else if (next) await pollAlone(next);
    }
  }

  await Promise.all(Array.from({ length: feedPollsAtOnce }, worker));
}
