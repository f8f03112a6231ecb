// Subscriptions to the daily report by mail, and the state of each day's mail. Protects: of any
// number of processes one sends it, and a process that dies while sending causes no second mail.
import * as z from 'zod';
import { languages } from '@/lib/model/text/languages';
import type { ExpressionBuilder } from 'kysely';
import { minuteMs } from '@/lib/model/time';
import type { DailyMailStore } from '../contract/day-store';
import type { Owner } from '../contract/store';
import type { Database } from '../engine/database';
import type { Schema } from '../engine/schema';

/** How long until a failed mail is retried, and how often in a day. */
export const dailyMailRetryMs = 20 * minuteMs;
export const dailyMailTries = 8;

const mail = z.object({
  // Rows are written with an `Owner` and nothing else.
  owner: z.custom<Owner>((value) => typeof value === 'string'),
  lang: z.enum(languages),
});

/** Rows of `daily_mail`, one for each subscribed reader. */
export function createDailyMail({ query }: Database): DailyMailStore {
  /** Of an earlier day, or of this day and failed a while ago. */
  const isOpen = (day: string, now: number) => (eb: ExpressionBuilder<Schema, 'daily_mail'>) =>
    eb.or([
      eb('day', '<', day),
      eb.and([
        eb('day', '=', day),
        eb('state', '=', 'failed'),
        eb('tries', '<', dailyMailTries),
        eb('tried_at', '<=', now - dailyMailRetryMs),
      ]),
    ]);

  const end = async (owner: Owner, day: string, state: 'sent' | 'failed', uncounted = 0) => {
    await query()
      .updateTable('daily_mail')
      .set(({ eb }) => ({ state, tries: eb('tries', '-', uncounted) }))
      .where('owner', '=', owner)
      .where('day', '=', day)
      .execute();
  };

  return {
    async of(owner) {
      const row = await query()
        .selectFrom('daily_mail')
        .select(['owner', 'lang'])
        .where('owner', '=', owner)
        .where('wanted', '=', 1)
        .executeTakeFirst();
      return row && mail.parse(row);
    },

    async want({ owner, lang }, day, now) {
      const wish = { wanted: 1 as const, lang };
      await query()
        .insertInto('daily_mail')
        .values({
          ...{ owner, ...wish, day, state: 'sent', tries: 0, tried_at: 0, created_at: now },
        })
        // Keeps the last day sent: a reader who unsubscribes and subscribes again gets no day
        // twice.
        .onConflict((conflict) =>
          conflict.column('owner').doUpdateSet(({ eb, ref }) => {
            const isNewer = eb('daily_mail.day', '<', day);
            return {
              ...wish,
              day: eb.case().when(isNewer).then(day).else(ref('daily_mail.day')).end(),
              state: eb
                .case()
                .when(isNewer)
                .then('sent' as const)
                .else(ref('daily_mail.state'))
                .end(),
            };
          }),
        )
        .execute();
    },

    async stop(owner) {
      const { numUpdatedRows } = await query()
        .updateTable('daily_mail')
        .set({ wanted: 0 })
        .where('owner', '=', owner)
        .where('wanted', '=', 1)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async due(day, now, limit) {
      const rows = await query()
        .selectFrom('daily_mail')
        .select(['owner', 'lang'])
        .where('wanted', '=', 1)
        .where(isOpen(day, now))
        .orderBy('owner')
        .limit(limit)
        .execute();
      return rows.map((row) => mail.parse(row));
    },

    async claim(owner, day, now) {
      const { numUpdatedRows } = await query()
        .updateTable('daily_mail')
        .set(({ eb }) => ({
          day,
          state: 'sending' as const,
          tries: eb
            .case()
            .when('day', '=', day)
            .then(eb('tries', '+', 1))
            .else(1)
            .end(),
          tried_at: now,
        }))
        .where('owner', '=', owner)
        .where('wanted', '=', 1)
        .where(isOpen(day, now))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    sent: (owner, day) => end(owner, day, 'sent'),
    failed: (owner, day) => end(owner, day, 'failed'),
    putBack: (owner, day) => end(owner, day, 'failed', 1),
  };
}
