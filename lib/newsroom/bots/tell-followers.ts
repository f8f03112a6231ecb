// Telling followers that a bot posted. Protects: a round tells so many readers and no more, the next
// ones go on there, and nobody is told of what their settings leave out.
import * as z from 'zod';
import { dayMs } from '@/lib/model/time';
import type { StoredPost } from '../store/contract/bot-store';
import type { Owner, Store } from '../store/contract/store';
import { isWanted } from './wanted';

/** Older news is posted, but nobody is called for it. */
const newsMs = 2 * dayMs;
/** Readers that one round tells, those that are read at once, and posts that wait to be told. */
const toldMost = 2_000;
const followersAtOnce = 200;
const waitingMost = 200;

/** The meta key of the posts that wait, by bot, each with the last reader who was told. */
const waitingKey = 'bots.telling';
const waiting = z.array(
  z.object({ bot_id: z.string(), posts: z.array(z.string()), after: z.string(), at: z.number() }),
);
type Waiting = z.output<typeof waiting>[number];

/** Before the first signed-in reader; guests have no messages. */
const first = 'u:';

async function waitingIn(store: Store): Promise<Waiting[]> {
  const kept = await store.meta.get(waitingKey);
  return kept === undefined ? [] : waiting.parse(JSON.parse(kept));
}

/** What was just posted for everybody, by bot. */
function fresh(posts: readonly Omit<StoredPost, 'event'>[], now: number): Waiting[] {
  const byBot = new Map<string, string[]>();
  for (const { id, bot_id, owner, time } of posts) {
    if (owner === '' && time >= now - newsMs) {
      byBot.set(bot_id, [...(byBot.get(bot_id) ?? []), id]);
    }
  }
  return [...byBot].map(([bot_id, ids]) => ({ bot_id, posts: ids, after: first, at: now }));
}

/** Adds the message of one reader; `key` makes it one however often it is tried. */
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

/** Tells of these posts, and of those that waited; answers how many readers were told. */
export async function tellFollowers(
  store: Store,
  made: readonly Omit<StoredPost, 'event'>[],
  now: number,
): Promise<number> {
  let told = 0;
  for (const post of made) {
    const { owner, time } = post;
    if (!owner.startsWith(first) || time < now - newsMs) continue;
    if (owner !== '' && (await tell(store, owner, [post], now))) told += 1;
  }
  const queue = [...(await waitingIn(store)), ...fresh(made, now)].slice(-waitingMost);
  let room = toldMost;
  while (queue.length > 0 && room > 0) {
    const [next] = queue;
    if (!next) break;
    const posts = await store.bots.postsById(next.posts);
    const followers = await store.bots.followers(next.bot_id, next.after, followersAtOnce);
    for (const { owner, settings } of followers) {
      const wanted = posts.filter((post) => isWanted(post, settings));
      if (wanted.length > 0 && (await tell(store, owner, wanted, now))) told += 1;
    }
    room -= followers.length;
    const last = followers.at(-1);
    if (followers.length < followersAtOnce) queue.shift();
    else if (last) next.after = last.owner;
  }
  await store.meta.set(waitingKey, JSON.stringify(queue));
  return told;
}
