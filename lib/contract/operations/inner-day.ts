// Operators' calls for daily reports and for speech.
import * as z from 'zod';
import { anyLanguage, dailyReport, dayName } from '../daily-report';
import { envelopeShape } from '../envelope';
import { id, ids } from '../fields';
import { operation } from '../operation';

export const innerDayOperations = {
  /**
   * The stored report of a day (without one, the newest), and the events that operators left out of
   * it; `days`: those that have a report, newest first. `code` -1: that day has none.
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
   * Rebuilds the report of a day from the current events, in one language or in all, without those
   * that are left out. `code` -1: nothing happened on that day.
   */
  UpsertDailyReport: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/daily_report/upsert',
    input: z.object({
      date: dayName,
      lang: anyLanguage,
      /** All events to leave out from now on; if absent, the present ones. */
      without_event_ids: ids.optional(),
      /**
       * Additional events to leave out, or to put back, whatever another operator changed
       * meanwhile.
       */
      leave_out_event_ids: ids.default([]),
      put_back_event_ids: ids.default([]),
    }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          day: z.string(),
          /** By language: the number of entries that the report has now. */
          reports: z.array(z.object({ lang: z.string(), entries: z.number().int() })).default([]),
        })
        .nullish(),
    }),
    sample: { date: '2026-01-14', lang: 'en' },
  }),
  /**
   * Has the speech service synthesize the missing sounds of an event, some at a time: `left` says
   * how many are still to be made. Refused if the site has no speech service.
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
