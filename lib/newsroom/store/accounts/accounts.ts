// Accounts and the identities that lead to them. An identity belongs to one account, even when two
// people sign up with it at the same moment.
import { signInKinds, type SignInKind } from '@/lib/model/account/sign-in-kinds';
import type { AccountStore, StoredAccount } from '../contract/account-store';
import type { Database } from '../engine/database';
import { holdRow } from '../engine/hold-row';
import { createErasure } from '../readers/erasure';
import { relist } from '../themes/relist';
import { createLoginAttempts } from './login-attempts';
import type { Schema } from '../engine/schema';
import { createSessions } from './sessions';

const kindOf = (text: string): SignInKind | undefined => signInKinds.find((kind) => kind === text);

function storedAccount({
  password,
  banned_at,
  ban_reason,
  ...row
}: Schema['account']): StoredAccount {
  return {
    ...row,
    password: password ?? undefined,
    banned_at: banned_at ?? undefined,
    ban_reason: ban_reason ?? undefined,
  };
}

class Taken extends Error {}

/**
 * Rows of `account` and `identity`; sessions, sign-in attempts and erasure come from their own
 * files.
 */
export function createAccounts(database: Database): AccountStore {
  const { query } = database;
  const { adopt, erase } = createErasure(database);

  return {
    ...{ adopt, erase },
    ...createLoginAttempts(database),
    sessions: createSessions(database),

    async create(account, { kind, subject }) {
      try {
        await database.transaction(async () => {
          await query()
            .insertInto('account')
            .values({
              ...account,
              password: account.password ?? null,
              banned_at: null,
              ban_reason: null,
            })
            .execute();
          const { numInsertedOrUpdatedRows } = await query()
            .insertInto('identity')
            .values({ kind, subject, user_id: account.id, created_at: account.created_at })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirstOrThrow();
          if (!numInsertedOrUpdatedRows) throw new Taken();
        });
        return true;
      } catch (error) {
        if (error instanceof Taken) return false;
        throw error;
      }
    },

    async get(id) {
      const row = await query()
        .selectFrom('account')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && storedAccount(row);
    },

    async find({ kind, subject }) {
      const row = await query()
        .selectFrom('identity')
        .innerJoin('account', 'account.id', 'identity.user_id')
        .selectAll('account')
        .where('kind', '=', kind)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row && storedAccount(row);
    },

    async identities(userId) {
      const rows = await query()
        .selectFrom('identity')
        .select(['kind', 'subject'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('kind')
        .execute();
      return rows.flatMap(({ kind, subject }) => {
        const known = kindOf(kind);
        return known ? [{ kind: known, subject }] : [];
      });
    },

    async setIdentity(userId, { kind, subject }, now) {
      try {
        await database.transaction(async () => {
          await query()
            .deleteFrom('identity')
            .where('user_id', '=', userId)
            .where('kind', '=', kind)
            .execute();
          const { numInsertedOrUpdatedRows } = await query()
            .insertInto('identity')
            .values({ kind, subject, user_id: userId, created_at: now })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirstOrThrow();
          if (!numInsertedOrUpdatedRows) throw new Taken();
        });
        return true;
      } catch (error) {
        if (error instanceof Taken) return false;
        throw error;
      }
    },

    async ids(after, limit) {
      const rows = await query()
        .selectFrom('account')
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    setBanned: (userId, ban) =>
      database.transaction(async () => {
        await query()
          .updateTable('account')
          .set({ banned_at: ban?.at ?? null, ban_reason: ban?.reason ?? null })
          .where('id', '=', userId)
          .execute();
        await relist(database, { owner: `u:${userId}` });
      }),

    async setName(userId, name) {
      await query().updateTable('account').set({ name }).where('id', '=', userId).execute();
    },

    async setPassword(userId, password, was) {
      const { numUpdatedRows } = await query()
        .updateTable('account')
        .set({ password })
        .where('id', '=', userId)
        .$if(was !== undefined, (known) => known.where('password', '=', was ?? null))
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async keepsPassword(userId, password) {
      await holdRow(database, 'account', userId);
      const row = await query()
        .selectFrom('account')
        .select('password')
        .where('id', '=', userId)
        .executeTakeFirst();
      return row?.password === password;
    },

    remove: (userId) =>
      database.transaction(async () => {
        // Lock the account before its sessions, as a sign-in does, so that the two cannot deadlock.
        await holdRow(database, 'account', userId);
        await erase(`u:${userId}`);
        // Counters and slots carry the owner inside their names. Clearing a history alone keeps
        // them, so that it does not give a new day's quota.
        const named = `%u:${userId}%`;
        await query().deleteFrom('counter').where('name', 'like', named).execute();
        await query().deleteFrom('lease').where('scope', 'like', named).execute();
        await query().deleteFrom('session').where('user_id', '=', userId).execute();
        await query().deleteFrom('identity').where('user_id', '=', userId).execute();
        await query().deleteFrom('operator').where('user_id', '=', userId).execute();
        const { numDeletedRows } = await query()
          .deleteFrom('account')
          .where('id', '=', userId)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),
  };
}
