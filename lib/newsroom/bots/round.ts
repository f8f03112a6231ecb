// A round of the bots: every event that changed since the last one is matched against all bots at
// once, and matches are posted. Protects: an event that was saved late is not missed, a bot keeps
// its daily limit, and only events that a bot will post are read in full.
import { dayMs, hourMs, minuteMs } from '@/lib/model/time';
import type {
  NewPost,
  PostSource,
  RoundPlace,
  StoredBot,
  StoredPost,
} from '../store/contract/bot-store';
import type { Store } from '../store/contract/store';
import type { Clock, StoredEvent } from '../types';
import {
  createFieldIndex,
  type FieldIndex,
  type FieldMatch,
  type IndexedField,
} from './field-index';
import { postLine } from './post-line';
import { tellLater } from './tell-followers';

/** The meta key of the position where the last round ended. */
const placeKey = 'bots.place';
const eventsAtOnce = 200;
/** Transactions commit in another order than their timestamps: each round looks back a little. */
const lookBackMs = minuteMs;
/**
 * A position in the future comes from a clock that was set back; how long ago the last round was is
 * unknown.
 */
const setBackMs = hourMs;
/** The first round of an old site only covers the news of these days, not its archive. */
const firstRoundMs = 3 * dayMs;

type Target = PostSource & { most: number };
type Made = Omit<StoredPost, 'event'>;

export type RoundResult = { events: number; posts: Made[] };

/** The active bots and the words that readers added to them, as one index. */
export async function indexOfBots(store: Store): Promise<FieldIndex<Target>> {
  const bots = new Map(
    (await store.bots.all()).filter(({ hidden }) => !hidden).map((bot) => [bot.id, bot]),
  );
  const fields: IndexedField<Target>[] = [...bots.values()].map((bot) => ({
    key: { bot_id: bot.id, owner: '', most: bot.per_day },
    field: bot.field,
  }));
  for (const { owner, bot_id, words } of await store.bots.extraWords()) {
    const bot: StoredBot | undefined = bots.get(bot_id);
    if (bot) fields.push({ key: { bot_id, owner, most: bot.per_day }, ownWords: words });
  }
  return createFieldIndex(fields);
}

/** Whether no round has run on this site yet. */
export const isFirstRound = async (store: Store): Promise<boolean> =>
  (await store.meta.get(placeKey)) === undefined;

async function placeOf(store: Store, now: number): Promise<RoundPlace> {
  const kept = await store.meta.get(placeKey);
  if (kept === undefined) return { updated_at: now - firstRoundMs, id: '' };
  const ended = Number(kept);
  return { updated_at: ended > now ? now - setBackMs : ended - lookBackMs, id: '' };
}

type Found = { event: StoredEvent; match: FieldMatch<Target> };

const postKey = ({ bot_id, owner }: PostSource, event: string) => `${bot_id} ${owner} ${event}`;

/**
 * Posts the matches of one batch: the best first, so that a bot over its limit posts those.
 * Existing posts do not use up the day's limit again.
 */
async function postFound(store: Store, found: Found[], now: number): Promise<Made[]> {
  const left = new Map<string, number>();
  const articles = new Map<string, StoredEvent | undefined>();
  const posts: NewPost[] = [];
  const known = await store.bots.posted([...new Set(found.map(({ event }) => event.id))]);
  const posted = new Set(known.map((post) => postKey(post, post.event_id)));
  // Posts for everybody first: a post for one reader is then left out as a repetition.
  const rank = ({ match }: Found) => (match.key.owner === '' ? 0 : 1);
  for (const { event, match } of found.sort(
    (a, b) => rank(a) - rank(b) || b.match.points - a.match.points,
  )) {
    const { bot_id, owner, most } = match.key;
    const everybody = postKey({ bot_id, owner: '' }, event.id);
    if (posted.has(everybody) || posted.has(postKey(match.key, event.id))) continue;
    const time = Math.min(event.release_time, now);
    const day = `${bot_id} ${owner} ${Math.floor(time / dayMs)}`;
    const room = left.get(day) ?? most - (await store.bots.countOnDay({ bot_id, owner }, time));
    left.set(day, room);
    if (room <= 0) continue;
    if (!articles.has(event.id)) articles.set(event.id, await store.events.get(event.id));
    const article = articles.get(event.id);
    const line = article && postLine(article, match.words);
    if (!line) continue;
    left.set(day, room - 1);
    posts.push({ bot_id, owner, event_id: event.id, time, line });
    posted.add(postKey(match.key, event.id));
  }
  if (posts.length === 0) return [];
  return store.transaction(async (inside) => {
    const made = await inside.bots.post(posts, now);
    await tellLater(inside, made, now);
    return made;
  });
}

/**
 * Continues from the end of the last round, through everything that changed; returns what was
 * posted.
 */
export async function botRound(
  store: Store,
  clock: Clock,
  { signal, most = Infinity }: { signal?: AbortSignal; most?: number } = {},
): Promise<RoundResult> {
  const result: RoundResult = { events: 0, posts: [] };
  // Without bots the position stays, so that the first bots begin where the news began.
  if ((await store.bots.all()).length === 0) return result;
  const index = await indexOfBots(store);
  let place = await placeOf(store, clock());
  while (!signal?.aborted && result.events < most) {
    const events = await store.bots.changed(place, eventsAtOnce);
    const last = events.at(-1);
    if (!last) break;
    const found = events.flatMap((event) =>
      event.taken_down || event.release_time <= 0
        ? []
        : index.matches(event).map((match) => ({ event, match })),
    );
    result.posts.push(...(await postFound(store, found, clock())));
    result.events += events.length;
    place = { updated_at: last.updated_at, id: last.id };
    // Never past now: events that were saved with a clock ahead are read again, but hide no others.
    await store.meta.set(placeKey, String(Math.min(last.updated_at, clock())));
    if (events.length < eventsAtOnce) break;
  }
  return result;
}
