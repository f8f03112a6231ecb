// What was told and is gone. Protects: a batch counts one less and says the last of what is left, and
// nobody is told of words that are not there any more.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { NewMessage } from '../contract/message-store';
import type { Database } from '../engine/database';

export type Told = Pick<NewMessage, 'owner' | 'kind' | 'key'>;

/** Keys of one statement. */
const keysAtOnce = 500;

/** Of one reader's thing: it goes with the message and says nothing about whose it was. */
export const keyOf = ({ owner, kind, key }: Told) =>
  createHash('sha256')
    .update(JSON.stringify([owner, kind, key]))
    .digest('base64url');

/** A message says the last of what it is left with. */
async function tellLast({ query }: Database, messageId: string): Promise<void> {
  const last = await query()
    .selectFrom('message_key')
    .select(['payload', 'told_at'])
    .where('message_id', '=', messageId)
    .orderBy('told_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Of what was told before it was kept, nothing is known.
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
 * In a transaction that is open: what `MessageStore.takeBack` promises, for many. With `unread` only
 * while nobody has read it.
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
  // In one order for everybody: two who wait never wait for each other.
  const byId = [...fewer].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [id, count] of byId) await countLess(database, id, count);
}
