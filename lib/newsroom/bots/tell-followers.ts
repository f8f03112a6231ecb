// Notifies followers of a bot's posts. Protects: every post is announced, whenever the process
// ends; a round notifies a limited number of readers and the next ones continue from there; nobody
// is notified of what their settings leave out.
import * as z from 'zod';
import { dayMs } from '@/lib/model/time';
import type { StoredPost } from '../store/contract/bot-store';
import type { Owner, Store } from '../store/contract/store';
import { isWanted } from './wanted';

/** Older news is posted without a notification. */
const newsMs = 2 * dayMs;
/** The limits of readers in one round, of followers read at once, and of queued entries. */
const toldMost = 2_000;
const followersAtOnce = 200;
const waitingMost = 1_000;

/** The meta key of the queue: posts by bot, each with the last reader who was notified. */
const waitingKey = 'bots.telling';
const waiting = z.array(
  z.object({
    bot_id: z.string(),
    posts: z.array(z.string()),
    after: z.string(),
    at: z.number(),
    /** The only reader to notify, whose own words found these posts. */
    owner: z
      .string()
      .transform((owner) => owner as Owner)
      .optional(),
  }),
);
type Waiting = z.output<typeof waiting>[number];
type Made = Omit<StoredPost, 'event'>;

/** Before the first signed-in reader; guests have no messages. */
const first = 'u:';

async function waitingIn(store: Store): Promise<Waiting[]> {
  const kept = await store.meta.get(waitingKey);
  return kept === undefined ? [] : waiting.parse(JSON.parse(kept));
}

/** New posts by bot and recipient. */
function fresh(posts: readonly Made[], now: number): Waiting[] {
  const entries = new Map<string, Waiting>();
  for (const { id, bot_id, owner, time } of posts) {
    const isForAll = owner === '';
    if (time < now - newsMs || !(isForAll || owner.startsWith(first))) continue;
    const key = `${bot_id} ${owner}`;
    const entry = entries.get(key) ?? { bot_id, posts: [], after: first, at: now };
    entry.posts.push(id);
    entries.set(key, isForAll ? entry : { ...entry, owner });
  }
  return [...entries.values()];
}

/** Queues notifications of these posts; to be called in the transaction that makes them. */
export async function tellLater(store: Store, made: readonly Made[], now: number): Promise<void> {
  const entries = fresh(made, now);
  if (entries.length === 0) return;
  const queue = [...(await waitingIn(store)), ...entries].slice(-waitingMost);
  await store.meta.set(waitingKey, JSON.stringify(queue));
}

/** Adds a message for one reader; `key` keeps retries from repeating it. */
async function tell(
  store: Store,
  owner: Owner,
  posts: readonly Pick<StoredPost, 'id' | 'bot_id'>[],
  now: number,
): Promise<boolean> {
  const last = posts.at(-1);
  const bot = last && (await store.bots.get(last.bot_id));
  if (!last || !bot || bot.hidden) return false;
  return store.messages.add({
    ...{ owner, kind: 'bot_posted', key: last.id, subject: `b:${bot.id}`, count: posts.length },
    ...{ payload: { bot_id: bot.id, post_id: last.id, name: bot.name }, now },
  });
}

/** The readers to notify of an entry next: its reader, or followers of its bot. */
const readersOf = (store: Store, { bot_id, after, owner }: Waiting) =>
  owner === undefined
    ? store.bots.followers(bot_id, after, followersAtOnce)
    : [{ owner, settings: undefined }];

/** Sends queued notifications; returns how many readers were notified. */
export async function tellFollowers(store: Store, now: number): Promise<number> {
  const queue = await waitingIn(store);
  if (queue.length === 0) return 0;
  let told = 0;
  let room = toldMost;
  while (queue.length > 0 && room > 0) {
    const [next] = queue;
    if (!next) break;
    const posts = await store.bots.postsById(next.posts);
    const readers = await readersOf(store, next);
    for (const { owner, settings } of readers) {
      const wanted = settings ? posts.filter((post) => isWanted(post, settings)) : posts;
      if (wanted.length > 0 && (await tell(store, owner, wanted, now))) told += 1;
    }
    room -= readers.length;
    const last = readers.at(-1);
    if (readers.length < followersAtOnce) queue.shift();
    else if (last) next.after = last.owner;
  }
  await store.meta.set(waitingKey, JSON.stringify(queue));
  return told;
}
