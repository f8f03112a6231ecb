// The endless loop over the pages to read, shared by any number of workers: a few at once in each,
// never two of one host in all of them. Feeds are polled independently and do not wait for it.
import { dayMs, hourMs } from '@/lib/model/time';
import { pagesADay, pagesAtOnce } from '@/lib/model/limits/pages';
import { isoDay } from '@/lib/model/calendar';
import { dayEnd } from '@/lib/model/day-end';
import { claimJob, waitsOf, workJob } from '../jobs/work-job';
import type { ClaimedJob, JobEnd } from '../store/contract/job-store';
import { span } from '../spans';
import { isFree } from './host-pace';
import { readDuePage, type PageParts } from './read-due-page';
import { sleepFor } from '../sleep-for';

export type PageRunOptions = PageParts & {
  /** How many days texts of pages are kept; 0: pages are not read, and stored texts are removed. */
  days: number;
  /** Feeds whose pages are not read, by id. */
  withoutPages?: ReadonlySet<string>;
  /** Called after an event was rewritten. */
  onRead?: () => void;
  /** Ends when nothing is due any more: for tests. */
  once?: boolean;
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** The longest sleep: new pages may be entered at any time. */
const idleMs = 5_000;
const busyMs = 250;
const sweepEveryMs = hourMs;
const sweptAtOnce = 500;
const waits = waitsOf(dayMs, dayMs);
const hostsKeptMs = 14 * dayMs;

/** Removes expired texts, in small steps. */
export async function forgetPages({ store, clock, days }: PageRunOptions, signal: AbortSignal) {
  const now = clock();
  // With 0 days a time in the future, so that nothing is kept.
  const before = days === 0 ? now + dayMs : now - days * dayMs;
  while (!signal.aborted && (await store.pages.forget(before, sweptAtOnce)) === sweptAtOnce) {
    await sleepFor(1, signal);
  }
  await store.pages.forgetHosts(now - hostsKeptMs);
}

/** The day's pages are counted in the database, across restarts and for all workers. */
async function withinBudget({ store, clock }: PageRunOptions): Promise<boolean> {
  const now = clock();
  return (await store.quotas.count(`pages ${isoDay(now)}`, dayEnd(now), now)) <= pagesADay;
}

/** Reads the page of a job, and returns when it and its host are due again. */
async function read(
  options: PageRunOptions,
  { id }: ClaimedJob,
  lost: AbortSignal,
): Promise<JobEnd> {
  const { store, clock, withoutPages, onRead } = options;
  const page = await store.pages.find(id);
  if (page?.due_at !== undefined && page.due_at <= clock()) {
    if (withoutPages?.has(page.feed_id)) {
      await store.pages.save({ ...page, state: 'reserved', due_at: undefined });
    } else {
      const host = await store.pages.host(page.host);
      const free = host === undefined || isFree(host, clock());
      if (free && (await readDuePage(options, page, lost))) onRead?.();
    }
  }
  if (lost.aborted) throw lost.reason;
  const after = await store.pages.find(id);
  const host = page && (await store.pages.host(page.host));
  return {
    ...{ due_at: after?.due_at, lane: after?.host },
    lane_free_at: Math.max(host?.next_at ?? 0, clock()),
  };
}

async function work(options: PageRunOptions, job: ClaimedJob, signal: AbortSignal): Promise<void> {
  const { log, sleep = sleepFor } = options;
  const readIt = (lost: AbortSignal) => span('page', {}, () => read(options, job, lost));
  try {
    await workJob(options, job, signal, readIt);
  } catch (error) {
    log.error({ err: error, page: job.id }, 'the state of a page could not be saved');
    await sleep(idleMs, signal);
  }
}

/**
 * The page to read next, or `spent` when the day's limit is reached. A due time further away than
 * any wait comes from a clock that was set back, and is ignored.
 */
async function next(
  options: PageRunOptions,
  signal: AbortSignal,
): Promise<ClaimedJob | 'spent' | undefined> {
  const { store, clock, log, sleep = sleepFor } = options;
  let spent = false;
  try {
    const job = await claimJob(options, 'page', waits);
    if (!job || (await withinBudget(options))) return job;
    spent = true;
    log.warn({ pagesADay }, 'no more pages are read today');
    await store.jobs.finish(job, { due_at: clock(), lane_free_at: clock() });
  } catch (error) {
    // A claimed job becomes due again when its claim expires.
    log.error({ err: error }, 'the database does not say which page is due');
    await sleep(idleMs, signal);
  }
  return spent ? 'spent' : undefined;
}

/** One worker at a time sweeps; the next one finds little to do. */
async function sweep(options: PageRunOptions, signal: AbortSignal): Promise<void> {
  try {
    await options.store.exclusively('pages', () => forgetPages(options, signal));
  } catch (error) {
    options.log.error({ err: error }, 'old pages could not be removed');
  }
}

/** When pages are not read, their jobs must not count as waiting. */
async function forgetJobs({ store, clock, log }: PageRunOptions): Promise<void> {
  try {
    await store.jobs.keepOnly('page', [], clock());
  } catch (error) {
    log.error({ err: error }, 'the jobs of pages could not be removed');
  }
}

/**
 * Reads pages until `signal` fires (or once). Never throws because of pages, hosts or the database.
 */
export async function runPages(options: PageRunOptions, signal: AbortSignal): Promise<void> {
  const { clock, days, once = false, sleep = sleepFor } = options;
  const busy = new Set<Promise<void>>();
  let sweptAt = Number.NEGATIVE_INFINITY;
  let spentUntil = 0;
  while (!signal.aborted) {
    if (clock() - sweptAt >= sweepEveryMs) {
      sweptAt = clock();
      await sweep(options, signal);
    }
    if (days === 0) return forgetJobs(options);
    const full = busy.size >= pagesAtOnce || clock() < spentUntil;
    const job = full ? undefined : await next(options, signal);
    if (job === 'spent') {
      spentUntil = clock() + sweepEveryMs;
    } else if (job) {
      const running: Promise<void> = work(options, job, signal).finally(() => busy.delete(running));
      busy.add(running);
    } else if (once && busy.size === 0) {
      return;
    } else await sleep(busy.size > 0 ? busyMs : idleMs, signal);
  }
  await Promise.all(busy);
}
