// Ages, durations, scores and numbers that a question asks for. Protects that a date, a time of day
// or a house number is not taken for a count, nor a count for an age.
import { languages, type Language } from '@/lib/model/text/languages';
import { measures, type Measure } from '../lexicon/measure-forms';
import { lexicons } from '../lexicons';
import { escapePattern } from '../escape-pattern';
import { areStaff, countsPeople, withoutOtherCounts, withoutSome, type Counted } from './counts';
import { otherWords } from '../meanings/other-words';
import { fold, inOneScript } from '../segment';
import { stemOf } from '../word-forms';
import { wordSegments } from '../word-segments';

type Text = { text: string; lang: Language };

/**
 * How near to a number its noun must be: in words, or in characters in languages without spaces.
 */
const near = { words: 3, characters: 8 };

/** Whether a question asks what something is sold for, in any language. */
const asksPrice = (question: string): boolean => {
  const prices = languages.map((lang) => lexicons[lang].measures.prices);
  // How high the fine is does ask for a fine.
  return (
    prices.some(({ asks }) => asks.test(question)) &&
    !prices.some(({ others }) => others.test(question))
  );
};

/** The kind of measure that a question asks for, in any language. */
const measureOf = (question: string): Measure | undefined =>
  measures.find((one) =>
    languages.some((lang) => lexicons[lang].measures.asks[one].test(question)),
  ) ?? (asksPrice(question) ? 'sum' : undefined);

/** Its parts between commas, which are also in numbers. */
const clause = /(?:[^,;，；]|(?<=\d),(?=\d))+[,;，；]?/gu;

/** A sentence without the clauses on other sums than prices: revenue, a fine. */
function withPrices(sentence: string, lang: Language): string {
  const { others, tells } = lexicons[lang].measures.prices;
  const isOther = (one: string) => others.test(one) && !tells.test(one);
  return (sentence.match(clause) ?? []).filter((one) => !isOther(one)).join('');
}

/** Whether a question asks for a sum of money, in any language. */
export const asksSum = (question: string): boolean => measureOf(question) === 'sum';

const asksNumber = (question: string) =>
  languages.some((lang) => lexicons[lang].measures.asksNumber.test(question));

/** The noun that a question counts; undefined if any number may answer. */
function countedBy(question: string): Counted | undefined {
  for (const lang of languages) {
    const { measures: forms, spaced } = lexicons[lang];
    const { what, unit } = forms.counted.exec(question)?.groups ?? {};
    if (what === undefined) continue;
    const [first] = spaced ? [what] : [...wordSegments(what, lang)].map((one) => one.segment);
    const word = fold(first ?? '');
    const isNoun = spaced || word.length > 1 || forms.people.has(word);
    return isNoun ? { word, lang, ...(unit && { unit }) } : undefined;
  }
  return undefined;
}

/** The words of a text written with spaces; a sum includes its currency sign. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}$€£¥₱.,%’']*[\p{L}\p{N}%]/gu) ?? [];

function isNumber(word: string, lang: Language): boolean {
  const { numberWords, measures: forms } = lexicons[lang];
  const folded = fold(word);
  return /\d/.test(word) || Object.hasOwn(numberWords, folded) || forms.numbers.test(folded);
}

/** Whether a sentence begins with a person mentioned before, by age alone: ‘the 24-year-old’. */
export const callsByAge = (sentence: string, lang: Language): boolean =>
  lexicons[lang].measures.byAge.test(inOneScript(sentence));

/**
 * Whether a text says that there is none of what follows, directly or a few words on: no active
 * cases.
 */
export const tellsNone = (before: string, lang: Language): boolean =>
  lexicons[lang].measures.none.test(before);

/**
 * Whether a number, or a statement that there is none, is near a word; undefined if the text lacks
 * the word.
 */
function isCountedIn(text: string, lang: Language, names: readonly string[]): boolean | undefined {
  const { spaced, measures: forms } = lexicons[lang];
  if (!spaced) {
    const places = names.flatMap((name) => {
      const parts = text.split(name);
      return parts
        .slice(1)
        .map((behind, at) => [(parts[at] ?? '').slice(-near.characters), behind] as const);
    });
    if (places.length === 0) return undefined;
    return places.some(([before, behind]) =>
      [before, behind.slice(0, near.characters)].some(
        (part) => /\d/.test(part) || forms.numbers.test(part) || tellsNone(before, lang),
      ),
    );
  }
  const stems = new Set(names.map((name) => stemOf(name, lang)));
  const words = wordsOf(text);
  const places = words.flatMap((word, at) => (stems.has(stemOf(fold(word), lang)) ? [at] : []));
  if (places.length === 0) return undefined;
  return places.some((at) => {
    const before = words.slice(Math.max(0, at - near.words), at);
    const behind = words.slice(at, at + near.words + 1);
    return (
      [...before, ...behind].some((word) => isNumber(word, lang)) ||
      tellsNone(before.join(' '), lang)
    );
  });
}

const hasNumber = (text: string, lang: Language) =>
  lexicons[lang].spaced
    ? wordsOf(text).some((word) => isNumber(word, lang))
    : /\d/.test(text) || lexicons[lang].measures.numbers.test(text);

const withDigits = /[\p{Script=Latin}\p{N}]*\p{N}[\p{Script=Latin}\p{N}]*/gu;

/**
 * A text without the question's own words that contain digits: the 810 in a chip's name counts
 * nothing.
 */
function withoutNamed(text: string, question: string): string {
  const named = (inOneScript(question).match(withDigits) ?? []).map(escapePattern);
  if (named.length === 0) return text;
  return text.replace(
    new RegExp(
      `(?<![\\p{Script=Latin}\\p{N}.,])(?:${named.join('|')})(?![\\p{Script=Latin}\\p{N}]|[.,]\\p{N})`,
      'giu',
    ),
    ' ',
  );
}

/** Whether a sentence contains the number that a question asks for. */
function givesNumber(
  { text, lang }: Text,
  counted: Counted | undefined,
  question: string,
): boolean {
  const { noCount, measured } = lexicons[lang].measures;
  const all = withoutNamed(inOneScript(text), question).replace(noCount, ' ');
  const bare = counted && areStaff(counted) ? withoutSome(all, lang, question) : all;
  if (!counted) {
    const isOfDoers = lexicons[lang].measures.few.test(bare) && countsDoers(question);
    return isOfDoers || hasNumber(bare, lang);
  }
  const names = otherWords(counted.word, counted.lang)
    .filter((other) => other.lang === lang)
    .map(({ word }) => word);
  if (counted.lang === lang) names.push(counted.word);
  const isUnit = lexicons[counted.lang].measures.units.test(counted.word);
  const isPeople = lexicons[counted.lang].measures.people.has(counted.word);
  // 24 hours are no ships.
  const counts = isUnit ? bare : bare.replace(measured, ' ');
  const isNear = isPeople ? undefined : isCountedIn(counts, lang, names);
  if (isNear !== undefined && !isUnit) return isNear;
  if (isUnit) return hasNumber(bare, lang);
  // The noun is missing: then a sum or a share is no count, and neither is a number of something
  // else.
  const isFew = isPeople && lexicons[lang].measures.few.test(counts);
  return isFew || hasNumber(withoutOtherCounts(counts, lang, counted), lang);
}

/** The quantity whose value a question asks for, and the language of its word. */
function quantityOf(question: string): { word: string; lang: Language } | undefined {
  for (const lang of languages) {
    const what = lexicons[lang].measures.quantity.exec(question)?.groups?.what;
    if (what !== undefined) return { word: fold(what), lang };
  }
  return undefined;
}

/**
 * Whether a sentence has a number near the quantity asked for; in another language any number may
 * be it.
 */
function givesQuantity({ text, lang }: Text, asked: { word: string; lang: Language }): boolean {
  const { noCount, shares, byDeed = {} } = lexicons[lang].measures;
  const counts = inOneScript(text).replace(noCount, ' ');
  // A third of the sales is not an amount of sales; a rate may be given as a share.
  const isRate = lexicons[asked.lang].measures.rates.test(asked.word);
  const bare = isRate ? counts : counts.replace(shares, ' ');
  const names = otherWords(asked.word, asked.lang)
    .filter((other) => other.lang === lang)
    .map(({ word }) => word);
  if (asked.lang !== lang && names.length === 0) return hasNumber(bare, lang);
  // A report may give a growth rate as growth.
  const own =
    asked.lang === lang
      ? [
          asked.word,
          asked.word.replace(/(?<=\p{Script=Han}{2})率$/u, ''),
          ...(Object.hasOwn(byDeed, asked.word) ? (byDeed[asked.word] ?? []) : []),
        ]
      : [];
  return isCountedIn(bare, lang, [...names, ...own]) ?? false;
}

/**
 * Whether a question asks how many people did something or had it done to them, not how many things
 * there are.
 */
export function countsDoers(question: string): boolean {
  if (measureOf(question) !== undefined || quantityOf(question) || !asksNumber(question)) {
    return false;
  }
  const counted = countedBy(question);
  return counted
    ? countsPeople(counted)
    : languages.some((lang) => lexicons[lang].measures.doers.test(question));
}

/**
 * What a sentence must contain to give the measure or number that a question asks for; undefined if
 * it asks for none.
 */
export function givesMeasure(question: string): ((sentence: Text) => boolean) | undefined {
  const measure = measureOf(question);
  if (measure !== undefined) {
    const isOfPrice = measure === 'sum' && asksPrice(question);
    return ({ text, lang }) => {
      const written = inOneScript(text);
      return lexicons[lang].measures.gives[measure].test(
        isOfPrice ? withPrices(written, lang) : written,
      );
    };
  }
  const quantity = quantityOf(question);
  if (quantity) return (sentence) => givesQuantity(sentence, quantity);
  if (!asksNumber(question)) return undefined;
  const counted = countedBy(question);
  return (sentence) => givesNumber(sentence, counted, question);
}
