// What may be done a limited number of times in a period (counters), or run a limited number of
// times at once (slots). Both live in the database, so they hold across processes and survive
// restarts. A slot that nobody renews expires, so that a dead process blocks nothing for long.
import { sql } from 'kysely';
import type { QuotaStore } from '../contract/store';
import type { Database } from '../engine/database';

/** Rows of `counter` (how often until a time) and `lease` (a slot until a time). */
export function createQuotas({ engine, query }: Database): QuotaStore {
  /**
   * Skips counters that another transaction is just restarting, so that two sweeps cannot deadlock.
   */
  async function sweepCounters(now: number): Promise<void> {
    const over = query().selectFrom('counter').select('name').where('ends_at', '<=', now);
    await query()
      .deleteFrom('counter')
      .where('name', 'in', engine.skipsLocked ? over.forUpdate().skipLocked() : over)
      .execute();
  }

  async function takeSlot(
    scope: string,
    place: number,
    slot: string,
    ends_at: number,
    now: number,
  ): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await query()
      .insertInto('lease')
      .values({ scope, place, holder: slot, ends_at })
      .onConflict((conflict) =>
        conflict
          .columns(['scope', 'place'])
          .doUpdateSet({ holder: slot, ends_at })
          .where('lease.ends_at', '<=', now),
      )
      .executeTakeFirstOrThrow();
    return Boolean(numInsertedOrUpdatedRows);
  }

  return {
    async count(name, ends_at, now) {
      const { count } = await query()
        .insertInto('counter')
        .values({ name, count: 1, ends_at })
        .onConflict((conflict) =>
          // A counter whose period is over starts again at 1: the same name is used in many
          // periods.
          conflict.column('name').doUpdateSet(({ ref }) => ({
            count: sql<number>`case when ${ref('counter.ends_at')} <= ${now}
              then 1 else ${ref('counter.count')} + 1 end`,
            ends_at: sql<number>`case when ${ref('counter.ends_at')} <= ${now}
              then ${ref('excluded.ends_at')} else ${ref('counter.ends_at')} end`,
          })),
        )
        .returning('count')
        .executeTakeFirstOrThrow();
      // Whoever opens a counter sweeps away those whose time is over: often enough.
      // Stryker disable next-line ConditionalExpression: to sweep at every count leaves the same
      if (count === 1) await sweepCounters(now);
      return count;
    },

    async giveBack(name, now) {
      await query()
        .updateTable('counter')
        .set(({ eb }) => ({ count: eb('count', '-', 1) }))
        .where('name', '=', name)
        .where('ends_at', '>', now)
        .where('count', '>', 0)
        .execute();
    },

    async used(name, now) {
      const row = await query()
        .selectFrom('counter')
        .select('count')
        .where('name', '=', name)
        .where('ends_at', '>', now)
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },

    async take(scope, most, slot, ends_at, now) {
      for (let place = 0; place < most; place += 1) {
        if (await takeSlot(scope, place, slot, ends_at, now)) return true;
      }
      return false;
    },

    async renew(slot, ends_at) {
      await query().updateTable('lease').set({ ends_at }).where('holder', '=', slot).execute();
    },

    async release(slot) {
      await query().deleteFrom('lease').where('holder', '=', slot).execute();
    },

    async freeAt(scope) {
      const row = await query()
        .selectFrom('lease')
        .select(({ fn }) => fn.min('ends_at').as('ends_at'))
        .where('scope', '=', scope)
        .executeTakeFirstOrThrow();
      return Number(row.ends_at ?? 0);
    },

    async sweep(now) {
      await query().deleteFrom('lease').where('ends_at', '<=', now).execute();
    },
  };
}
