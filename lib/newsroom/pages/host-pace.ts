// When a host may be requested again: after a pause, longer after each failure, and a limited
// number of pages a day. Pure: from the state of a host to its next state.
import { dayMs } from '@/lib/model/time';
import {
  pageHostBackOffMostMs,
  pageHostBackOffMs,
  pageHostPauseMostMs,
  pageHostPauseMs,
  pageRulesMs,
  pagesOfHostADay,
} from '@/lib/model/limits/pages';
import type { PageHost } from '../store/contract/page-store';

/** A host without any request yet. */
export function newHost(host: string): PageHost {
  return { host, next_at: 0, failures: 0, rules_until: 0, day_pages: 0, day_ends_at: 0 };
}

/** A time further away than any wait comes from a clock that was set back, and counts as over. */
export function hasRules({ rules, rules_until }: PageHost, now: number): boolean {
  return rules !== undefined && rules_until > now && rules_until <= now + pageRulesMs;
}

/** Whether the host may be requested now. */
export function isFree({ next_at }: PageHost, now: number): boolean {
  return next_at <= now;
}

/** `pauseMs`: the host's own crawl delay, within reason. */
export function pauseOf(pauseMs: number): number {
  return Math.min(Math.max(pauseMs, pageHostPauseMs), pageHostPauseMostMs);
}

/** After a failed request; `retryMs`: the host's retry time. */
export function afterHostFailure(host: PageHost, now: number, retryMs = 0): PageHost {
  const failures = host.failures + 1;
  const wait = Math.min(pageHostBackOffMs * 2 ** failures, pageHostBackOffMostMs);
  return { ...host, failures, next_at: now + Math.max(wait, Math.min(retryMs, dayMs)) };
}

/** Counts one more page for today; undefined when none is left. */
export function countPage(host: PageHost, now: number): PageHost | undefined {
  const sameDay = host.day_ends_at > now && host.day_ends_at <= now + dayMs;
  const day_pages = (sameDay ? host.day_pages : 0) + 1;
  if (day_pages > pagesOfHostADay) return undefined;
  return { ...host, day_pages, day_ends_at: sameDay ? host.day_ends_at : now + dayMs };
}
