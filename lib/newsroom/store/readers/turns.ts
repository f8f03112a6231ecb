// The turns of the assistant: a reader's questions and the answers, by reader and by the id that
// the client made. Protects: one id is one question, and a finished answer stays as it is.
import * as z from 'zod';
import { chunkList } from '@/lib/contract';
import { chatTurnMs } from '@/lib/model/limits/chat';
import type { Database } from '../engine/database';
import type { Schema } from '../engine/schema';
import { holdNamed } from '../events/hold-events';
import type { Owner, StoredTurn, TurnStore } from '../contract/store';

/** How often a turn that failed or was abandoned is answered again; ours. */
export const turnAttempts = 3;

const state = z.enum(['open', 'done', 'partial', 'failed', 'canceled']);

function storedTurn(row: Schema['chat_turn']): StoredTurn {
  return {
    ...row,
    // Only `begin` writes it, and takes nothing but an `Owner`.
    owner: row.owner as Owner,
    event_id: row.event_id ?? undefined,
    chunks: chunkList.parse(JSON.parse(row.chunks)),
    state: state.parse(row.state),
  };
}

/** Rows of `chat_turn`; their chunks are one column of JSON. */
export function createTurns(database: Database): TurnStore {
  const { engine, query } = database;
  return {
    async find(owner, id) {
      const row = await query()
        .selectFrom('chat_turn')
        .selectAll()
        .where('owner', '=', owner)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && storedTurn(row);
    },

    begin: (turn) =>
      database.transaction(async () => {
        await query()
          .deleteFrom('chat_turn')
          .where('created_at', '<', turn.created_at - chatTurnMs)
          .execute();
        const { numInsertedOrUpdatedRows } = await query()
          .insertInto('chat_turn')
          .values({
            ...turn,
            event_id: await holdNamed(database, turn.event_id),
            chunks: '[]',
            state: 'open',
            attempts: 1,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        return Boolean(numInsertedOrUpdatedRows);
      }),

    async beginAgain(owner, id) {
      const { numUpdatedRows } = await query()
        .updateTable('chat_turn')
        .set(({ eb }) => ({ state: 'open', chunks: '[]', attempts: eb('attempts', '+', 1) }))
        .where('owner', '=', owner)
        .where('id', '=', id)
        .where('state', '!=', 'done')
        .where('attempts', '<', turnAttempts)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async end(owner, id, ended, chunks) {
      await query()
        .updateTable('chat_turn')
        .set({ state: ended, chunks: JSON.stringify(chunks) })
        .where('owner', '=', owner)
        .where('id', '=', id)
        .where('state', '=', 'open')
        .execute();
    },

    async recent(owner, session, limit) {
      const rows = await query()
        .selectFrom('chat_turn')
        .selectAll()
        .where('owner', '=', owner)
        .where('session', '=', session)
        .where('state', 'in', ['done', 'partial'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(storedTurn);
    },

    async remove(owner, ids) {
      if (ids.length === 0) return;
      await query()
        .deleteFrom('chat_turn')
        .where('owner', '=', owner)
        .where(engine.oneOf('id', [...new Set(ids)]))
        .execute();
    },
  };
}
