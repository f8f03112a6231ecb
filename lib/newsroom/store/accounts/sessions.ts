// Where somebody is signed in: a row that ends at once with sign-out, whoever has copied the cookie.
import { signInKinds } from '@/lib/model/account/sign-in-kinds';
import type { AccountStore } from '../contract/account-store';
import type { Database } from '../engine/database';

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
      const method = signInKinds.find((kind) => kind === row?.method);
      return row && method && { ...row, method, device: row.device ?? undefined };
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

    async endAll(userId) {
      await query().deleteFrom('session').where('user_id', '=', userId).execute();
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
