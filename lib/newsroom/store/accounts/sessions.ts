// Where somebody is signed in. Each session is a row that signing out deletes at once, so that a
// copied cookie stops working, too.
import { signInKinds } from '@/lib/model/account/sign-in-kinds';
import type { AccountStore, StoredSession } from '../contract/account-store';
import type { Database } from '../engine/database';
import type { Schema } from '../engine/schema';

function stored({ device, method, ...row }: Schema['session']): StoredSession | undefined {
  const known = signInKinds.find((kind) => kind === method);
  return known && { ...row, method: known, device: device ?? undefined };
}

/** Rows of `session`. Times in milliseconds since 1970, as everywhere in the store. */
export function createSessions({ query }: Database): AccountStore['sessions'] {
  return {
    async add({ device, ...session }) {
      await query()
        .insertInto('session')
        .values({ ...session, device: device ?? null })
        .execute();
    },

    async find(id) {
      const row = await query()
        .selectFrom('session')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && stored(row);
    },

    async touch(id, now) {
      await query()
        .updateTable('session')
        .set({ seen_at: now })
        .where('id', '=', id)
        .where('seen_at', '<', now)
        .execute();
    },

    async end(id) {
      await query().deleteFrom('session').where('id', '=', id).execute();
    },

    async of(userId) {
      const rows = await query()
        .selectFrom('session')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .execute();
      return rows.flatMap((row) => stored(row) ?? []);
    },

    async endAll(userId, keep = '') {
      await query()
        .deleteFrom('session')
        .where('user_id', '=', userId)
        .where('id', '!=', keep)
        .execute();
    },

    async sweep(seenBefore, begunBefore) {
      await query()
        .deleteFrom('session')
        .where(({ eb, or }) =>
          or([eb('seen_at', '<=', seenBefore), eb('created_at', '<=', begunBefore)]),
        )
        .execute();
    },
  };
}
