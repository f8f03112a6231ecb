// Deletes everything of a reader, or moves it from a device to a user. Protects: no row of theirs
// stays, and counts no longer include them.
import { anythingChanged } from '@/lib/contract/changes';
import { sql } from 'kysely';
import type { AccountStore } from '../contract/account-store';
import { noteChange } from '../changes/note-change';
import { takeReaderTurn } from '../comments/reader-turn';
import type { Database } from '../engine/database';
import { untellReader } from '../messages/told-of-comments';
import { handRows } from './adoption';
import { ownedTables } from './owned-tables';
import { forgetComments, forgetReported, holdComments } from './reader-comments';
import { deleteUnneeded, ownAddresses } from './reader-feeds';
import { deleteUnfollowed, ownTopics } from './reader-topics';

export type Erasure = Pick<AccountStore, 'adopt' | 'erase'> & {
  /** Deletes every row of an owner; call inside an open transaction. */
  deleteRows(owner: string): Promise<void>;
};

/** Does what `erase` and `adopt` promise, for all tables of {@link ownedTables}. */
export function createErasure(database: Database): Erasure {
  const { query } = database;

  /** Subtracts the owner's likes and follows from the counts beside them. */
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

  async function deleteRows(owner: string): Promise<void> {
    await takeReaderTurn(database, owner);
    const topics = await ownTopics(database, owner);
    const addresses = await ownAddresses(database, owner);
    await uncount(owner);
    await forgetReported(database, owner);
    await holdComments(database, owner);
    await untellReader(database, owner);
    await forgetComments(database, owner);
    await sql`
      delete from message_key where message_id in (
        select id from message where owner = ${owner}
      )`.execute(query());
    // Reports wait for those who run the site; who sent them is nobody's to know.
    await query().updateTable('report').set({ owner: '' }).where('owner', '=', owner).execute();
    for (const name of Object.keys(ownedTables)) {
      await sql`delete from ${sql.table(name)} where owner = ${owner}`.execute(query());
    }
    await deleteUnfollowed(database, topics);
    await deleteUnneeded(database, addresses);
  }

  return {
    deleteRows,

    adopt: (device, userId) =>
      database.transaction(async () => {
        const from = `d:${device}`;
        const to = `u:${userId}`;
        await handRows(database, from, to);
        await deleteRows(from);
      }),

    erase: (owner) =>
      database.transaction(async () => {
        database.scrubWhenCommitted();
        await deleteRows(owner);
        // Their published answers are deleted as well.
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
