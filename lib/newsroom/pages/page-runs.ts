// The endless round over the pages that are wanted: a few at once, never two of one host, and never
// in more than one process. Feeds are polled beside it and do not wait for it.
import { dayMs, hourMs, minuteMs } from '@/lib/model/time';
import { setTimeout as pause } from 'node:timers/promises';
import { pagesADay, pagesAtOnce } from '@/lib/model/limits/pages';
import { dayEnd, isoDay } from '@/lib/model/calendar';
import type { StoredPage } from '../store/contract/page-store';
import { readDuePage, type PageParts } from './read-due-page';

export type PageRunOptions = PageParts & {
  /** Days that texts of pages are kept; 0: pages are not read, and what was read goes. */
  days: number;
  /** Feeds whose pages are not read, by id. */
  withoutPages?: ReadonlySet<string>;
  /** An event was written anew. */
  onRead?: () => void;
  /** Ends when nothing is due any more: tests. */
  once?: boolean;
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** The longest sleep: new pages are wanted at any time. */
const idleMs = 5_000;
const busyMs = 250;
const sweepEveryMs = hourMs;
const sweptAtOnce = 500;
/** Due pages looked at for one of a host that is free. */
const looked = 40;
/** How long another process that reads pages is waited for. */
const takenMs = minuteMs;
const hostsKeptMs = 14 * dayMs;

async function sleepFor(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => undefined);
}

/** Removes the texts whose time is over, in small steps. */
export async function forgetPages({ store, clock, days }: PageRunOptions, signal: AbortSignal) {
  const now = clock();
  // A time of tomorrow: with 0 days nothing is kept.
  const before = days === 0 ? now + dayMs : now - days * dayMs;
  while (!signal.aborted && (await store.pages.forget(before, sweptAtOnce)) === sweptAtOnce) {
    await sleepFor(1, signal);
  }
  await store.pages.forgetHosts(now - hostsKeptMs);
}

async function runAlone(options: PageRunOptions, signal: AbortSignal): Promise<void> {
  const { store, clock, log, days, withoutPages, onRead, once = false, sleep = sleepFor } = options;
  const busy = new Map<string, Promise<void>>();
  let sweptAt = Number.NEGATIVE_INFINITY;

  /** The day's pages are counted in the database: they hold across restarts. */
  async function withinBudget(): Promise<boolean> {
    const now = clock();
    return (await store.quotas.count(`pages ${isoDay(now)}`, dayEnd(now), now)) <= pagesADay;
  }

  async function read(page: StoredPage): Promise<void> {
    try {
      if (withoutPages?.has(page.feed_id)) {
        await store.pages.save({ ...page, state: 'reserved', due_at: undefined });
      } else if (await readDuePage(options, page, signal)) onRead?.();
    } catch (error) {
      log.error({ err: error, page: page.url }, 'the state of a page could not be saved');
      await sleep(idleMs, signal);
    }
  }

  let spentUntil = 0;
  while (!signal.aborted) {
    if (clock() - sweptAt >= sweepEveryMs) {
      sweptAt = clock();
      await forgetPages(options, signal);
    }
    if (days === 0) return;
    const full = busy.size >= pagesAtOnce || clock() < spentUntil;
    const due = full ? [] : await store.pages.due(clock(), looked);
    const next = due.find(({ host }) => !busy.has(host));
    if (next && !(await withinBudget())) {
      spentUntil = clock() + sweepEveryMs;
      log.warn({ pagesADay }, 'no more pages are read today');
    } else if (next) {
      const { host } = next;
      busy.set(
        host,
        read(next).finally(() => busy.delete(host)),
      );
    } else if (once && busy.size === 0 && due.length === 0) {
      return;
    } else await sleep(busy.size > 0 ? busyMs : idleMs, signal);
  }
  await Promise.all(busy.values());
}

/** Reads pages until `signal` fires (or once). Never throws for what pages or hosts do. */
export async function runPages(options: PageRunOptions, signal: AbortSignal): Promise<void> {
  const { store, sleep = sleepFor, once = false } = options;
  while (!signal.aborted) {
    const held = await store.exclusively('pages', async (lost) => {
      await runAlone(options, AbortSignal.any([signal, lost]));
      return true;
    });
    if (once || (held && options.days === 0)) return;
    if (!signal.aborted) await sleep(takenMs, signal);
  }
}
