// Answers that their reader published. Protects: a turn is published once, only its reader can
// unpublish it, and what is public is the copy made then, whatever becomes of the turn.
import { randomBytes } from 'node:crypto';
import { chunkList } from '@/lib/contract';
import { noteChange } from '../changes/note-change';
import type { Database } from '../engine/database';
import { tellsTakenDown } from '../events/tells-taken-down';
import { holdNamed } from '../events/hold-events';
import type { PublishedStore } from '../contract/store';

/** 128 random bits: only somebody who was given the address has it. */
const newId = () => randomBytes(16).toString('base64url');

/** Rows of `published_answer`, under ids that nobody can guess. */
export function createPublishedAnswers(database: Database): PublishedStore {
  const { query } = database;
  return {
    publish: (turn, now) =>
      database.transaction(async () => {
        const { owner, id: turn_id, event_id, question, language, chunks, created_at } = turn;
        await query()
          .insertInto('published_answer')
          .values({
            id: newId(),
            owner,
            turn_id,
            event_id: await holdNamed(database, event_id),
            question,
            language,
            chunks: JSON.stringify(chunks),
            asked_at: created_at,
            created_at: now,
          })
          .onConflict((conflict) => conflict.columns(['owner', 'turn_id']).doNothing())
          .execute();
        const { id } = await query()
          .selectFrom('published_answer')
          .select('id')
          .where('owner', '=', owner)
          .where('turn_id', '=', turn_id)
          .executeTakeFirstOrThrow();
        return id;
      }),

    withdraw: (owner, turnId) =>
      database.transaction(async () => {
        const gone = await query()
          .deleteFrom('published_answer')
          .where('owner', '=', owner)
          .where('turn_id', '=', turnId)
          .returning('id')
          .executeTakeFirst();
        if (gone) await noteChange(database, gone.id);
        return gone !== undefined;
      }),

    tellsTakenDown: (answer) => tellsTakenDown(database, answer),

    async find(id) {
      const row = await query()
        .selectFrom('published_answer')
        .select(['id', 'event_id', 'question', 'language', 'chunks', 'asked_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      return (
        row && {
          ...row,
          event_id: row.event_id ?? undefined,
          chunks: chunkList.parse(JSON.parse(row.chunks)),
        }
      );
    },
  };
}
