// What a bot looks for. Protects: a field consists of words, names, subjects and sections, never of
// event ids or feed names, so that it means the same on any site's news.
import * as z from 'zod';
import { fieldDescription } from '@/lib/contract/bot-description';
import type { Language } from '@/lib/model/text/languages';
import { interestKeys } from '@/lib/newsroom/language/lexicon/interests';

const subjects = Object.values(interestKeys).flat();
export type SubjectKey = (typeof subjects)[number];

export const botField = fieldDescription.extend({
  subjects: z.array(z.enum(subjects)).max(12).default([]),
});
export type BotField = z.output<typeof botField>;

/** The words for a language: its own and those of every language. */
export const wordsIn = ({ words: own, names }: BotField, lang: Language): string[] => [
  ...own[lang],
  ...names,
];
