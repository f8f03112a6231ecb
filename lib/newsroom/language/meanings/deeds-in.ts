// What a headline says was done or happened, as far as the action tables know it.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../lexicons';
import { isKnownDeed, otherWords } from './other-words';
import { fold, segment } from '../segment';
import { stemOf } from '../word-forms';
import { wordSegments } from '../word-segments';

const wordsOf = (text: string, lang: Language): string[] =>
  lexicons[lang].spaced
    ? segment(text, lang)
    : [...wordSegments(fold(text), lang)].map(({ segment: word }) => word);

/** The actions in a text, in the form used there, each once. */
export const deedsIn = (text: string, lang: Language): string[] => [
  ...new Set(wordsOf(text, lang).filter((word) => isKnownDeed(word, lang))),
];

/** Whether a text mentions an action: by the word, a form of it, or a synonym. */
export function saysDeed(text: string, deed: string, lang: Language): boolean {
  const own = otherWords(deed, lang)
    .filter((other) => other.lang === lang)
    .map(({ word }) => word);
  const forms = [deed, ...own];
  if (!lexicons[lang].spaced) return forms.some((form) => fold(text).includes(form));
  const stems = new Set(forms.map((form) => stemOf(form, lang)));
  return wordsOf(text, lang).some((word) => stems.has(stemOf(word, lang)));
}
