// The daily report, and its delivery by mail.
import * as z from 'zod';
import { anyLanguage, dailyReport, dayName } from '../daily-report';
import { envelopeShape, plainEnvelope } from '../envelope';
import { operation } from '../operation';

const input = z.object({ date: dayName.optional(), lang: anyLanguage });

/** `days`: those that have a report, newest first, whether or not the requested day has one. */
const output = z.object({
  ...envelopeShape,
  data: dailyReport.nullish(),
  days: z.array(z.string()).default([]),
});

const sample = { date: '2026-01-14', lang: 'en' };

export const dayOperations = {
  /** The report of a day; without a date the newest one. `code` -1: that day has none. */
  GetDailyReport: operation({
    group: 'day',
    method: 'GET',
    path: '/api/events/v1/daily_report/detail',
    input,
    output,
    sample,
  }),
  /** The same, in the second version of the lists. */
  GetDailyReportV2: operation({
    group: 'day',
    method: 'GET',
    path: '/api/events/v2/daily_report',
    input,
    output,
    sample,
  }),
  /** The same, under the path of topic discovery. */
  GetDiscoveryDailyReport: operation({
    group: 'day',
    method: 'GET',
    path: '/api/topic/discovery/v1/daily_report',
    input,
    output,
    sample,
  }),
  /** Whether the reader gets the daily report by mail. Signed-in readers only. */
  GetDailyMail: operation({
    group: 'day',
    method: 'GET',
    path: '/api/user/v1/daily_report_mail',
    input: z.object({}),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          wanted: z.boolean(),
          /** The language of the mail: `en`, `zh` or `ph`. */
          lang: z.string().optional(),
          /** The recipient's address; absent if the account has no confirmed one. */
          address: z.string().optional(),
          /** Whether this site sends mail. */
          available: z.boolean(),
          /** The hour of the day at which it is written, and the time zone. */
          hour: z.number().int(),
          time_zone: z.string(),
        })
        .optional(),
    }),
    sample: {},
  }),
  /** Subscribes to the mail in a language, or unsubscribes. Repeating changes nothing. */
  SetDailyMail: operation({
    group: 'day',
    method: 'POST',
    repeatable: true,
    path: '/api/user/v1/daily_report_mail',
    input: z.object({ wanted: z.boolean(), lang: anyLanguage }),
    output: plainEnvelope,
    sample: { wanted: true, lang: 'en' },
  }),
  /** Unsubscribes the reader named by the token, without signing in. */
  UnsubscribeDailyMail: operation({
    group: 'day',
    method: 'POST',
    path: '/api/events/v1/daily_report/unsubscribe',
    input: z.object({ token: z.string().max(400) }),
    output: plainEnvelope,
    sample: { token: 'u.AAAA' },
  }),
};
