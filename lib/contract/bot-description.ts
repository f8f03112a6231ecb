// A bot as an operator describes it on the wire. The handler that makes bots checks that subjects
// exist and that the bot looks for anything at all.
import * as z from 'zod';
import {
  botCategories,
  botIcons,
  botWordChars,
  postsADay,
  postsADayMost,
} from '@/lib/model/limits/bots';
import { allTabs } from '@/lib/model/feed/further-tabs';
import { languages } from '@/lib/model/text/languages';
import { byLanguage } from '@/lib/model/text/own-language';
import { whole } from './fields';
import { seenName } from './seen-field';

/** How many words of one kind a bot's field may have. */
const fieldWordsMost = 300;

const word = z
  .string()
  .trim()
  .max(botWordChars)
  .refine((text) => /[\p{L}\p{N}]/u.test(text), 'has no letter');
const words = z.array(word).max(fieldWordsMost).default([]);
const ofLanguages = z
  .object({ en: words, zh: words, ph: words })
  .default(() => byLanguage((): string[] => []));

/** What a bot looks for. */
export const fieldDescription = z.object({
  /**
   * Subjects of the interest list: their words count half; their names connect bots to interests.
   */
  subjects: z.array(z.string().max(64)).max(12).default([]),
  /**
   * Words and phrases that indicate the field; one with a capital letter is a name, and its case
   * matters.
   */
  words: ofLanguages,
  /** Names spelled the same in all languages. */
  names: words,
  /** An event with one of these does not belong to the field. */
  without: ofLanguages,
  /** Tabs for its news; news found only in other tabs hardly belongs to it. */
  sections: z.array(z.enum(allTabs.map(({ key }) => key))).default([]),
});

/** In each of our languages; a missing one falls back to another. */
const texts = (most: number) =>
  z
    .array(z.object({ lang: z.string(), text: seenName(most) }))
    .min(1)
    .max(languages.length);

/** The id never changes, whatever else does. */
export const botDescription = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{1,63}$/, 'is not an id of a bot'),
  name: texts(60),
  description: texts(300),
  icon: z.enum(botIcons).default('spark'),
  category: z.enum(botCategories),
  field: fieldDescription,
  per_day: whole(1, postsADayMost).default(postsADay),
});
