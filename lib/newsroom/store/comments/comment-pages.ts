// The lists of comments, page by page.
import { sql } from 'kysely';
import * as z from 'zod';
import type { CommentStore } from '../contract/comment-store';
import { countOfCursor, readCursor, writeCursor } from '../engine/cursor';
import type { Database } from '../engine/database';
import { newestThatFit } from '../engine/look-through';
import { isThere, storedComment } from './comment-row';

const places = {
  new: z.tuple([z.int(), z.string()]),
  hot: z.tuple([countOfCursor, z.int(), z.string()]),
};
const columnsOf = {
  hot: ['hot', 'created_at', 'id'],
  new: ['created_at', 'id'],
  rec: ['rank', 'id'],
} as const;

/** Whether a comment's text contains `part`, in any case. */
function holds(part: string) {
  const lower = part.toLowerCase();
  return (text: string) => text.toLowerCase().includes(lower);
}

/** Reads `comment` by the index of each sort order. */
export function createCommentPages(
  database: Database,
): Pick<CommentStore, 'ofEvent' | 'replies' | 'latest'> {
  const { query } = database;
  return {
    async ofEvent({ event_id, order, cursor, offset = 0, limit }) {
      const columns = columnsOf[order];
      const refs = sql.join(columns.map((column) => sql.ref(column)));
      const place = order === 'hot' ? places.hot : places.new;
      const after = cursor === undefined ? undefined : readCursor(cursor, place);
      const rows = await query()
        .selectFrom('comment')
        .selectAll()
        .where('event_id', '=', event_id)
        .where('root_id', '=', '')
        .where(isThere)
        .$if(after !== undefined, (select) =>
          select.where(sql<boolean>`(${refs}) < (${sql.join(after ?? [])})`),
        )
        .$call((select) =>
          columns.reduce((ordered, column) => ordered.orderBy(column, 'desc'), select),
        )
        .limit(limit + 1)
        .offset(offset)
        .execute();
      const wanted = rows.slice(0, limit);
      const end = rows.length > limit ? wanted.at(-1) : undefined;
      return {
        items: wanted.map(storedComment),
        next: end && writeCursor(columns.map((column) => end[column])),
      };
    },

    async replies(rootId, { cursor, offset = 0, limit }) {
      const after = cursor === undefined ? undefined : readCursor(cursor, places.new);
      const rows = await query()
        .selectFrom('comment')
        .selectAll()
        .where('root_id', '=', rootId)
        .where('owner', '<>', '')
        .where('hidden', '=', 0)
        .$if(after !== undefined, (select) =>
          select.where(sql<boolean>`(created_at, id) > (${sql.join(after ?? [])})`),
        )
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit + 1)
        // A cursor already says where the page begins.
        .offset(after ? 0 : offset)
        .execute();
      const wanted = rows.slice(0, limit);
      const end = rows.length > limit ? wanted.at(-1) : undefined;
      return {
        items: wanted.map(storedComment),
        next: end && writeCursor([Number(end.created_at), end.id]),
      };
    },

    async latest({ event_id, owner, part }, cursor, limit) {
      const { items, next } = await newestThatFit(database, {
        ...{ table: 'comment', column: 'text', cursor, limit },
        where: sql.join(
          [
            sql`owner <> ''`,
            ...(event_id === undefined ? [] : [sql`event_id = ${event_id}`]),
            ...(owner === undefined ? [] : [sql`owner = ${owner}`]),
          ],
          sql` and `,
        ),
        fits: part === undefined ? undefined : holds(part),
      });
      return { items: items.map(storedComment), next };
    },
  };
}
