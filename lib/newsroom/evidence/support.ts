// Whether the passages that a sentence cites support it, as far as words can tell: most of its
// words, all of its numbers, no negation that they lack. A failing sentence is marked for the
// reader, never kept silently.
import { han } from '@/lib/model/text/scripts';
import type { Language } from '@/lib/model/text/languages';
import { fold, segment } from '../language/segment';
import { lexicons } from '../language/lexicons';
import { numbersOf, termsOf } from '../language/text-terms';
import type { Passage } from './passages';
import { similarity } from '../language/word-forms';

/** The least share of a sentence's words that the passages must have, unless more is required. */
const leastShare = 0.5;
const sameWord = 0.8;

function wordsOf(text: string, lang: Language): string[] {
  const { stopWords } = lexicons[lang];
  return [...new Set(segment(text, lang))].filter(
    (token) => !stopWords.has(token) && ([...token].length > 1 || /\d/.test(token)),
  );
}

/** Names in Latin letters and numbers: all that two languages have in common. */
const anchorsOf = (text: string) => [
  ...new Set((text.match(/\b\p{Lu}[\p{Script=Latin}]+|\d+(?:[.,]\d+)*/gu) ?? []).map(fold)),
];

/** Chinese combines the same words in many ways: most characters must be there, and some pairs. */
const leastCharacters = 0.6;
const leastPairs = 0.25;

const hanOrWord = new RegExp(`${han}|[a-z0-9.]+`, 'gu');

function unspacedSupport(
  sentence: string,
  lang: Language,
  texts: readonly string[],
  least: number,
): boolean {
  const { emptyCharacters } = lexicons[lang];
  const there = fold(texts.join('\n'));
  const characters = [...new Set(fold(sentence).match(hanOrWord) ?? [])];
  const telling = characters.filter((one) => !emptyCharacters?.test(one));
  const pairs = [...termsOf(sentence, lang)].map(fold);
  const share = (parts: readonly string[]) =>
    parts.filter((part) => there.includes(part)).length / Math.max(1, parts.length);
  return share(telling) >= Math.max(least, leastCharacters) && share(pairs) >= leastPairs;
}

function shareOf(sentence: string, lang: Language, texts: readonly string[]): number {
  const words = wordsOf(sentence, lang);
  if (words.length === 0) return 0;
  const there = [...new Set(texts.flatMap((text) => segment(text, lang)))];
  const found = words.filter((word) =>
    there.some((other) => similarity(word, other, lang) >= sameWord),
  );
  return found.length / words.length;
}

/** Whether the passages that `sentence`, in `lang`, cites support it. */
export function isSupported(
  sentence: string,
  lang: Language,
  passages: readonly Pick<Passage, 'text' | 'before' | 'heading' | 'lang'>[],
  least = leastShare,
): boolean {
  if (passages.length === 0) return false;
  const texts = passages.flatMap(({ text, before, heading }) => [text, before, heading]);
  const numbers = new Set(texts.flatMap((text) => numbersOf(text)));
  if (!numbersOf(sentence).every((number) => numbers.has(number))) return false;
  const own = passages.filter((passage) => passage.lang === lang);
  if (own.length === 0) {
    // In another language only what must be written alike can be compared.
    const there = fold(texts.join(' '));
    const anchors = anchorsOf(sentence);
    return anchors.length > 0 && anchors.every((anchor) => there.includes(anchor));
  }
  const denies = lexicons[lang].denial;
  if (denies.test(sentence) && !own.some(({ text }) => denies.test(text))) return false;
  if (!lexicons[lang].spaced) return unspacedSupport(sentence, lang, texts, least);
  return shareOf(sentence, lang, texts) >= least;
}
