// Moves what readers, bots, topics and labels have of an event to the one it was merged into.
// Protects: rows that both events have become one, and every count is adjusted.
import { sql } from 'kysely';
import type { Database } from '../engine/database';
import { countGone } from './label-counts';
import { countPostsGone, holdBotsOf, type CountedPost } from './post-counts';

/** The columns that, with the event, identify a row: an event has at most one of each. */
const handed = {
  event_like: ['owner'],
  event_collect: ['owner'],
  event_read: ['owner'],
  event_shown: ['owner', 'tab'],
  bot_post: ['bot_id', 'owner'],
  track_item: ['track_id'],
  event_label: ['label'],
} as const;

type Query = Database['query'];
type Events = { from: string; to: string };

/** Moves rows of `from` to `to` where `to` has none like it; deletes and returns the others. */
async function hand<R = unknown>(
  query: Query,
  table: keyof typeof handed,
  { from, to }: Events,
): Promise<R[]> {
  const same = handed[table].map(
    (column) => sql` and theirs.${sql.ref(column)} = ${sql.table(table)}.${sql.ref(column)}`,
  );
  await sql`
    update ${sql.table(table)} set event_id = ${to}
    where event_id = ${from} and not exists (
      select 1 from ${sql.table(table)} as theirs
      where theirs.event_id = ${to}${sql.join(same, sql``)}
    )`.execute(query());
  const { rows } = await sql<R>`
    delete from ${sql.table(table)} where event_id = ${from} returning *`.execute(query());
  return rows;
}

/** Likes without a row (those of a sample) move as well; two likes of one reader become one. */
async function handLikes(query: Query, { from, to }: Events): Promise<void> {
  const { like_count } = await query()
    .selectFrom('event')
    .select('like_count')
    .where('id', '=', from)
    .executeTakeFirstOrThrow();
  const { length: twice } = await hand(query, 'event_like', { from, to });
  await query()
    .updateTable('event')
    .set(({ eb }) => ({ like_count: eb('like_count', '+', Number(like_count) - twice) }))
    .where('id', '=', to)
    .execute();
}

/**
 * Counts the rows deleted here, not an earlier state: somebody may label the other event meanwhile.
 */
async function handLabels(query: Query, events: Events): Promise<void> {
  await countGone(query, await hand<{ label: string }>(query, 'event_label', events));
}

async function handTopicItems(query: Query, { from, to }: Events): Promise<void> {
  await sql`
    update track set item_count = item_count - 1 where id in (
      select mine.track_id from track_item as mine
      join track_item as theirs on theirs.track_id = mine.track_id and theirs.event_id = ${to}
      where mine.event_id = ${from}
    )`.execute(query());
  await hand(query, 'track_item', { from, to });
}

/** A post found for one reader is deleted where the same bot has posted the event for everybody. */
async function handPosts(database: Database, { from, to }: Events): Promise<void> {
  const { query } = database;
  await holdBotsOf(database, [from, to]);
  await countPostsGone(query, await hand<CountedPost>(query, 'bot_post', { from, to }));
  await sql`
    delete from bot_post where event_id = ${to} and owner <> '' and exists (
      select 1 from bot_post as open where open.event_id = ${to} and open.owner = ''
        and open.bot_id = bot_post.bot_id
    )`.execute(query());
}

/** A reader who was not interested in either event is not interested in the merged one. */
async function handDislikes(query: Query, { from, to }: Events): Promise<void> {
  await sql`
    update disinterest set target_id = ${to}
    where target = 'event' and target_id = ${from} and not exists (
      select 1 from disinterest as theirs
      where theirs.target = 'event' and theirs.target_id = ${to}
        and theirs.owner = disinterest.owner
    )`.execute(query());
  await query()
    .deleteFrom('disinterest')
    .where('target', '=', 'event')
    .where('target_id', '=', from)
    .execute();
}

/** A reader who follows the merged event later finds the existing topic. */
async function renameTopic(query: Query, { from, to }: Events): Promise<void> {
  await sql`
    update track set key = ${`e:${to}`} where key = ${`e:${from}`}
      and not exists (select 1 from track as other where other.key = ${`e:${to}`})
  `.execute(query());
}

/** Call inside an open transaction; both events exist. */
export function createHandOver(database: Database): (from: string, to: string) => Promise<void> {
  const { query } = database;
  return async (from, to) => {
    const events = { from, to };
    await handLikes(query, events);
    await hand(query, 'event_collect', events);
    await hand(query, 'event_read', events);
    await hand(query, 'event_shown', events);
    await handLabels(query, events);
    await handTopicItems(query, events);
    await handPosts(database, events);
    await handDislikes(query, events);
    await renameTopic(query, events);
  };
}
