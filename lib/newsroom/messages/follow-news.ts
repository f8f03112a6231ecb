// Notifies readers of news in what they follow, after ingest. Bounded: a limited number of messages
// in a round, and the next round continues there. Protects: rewriting without a new source is no
// news, and a reader with a thousand favorites gets one message for each that changed.
import type { Logger } from 'pino';
import * as z from 'zod';
import { hourMs, minuteMs } from '@/lib/model/time';
import { createBackgroundRuns, type BackgroundRuns } from '../background-runs';
import { whenAlone } from '../jobs/when-alone';
import type { News, NewsPlace } from '../store/contract/message-store';
import type { Owner, Store } from '../store/contract/store';
import type { Clock } from '../types';

const batch = 200;
/** Batches of each kind in one round; ours: a few seconds at most. */
const batchesMost = 10;
/**
 * A change may be stored a moment after its timestamp: rounds overlap, and messages are not
 * repeated.
 */
const lookBackMs = minuteMs;
/**
 * A position in the future comes from a clock that was set back; how long ago the last round was is
 * unknown.
 */
const setBackMs = hourMs;

const place = z.tuple([z.number(), z.string(), z.string()]);

type Source = {
  /** The meta key of its position. */
  key: string;
  read(from: NewsPlace, until: number): Promise<News[]>;
  /** Notifies the reader; whether that made a message. */
  tell(news: News): Promise<boolean>;
};

async function startOf(store: Store, key: string, now: number): Promise<NewsPlace> {
  const kept = await store.meta.get(key);
  // A site's first round does not announce what was there before.
  if (kept === undefined) return [now, '', ''];
  const ended = place.parse(JSON.parse(kept));
  return ended[0] > now ? [now - setBackMs, '', ''] : ended;
}

async function round(store: Store, { key, read, tell }: Source, now: number, signal?: AbortSignal) {
  let at = await startOf(store, key, now);
  let told = 0;
  for (let count = 0; count < batchesMost && !signal?.aborted; count += 1) {
    const found = await read(at, now);
    for (const news of found) if (await tell(news)) told += 1;
    const last = found.at(-1);
    if (last) at = [last.at, last.id, last.owner];
    if (found.length === batch) continue;
    at = [Math.max(at[0], now - lookBackMs), '', ''];
    break;
  }
  await store.meta.set(key, JSON.stringify(at));
  return told;
}

/**
 * What an event tells now: the version made from its sources, and whether that came with new ones.
 */
type Told = { version: string; isRewritten: boolean; isGrown: boolean };

async function toldNow(store: Store, id: string): Promise<Told | undefined> {
  const event = await store.events.get(id);
  if (!event) return undefined;
  const { event_version_id, written_from, new_references = [] } = event;
  return {
    version: written_from ?? event_version_id,
    isRewritten: written_from !== undefined,
    isGrown: new_references.length > 0,
  };
}

/** One round; returns how many messages readers got. */
export async function tellNews(store: Store, now: number, signal?: AbortSignal): Promise<number> {
  const known = new Map<string, Told | undefined>();
  async function toldBy(id: string): Promise<Told | undefined> {
    if (!known.has(id)) known.set(id, await toldNow(store, id));
    return known.get(id);
  }
  /** A model's rewriting of a version that was read is no news. */
  async function hasRead(owner: Owner, id: string, { version, isRewritten }: Told) {
    if (!isRewritten) return false;
    const marks = await store.readers.marks(owner, [id]);
    return marks.get(id)?.read_version === version;
  }

  const favorites = await round(
    store,
    {
      key: 'messages.favourites',
      read: (from, until) => store.messages.changedFavorites(from, until, batch),
      async tell({ owner, id }) {
        const told = await toldBy(id);
        if (!told?.isGrown || (await hasRead(owner, id, told))) return false;
        const key = `${id}/${told.version}`;
        const payload = { event_id: id };
        return store.messages.add({
          ...{ owner, kind: 'event_changed', key, subject: `e:${id}`, payload, now },
        });
      },
    },
    now,
    signal,
  );
  const topics = await round(
    store,
    {
      key: 'messages.topics',
      read: (from, until) => store.messages.changedTopics(from, until, batch),
      tell: async ({ owner, id, at, items }) =>
        items > 0 &&
        store.messages.add({
          ...{ owner, kind: 'topic_changed', key: `${id}/${at}`, subject: `t:${id}` },
          ...{ count: items, payload: { topic_id: id }, now },
        }),
    },
    now,
    signal,
  );
  return favorites + topics;
}

/** Rounds that follow ingest and the search for topics. */
export function createNewsRuns(parts: {
  store: Store;
  clock: Clock;
  log: Logger;
  signal?: AbortSignal;
}): BackgroundRuns {
  const { store, clock, log, signal } = parts;
  return createBackgroundRuns({ what: 'a round of messages', log, signal }, async () => {
    const tell = () => tellNews(store, clock(), signal);
    const told = (await whenAlone(store, tell, { name: 'news', signal })) ?? 0;
    if (told > 0) log.info({ told }, 'readers were told what is new');
  });
}
