// Which of our languages a text is in. Publishers declare one language for a whole feed but mix
// them: Philippine feeds have English and Filipino side by side, Chinese sites run English pages.
import { languages, toLanguage, type Language } from '@/lib/model/text/languages';
import type { Lexicon } from './language';
import { lexicons } from './lexicons';
import { wordSegments } from './word-segments';

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const letters = /\p{L}/gu;
const latinWord = /\p{Script=Latin}+/gu;
/** Fewer words of a language prove nothing. */
const leastTelling = 2;

const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

/**
 * The language whose own letters make up most of a text; kana mean Japanese, which we do not have.
 */
function languageByLetters(text: string): Language | undefined {
  const all = count(text, letters);
  return languages.find((lang) => {
    const own = lexicons[lang].letters;
    const found = own ? count(text, own) : 0;
    return found * 4 > all - found && found > 4 * count(text, kana);
  });
}

/** The language with the most function words in a text; undefined in a tie. */
function languageByWords(text: string): Language | undefined {
  const words = text.toLowerCase().match(latinWord) ?? [];
  const found = languages
    .map((lang) => ({ lang, count: words.filter((one) => lexicons[lang].telling.has(one)).length }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = found;
  const all = found.reduce((sum, one) => sum + one.count, 0);
  return first && all >= leastTelling && first.count !== second?.count ? first.lang : undefined;
}

/** `lang`, unless it has letters of its own, since the text was found to lack them. */
const inLatin = (lang: Language): Language => (lexicons[lang].letters ? 'en' : lang);

/** The language that a single letter identifies. */
export const languageOfAnyLetter = (text: string): Language | undefined =>
  languages.find((lang) => {
    const own = lexicons[lang].letters;
    return own !== undefined && count(text, own) > 0;
  });

/** The language of `text`, falling back to what the feed declares if the text does not show it. */
export function detectLanguage(text: string, declared: string | undefined): Language {
  const sample = text.slice(0, 4_000);
  return (
    languageByLetters(sample) ?? languageByWords(sample) ?? inLatin(toLanguage(declared, 'en'))
  );
}

const quotations = /“[^”]*”|"[^"]*"|「[^」]*」/gu;
/** Function words of another language that show a sentence to be in that. */
const leastForeign = 3;

/**
 * Whether a sentence in a report in `lang` is in another of our languages, except for what it
 * quotes: what somebody posted stands in many reports as it was posted.
 */
export function isInAnother(sentence: string, lang: Language): boolean {
  const text = sentence.replace(quotations, ' ');
  const words = text.toLowerCase().match(latinWord) ?? [];
  const signsOf = (one: Language) => {
    const { letters: own, telling } = lexicons[one];
    return own ? count(text, own) : words.filter((word) => telling.has(word)).length;
  };
  return signsOf(lang) === 0 && languages.some((one) => signsOf(one) >= leastForeign);
}

/** The language of a few words; `reader` decides if no letter does. */
export function languageOfWords(text: string, reader: Language): Language {
  return languageOfAnyLetter(text) ?? inLatin(reader);
}

/**
 * The function words in Latin letters that show a question to be in their language; readers of the
 * other script need to type more of them.
 */
const leastAsking = { ofReader: 1, ofOther: 2 };

/**
 * The language of a question in Latin letters that only names something in the letters of `own`:
 * "What is 丰田 doing?"; undefined if it also asks in those.
 */
function languageAround(text: string, own: Language, reader: Language): Language | undefined {
  const { letters, asking } = lexicons[own];
  const isAsking = ({ segment }: { segment: string }) => asking.words.has(segment);
  if (!letters || [...wordSegments(text, own)].some(isAsking)) return undefined;
  const around = text.replace(letters, '\n');
  const named = around.match(/\n+/g) ?? [];
  const latin = around.toLowerCase().match(latinWord) ?? [];
  if (latin.length <= named.length) return undefined;
  const least = reader === own ? leastAsking.ofOther : leastAsking.ofReader;
  const isSmall = (word: string, { telling, stopWords, asking: { words } }: Lexicon) =>
    telling.has(word) || stopWords.has(word) || words.has(word);
  const [best] = languages
    .map((lang) => ({ lang, small: latin.filter((one) => isSmall(one, lexicons[lang])).length }))
    .sort((a, b) => b.small - a.small || Number(b.lang === reader) - Number(a.lang === reader));
  return best && best.small >= least ? best.lang : undefined;
}

/** The language of a question; `reader` decides if neither letters nor function words do. */
export function languageOfQuestion(text: string, reader: Language): Language {
  const own = languageOfAnyLetter(text);
  return (own && languageAround(text, own, reader)) ?? own ?? detectLanguage(text, reader);
}

/**
 * Whether a text is in the script of `lang`: in Latin letters it may be any language that uses
 * them.
 */
export function isInLettersOf(text: string, lang: Language): boolean {
  const found = lexicons[detectLanguage(text, lang)].letters;
  return found?.source === lexicons[lang].letters?.source;
}
