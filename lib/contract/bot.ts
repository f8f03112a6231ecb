// A bot and its posts on the wire.
import * as z from 'zod';
import { botWordChars, botWordsMost } from '@/lib/model/limits/bots';
import { languages, readLanguage, type Language } from '@/lib/model/text/languages';
import { toWireLanguage } from '@/lib/model/text/wire-language';
import { localizedText, newsEvent, reference } from './entities';
import { id, whole } from './fields';
import { listedEvent } from './moment';

export const bot = z.object({
  bot_id: z.string(),
  name: localizedText.default([]),
  description: localizedText.default([]),
  /** The name of one of our icons. */
  icon: z.string().default(''),
  category: z.string().default(''),
  follow_count: z.number().int().default(0),
  /** How many events it has posted since it was made. */
  post_count: z.number().int().default(0),
  /** When it last posted, milliseconds; 0 when never. */
  update_time: z.number().default(0),
  /** By this reader. */
  followed: z.boolean().default(false),
});
export type Bot = z.infer<typeof bot>;

const postShape = {
  post_id: z.string(),
  bot_id: z.string(),
  /** The bot that posted it, so that it can be shown without another call. */
  bot: bot.pick({ bot_id: true, name: true, icon: true, category: true }),
  /** Why it was posted: one sentence of the event as in its source, with its citation mark. */
  reason: localizedText.default([]),
  /** The reference that the mark points to. */
  reference: reference.optional().catch(undefined),
  /** The time of the news, milliseconds. */
  time: z.number().default(0),
};

/** A post with its event as in lists. */
export const post = z.object({ ...postShape, event: listedEvent });
export type Post = z.infer<typeof post>;
/** A post with the whole event. */
export const immersedPost = z.object({ ...postShape, event: newsEvent });

export const postList = z.object({
  posts: z.array(post).default([]),
  has_more: z.boolean().default(false),
  next_cursor: z.string().default(''),
});

/** In a query a list is text with commas, in a body an array; both forms are accepted in both. */
const separated = (text: string) =>
  text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((part) => part.trim().replace(/^"|"$/g, ''))
    .filter(Boolean);
const listOf = (chars: number) =>
  z.union([z.string().max(chars).transform(separated), z.array(z.string())]);

export const botIds = listOf(8_192).pipe(z.array(id).max(100));

const words = listOf(2_048).pipe(
  z
    .array(
      z
        .string()
        .trim()
        .max(botWordChars)
        .regex(/[\p{L}\p{N}]/u, 'has no letter')
        .regex(/^[^\p{C},，]*$/u, 'is no word'),
    )
    .max(botWordsMost)
    .transform((list) => [...new Set(list)]),
);
const spokenLanguages = listOf(64).pipe(
  z
    .array(z.string().max(16))
    .max(8)
    .transform((list, context): Language[] => {
      const found = list.map((spelling) => readLanguage(spelling));
      const known = languages.filter((one) => found.includes(one));
      if (found.some((one) => one === undefined || one === 'source')) {
        context.addIssue({ code: 'custom', message: 'is none of EN, ZH, PH' });
      }
      return known;
    }),
);

/** A reader's customization of a bot; fields that a call leaves out are undefined. */
export const customizeFields = {
  extra_words: words.optional(),
  left_out_words: words.optional(),
  languages: spokenLanguages.optional(),
  /** Posts a day; 0: no limit. */
  daily_limit: whole(0, 100).optional(),
};

export const customize = z.object({
  extra_words: z.array(z.string()).default([]),
  left_out_words: z.array(z.string()).default([]),
  languages: z.array(z.enum(languages.map((one) => toWireLanguage(one)))).default([]),
  daily_limit: z.number().int().default(0),
});
export type Customize = z.infer<typeof customize>;
