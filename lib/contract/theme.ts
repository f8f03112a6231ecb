// A reader's own feed on the wire: what it searches for, what it shows, and what a deep-mind run
// found about it.
import * as z from 'zod';
import { wordsIn } from '@/lib/model/feed/theme-words';
import { themeNameChars, themeWordChars, themeWordsMost } from '@/lib/model/limits/themes';
import { languages, toLanguage, readLanguage } from '@/lib/model/text/languages';
import { isSeen, seenLine } from '@/lib/model/text/seen-text';
import { localizedText, reference } from './entities';

const word = z.string().trim().min(1).max(themeWordChars);

/** A list, or text with commas or lines; each word once. */
const words = z
  .preprocess(
    (given) => (typeof given === 'string' ? wordsIn(given) : given),
    z.array(word).max(themeWordsMost),
  )
  .transform((all) => [...new Set(all)]);

const language = z
  .string()
  .refine((one) => (readLanguage(one) ?? 'source') !== 'source', 'is not a language')
  .transform((one) => toLanguage(one, 'en'));

export const themeName = z
  .string()
  .trim()
  .min(1)
  .max(themeNameChars)
  .refine(isSeen, 'has nothing to see')
  .transform(seenLine);

/**
 * What a theme searches for: any of the words, none of the left-out ones, from these publishers and
 * languages.
 */
export const themeDefinition = z.object({
  keywords: words.optional(),
  excluded: words.optional(),
  /** Names or domains of publishers; empty: all. */
  sources: words.optional(),
  /** Empty: all. */
  languages: z.array(language).max(languages.length).optional(),
});

const themeFeed = z.object({
  feed_id: z.string(),
  /** As its reader entered it. */
  address: z.string(),
  title: z.string().default(''),
  state: z.enum(['waiting', 'ok', 'failed']),
  /** Why the last poll failed, or ''. */
  error: z.string().default(''),
  /** Milliseconds; 0 if it never succeeded. */
  last_ok_at: z.number().default(0),
  next_poll_at: z.number().default(0),
});
export type ThemeFeed = z.output<typeof themeFeed>;

export const theme = z.object({
  theme_id: z.string(),
  name: z.string().default(''),
  keywords: z.array(z.string()).default([]),
  excluded: z.array(z.string()).default([]),
  sources: z.array(z.string()).default([]),
  languages: z.array(z.enum(languages)).default([]),
  shared: z.boolean().default(false),
  /** Whether this reader owns it. */
  own: z.boolean().default(false),
  followed: z.boolean().default(false),
  follow_count: z.number().int().default(0),
  /** An operator removed it from the square: only its owner sees it. */
  taken_down: z.boolean().default(false),
  update_time: z.number().default(0),
  /** The owner's addresses; empty for everybody else. */
  feeds: z.array(themeFeed).default([]),
});
export type Theme = z.output<typeof theme>;

/** An event of the site, or an item of the owner's own feed, which links to its publisher. */
export const themeItem = z.object({
  id: z.string(),
  item_type: z.enum(['event', 'item']),
  title: localizedText.default([]),
  brief: localizedText.default([]),
  time: z.number().default(0),
  lang: z.string().default(''),
  /** The publisher of an item; '' for an event. */
  source: z.string().default(''),
  /** The link of an item; '' for an event. */
  link: z.string().default(''),
  source_count: z.number().int().default(0),
});
export type ThemeItem = z.output<typeof themeItem>;

const reportSentence = z.object({
  text: z.string(),
  lang: z.string().default(''),
  /** `order` of the references that it quotes. */
  citations: z.array(z.number().int()).default([]),
});

const reportSection = z.object({
  event_id: z.string(),
  title: z.string(),
  lang: z.string().default(''),
  /** Milliseconds. */
  time: z.number().default(0),
  sentences: z.array(reportSentence).default([]),
});

export const themeReport = z.object({
  /** The newest event first. */
  sections: z.array(reportSection).default([]),
  references: z.array(reference).default([]),
  /** Words that occur in no quoted sentence. */
  not_covered: z.array(z.string()).default([]),
});
export type ThemeReport = z.output<typeof themeReport>;

export const deepMindStates = ['queued', 'running', 'done', 'stopped', 'failed'] as const;

export const deepMindRun = z.object({
  run_id: z.string(),
  theme_id: z.string(),
  question: z.string().default(''),
  state: z.enum(deepMindStates),
  saved: z.boolean().default(false),
  /** The successive searches, and whether each was done. */
  steps: z
    .array(z.object({ query: z.string(), done: z.boolean(), found: z.number().int().default(0) }))
    .default([]),
  /** As far as it got; null before anything was found. */
  report: themeReport.nullish(),
  start_time: z.number().default(0),
  end_time: z.number().default(0),
});
export type DeepMindRun = z.output<typeof deepMindRun>;
