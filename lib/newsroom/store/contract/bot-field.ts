// What a bot looks for. Protects: a field is words, names, subjects and sections, never the ids of
// events or the names of feeds, so that it means the same on any site's news.
import * as z from 'zod';
import { botWordChars, fieldWordsMost } from '@/lib/model/limits/bots';
import { allTabs } from '@/lib/model/feed/tabs';
import { byLanguage, type Language } from '@/lib/model/text/languages';
import { interestKeys } from '@/lib/newsroom/language/lexicon/interests';

const subjects = Object.values(interestKeys).flat();
export type SubjectKey = (typeof subjects)[number];

const word = z
  .string()
  .trim()
  .max(botWordChars)
  .refine((text) => /[\p{L}\p{N}]/u.test(text), 'has no letter');
const words = z.array(word).max(fieldWordsMost).default([]);
const ofLanguages = z
  .object({ en: words, zh: words, ph: words })
  .default(() => byLanguage((): string[] => []));

export const botField = z.object({
  /** Subjects of the interest list: their words count half, their names tie bots to interests. */
  subjects: z.array(z.enum(subjects)).max(12).default([]),
  /** Words and phrases that tell the field; one with a capital letter is a name and keeps it. */
  words: ofLanguages,
  /** Names that are written alike in all languages. */
  names: words,
  /** An event that holds one of these is not of the field. */
  without: ofLanguages,
  /** Tabs in which its news stands; news that stands only in others is hardly of it. */
  sections: z.array(z.enum(allTabs.map(({ key }) => key))).default([]),
});
export type BotField = z.output<typeof botField>;

/** The words of a language, its own and those of all. */
export const wordsIn = ({ words: own, names }: BotField, lang: Language): string[] => [
  ...own[lang],
  ...names,
];
