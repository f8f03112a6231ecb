// The items of a list, their ids, and items by id.
import { defaultTabKey } from '@/lib/model/limits/feed';
import { hiddenFor, pageWithout } from '../hidden-events';
import { Refusal } from '../refusal';
import { pickText } from '@/lib/model/text/languages';
import type { StreamOf } from '../store/contract/program-store';
import type { Page } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { readItemId } from './item-id';
import { tabsOf } from './lists';
import type { ReaderCall } from './reader-call';
import {
  isForeignState,
  labels,
  markOf,
  plainStream,
  states,
  streamOf,
  tabStream,
  topicStream,
} from './stream-id';
import { wireItem } from './wire-item';

/**
 * Items on a page: by default, and at most. Some apps take a page shorter than requested as the
 * last one, and some never request a second: all they ever get is the first page.
 */
const pageSize = 20;
const pageMost = 1000;
/** Most items that an app may fetch by their ids at once; the widest known request 250. */
const namedMost = 1000;
/** Ids in one statement: databases limit the number of values. */
const idsAtOnce = 500;

function numberOf(call: ReaderCall): number {
  const asked = Number(call.given.first('n') ?? pageSize);
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, pageMost) : pageSize;
}

/** A time in seconds, as apps send `ot` and `nt`; one that is too large means after everything. */
function timeOf(call: ReaderCall, name: string): number | undefined {
  const asked = Number(call.given.first(name) ?? 0);
  return Number.isFinite(asked) && asked > 0
    ? Math.min(Math.floor(asked) * 1000, Number.MAX_SAFE_INTEGER)
    : undefined;
}

async function page(call: ReaderCall, stream: string): Promise<Page<StoredEvent>> {
  const { store, owner, reading, given } = call;
  if (isForeignState(stream)) return { items: [] };
  const of = streamOf(stream);
  if (!of) throw new Refusal('missing', { values: { detail: 'There is no such stream.' } });
  const marks = (name: string) =>
    given.all(name).flatMap((id) => {
      const mark = markOf(id);
      return mark ? [mark] : [];
    });
  const unread = plainStream(stream) === states.keptUnread ? (['read'] as const) : [];
  // Each mark is a condition of the query, and a form may have thousands of fields.
  const without = [...new Set([...marks('xt'), ...unread])];
  const isMarked = of.kind === 'starred' || of.kind === 'liked' || of.kind === 'read';
  const isHidden = isMarked ? undefined : await hiddenFor(store, owner);
  const asked = { cursor: given.first('c') || undefined, limit: numberOf(call) };
  return pageWithout<StoredEvent>(isHidden, asked, (cursor, limit) =>
    store.streams.page({
      ...{ owner, of, reading, cursor, limit },
      without,
      only: marks('it')[0],
      since: timeOf(call, 'ot'),
      until: timeOf(call, 'nt'),
      oldestFirst: given.first('r') === 'o',
    }),
  );
}

const onwards = (next: string | undefined) => (next === undefined ? {} : { continuation: next });

/**
 * The feed that each event belongs to: the requested one, else a topic that the reader follows,
 * else its first tab.
 */
async function originsOf(call: ReaderCall, listed: readonly StoredEvent[], of?: StreamOf) {
  const { store, owner, language } = call;
  const tabs = await tabsOf(call);
  const ids = listed.map(({ id }) => id);
  const topics =
    of?.kind === 'topic'
      ? new Map(ids.map((id) => [id, of.id]))
      : await store.streams.topicsOf(owner, ids);
  const names = new Map<string, string>();
  for (const id of new Set(topics.values())) {
    names.set(id, pickText((await store.topics.get(id))?.name, language));
  }
  const asked = of?.kind === 'tab' && of.tab !== defaultTabKey ? of.tab : undefined;
  return (event: StoredEvent) => {
    const topic = asked === undefined ? topics.get(event.id) : undefined;
    if (topic !== undefined) {
      const title = names.get(topic) ?? '';
      return { streamId: topicStream(topic), title, folder: labels.topics };
    }
    const tab = asked ?? event.tabs.find((key) => tabs.has(key)) ?? defaultTabKey;
    return { streamId: tabStream(tab), title: tabs.get(tab) ?? tab, folder: labels.tabs };
  };
}

async function items(call: ReaderCall, listed: readonly StoredEvent[], of?: StreamOf) {
  const { store, owner, language, site } = call;
  const ids = listed.map(({ id }) => id);
  const [originOf, numbers, marks, whole] = await Promise.all([
    originsOf(call, listed, of),
    store.streams.number(ids),
    store.readers.marks(owner, ids),
    Promise.all(ids.map((id) => store.events.get(id))),
  ]);
  return whole.flatMap((event) => {
    if (!event || event.taken_down) return [];
    const number = numbers.get(event.id);
    if (number === undefined) return [];
    const place = { number, mark: marks.get(event.id), origin: originOf(event), language, site };
    return [wireItem(event, place)];
  });
}

/** The response of `stream/contents`: whole items, with a `continuation` while there are more. */
export async function contents(call: ReaderCall, asked: string) {
  const stream = asked || call.given.first('s') || states.readingList;
  const found = await page(call, stream);
  const of = streamOf(stream);
  const tabs = await tabsOf(call);
  return {
    direction: 'ltr',
    id: plainStream(stream),
    title: (of?.kind === 'tab' ? tabs.get(of.tab) : undefined) ?? stream,
    self: [{ href: `${call.site}/reader/api/0/stream/contents/${stream}` }],
    updated: Math.floor(call.now / 1000),
    items: await items(call, found.items, of),
    ...onwards(found.next),
  };
}

/** The response of `stream/items/ids`: decimal ids only, which apps then request. */
export async function itemIds(call: ReaderCall) {
  const stream = call.given.first('s') ?? states.readingList;
  const found = await page(call, stream);
  const numbers = await call.store.streams.number(found.items.map(({ id }) => id));
  return {
    itemRefs: found.items.map(({ id, updated_at }) => ({
      id: String(numbers.get(id)),
      directStreamIds: [],
      timestampUsec: `${updated_at}000`,
    })),
    ...onwards(found.next),
  };
}

/**
 * The events in the parameter `i` of a call, in that order, each once, however many its form has.
 */
export async function namedEvents({ given, store }: ReaderCall): Promise<string[]> {
  const asked = given.all('i').map(readItemId);
  if (asked.length === 0 || asked.some((numbers) => numbers.length === 0)) {
    throw new Refusal('input', { values: { detail: 'i: is not an item id' } });
  }
  const events = new Set<string>();
  for (let from = 0; from < asked.length; from += idsAtOnce) {
    const some = asked.slice(from, from + idsAtOnce);
    const known = await store.streams.numbered(some.flat());
    const eventOf = (numbers: number[]) =>
      numbers.map((number) => known.get(number)).find((id) => id !== undefined);
    for (const id of some.map(eventOf)) if (id !== undefined) events.add(id);
  }
  return [...events];
}

/** The response of `stream/items/contents`. Throws 400 for too many ids. */
export async function itemContents(call: ReaderCall) {
  // A partial response would look complete: an app does not request the rest again.
  if (call.given.all('i').length > namedMost) {
    throw new Refusal('input', { values: { detail: `i: no more than ${namedMost} items` } });
  }
  const ids = await namedEvents(call);
  return {
    direction: 'ltr',
    id: states.readingList,
    title: defaultTabKey,
    updated: Math.floor(call.now / 1000),
    items: await items(call, await call.store.events.getMany(ids)),
  };
}
