// The endless round over the feed list, shared by as many workers as there are: each feed, and each
// host, at one of them at a time; at most two requests at once, a pause between two polls of one
// host, and silence while there is no network.
import { lookup } from 'node:dns/promises';
import { minuteMs, secondMs } from '@/lib/model/time';
import { feedBackOffMaxMs, feedHostPauseMs, feedPollsAtOnce } from '@/lib/model/limits/service';
import { claimJob, waitsOf, workJob } from '../jobs/work-job';
import type { ClaimedJob, JobEnd } from '../store/contract/job-store';
import { span } from '../spans';
import type { FeedState } from '../store/contract/store';
import type { ListedFeed } from './feed-list';
import { feedId } from './known-source';
import { afterFailure, laneOf } from './poll-schedule';
import { whenAlone } from '../jobs/when-alone';
import { pollFeed, type PollParts } from './poll-feed';
import { recluster } from './recluster';
import { reportLine, type FeedReport } from './report';
import { sleepFor } from '../sleep-for';

export type PollerOptions = PollParts & {
  /** What is polled, if it is not the whole list. */
  feeds?: readonly ListedFeed[];
  /** What is polled now, in place of `list`: asked in every round, so that a change needs no restart. */
  current?: () => Promise<readonly ListedFeed[]>;
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
/** The longest sleep: the clock may jump, an operator may want a poll, and the next look costs little. */
const longestSleepMs = 15 * secondMs;
const shortestSleepMs = 100;
const waits = waitsOf(feedBackOffMaxMs, feedHostPauseMs);

function resolvesByDns(host: string): Promise<boolean> {
  return lookup(host).then(
    () => true,
    () => false,
  );
}

/** Enters the feeds as jobs; what was polled before goes on where it was. */
async function enterFeeds(
  { store, clock, once }: PollerOptions,
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

/** Polls until `signal` fires (or once). Never throws for what feeds, hosts or the network do. */
export async function runPoller(options: PollerOptions, signal: AbortSignal): Promise<void> {
  const { store, clock, log, once = false, onReport, current } = options;
  const { resolves = resolvesByDns, sleep = sleepFor } = options;
  let list = current ? await current() : options.list;
  let feeds = byId(options.feeds ?? list);
  if (feeds.size === 0 && !current) return;
  await enterFeeds(options, feeds);
  let left = new Set(feeds.keys());
  let stays = new Set(list.map(({ url }) => feedId(url)));
  let busy = 0;
  let online = true;
  /** When the articles came that were not clustered again since. */
  let unsettledAt: number | undefined = once ? undefined : clock();

  /** Takes up what was added, changed, paused or removed since the last look. */
  async function lookAgain(): Promise<void> {
    if (!current) return;
    list = await current();
    const now = byId(list);
    const fresh = new Map([...now].filter(([id]) => !feeds.has(id)));
    if (fresh.size > 0) await enterFeeds(options, fresh);
    feeds = now;
    left = new Set(now.keys());
    stays = left;
  }

  /** Some other host of the list resolves: then it is not the network that is missing. */
  async function hasNetwork(): Promise<boolean> {
    const hosts = new Set([...list, ...feeds.values()].map(laneOf));
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

  async function stateOf(id: string): Promise<FeedState> {
    const { url = '', title = '', tab = '', lang } = feeds.get(id) ?? {};
    const known = (await store.feeds.find(id)) ?? { id, next_poll_at: 0, failures: 0 };
    return { ...known, url, title, tab, lang };
  }

  async function poll(feed: FeedState, lost: AbortSignal): Promise<JobEnd> {
    const began = clock();
    const again = { due_at: began, lane_free_at: began };
    const { state: polled, report } = await pollFeed({ ...options, list }, feed, lost);
    let state = polled;
    if (lost.aborted) return again;
    if (report.unreachable) {
      const network = await hasNetwork();
      setOnline(network);
      if (!network) {
        if (once) giveUp(report);
        return again;
      }
      state = afterFailure(feed, clock(), report.why ?? 'the host cannot be reached');
      await store.feeds.save(state);
    } else setOnline(true);
    if (once) left.delete(feed.id);
    if (report.added > 0 && !once) unsettledAt ??= clock();
    onReport?.(report);
    const { name, items, added, known, broken, failed, why } = report;
    const run = { feed_id: feed.id, items, added, failed, why };
    await store.feedPolls.note({ ...run, took_ms: clock() - began, created_at: began });
    const level = why !== undefined ? 'warn' : added > 0 ? 'info' : 'debug';
    log[level]({ feed: name, items, added, known, broken, failed, why }, reportLine(report));
    const due_at = stays.has(feed.id) ? state.next_poll_at : undefined;
    return { due_at, lane_free_at: again.lane_free_at + feedHostPauseMs };
  }

  /** A store that fails is asked again later. */
  async function pollAlone(job: ClaimedJob): Promise<void> {
    busy += 1;
    let failure: unknown;
    try {
      await workJob(options, job, signal, async (lost) => {
        try {
          return await poll(await stateOf(job.id), lost);
        } catch (error) {
          failure = error;
          throw error;
        }
      });
      if (once && failure !== undefined) throw failure;
    } catch (error) {
      if (once) throw error;
      log.error({ err: error, feed: job.id }, 'the state of a feed could not be saved');
      await sleep(offlineCheckMs, signal);
    } finally {
      busy -= 1;
    }
  }

  /** Never two at once: the second finds nothing to do. */
  async function settle(): Promise<void> {
    unsettledAt = undefined;
    try {
      const again = () => span('cluster', {}, () => recluster(options, signal));
      await whenAlone(store, again, { signal });
    } catch (error) {
      log.error({ err: error }, 'events could not be clustered again');
      unsettledAt = clock() + offlineCheckMs;
    }
  }

  /** What to do next, or how long to wait for it. */
  async function next(): Promise<ClaimedJob | number> {
    if (!online && !once) return offlineCheckMs;
    try {
      await lookAgain();
      const ids = [...left];
      const job = await claimJob(options, 'feed', { ...waits, ids });
      if (job) return job;
      const due = (await store.jobs.nextAt('feed', ids)) ?? Number.POSITIVE_INFINITY;
      const most = busy > 0 ? secondMs : longestSleepMs;
      return Math.max(shortestSleepMs, Math.min(due - clock(), most));
    } catch (error) {
      if (once) throw error;
      log.error({ err: error }, 'the database does not say which feed is due');
      return offlineCheckMs;
    }
  }

  async function worker(): Promise<void> {
    while (!signal.aborted && (left.size > 0 || current)) {
      const age = unsettledAt === undefined ? -1 : clock() - unsettledAt;
      const found = age > reclusterMs ? 0 : await next();
      if (typeof found !== 'number') await pollAlone(found);
      else if (age >= 0) await settle();
      else {
        await sleep(found, signal);
        if (!online && !once) setOnline(await hasNetwork());
      }
    }
  }

  await Promise.all(Array.from({ length: feedPollsAtOnce }, worker));
}
