// Values that a reader's devices share. Protects: a reader sees only their own, and stores no more
// keys and bytes than the limits, however many requests run at once.
import type { RemoteValueStore } from '../contract/program-store';
import type { Database } from '../engine/database';

/** Rows of `remote_value`: what a program stores for its reader, by key. */
export function createRemoteValues(database: Database): RemoteValueStore {
  const { engine, query } = database;
  return {
    async get(owner, key) {
      const row = await query()
        .selectFrom('remote_value')
        .select(['value', 'updated_at'])
        .where('owner', '=', owner)
        .where('name', '=', key)
        .executeTakeFirst();
      return row && { value: row.value, updated_at: Number(row.updated_at) };
    },

    async forget(owner, { key, prefix }) {
      const rows = await query()
        .selectFrom('remote_value')
        .select('name')
        .where('owner', '=', owner)
        .execute();
      const names = rows.flatMap(({ name }) =>
        name === key || (prefix !== undefined && name.startsWith(prefix)) ? [name] : [],
      );
      for (const name of names) {
        await query()
          .deleteFrom('remote_value')
          .where('owner', '=', owner)
          .where('name', '=', name)
          .execute();
      }
      return names.length;
    },

    set: (owner, { key, value }, most, now) =>
      database.transaction(async () => {
        const own = () => query().deleteFrom('remote_value').where('owner', '=', owner);
        if (value === '') {
          await own().where('name', '=', key).execute();
          return undefined;
        }
        await engine.takeTurn(query(), `remote-values:${owner}`);
        const bytes = Buffer.byteLength(value);
        const others = await query()
          .selectFrom('remote_value')
          .select(({ fn }) => [
            fn.countAll<number | string>().as('keys'),
            fn.sum<number | string | null>('bytes').as('bytes'),
          ])
          .where('owner', '=', owner)
          .where('name', '!=', key)
          .executeTakeFirstOrThrow();
        if (Number(others.keys) >= most.keys) return 'keys';
        if (Number(others.bytes ?? 0) + bytes > most.bytes) return 'bytes';
        await query()
          .insertInto('remote_value')
          .values({ owner, name: key, value, bytes, updated_at: now })
          .onConflict((conflict) =>
            conflict.columns(['owner', 'name']).doUpdateSet({ value, bytes, updated_at: now }),
          )
          .execute();
        return undefined;
      }),
  };
}
