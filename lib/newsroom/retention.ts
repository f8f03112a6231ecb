// Removes what is old and untouched and tidies the search index, in small steps while the site
// runs: each is a short transaction, so that readers' calls get through in between.
import { isoDay } from '@/lib/model/calendar';
import { dayMs, hourMs } from '@/lib/model/time';
import type { Store } from './store/contract/store';
import type { Clock } from './types';
import { sleepFor } from './sleep-for';

/** How long timers of reading time are kept. */
export const timersMs = 90 * dayMs;

/** How much one step removes: events with all their rows, and single rows. */
const eventsAtOnce = 20;
const rowsAtOnce = 2_000;
const devicesAtOnce = 50;
const stepPauseMs = 50;
const sweepEveryMs = hourMs;
/** The clusterer compares articles within a few days; older postings are never used again. */
const postingsMs = 14 * dayMs;
/**
 * How long a removed article is remembered after it left its feed, as some feeds omit one now and
 * then; ours.
 */
const absentMs = 30 * dayMs;
/**
 * A device's cookie lives 400 days (`lib/server/identity/device.ts`): after that nobody has its id.
 */
export const devicesMs = 400 * dayMs;
export const messagesMs = 60 * dayMs;
/** The use of models: a year and its beginning, so that years can be compared. */
const modelUseMs = 400 * dayMs;
/** Unused invitations; ours. */
const invitesMs = 90 * dayMs;
/** Closed reports: half a year, in case somebody asks again. Open ones stay. */
export const reportsMs = 180 * dayMs;
/** Results of polls; those without new articles are removed sooner. */
const pollsMs = 14 * dayMs;
const quietPollsMs = 2 * dayMs;
const devicesKey = 'retention.devices';
const termsKey = 'retention.terms';
const mergedKey = 'retention.search';
/** How often the whole search index is rewritten, which at a million events are 3 GB. */
const mergeEveryMs = 30 * dayMs;

export type RetentionParts = {
  store: Store;
  clock: Clock;
  /** How many days untouched events are kept. */
  days: number;
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Removes everything that has expired; returns how many events were removed. */
export async function forgetOld(
  { store, clock, days, sleep = sleepFor }: RetentionParts,
  signal: AbortSignal,
): Promise<number> {
  const now = clock();
  const before = now - days * dayMs;
  let events = 0;
  async function inSteps(step: () => Promise<number>, most: number): Promise<void> {
    for (let gone = most; gone >= most && !signal.aborted;) {
      gone = await step();
      if (gone > 0) await sleep(stepPauseMs, signal);
    }
  }
  /** Once a day, as all devices are checked. */
  async function forgetDevices(): Promise<void> {
    const done = Number((await store.meta.get(devicesKey)) ?? 0);
    if (now - done < dayMs) return;
    for (let after: string | undefined = 'd:'; after !== undefined && !signal.aborted;) {
      const step = await store.retention.forgetDevices(now - devicesMs, after, devicesAtOnce);
      after = step.next;
      if (after !== undefined) await sleep(stepPauseMs, signal);
    }
    if (!signal.aborted) await store.meta.set(devicesKey, String(now));
  }
  async function tidySearch(): Promise<void> {
    const done = Number((await store.meta.get(mergedKey)) ?? 0);
    const isDue = now - done >= mergeEveryMs;
    let more = await store.search.tidy(isDue);
    // A merge that has begun goes on even when the process ends in between.
    if (isDue) await store.meta.set(mergedKey, String(now));
    while (more && !signal.aborted) {
      await sleep(stepPauseMs, signal);
      more = await store.search.tidy();
    }
  }
  await inSteps(async () => {
    const gone = await store.retention.forgetEvents(before, eventsAtOnce);
    events += gone;
    return gone;
  }, eventsAtOnce);
  await inSteps(() => store.retention.forgetAbsent(now - absentMs, rowsAtOnce), rowsAtOnce);
  await inSteps(
    () => store.retention.forgetPostings(now - Math.min(postingsMs, days * dayMs), rowsAtOnce),
    rowsAtOnce,
  );
  await inSteps(() => store.retention.forgetShown(before, rowsAtOnce), rowsAtOnce);
  await inSteps(() => store.messages.forget(now - messagesMs, rowsAtOnce), rowsAtOnce);
  await inSteps(
    () => store.feedPolls.forget(now - pollsMs, now - quietPollsMs, rowsAtOnce),
    rowsAtOnce,
  );
  await inSteps(() => store.reports.forget(now - reportsMs, rowsAtOnce), rowsAtOnce);
  await store.deliveries.forget(now - messagesMs);
  await store.modelUses.forget(now - modelUseMs);
  await tidySearch();
  if (signal.aborted) return events;
  await inSteps(() => store.readingTimers.sweep(now - timersMs, rowsAtOnce), rowsAtOnce);
  await store.dailyReports.forget(isoDay(before));
  await forgetDevices();
  await store.quotas.sweep(now);
  await store.invites.forget(now - invitesMs);
  await store.changes.forget(now - hourMs);
  const halved = Number((await store.meta.get(termsKey)) ?? 0);
  if (now - halved >= days * dayMs) {
    if (halved > 0) await store.retention.halveTerms();
    await store.meta.set(termsKey, String(now));
  }
  return events;
}

/** Sweeps once an hour until `signal` fires, in one process at a time. */
export async function runRetention(
  parts: RetentionParts & { log: { error(data: object, text: string): void } },
  signal: AbortSignal,
): Promise<void> {
  const { store, sleep = sleepFor, log } = parts;
  while (!signal.aborted) {
    try {
      await store.exclusively('retention', () => forgetOld(parts, signal));
    } catch (error) {
      log.error({ err: error }, 'old rows could not be removed');
    }
    await sleep(sweepEveryMs, signal);
  }
}
