// Small named values.
import type { Database } from './database';
import type { Store } from '../contract/store';

/** Rows of `meta`, each a single value for the whole site. */
export function createMeta({ query }: Database): Store['meta'] {
  return {
    async get(key) {
      const row = await query()
        .selectFrom('meta')
        .select('value')
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.value;
    },

    async set(key, value) {
      await query()
        .insertInto('meta')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },
  };
}
