// The endless polling loop over the feed list, shared by any number of workers: each feed, and each
// host, by one of them at a time; at most two requests at once, a pause between two polls of one
// host, and none while there is no network.
import { minuteMs, secondMs } from '@/lib/model/time';
import { feedBackOffMaxMs, feedHostPauseMs, feedPollsAtOnce } from '@/lib/model/limits/service';
import { claimJob, waitsOf, workJob } from '../jobs/work-job';
import type { ClaimedJob, JobEnd } from '../store/contract/job-store';
import { span } from '../spans';
import type { FeedState } from '../store/contract/store';
import { createNetworkWatch, type NetworkWatch } from './network-watch';
import { afterFailure } from './poll-schedule';
import { whenAlone } from '../jobs/when-alone';
import { pollFeed, type PollParts } from './poll-feed';
import { openPolledFeeds, type PolledFeeds, type PolledFeedsOptions } from './polled-feeds';
import { recluster } from './recluster';
import { reportLine, type FeedReport } from './report';
import { sleepFor } from '../sleep-for';

export type PollerOptions = PollParts &
  PolledFeedsOptions & {
    onReport?: (report: FeedReport) => void;
    /** Whether a name can be resolved: this distinguishes a dead feed from a missing network. */
    resolves?: (host: string) => Promise<boolean>;
    sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  };

const offlineCheckMs = minuteMs;
/** New articles are clustered again when no feed is due, and at the latest after this time. */
const reclusterMs = 10 * minuteMs;
/**
 * The longest sleep: the clock may jump, an operator may request a poll, and another look is cheap.
 */
const longestSleepMs = 15 * secondMs;
const shortestSleepMs = 100;
const waits = waitsOf(feedBackOffMaxMs, feedHostPauseMs);

/** The state that all pollers of a process share. */
type Round = {
  options: PollerOptions;
  signal: AbortSignal;
  feeds: PolledFeeds;
  network: NetworkWatch;
  /** The number of polls under way. */
  busy: number;
  /** Since when there are articles that were not clustered again. */
  unsettledAt: number | undefined;
};

/** Records the result of a poll: for operators, and in the log. */
async function noteRun(
  { store, clock, log }: PollerOptions,
  id: string,
  began: number,
  report: FeedReport,
): Promise<void> {
  const { name, items, added, known, broken, failed, why } = report;
  const run = { feed_id: id, items, added, failed, why };
  await store.feedPolls.note({ ...run, took_ms: clock() - began, created_at: began });
  const level = why !== undefined ? 'warn' : added > 0 ? 'info' : 'debug';
  log[level]({ feed: name, items, added, known, broken, failed, why }, reportLine(report));
}

/** Polls one feed; returns when it, and its host, may be polled again. */
async function poll(round: Round, feed: FeedState, lost: AbortSignal): Promise<JobEnd> {
  const { options, feeds, network } = round;
  const { store, clock, once = false, onReport } = options;
  const began = clock();
  const again = { due_at: began, lane_free_at: began };
  const { state: polled, report } = await pollFeed({ ...options, list: feeds.list() }, feed, lost);
  let state = polled;
  if (lost.aborted) return again;
  if (report.unreachable) {
    if (!(await network.look())) {
      // The command line does not wait for a network: every remaining feed ends like this one.
      if (once) for (const name of feeds.giveUp()) onReport?.({ ...report, name });
      return again;
    }
    state = afterFailure(feed, clock(), report.why ?? 'the host cannot be reached');
    await store.feeds.save(state);
  } else network.found(true);
  if (once) feeds.done(feed.id);
  if (report.added > 0 && !once) round.unsettledAt ??= clock();
  onReport?.(report);
  await noteRun(options, feed.id, began, report);
  const due_at = feeds.stays(feed.id) ? state.next_poll_at : undefined;
  return { due_at, lane_free_at: again.lane_free_at + feedHostPauseMs };
}

/** Works on one job. Pauses after a failure of the store. */
async function pollAlone(round: Round, job: ClaimedJob): Promise<void> {
  const { options, signal, feeds } = round;
  const { log, once = false, sleep = sleepFor } = options;
  round.busy += 1;
  let failure: unknown;
  try {
    await workJob(options, job, signal, async (lost) => {
      try {
        return await poll(round, await feeds.stateOf(job.id), lost);
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
    round.busy -= 1;
  }
}

/** Clusters new articles again. Never twice at once: a second call finds nothing to do. */
async function settle(round: Round): Promise<void> {
  const { options, signal } = round;
  round.unsettledAt = undefined;
  try {
    await whenAlone(
      options.store,
      async (lost) => {
        const ending = AbortSignal.any([signal, lost]);
        await span('cluster', {}, () => recluster(options, ending));
        if (lost.aborted) round.unsettledAt ??= options.clock();
      },
      { signal },
    );
  } catch (error) {
    options.log.error({ err: error }, 'events could not be clustered again');
    round.unsettledAt = options.clock() + offlineCheckMs;
  }
}

/** The next job, or how long to wait for it, in milliseconds. */
async function next(round: Round): Promise<ClaimedJob | number> {
  const { options, feeds, network } = round;
  const { store, clock, log, once = false } = options;
  if (!network.isOnline() && !once) return offlineCheckMs;
  try {
    await feeds.lookAgain();
    const ids = [...feeds.left];
    const job = await claimJob(options, 'feed', { ...waits, ids });
    if (job) return job;
    const due = (await store.jobs.nextAt('feed', ids)) ?? Number.POSITIVE_INFINITY;
    const most = round.busy > 0 ? secondMs : longestSleepMs;
    return Math.max(shortestSleepMs, Math.min(due - clock(), most));
  } catch (error) {
    if (once) throw error;
    log.error({ err: error }, 'the database does not say which feed is due');
    return offlineCheckMs;
  }
}

async function pollOn(round: Round): Promise<void> {
  const { options, signal, feeds, network } = round;
  const { clock, once = false, current, sleep = sleepFor } = options;
  while (!signal.aborted && (feeds.left.size > 0 || current)) {
    const age = round.unsettledAt === undefined ? -1 : clock() - round.unsettledAt;
    const found = age > reclusterMs ? 0 : await next(round);
    if (typeof found !== 'number') await pollAlone(round, found);
    else if (age >= 0) await settle(round);
    else {
      await sleep(found, signal);
      if (!network.isOnline() && !once) await network.look();
    }
  }
}

/** Polls until `signal` fires (or once). Never throws because of feeds, hosts or the network. */
export async function runPoller(options: PollerOptions, signal: AbortSignal): Promise<void> {
  const feeds = await openPolledFeeds(options);
  if (!feeds) return;
  const { clock, log, resolves, once = false } = options;
  const network = createNetworkWatch({ hosts: feeds.hosts, resolves, log });
  const unsettledAt = once ? undefined : clock();
  const round: Round = { options, signal, feeds, network, busy: 0, unsettledAt };
  await Promise.all(Array.from({ length: feedPollsAtOnce }, () => pollOn(round)));
}
