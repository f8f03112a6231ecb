// A reader's decisions about their own recommendations: one row, created with the first decision.
import type { Database } from '../engine/database';
import type { InterestStore } from '../contract/store';

/** Rows of `reader_setting`; a reader without one has decided nothing. */
export function createReaderSettings({
  query,
}: Database): Pick<
  InterestStore,
  'setting' | 'markInitialized' | 'setPersonalized' | 'setQuietHours'
> {
  return {
    async setting(owner) {
      const row = await query()
        .selectFrom('reader_setting')
        .select(['interests_at', 'personalised', 'quiet_from', 'quiet_to', 'quiet_zone'])
        .where('owner', '=', owner)
        .executeTakeFirst();
      const { quiet_from: from, quiet_to: to, quiet_zone: time_zone } = row ?? {};
      const kept = from != null && to != null && time_zone != null;
      return {
        ...(kept ? { quiet_hours: { from, to, time_zone } } : {}),
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

    async setQuietHours(owner, quiet) {
      const hours = {
        quiet_from: quiet?.from ?? null,
        quiet_to: quiet?.to ?? null,
        quiet_zone: quiet?.time_zone ?? null,
      };
      await query()
        .insertInto('reader_setting')
        .values({ owner, interests_at: null, personalised: 1, ...hours })
        .onConflict((conflict) => conflict.column('owner').doUpdateSet(hours))
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
