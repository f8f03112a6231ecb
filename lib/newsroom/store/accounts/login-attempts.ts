// Sign-in codes, failed attempts and round trips to a provider. Each is counted or handed out by
// one statement, so that concurrent attempts can never exceed the limit.
import { sql, type RawBuilder } from 'kysely';
import { dayMs } from '@/lib/model/time';
import {
  failuresADay,
  failuresFree,
  failureWaitMostMs,
  failureWaitMs,
} from '@/lib/model/limits/account';
import type { AccountStore } from '../contract/account-store';
import type { Database } from '../engine/database';

/**
 * How long a subject waits after this many failures; a table, so that both engines compute alike.
 */
function waitMs(failures: number): number {
  if (failures >= failuresADay) return dayMs;
  if (failures < failuresFree) return 0;
  return Math.min(failureWaitMs * 2 ** (failures - failuresFree), failureWaitMostMs);
}

const waits = Array.from({ length: failuresADay }, (_, index) => index + 1);

/** The pending code of an address and how many tries were used. */
function loginCodes({ query }: Database): AccountStore['codes'] {
  return {
    async put({ scene, subject, ...rest }, now) {
      await query().deleteFrom('login_code').where('ends_at', '<=', now).execute();
      const fresh = { ...rest, tries: 0 };
      await query()
        .insertInto('login_code')
        .values({ scene, subject, ...fresh })
        .onConflict((conflict) => conflict.columns(['scene', 'subject']).doUpdateSet(fresh))
        .execute();
    },

    async waits(scene, subject, flow, now) {
      const row = await query()
        .selectFrom('login_code')
        .select('scene')
        .where('scene', '=', scene)
        .where('subject', '=', subject)
        .where('flow', '=', flow)
        .where('ends_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    attempt: ({ scene, subject, flow }, most, now) =>
      query()
        .updateTable('login_code')
        .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
        .where('scene', '=', scene)
        .where('subject', '=', subject)
        .where('flow', '=', flow)
        .where('ends_at', '>', now)
        .where('tries', '<', most)
        .returning(['digest', 'tries'])
        .executeTakeFirst(),

    async forgive({ scene, subject, digest }) {
      await query()
        .updateTable('login_code')
        .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
        .where('scene', '=', scene)
        .where('subject', '=', subject)
        .where('digest', '=', digest)
        .where('tries', '>', 0)
        .execute();
    },

    async consume({ scene, subject, digest }) {
      const { numDeletedRows } = await query()
        .deleteFrom('login_code')
        .where('scene', '=', scene)
        .where('subject', '=', subject)
        .where('digest', '=', digest)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async drop(scene, subject) {
      await query()
        .deleteFrom('login_code')
        .where('scene', '=', scene)
        .where('subject', '=', subject)
        .execute();
    },
  };
}

/** How often a subject failed within a day, and until when (ms) that closes it. */
function loginFailures({ query }: Database): AccountStore['failures'] {
  /** SQL for the time at which a subject with this many failures opens again. */
  const closing = (failures: RawBuilder<number>, now: number) => {
    const cases = waits.map(
      (n) => sql`when ${failures} = ${sql.lit(n)} then ${sql.lit(waitMs(n))}`,
    );
    return sql<number>`cast(${now} as bigint) + case ${sql.join(cases, sql` `)} else ${sql.lit(dayMs)} end`;
  };

  async function closedUntil(subject: string): Promise<number> {
    const row = await query()
      .selectFrom('login_failure')
      .select('closed_until')
      .where('subject', '=', subject)
      .executeTakeFirst();
    return row?.closed_until ?? 0;
  }

  return {
    async begin(subject, now) {
      // Failures older than a day no longer count; a closed subject collects no further ones.
      const old = sql<boolean>`login_failure.started_at <= ${now - dayMs}`;
      const failures = sql<number>`case when ${old} then 1 else login_failure.failures + 1 end`;
      const row = await query()
        .insertInto('login_failure')
        .values({ subject, failures: 1, started_at: now, closed_until: 0 })
        .onConflict((conflict) =>
          conflict
            .column('subject')
            .doUpdateSet({
              failures,
              started_at: sql<number>`case when ${old} then cast(${now} as bigint) else login_failure.started_at end`,
              closed_until: closing(failures, now),
            })
            .where('login_failure.closed_until', '<=', now),
        )
        .returning('failures')
        .executeTakeFirst();
      if (!row) return closedUntil(subject);
      // Stryker disable next-line ConditionalExpression: to sweep at every failure leaves the same
      if (row.failures === 1) {
        await query()
          .deleteFrom('login_failure')
          .where('started_at', '<=', now - 2 * dayMs)
          .where('closed_until', '<=', now)
          .execute();
      }
      return 0;
    },

    closedUntil,

    async forgive(subject) {
      await query().deleteFrom('login_failure').where('subject', '=', subject).execute();
    },
  };
}

/** What a browser that left for a provider must bring back; usable once. */
function loginFlows({ query }: Database): AccountStore['flows'] {
  return {
    async put(flow, now) {
      await query().deleteFrom('login_flow').where('ends_at', '<=', now).execute();
      await query().insertInto('login_flow').values(flow).execute();
    },

    async take(state, flow, provider, now) {
      const row = await query()
        .deleteFrom('login_flow')
        .where('state', '=', state)
        .where('flow', '=', flow)
        .where('provider', '=', provider)
        .where('ends_at', '>', now)
        .returning('asked')
        .executeTakeFirst();
      return row?.asked;
    },
  };
}

/** Rows of `login_code`, `login_failure` and `login_flow`. */
export function createLoginAttempts(
  database: Database,
): Pick<AccountStore, 'codes' | 'failures' | 'flows'> {
  return {
    codes: loginCodes(database),
    failures: loginFailures(database),
    flows: loginFlows(database),
  };
}
