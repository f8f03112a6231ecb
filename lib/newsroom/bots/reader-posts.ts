// Posts as one reader wants them: including what their own words found, without what they exclude,
// hide or find uninteresting.
import { isWanted, postedEvent } from './wanted';
import type { Context } from '../context';
import { hiddenFor, pageWithout } from '../hidden-events';
import { ownerOf } from '../owner';
import type { BotFollow, PostSource, StoredBot, StoredPost } from '../store/contract/bot-store';
import type { Page, Store } from '../store/contract/store';

/** The bots that readers can see. */
export async function visibleBots(store: Store): Promise<Map<string, StoredBot>> {
  const bots = (await store.bots.all()).filter(({ hidden }) => !hidden);
  return new Map(bots.map((bot) => [bot.id, bot]));
}

/** By bot id; empty for an unknown reader. */
export async function followsOf({ store, identity }: Context): Promise<Map<string, BotFollow>> {
  const owner = ownerOf(identity);
  const follows = owner ? await store.bots.follows(owner) : [];
  return new Map(follows.map((follow) => [follow.bot_id, follow]));
}

/**
 * The posts of these bots that this reader may get: everybody's, and those found by their own
 * words.
 */
export function sourcesOf(
  { identity }: Context,
  botIds: Iterable<string>,
  follows: ReadonlyMap<string, BotFollow>,
): PostSource[] {
  const owner = ownerOf(identity);
  return [...botIds].flatMap((bot_id) => {
    const hasOwn = (follows.get(bot_id)?.settings.extra_words.length ?? 0) > 0;
    const open: PostSource = { bot_id, owner: '' };
    return owner && hasOwn ? [open, { bot_id, owner }] : [open];
  });
}

export type WantedPosts = {
  of?: readonly PostSource[];
  before?: number;
  cursor: string;
  limit: number;
};

/** A page of posts, newest first. */
export async function readerPosts(
  context: Context,
  follows: ReadonlyMap<string, BotFollow>,
  { of, before, cursor, limit }: WantedPosts,
): Promise<Page<StoredPost>> {
  const { store, identity } = context;
  const reader = ownerOf(identity);
  const hides = await hiddenFor(store, reader);
  const isHidden = (post: StoredPost) => {
    const settings = follows.get(post.bot_id)?.settings;
    return (
      hides?.(postedEvent(post)) === true || (settings !== undefined && !isWanted(post, settings))
    );
  };
  return pageWithout(isHidden, { cursor: cursor || undefined, limit }, (next, most) =>
    store.bots.posts({ of, before, cursor: next, limit: most, reader }),
  );
}
