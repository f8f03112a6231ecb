// The report of a day, and the mail that brings it.
import * as z from 'zod';
import { anyLanguage, dailyReport, dayName } from '../daily-report';
import { envelopeShape, plainEnvelope } from '../envelope';
import { operation } from '../operation';

const input = z.object({ date: dayName.optional(), lang: anyLanguage });

/** `days`: those that have a report, the newest first, whether or not the one asked for has one. */
const output = z.object({
  ...envelopeShape,
  data: dailyReport.nullish(),
  days: z.array(z.string()).default([]),
});

const sample = { date: '2026-01-14', lang: 'en' };

export const dayOperations = {
  /** The report of a day; without a date the newest there is. `code` -1: there is none of that day. */
  GetDailyReport: operation({
    group: 'day',
    method: 'GET',
    path: '/api/events/v1/daily_report/detail',
    input,
    output,
    sample,
  }),
  /** The same, for readers of the second version of the lists. */
  GetDailyReportV2: operation({
    group: 'day',
    method: 'GET',
    path: '/api/events/v2/daily_report',
    input,
    output,
    sample,
  }),
  /** The same, where topics are found. */
  GetDiscoveryDailyReport: operation({
    group: 'day',
    method: 'GET',
    path: '/api/topic/discovery/v1/daily_report',
    input,
    output,
    sample,
  }),
  /** Whether the reader gets the report of each day by mail. Signed-in readers only. */
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
          /** Of the mail: `en`, `zh` or `ph`. */
          lang: z.string().optional(),
          /** Where it goes; absent where the account has no confirmed address. */
          address: z.string().optional(),
          /** Whether this site sends mail. */
          available: z.boolean(),
          /** The hour of the day at which it is written, and in which time zone. */
          hour: z.number().int(),
          time_zone: z.string(),
        })
        .optional(),
    }),
    sample: {},
  }),
  /** Asks for it, in a language, or for no more of it. Repeating changes nothing. */
  SetDailyMail: operation({
    group: 'day',
    method: 'POST',
    repeatable: true,
    path: '/api/user/v1/daily_report_mail',
    input: z.object({ wanted: z.boolean(), lang: anyLanguage }),
    output: plainEnvelope,
    sample: { wanted: true, lang: 'en' },
  }),
  /** Ends the mail of whoever the token in it names, without signing in. */
  UnsubscribeDailyMail: operation({
    group: 'day',
    method: 'POST',
    path: '/api/events/v1/daily_report/unsubscribe',
    input: z.object({ token: z.string().max(400) }),
    output: plainEnvelope,
    sample: { token: 'u.AAAA' },
  }),
};
