// What a reader decided about their own recommendations: one row, made when something is decided.
import type { Database } from '../engine/database';
import type { InterestStore } from '../contract/store';

export function createReaderSettings({
  query,
}: Database): Pick<InterestStore, 'setting' | 'markInitialized' | 'setPersonalized'> {
  return {
    async setting(owner) {
      const row = await query()
        .selectFrom('reader_setting')
        .select(['interests_at', 'personalised'])
        .where('owner', '=', owner)
        .executeTakeFirst();
      return {
        initialized: row !== undefined && row.interests_at !== null,
        personalized: row?.personalised !== 0,
      };
    },

    async markInitialized(owner, interests_at) {
      await query()
        .insertInto('reader_setting')
        .values({ owner, interests_at, personalised: 1 })
        .onConflict((conflict) => conflict.column('owner').doUpdateSet({ interests_at }))
        .execute();
    },

    async setPersonalized(owner, wanted) {
      const personalised = wanted ? 1 : 0;
      await query()
        .insertInto('reader_setting')
        .values({ owner, interests_at: null, personalised })
        .onConflict((conflict) => conflict.column('owner').doUpdateSet({ personalised }))
        .execute();
    },
  };
}
