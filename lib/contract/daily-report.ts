// The daily report on the wire: what happened, by section, the most widely reported first.
import * as z from 'zod';
import { languages, readLanguage } from '@/lib/model/text/languages';
import { localizedText, reference, twinEvent } from './entities';

/** One event of the day: its title, and one cited sentence of a source. */
export const dailyEntry = z.object({
  event_id: z.string(),
  title: z.string(),
  /** BCP 47 tag of the title's language. */
  lang: z.string(),
  /** Verbatim from a source; absent if none may be quoted. */
  sentence: z
    .object({ text: z.string(), lang: z.string(), references: z.array(reference).default([]) })
    .optional(),
  /** Distinct publishers that report it. */
  sources_count: z.number().int().default(1),
  /** Milliseconds since 1970. */
  release_time: z.number().default(0),
  also_in: z.array(twinEvent).optional(),
});
export type DailyEntry = z.output<typeof dailyEntry>;

/** `key` is a tab's key, or `other`. */
export const dailySection = z.object({
  key: z.string(),
  name: localizedText,
  entries: z.array(dailyEntry),
});

/** `final`: the day is over and nothing is added; otherwise the report so far. */
export const dailyReport = z.object({
  /** `YYYY-MM-DD`. */
  day: z.string(),
  /** `en`, `zh` or `ph`. */
  lang: z.string(),
  made_at: z.number(),
  final: z.boolean(),
  /** Events of that day, including those that the report leaves out. */
  events_count: z.number().int(),
  sections: z.array(dailySection),
});
export type DailyReport = z.output<typeof dailyReport>;

const spelled = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/;

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * A day in one of its usual formats (`2026-01-31`, `20260131`, `2026/01/31`), `today`, `yesterday`.
 */
export const dayName = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => text.replace(spelled, '$1-$2-$3'))
  .refine((text) => text === 'today' || text === 'yesterday' || isDay(text), 'is not a day');

/** A language in any spelling; one that we do not have counts as not given. */
export const anyLanguage = z
  .string()
  .max(35)
  .transform((text) => languages.find((one) => one === readLanguage(text)))
  .optional();
