// Messages to readers. Protects: nothing is reported twice, and what happens about one subject
// while the reader is away becomes one message.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod';
import { messageKindNames, messageKinds, unreadCounted } from '@/lib/model/messages/kinds';
import { readCursor, writeCursor } from '../engine/cursor';
import type { Database } from '../engine/database';
import type { Schema } from '../engine/schema';
import type { MessageStore, StoredMessage } from '../contract/message-store';
import { createMessageNews } from './message-news';
import { keyOf, takeBack } from './take-back';

const place = z.tuple([z.int(), z.string()]);
const kindName = z.enum(messageKindNames);
const localized = z.array(z.object({ lang: z.string(), text: z.string() })).optional();
const text = z.string().optional();
const payload = z.object({
  ...{ event_id: text, topic_id: text, comment_id: text, reply_id: text },
  ...{ bot_id: text, post_id: text, report_id: text, actor: text },
  ...{ name: localized, words: localized },
});

function storedMessage(row: Schema['message']): StoredMessage {
  return {
    id: row.id,
    kind: kindName.parse(row.kind),
    subject: row.subject,
    count: row.things,
    payload: payload.parse(JSON.parse(row.payload)),
    created_at: row.created_at,
    updated_at: row.updated_at,
    read: row.read_at > 0,
  };
}

/**
 * Rows of `message`, and in `message_key` what was reported before, so that it is reported once.
 */
export function createMessages(database: Database): MessageStore {
  const { engine, query } = database;

  return {
    ...createMessageNews(database),

    add: (message) =>
      database.transaction(async () => {
        const { owner, kind, subject, count = 1, now } = message;
        const key = keyOf(message);
        const said = JSON.stringify(message.payload);
        const told = await query()
          .insertInto('message_key')
          .values({ key, message_id: '', told_at: now, payload: said })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (!told.numInsertedOrUpdatedRows) return false;
        const { id } = await query()
          .insertInto('message')
          .values({
            ...{ id: `m_${randomUUID()}`, owner, kind, subject, type: messageKinds[kind] },
            ...{ things: count, payload: said },
            ...{ created_at: now, updated_at: now, read_at: 0 },
          })
          .onConflict((conflict) =>
            conflict
              .columns(['owner', 'subject', 'kind'])
              .where(sql<boolean>`read_at = 0`)
              .doUpdateSet(({ ref }) => ({
                things: sql<number>`message.things + excluded.things`,
                payload: ref('excluded.payload'),
                updated_at: ref('excluded.updated_at'),
              })),
          )
          .returning('id')
          .executeTakeFirstOrThrow();
        await query()
          .updateTable('message_key')
          .set({ message_id: id })
          .where('key', '=', key)
          .execute();
        return true;
      }),

    takeBack: (thing) =>
      database.transaction(() => takeBack(database, [thing], { unread: thing.unread })),

    async list(owner, { type, kind, without = [], cursor, limit }) {
      const after = cursor === undefined ? undefined : readCursor(cursor, place);
      const rows = await query()
        .selectFrom('message')
        .selectAll()
        .where('owner', '=', owner)
        .$if(type !== undefined, (select) => select.where('type', '=', type ?? 0))
        .$if(kind !== undefined, (select) => select.where('kind', '=', kind ?? ''))
        .$if(without.length > 0, (select) => select.where('type', 'not in', without))
        .$call((select) =>
          after === undefined
            ? select
            : select.where(({ eb, refTuple, tuple }) =>
                eb(refTuple('updated_at', 'id'), '<', tuple(...after)),
              ),
        )
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute();
      const wanted = rows.slice(0, limit);
      const end = rows.length > limit ? wanted.at(-1) : undefined;
      return {
        items: wanted.map(storedMessage),
        next: end && writeCursor([end.updated_at, end.id]),
      };
    },

    async markRead(owner, { ids, type, kind, subjects, without = [], until }, now) {
      const unread = query()
        .selectFrom('message')
        .select('id')
        .where('owner', '=', owner)
        .where('read_at', '=', 0)
        .$if(ids !== undefined, (select) => select.where(engine.oneOf('id', ids ?? [])))
        .$if(subjects !== undefined, (select) =>
          select.where(engine.oneOf('subject', subjects ?? [])),
        )
        .$if(type !== undefined, (select) => select.where('type', '=', type ?? 0))
        .$if(kind !== undefined, (select) => select.where('kind', '=', kind ?? ''))
        .$if(without.length > 0, (select) => select.where('type', 'not in', without))
        .$if(until !== undefined, (select) => select.where('updated_at', '<=', until ?? 0))
        // In the same order as `takeBack`, so that the two cannot deadlock.
        .orderBy('id')
        .modifyEnd(engine.hold('unchanged'));
      await query()
        .updateTable('message')
        .set({ read_at: now })
        .where('id', 'in', unread)
        .where('read_at', '=', 0)
        .execute();
    },

    async unreadCount(owner) {
      const { rows } = await sql<{ type: number; unread: number | string }>`
        select type, count(*) as unread from (
          select type from message where owner = ${owner} and read_at = 0 limit ${unreadCounted}
        ) as unread group by type`.execute(query());
      return new Map(rows.map(({ type, unread }) => [type, Number(unread)]));
    },

    forget: (before, limit) =>
      database.transaction(async () => {
        const old = await query()
          .selectFrom('message')
          .select('id')
          .where('updated_at', '<', before)
          .orderBy('updated_at')
          .limit(limit)
          .execute();
        const ids = old.map(({ id }) => id);
        if (ids.length === 0) return 0;
        await query().deleteFrom('message_key').where(engine.oneOf('message_id', ids)).execute();
        await query().deleteFrom('message').where(engine.oneOf('id', ids)).execute();
        return ids.length;
      }),
  };
}
