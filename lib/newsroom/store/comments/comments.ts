// Comments under events. Protects: counts are derived from the rows they count, a deleted comment
// with replies keeps its place, and only the author can delete a comment.
import { sql } from 'kysely';
import { commentLiftMs, commentsCounted, replyWeight } from '@/lib/model/limits/comments';
import { minuteMs } from '@/lib/model/time';
import type { CommentStore, NewComment } from '../contract/comment-store';
import type { Database } from '../engine/database';
import { holdRow } from '../engine/hold-row';
import { holdLiveEvents } from '../events/hold-events';
import { untellComment, untellReplies } from '../messages/told-of-comments';
import { createCommentPages } from './comment-pages';
import { storedComment } from './comment-row';
import { takeReaderTurn } from './reader-turn';

/** The same text at the same place within this time is one comment that was sent twice. */
export const sameCommentMs = minuteMs;

/** Rows of `comment` and `comment_like`. Reports keep the text of a deleted comment. */
export function createComments(database: Database): CommentStore {
  const { engine, query } = database;

  /**
   * Recounts a comment from its rows and updates its sort keys. The caller locks the comment first.
   */
  async function recount(id: string): Promise<void> {
    await sql`
      update comment set
        like_count = (select count(*) from comment_like where comment_id = ${id}),
        reply_count = (
          select count(*) from comment as reply
          where reply.root_id = ${id} and reply.owner <> '' and reply.hidden = 0
        )
      where id = ${id}`.execute(query());
    await sql`
      update comment set hot = like_count + ${replyWeight} * reply_count,
        rank = created_at + ${commentLiftMs} * (like_count + ${replyWeight} * reply_count)
      where id = ${id}`.execute(query());
  }

  const rowOf = (id: string) =>
    query().selectFrom('comment').selectAll().where('id', '=', id).executeTakeFirst();

  /** Locks a comment and the one it is under; undefined when there is none. */
  async function hold(id: string) {
    const row = await rowOf(id);
    if (!row) return undefined;
    // Always the thread's first comment before the reply, so that transactions cannot deadlock.
    for (const one of [row.root_id, id]) {
      if (one !== '') await holdRow(database, 'comment', one);
    }
    return rowOf(id);
  }

  /** The same text by the same reader in the same place, written just before. */
  async function writtenBefore(comment: NewComment): Promise<string | undefined> {
    const { owner, event_id, root_id = '', reply_to_id = null, text, created_at } = comment;
    const row = await query()
      .selectFrom('comment')
      .select('id')
      .where('owner', '=', owner)
      .where('created_at', '>', created_at - sameCommentMs)
      .where('event_id', '=', event_id)
      .where('root_id', '=', root_id)
      .where('reply_to_id', reply_to_id === null ? 'is' : '=', reply_to_id)
      .where('text', '=', text)
      .executeTakeFirst();
    return row?.id;
  }

  return {
    ...createCommentPages(database),

    async get(id) {
      const row = await rowOf(id);
      return row && storedComment(row);
    },

    async getMany(ids) {
      if (ids.length === 0) return [];
      const rows = await query()
        .selectFrom('comment')
        .selectAll()
        .where(engine.oneOf('id', ids))
        .execute();
      return rows.map(storedComment);
    },

    add: (written) =>
      database.transaction(async () => {
        const { root_id = '', reply_to_id = null, created_at } = written;
        // A request that is sent twice waits here for the first one.
        await takeReaderTurn(database, written.owner);
        // An event that was merged meanwhile: the comment goes to the event it was merged into.
        const [event_id] = await holdLiveEvents(database, [written.event_id]);
        if (event_id === undefined) return undefined;
        if (root_id !== '' && !(await holdRow(database, 'comment', root_id))) return undefined;
        const comment = { ...written, event_id };
        const before = await writtenBefore(comment);
        if (before !== undefined) return before;
        const counts = {
          like_count: 0,
          reply_count: 0,
          hot: 0,
          rank: created_at,
          hidden: 0 as const,
        };
        await query()
          .insertInto('comment')
          .values({ ...comment, root_id, reply_to_id, ...counts })
          .execute();
        if (root_id !== '') await recount(root_id);
        return comment.id;
      }),

    async count(eventId) {
      const { rows } = await sql<{ there: number | string }>`
        select count(*) as there from (
          select 1 from comment
          where event_id = ${eventId} and owner <> '' and hidden = 0 limit ${commentsCounted}
        ) as found`.execute(query());
      return Number(rows[0]?.there ?? 0);
    },

    async counted(eventId) {
      const rows = await query()
        .selectFrom('comment')
        .selectAll()
        .where('event_id', '=', eventId)
        .where('owner', '<>', '')
        .where('hidden', '=', 0)
        .limit(commentsCounted)
        .execute();
      return rows.map(storedComment);
    },

    setLiked: (owner, id, liked, now) =>
      database.transaction(async () => {
        await takeReaderTurn(database, owner);
        if (!(await holdRow(database, 'comment', id))) return false;
        const rows = liked
          ? await query()
              .insertInto('comment_like')
              .values({ owner, comment_id: id, created_at: now })
              .onConflict((conflict) => conflict.doNothing())
              .returning('comment_id')
              .execute()
          : await query()
              .deleteFrom('comment_like')
              .where('owner', '=', owner)
              .where('comment_id', '=', id)
              .returning('comment_id')
              .execute();
        if (rows.length > 0) await recount(id);
        return rows.length > 0;
      }),

    async liked(owner, ids) {
      if (ids.length === 0) return new Set();
      const rows = await query()
        .selectFrom('comment_like')
        .select('comment_id')
        .where('owner', '=', owner)
        .where(engine.oneOf('comment_id', ids))
        .execute();
      return new Set(rows.map(({ comment_id }) => comment_id));
    },

    remove: (owner, id) =>
      database.transaction(async () => {
        const row = await hold(id);
        if (row?.owner !== owner) return false;
        await untellComment(database, id, owner);
        await untellReplies(database, id, owner);
        await query().deleteFrom('comment_like').where('comment_id', '=', id).execute();
        // An open report keeps the text until an operator has seen it.
        await query()
          .updateTable('report')
          .set({ comment_text: null, comment_owner: null })
          .where('comment_id', '=', id)
          .where('closed_at', 'is not', null)
          .execute();
        const replied = await query()
          .selectFrom('comment')
          .select('id')
          .where('root_id', '=', id)
          .limit(1)
          .executeTakeFirst();
        if (replied) {
          await query()
            .updateTable('comment')
            .set({ owner: '', text: '' })
            .where('id', '=', id)
            .execute();
          await recount(id);
        } else await query().deleteFrom('comment').where('id', '=', id).execute();
        if (row.root_id !== '') await recount(row.root_id);
        return true;
      }),

    setHidden: (id, hidden) =>
      database.transaction(async () => {
        const row = await hold(id);
        if (!row) return false;
        if (hidden) await untellComment(database, id, row.owner);
        await query()
          .updateTable('comment')
          .set({ hidden: hidden ? 1 : 0 })
          .where('id', '=', id)
          .execute();
        if (row.root_id !== '') await recount(row.root_id);
        return true;
      }),
  };
}
