// Everything that hangs on a reader, forgotten or handed from a device to a user. Which tables that
// are is a list that the compiler holds complete: a new table with an `owner` is a line here.
import { anythingChanged } from '@/lib/contract/changes';
import { sql } from 'kysely';
import { commentLiftMs, replyWeight } from '@/lib/model/limits/comments';
import type { AccountStore } from '../contract/account-store';
import { noteChange } from '../changes/note-change';
import type { Database } from '../engine/database';
import type { Schema } from '../engine/schema';

export type OwnedTable = {
  [T in keyof Schema]: 'owner' extends keyof Schema[T] ? T : never;
}[keyof Schema];

/** By the columns that, with the owner, make a row: a reader has one of each. */
export const ownedTables: Record<OwnedTable, readonly string[]> = {
  access_token: ['id'],
  event_like: ['event_id'],
  event_collect: ['event_id'],
  event_read: ['event_id'],
  event_shown: ['tab', 'event_id'],
  disinterest: ['target', 'target_id'],
  comment: ['id'],
  comment_like: ['comment_id'],
  message: ['id'],
  mute: ['kind', 'value'],
  daily_mail: [],
  report: ['id'],
  chat_turn: ['id'],
  published_answer: ['turn_id'],
  answer_rating: ['turn_id'],
  bot_follow: ['bot_id'],
  bot_post: ['bot_id', 'event_id'],
  post_shown: ['post_id'],
  track_follow: ['track_id'],
  track_maker: ['track_id'],
  theme: ['id'],
  theme_follow: ['theme_id'],
  theme_feed: ['theme_id', 'feed_id'],
  theme_run: ['id'],
  interest: ['category', 'keyword'],
  reader_setting: [],
  reading_timer: ['timer'],
  remote_value: ['name'],
};

export type Erasure = Pick<AccountStore, 'adopt' | 'erase'> & {
  /** Every row of an owner, in a transaction that is open. */
  deleteRows(owner: string): Promise<void>;
};

export function createErasure(database: Database): Erasure {
  const { query } = database;

  /** Likes and followers that go away were counted beside what they belong to. */
  async function uncount(owner: string): Promise<void> {
    await query()
      .updateTable('event')
      .set(({ eb }) => ({ like_count: eb('like_count', '-', 1) }))
      .where('id', 'in', (likes) =>
        likes.selectFrom('event_like').select('event_id').where('owner', '=', owner),
      )
      .execute();
    await query()
      .updateTable('track')
      .set(({ eb }) => ({ follow_count: eb('follow_count', '-', 1) }))
      .where('id', 'in', (followed) =>
        followed.selectFrom('track_follow').select('track_id').where('owner', '=', owner),
      )
      .execute();
    await query()
      .updateTable('theme')
      .set(({ eb }) => ({ follow_count: eb('follow_count', '-', 1) }))
      .where('id', 'in', (followed) =>
        followed.selectFrom('theme_follow').select('theme_id').where('owner', '=', owner),
      )
      .execute();
    await query()
      .updateTable('bot')
      .set(({ eb }) => ({ follow_count: eb('follow_count', '-', 1) }))
      .where('id', 'in', (followed) =>
        followed.selectFrom('bot_follow').select('bot_id').where('owner', '=', owner),
      )
      .execute();
  }

  /** Topics in the owner's words: those that nobody else follows go with whoever made them. */
  async function ownTopics(owner: string): Promise<string[]> {
    const rows = await query()
      .selectFrom('track')
      .select('id')
      .where('type', '=', 'user_create')
      .where(({ or, eb, selectFrom }) =>
        or([
          eb('id', 'in', selectFrom('track_follow').select('track_id').where('owner', '=', owner)),
          eb('id', 'in', selectFrom('track_maker').select('track_id').where('owner', '=', owner)),
        ]),
      )
      .execute();
    return rows.map(({ id }) => id);
  }

  async function deleteUnfollowed(topics: readonly string[]): Promise<void> {
    const { oneOf } = database.engine;
    const gone = await query()
      .selectFrom('track')
      .select('id')
      .where(oneOf('id', topics))
      .where('follow_count', '<=', 0)
      .where('id', 'not in', (left) => left.selectFrom('track_follow').select('track_id'))
      .execute();
    const ids = gone.map(({ id }) => id);
    if (ids.length === 0) return;
    await query().deleteFrom('track_item').where(oneOf('track_id', ids)).execute();
    await query().deleteFrom('track_maker').where(oneOf('track_id', ids)).execute();
    await query().deleteFrom('track').where(oneOf('id', ids)).execute();
  }

  /** What others reported of this reader's words: the reports stay, the words go. */
  async function forgetReported(owner: string): Promise<void> {
    await query()
      .updateTable('report')
      .set({ comment_text: null, comment_owner: null })
      .where('comment_owner', '=', owner)
      .execute();
  }

  /** Words and likes go; where others replied the place stays, and all counts follow. */
  async function forgetComments(owner: string): Promise<void> {
    await sql`
      update comment set
        like_count = like_count - 1, hot = hot - 1, rank = rank - ${commentLiftMs}
      where id in (select comment_id from comment_like where owner = ${owner})`.execute(query());
    await sql`
      delete from comment_like where comment_id in (
        select id from comment where owner = ${owner}
      )`.execute(query());
    await sql`
      update comment set owner = '', text = ''
      where owner = ${owner} and exists (
        select 1 from comment as reply where reply.root_id = comment.id
      )`.execute(query());
    const { rows } = await sql<{ root_id: string; gone: number | string }>`
      select root_id, count(*) as gone from comment
      where owner = ${owner} and root_id <> '' and hidden = 0 group by root_id`.execute(query());
    for (const { root_id, gone } of rows) {
      const fewer = Number(gone);
      await sql`
        update comment set reply_count = reply_count - ${fewer},
          hot = hot - ${fewer * replyWeight}, rank = rank - ${fewer * replyWeight * commentLiftMs}
        where id = ${root_id}`.execute(query());
    }
  }

  async function deleteRows(owner: string): Promise<void> {
    const topics = await ownTopics(owner);
    await uncount(owner);
    await forgetReported(owner);
    await forgetComments(owner);
    await sql`
      delete from message_key where message_id in (
        select id from message where owner = ${owner}
      )`.execute(query());
    // What was reported waits for those who run the site; whose report it was is nobody's to know.
    await query().updateTable('report').set({ owner: '' }).where('owner', '=', owner).execute();
    for (const name of Object.keys(ownedTables)) {
      await sql`delete from ${sql.table(name)} where owner = ${owner}`.execute(query());
    }
    await deleteUnfollowed(topics);
  }

  async function move(name: string, columns: readonly string[], from: string, to: string) {
    const same = columns.map(
      (column) => sql` and theirs.${sql.ref(column)} = ${sql.table(name)}.${sql.ref(column)}`,
    );
    await sql`
      update ${sql.table(name)} set owner = ${to}
      where owner = ${from} and not exists (
        select 1 from ${sql.table(name)} as theirs
        where theirs.owner = ${to}${sql.join(same, sql``)}
      )`.execute(query());
  }

  /** Where both have a row, what is later or fuller goes into the user's before the device's goes. */
  async function merge(from: string, to: string): Promise<void> {
    // A device has no places: those of the account stay, whoever has the later mark.
    await sql`
      update event_read set place = (
        select theirs.place from event_read as theirs
        where theirs.owner = ${to} and theirs.event_id = event_read.event_id
          and theirs.version = event_read.version
      ) where owner = ${from}`.execute(query());
    await sql`
      delete from event_read where owner = ${to} and exists (
        select 1 from event_read as newer
        where newer.owner = ${from} and newer.event_id = event_read.event_id
          and newer.read_at > event_read.read_at
      )`.execute(query());
    await sql`
      update reader_setting set interests_at = (
        select theirs.interests_at from reader_setting as theirs where theirs.owner = ${from}
      ) where owner = ${to} and interests_at is null`.execute(query());
  }

  return {
    deleteRows,

    adopt: (device, userId) =>
      database.transaction(async () => {
        const from = `d:${device}`;
        const to = `u:${userId}`;
        await merge(from, to);
        for (const [name, columns] of Object.entries(ownedTables)) {
          await move(name, columns, from, to);
        }
        await deleteRows(from);
      }),

    erase: (owner) =>
      database.transaction(async () => {
        database.scrubWhenCommitted();
        await deleteRows(owner);
        // What they had made public is gone as well.
        await noteChange(database, anythingChanged);
        if (!owner.startsWith('d:')) return;
        const device = owner.slice(2);
        await query().deleteFrom('device_setting').where('device', '=', device).execute();
        await query()
          .updateTable('session')
          .set({ device: null })
          .where('device', '=', device)
          .execute();
      }),
  };
}
