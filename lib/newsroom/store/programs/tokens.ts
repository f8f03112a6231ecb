// Access tokens as rows. Protects: nobody who reads the table can use a token, and no reader has
// more than the limit, however many requests run at once.
import { sql } from 'kysely';
import * as z from 'zod';
import { tokenScopes } from '@/lib/contract';
import { minuteMs } from '@/lib/model/time';
import type { TokenStore } from '../contract/program-store';
import type { Owner } from '../contract/store';
import type { Database } from '../engine/database';
import type { Schema } from '../engine/schema';

const scope = z.enum(tokenScopes).catch('feed');

const token = (row: Schema['access_token']) => ({
  id: row.id,
  name: row.name,
  scope: scope.parse(row.scope),
  created_at: Number(row.created_at),
  used_at: Number(row.used_at),
});

/** Rows of `access_token`; of the token itself only the digest is stored. */
export function createTokens({ engine, query, transaction }: Database): TokenStore {
  return {
    async of(owner) {
      const rows = await query()
        .selectFrom('access_token')
        .selectAll()
        .where('owner', '=', owner)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(token);
    },

    add: ({ id, owner, name, scope: may, created_at }, digest, most) =>
      transaction(async () => {
        await engine.takeTurn(query(), `tokens:${owner}`);
        const before = query().deleteFrom('access_token').where('owner', '=', owner);
        await before.where('id', '=', id).execute();
        // One statement counts and writes.
        const { numAffectedRows = 0n } = await sql`
          insert into access_token (id, owner, digest, name, scope, created_at, used_at)
          select ${id}, ${owner}, ${digest}, ${name}, ${may}, ${sql.lit(created_at)}, 0
          where (select count(*) from access_token where owner = ${owner}) < ${most}
        `.execute(query());
        return numAffectedRows > 0n;
      }),

    async remove(owner, id) {
      await query()
        .deleteFrom('access_token')
        .where('owner', '=', owner)
        .where('id', '=', id)
        .execute();
    },

    async find(digest) {
      const row = await query()
        .selectFrom('access_token')
        .selectAll()
        .where('digest', '=', digest)
        .executeTakeFirst();
      // Only `add` writes owners.
      return row && { ...token(row), owner: row.owner as Owner };
    },

    async touch(id, now) {
      await query()
        .updateTable('access_token')
        .set({ used_at: now })
        .where('id', '=', id)
        .where('used_at', '<', now - minuteMs)
        .execute();
    },
  };
}
