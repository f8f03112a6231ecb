// Addresses that may sign up where sign-up is by invitation.
import type { InviteStore } from '../contract/invite-store';
import type { Database } from '../engine/database';
import { behind, pageOf } from './page-after';

/** Rows of `invite`, by the address or number that may sign up. */
export function createInvites({ query }: Database): InviteStore {
  return {
    async has(subject) {
      const row = await query()
        .selectFrom('invite')
        .select('subject')
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row !== undefined;
    },

    async add(invite) {
      const { numInsertedOrUpdatedRows } = await query()
        .insertInto('invite')
        .values(invite)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    async remove(subject) {
      const { numDeletedRows } = await query()
        .deleteFrom('invite')
        .where('subject', '=', subject)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async page({ cursor, limit }) {
      const { time, key } = behind(cursor);
      const rows = await query()
        .selectFrom('invite')
        .selectAll()
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'subject'), '<', tuple(time, key)),
        )
        .orderBy('created_at', 'desc')
        .orderBy('subject', 'desc')
        .limit(limit + 1)
        .execute();
      return pageOf(rows, limit, ({ created_at, subject }) => [created_at, subject]);
    },

    async forget(before) {
      await query().deleteFrom('invite').where('created_at', '<', before).execute();
    },
  };
}
