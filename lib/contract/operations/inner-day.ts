// What operators do to the reports of days and to what is read aloud.
import * as z from 'zod';
import { anyLanguage, dailyReport, dayName } from '../daily-report';
import { envelopeShape } from '../envelope';
import { id, ids } from '../fields';
import { operation } from '../operation';

export const innerDayOperations = {
  /**
   * The report of a day (the newest without one) as it is kept, and the events that operators left out
   * of it; `days`: those that have a report, the newest first. `code` -1: there is none of that day.
   */
  GetInnerDailyReport: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/daily_report',
    input: z.object({ date: dayName.optional(), lang: anyLanguage }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          day: z.string(),
          sections: dailyReport.shape.sections,
          left_out: z.array(z.object({ event_id: z.string(), title: z.string() })).default([]),
          days: z.array(z.string()).default([]),
        })
        .nullish(),
    }),
    sample: { date: '2026-01-14', lang: 'en' },
  }),
  /**
   * Makes the report of a day anew from its events as they stand, in one language or in all, without
   * those that are left out of it. `code` -1: nothing happened on that day.
   */
  UpsertDailyReport: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/daily_report/upsert',
    input: z.object({
      date: dayName,
      lang: anyLanguage,
      /** All that are left out from now on; without it those that are. */
      without_event_ids: ids.optional(),
      /** One more, or one less, whatever another operator left out meanwhile. */
      leave_out_event_ids: ids.default([]),
      put_back_event_ids: ids.default([]),
    }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          day: z.string(),
          /** By language: entries that the report has now. */
          reports: z.array(z.object({ lang: z.string(), entries: z.number().int() })).default([]),
        })
        .nullish(),
    }),
    sample: { date: '2026-01-14', lang: 'en' },
  }),
  /**
   * Has the speech service make sounds of an event that are not there yet, some at a time: `left` says
   * how many are still to be made. Refused where the site has no speech service.
   */
  UpsertTts: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/tts/upsert',
    input: z.object({ event_id: id, lang: anyLanguage, speaker: z.string().max(64).optional() }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          event_id: z.string(),
          made: z.number().int(),
          kept: z.number().int(),
          left: z.number().int(),
        })
        .nullish(),
    }),
    sample: { event_id: 'sample-leap-second', lang: 'en' },
  }),
};
