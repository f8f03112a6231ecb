// Takes back messages about things that are gone. Protects: a batch counts one less and shows the
// newest of what is left, and nobody is notified of text that no longer exists.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { NewMessage } from '../contract/message-store';
import type { Database } from '../engine/database';

export type Told = Pick<NewMessage, 'owner' | 'kind' | 'key'>;

/** Keys per statement. */
const keysAtOnce = 500;

/** A hash, so that a key says nothing about its owner; it is deleted with the message. */
export const keyOf = ({ owner, kind, key }: Told) =>
  createHash('sha256')
    .update(JSON.stringify([owner, kind, key]))
    .digest('base64url');

/** Shows the newest of the things that a message has left. */
async function tellLast({ query }: Database, messageId: string): Promise<void> {
  const last = await query()
    .selectFrom('message_key')
    .select(['payload', 'told_at'])
    .where('message_id', '=', messageId)
    .orderBy('told_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Rows of earlier versions have no payload.
  if (!last || last.payload === null) return;
  await query()
    .updateTable('message')
    .set({ payload: last.payload, updated_at: last.told_at })
    .where('id', '=', messageId)
    .execute();
}

async function countLess(database: Database, id: string, fewer: number): Promise<void> {
  const { query } = database;
  await query()
    .updateTable('message')
    .set(({ ref }) => ({ things: sql<number>`${ref('things')} - ${fewer}` }))
    .where('id', '=', id)
    .execute();
  await query().deleteFrom('message').where('id', '=', id).where('things', '<=', 0).execute();
  await tellLast(database, id);
}

/**
 * Does what `MessageStore.takeBack` promises, for many things; call inside an open transaction.
 * With `unread` only while nobody has read it.
 */
export async function takeBack(
  database: Database,
  things: readonly Told[],
  { unread = false }: { unread?: boolean } = {},
): Promise<void> {
  const { engine, query } = database;
  const keys = [...new Set(things.map(keyOf))];
  const fewer = new Map<string, number>();
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    const gone = await query()
      .deleteFrom('message_key')
      .where(engine.oneOf('key', keys.slice(from, from + keysAtOnce)))
      .$if(unread, (told) =>
        told.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('message')
              .select('id')
              .whereRef('message.id', '=', 'message_key.message_id')
              .where('read_at', '=', 0),
          ),
        ),
      )
      .returning('message_id')
      .execute();
    for (const { message_id } of gone) fewer.set(message_id, (fewer.get(message_id) ?? 0) + 1);
  }
  // A fixed lock order, so that transactions cannot deadlock.
  const byId = [...fewer].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [id, count] of byId) await countLess(database, id, count);
}
