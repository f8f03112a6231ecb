// The lists that can be read: tabs and followed topics as feeds, in two folders, and their unread
// counts.
import { setImmediate as turn } from 'node:timers/promises';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { pickText } from '@/lib/model/text/languages';
import { hiddenFor, type Hides } from '../hidden-events';
import type { StreamOf } from '../store/contract/program-store';
import type { StoredTopic } from '../store/contract/store';
import { shownTabs } from '../tabs/shown-tabs';
import type { StoredEvent } from '../types';
import type { ReaderCall } from './reader-call';
import { labels, states, streamOf, tabStream, topicStream } from './stream-id';

/** "999+": what apps count up to; ours. */
const unreadMost = 1000;
const topicsAtOnce = 50;

/** The tabs by their key, with their names. */
export async function tabsOf({ store, tabs, language }: ReaderCall): Promise<Map<string, string>> {
  const shown = await shownTabs(store, tabs);
  return new Map(shown.map(({ key, name }) => [key, pickText(name, language)]));
}

async function followed({ store, owner }: ReaderCall): Promise<StoredTopic[]> {
  const topics: StoredTopic[] = [];
  for (let cursor: string | undefined, page = 0; page < 4; page += 1) {
    const found = await store.topics.followed(owner, cursor, topicsAtOnce);
    topics.push(...found.items);
    cursor = found.next;
    if (cursor === undefined) break;
  }
  return topics;
}

/** The response of `subscription/list`. */
export async function subscriptions(call: ReaderCall) {
  const { language, site } = call;
  const feed = (id: string, title: string, folder: string, htmlUrl: string, iconUrl = '') => ({
    ...{ id, title, htmlUrl, iconUrl, url: htmlUrl },
    categories: [{ id: folder, label: folder.slice(folder.lastIndexOf('/') + 1) }],
  });
  const tabs = [...(await tabsOf(call))].map(([key, name]) =>
    feed(tabStream(key), name, labels.tabs, `${site}/m/news?tab=${encodeURIComponent(key)}`),
  );
  const topics = (await followed(call)).map(({ id, name }) =>
    feed(
      topicStream(id),
      pickText(name, language),
      labels.topics,
      `${site}/m/track?id=${encodeURIComponent(id)}`,
    ),
  );
  return { subscriptions: [...tabs, ...topics] };
}

/** The response of `tag/list`: the same for everybody. */
export async function tags() {
  return {
    tags: [
      { id: states.starred },
      { id: labels.tabs, type: 'folder' },
      { id: labels.topics, type: 'folder' },
    ],
  };
}

/**
 * How many items of a list are unread, up to {@link unreadMost}, and when the newest was written.
 * Muted items are in no list and in no count: databases do not know whole words, so that each event
 * is checked, once for all lists that have it.
 */
async function unreadCounter({ store, owner, reading }: ReaderCall) {
  const isHidden = await hiddenFor(store, owner);
  const known = new Map<string, boolean>();
  const isShown = (hides: Hides, event: StoredEvent) => {
    const hidden = known.get(event.id) ?? hides(event);
    known.set(event.id, hidden);
    return !hidden;
  };
  return async (of: StreamOf) => {
    if (!isHidden) return store.streams.unread({ owner, of, reading }, unreadMost);
    const asked = { owner, of, reading, without: ['read'] as const, limit: unreadMost };
    const shown = (await store.streams.page(asked)).items.filter((one) => isShown(isHidden, one));
    // Yields to other work between two lists.
    await turn();
    const newest = shown.reduce((latest, one) => Math.max(latest, one.updated_at), 0);
    return { count: shown.length, newest };
  };
}

/** The response of `unread-count`: lists without unread items are left out. */
export async function unreadCounts(call: ReaderCall) {
  const unreadIn = await unreadCounter(call);
  const feeds = (await subscriptions(call)).subscriptions.map(({ id }) => id);
  const everything = await unreadIn({ kind: 'tab', tab: defaultTabKey });
  const counts = [];
  for (const id of [states.readingList, labels.tabs, labels.topics, ...feeds]) {
    const of = streamOf(id);
    const isAll = !of || (of.kind === 'tab' && of.tab === defaultTabKey);
    const { count, newest } = isAll ? everything : await unreadIn(of);
    if (count > 0) counts.push({ id, count, newestItemTimestampUsec: `${newest}000` });
  }
  return { max: unreadMost, unreadcounts: counts };
}
