// The list as it was left for another page of the site, for coming back: the browser reloads the
// page, which would start at the top of a shorter list. Protects: it is taken once, by the reader
// who left it, and only when coming back; opened otherwise the list is fresh.
import * as z from 'zod';
import { eventPage } from '@/lib/contract';
import type { FeedEntry } from '@/lib/model/feed/entry';
import type { LeftFeed } from '@/lib/model/feed/reduce-feed';
import { staleMs } from '@/lib/model/limits/feed';
import { toEntry } from '@/lib/model/feed/to-entry';
import { leftListKey } from '@/lib/model/wire/further-keys';
import { readStored, removeStored, writeStored } from '../storage/storage';

const left = z.object({
  tab: z.string(),
  /** Whose list it is; absent for a guest. */
  reader: z.string().optional(),
  /** The event at the top of the screen. */
  event: z.string(),
  /** How much of it is above the top, in pixels. */
  above: z.number(),
  list: eventPage.extend({
    history_events: eventPage.shape.events,
    history_has_more: z.boolean(),
    history_cursor: z.string(),
    sessions: z.record(z.string(), z.string()),
    refreshed_at: z.number(),
  }),
});

export type LeftList = {
  tab: string;
  reader: string | undefined;
  event: string;
  above: number;
  feed: LeftFeed<FeedEntry>;
};

const stored = (entries: readonly FeedEntry[]) =>
  entries.map((entry) => ({ ...entry, references: entry.sources }));

export function keepLeftList({ feed, ...place }: LeftList): void {
  const list = {
    ...feed,
    events: stored(feed.events),
    history_events: stored(feed.history_events),
  };
  writeStored(leftListKey, JSON.stringify({ ...place, list }), 'sessionStorage');
}

export const forgetLeftList = (): void => removeStored(leftListKey, 'sessionStorage');

/** The list that `reader` left less than half an hour after it was refreshed; it is removed. */
export function takeLeftList(reader: string | undefined, now: number): LeftList | undefined {
  const text = readStored(leftListKey, 'sessionStorage');
  forgetLeftList();
  if (text === undefined) return undefined;
  try {
    const found = left.safeParse(JSON.parse(text)).data;
    if (!found || found.reader !== reader || now - found.list.refreshed_at > staleMs) {
      return undefined;
    }
    const { list, ...place } = found;
    const events = list.events.map(toEntry);
    const history_events = list.history_events.map(toEntry);
    return { ...place, reader, feed: { ...list, events, history_events } };
  } catch {
    return undefined;
  }
}
