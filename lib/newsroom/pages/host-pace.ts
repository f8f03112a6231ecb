// When a host may be asked again: a pause after each request, longer after each failure, and so many
// pages a day. Pure: the state of a host in, its next state out.
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

/** A host that was never asked. */
export function newHost(host: string): PageHost {
  return { host, next_at: 0, failures: 0, rules_until: 0, day_pages: 0, day_ends_at: 0 };
}

/** A clock that was set back makes a time further off than any wait: it is over. */
export function hasRules({ rules, rules_until }: PageHost, now: number): boolean {
  return rules !== undefined && rules_until > now && rules_until <= now + pageRulesMs;
}

/** Whether the host may be asked now. */
export function isFree({ next_at }: PageHost, now: number): boolean {
  return next_at <= now;
}

/** `pauseMs`: what the host asks for itself, within reason. */
export function pauseOf(pauseMs: number): number {
  return Math.min(Math.max(pauseMs, pageHostPauseMs), pageHostPauseMostMs);
}

/** After a request that failed; `retryMs`: what the host named. */
export function afterHostFailure(host: PageHost, now: number, retryMs = 0): PageHost {
  const failures = host.failures + 1;
  const wait = Math.min(pageHostBackOffMs * 2 ** failures, pageHostBackOffMostMs);
  return { ...host, failures, next_at: now + Math.max(wait, Math.min(retryMs, dayMs)) };
}

/** One page more of today's; undefined when there is none left. */
export function countPage(host: PageHost, now: number): PageHost | undefined {
  const sameDay = host.day_ends_at > now && host.day_ends_at <= now + dayMs;
  const day_pages = (sameDay ? host.day_pages : 0) + 1;
  if (day_pages > pagesOfHostADay) return undefined;
  return { ...host, day_pages, day_ends_at: sameDay ? host.day_ends_at : now + dayMs };
}
