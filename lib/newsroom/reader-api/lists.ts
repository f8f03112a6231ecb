// What there is to read: tabs and followed topics as feeds, in two folders, and what is unread.
import { defaultTabKey } from '@/lib/model/limits/feed';
import { pickText } from '@/lib/model/text/languages';
import { hiddenFor } from '../hidden-events';
import type { StreamOf } from '../store/contract/program-store';
import type { StoredTopic } from '../store/contract/store';
import { shownTabs } from '../tabs/shown-tabs';
import type { ReaderCall } from './reader-call';
import { labels, states, streamOf, tabStream, topicStream } from './stream-id';

/** "999+": what apps count up to; ours. */
const unreadMost = 1000;
const topicsAtOnce = 50;

/** The tabs by their key, each with its name. */
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

/** The answer of `subscription/list`. */
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

/** The answer of `tag/list`: the same for everybody. */
export async function tags() {
  return {
    tags: [
      { id: states.starred },
      { id: labels.tabs, type: 'folder' },
      { id: labels.topics, type: 'folder' },
    ],
  };
}

/** How many unread events of a list its reader has muted: they are in no list, and count in none. */
async function hiddenUnread(call: ReaderCall): Promise<(of: StreamOf) => number> {
  const { store, owner, reading } = call;
  const isHidden = await hiddenFor(store, owner);
  if (!isHidden) return () => 0;
  const of = { kind: 'tab', tab: defaultTabKey } as const;
  const asked = { owner, of, reading, without: ['read'] as const, limit: unreadMost };
  const hidden = (await store.streams.page(asked)).items.filter(isHidden);
  const topics = await store.streams.topicsOf(
    owner,
    hidden.map(({ id }) => id),
  );
  return (list) => {
    if (list.kind === 'followed') return topics.size;
    if (list.kind === 'topic') return [...topics.values()].filter((id) => id === list.id).length;
    if (list.kind !== 'tab') return 0;
    if (list.tab === defaultTabKey) return hidden.length;
    return hidden.filter(({ tabs }) => tabs.includes(list.tab)).length;
  };
}

/** The answer of `unread-count`: lists with nothing unread are left out. */
export async function unreadCounts(call: ReaderCall) {
  const { store, owner, reading } = call;
  const hiddenIn = await hiddenUnread(call);
  const feeds = (await subscriptions(call)).subscriptions.map(({ id }) => id);
  const counts = [];
  for (const id of [states.readingList, labels.tabs, labels.topics, ...feeds]) {
    const of = streamOf(id) ?? { kind: 'tab' as const, tab: defaultTabKey };
    const { count: all, newest } = await store.streams.unread({ owner, of, reading }, unreadMost);
    const count = all - hiddenIn(of);
    if (count > 0) counts.push({ id, count, newestItemTimestampUsec: `${newest}000` });
  }
  return { max: unreadMost, unreadcounts: counts };
}
