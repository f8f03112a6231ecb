// The stored lists: the tabs, and for each tab the page it was last refreshed with, the session of
// that page and the time. Protects: a reader never sees another reader's list, and stored data is
// validated like the service's.
import * as z from 'zod';
import { eventPage, feedTab } from '@/lib/contract';
import type { FeedEntry } from '@/lib/model/feed/entry';
import type { FeedPage } from '@/lib/model/feed/feed';
import type { Tab } from '@/lib/model/feed/tabs';
import { toEntry } from '@/lib/model/feed/to-entry';
import { forgetLeftList } from './left-list';
import { cacheKeys, readCache, removeCache, sweepCache, writeCache } from '../storage/cache';

const tabList = z.array(feedTab).min(1);
const allTabs = 'all';

const session = z.object({
  session_id: z.string(),
  /** Whose list it is; absent for a guest. */
  user_id: z.string().optional(),
});

/** A stored page and when the service sent it, milliseconds. */
export type StoredList = { page: FeedPage<FeedEntry>; at: number };

/** The last tabs from the service. */
export function readTabList(): readonly Tab[] | undefined {
  return readCache('tab_list', allTabs, tabList)?.data;
}

export function keepTabList(tabs: readonly Tab[], now: number): void {
  writeCache('tab_list', allTabs, tabs, now);
}

/** The list of a tab as `user` (undefined for a guest) had it. */
export function readList(tab: string, user: string | undefined): StoredList | undefined {
  const of = readCache('news_list_session', tab, session)?.data;
  const list = readCache('news_list', tab, eventPage);
  if (!of || !list || of.user_id !== user || list.data.events.length === 0) return undefined;
  const { events, ...rest } = list.data;
  const page = { ...rest, session_id: of.session_id, events: events.map(toEntry) };
  return { page, at: list.date };
}

/** Stores the page that a tab was refreshed with; its date is the tab's last refresh. */
export function keepList(tab: string, { page, at }: StoredList, user: string | undefined): void {
  const { session_id, events, has_more, session_end, next_cursor } = page;
  const stored = events.map((entry) => ({ ...entry, references: entry.sources }));
  writeCache('news_list', tab, { has_more, session_end, next_cursor, events: stored }, at);
  writeCache('news_list_session', tab, { session_id, user_id: user }, at);
}

/** Removes an event that is no longer available from a tab's stored list. */
export function forgetEvent(tab: string, id: string): void {
  const list = readCache('news_list', tab, eventPage);
  if (!list?.data.events.some((event) => event.id === id)) return;
  const events = list.data.events.filter((event) => event.id !== id);
  writeCache('news_list', tab, { ...list.data, events }, list.date);
}

/** Removes these lists, and the one left for coming back; their owner stays recorded. */
export function forgetLists(tabs: readonly string[]): void {
  for (const tab of tabs) removeCache('news_list', tab);
  forgetLeftList();
}

/** Whether any stored list was somebody else's: then nothing stored is this reader's. */
export function isOfAnotherReader(user: string | undefined): boolean {
  return cacheKeys('news_list_session').some((tab) => {
    const of = readCache('news_list_session', tab, session)?.data;
    return of !== undefined && of.user_id !== user;
  });
}

/** Removes the previous reader's data: lists, sessions, articles. */
export function clearReaderCaches(): void {
  for (const kind of ['news_list', 'news_list_session', 'news_detail'] as const) {
    sweepCache(kind, () => true);
  }
  forgetLeftList();
}
