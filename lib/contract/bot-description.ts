// A bot as an operator describes it, as it crosses the wire. Which subjects there are, and that it
// looks for anything at all, is known where bots are made.
import * as z from 'zod';
import {
  botCategories,
  botIcons,
  botWordChars,
  fieldWordsMost,
  postsADay,
  postsADayMost,
} from '@/lib/model/limits/bots';
import { allTabs } from '@/lib/model/feed/further-tabs';
import { languages } from '@/lib/model/text/languages';
import { byLanguage } from '@/lib/model/text/own-language';
import { whole } from './fields';

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
  /** Subjects of the interest list: their words count half, their names tie bots to interests. */
  subjects: z.array(z.string().max(64)).max(12).default([]),
  /** Words and phrases that tell the field; one with a capital letter is a name and keeps it. */
  words: ofLanguages,
  /** Names that are written alike in all languages. */
  names: words,
  /** An event that holds one of these is not of the field. */
  without: ofLanguages,
  /** Tabs in which its news stands; news that stands only in others is hardly of it. */
  sections: z.array(z.enum(allTabs.map(({ key }) => key))).default([]),
});

/** In each of our languages; one that is missing is read in another. */
const texts = (most: number) =>
  z
    .array(z.object({ lang: z.string(), text: z.string().trim().min(1).max(most) }))
    .min(1)
    .max(languages.length);

/** The id stays, whatever else changes. */
export const botDescription = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{1,63}$/, 'is not an id of a bot'),
  name: texts(60),
  description: texts(300),
  icon: z.enum(botIcons).default('spark'),
  category: z.enum(botCategories),
  field: fieldDescription,
  per_day: whole(1, postsADayMost).default(postsADay),
});
