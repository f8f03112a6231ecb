// Counts the posts of each bot that everybody can see. Protects: the count is adjusted by the rows
// themselves, in the transaction that adds or deletes them.
import type { Database } from '../engine/database';
import { holdRow } from '../engine/hold-row';

type Query = Database['query'];
export type CountedPost = { bot_id: string; owner: string };

/**
 * Locks these bots. Call in the open transaction before it changes any of their posts, as everybody
 * does, and in one order, so that transactions cannot deadlock.
 */
export async function holdBots(database: Database, ids: Iterable<string>): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await holdRow(database, 'bot', id);
}

/** The same for the bots that posted one of these events. */
export async function holdBotsOf(database: Database, eventIds: readonly string[]): Promise<void> {
  const { engine, query } = database;
  const rows = await query()
    .selectFrom('bot_post')
    .select('bot_id')
    .distinct()
    .where(engine.oneOf('event_id', eventIds))
    .execute();
  await holdBots(
    database,
    rows.map(({ bot_id }) => bot_id),
  );
}

/** Without posts for one reader, and those that an operator removed. */
function publicPosts(posts: readonly CountedPost[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { bot_id, owner } of posts) {
    if (owner === '') counts.set(bot_id, (counts.get(bot_id) ?? 0) + 1);
  }
  return counts;
}

/** Call with the deleted rows. */
export async function countPostsGone(query: Query, posts: readonly CountedPost[]): Promise<void> {
  for (const [bot, count] of publicPosts(posts)) {
    await query()
      .updateTable('bot')
      .set(({ eb }) => ({ post_count: eb('post_count', '-', count) }))
      .where('id', '=', bot)
      .execute();
  }
}

/** Call with the added rows. */
export async function countPostsNew(
  query: Query,
  posts: readonly CountedPost[],
  now: number,
): Promise<void> {
  for (const [bot, count] of publicPosts(posts)) {
    await query()
      .updateTable('bot')
      .set(({ eb }) => ({ post_count: eb('post_count', '+', count), posted_at: now }))
      .where('id', '=', bot)
      .execute();
  }
}
