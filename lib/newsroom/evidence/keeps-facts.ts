// Whether a translation has the numbers and negations of its original. A translated sentence keeps
// the citations of the original, so it must say what is cited. Protects: no number, and no "not",
// is added or lost in translation; where that cannot be determined, the translation is dropped.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { inOneScript } from '../language/segment';
import { agree, numbersIn, type Numbers, type Told } from './numbers-told';

/** A text and the language it is in. */
export type Text = { text: string; lang: Language };

/** In two of the languages ‘one’ is also the article, and pairs are expressed in many ways. */
const leastFirm = 2;

const lacking = (numbers: readonly Told[], there: readonly Told[]) =>
  numbers.filter((number) => !there.some((other) => agree(number, other)));

const all = ({ digits, words, maybe }: Numbers) => [...digits, ...words, ...maybe];

/** The numbers of `to` that `from` does not have, except the smallest ones in words. */
const addedNumbers = (to: Numbers, from: readonly Told[]) => [
  ...lacking(to.digits, from),
  ...lacking(to.words, from).filter(({ value }) => Math.abs(value) > leastFirm),
];

/** Whether a text has a number that none of its sources has, in any language. */
export const addsNumber = (text: Text, sources: readonly Text[]): boolean =>
  addedNumbers(
    numbersIn(text.text, text.lang),
    sources.flatMap((source) => all(numbersIn(source.text, source.lang))),
  ).length > 0;

function keepsNumbers(original: Text, translation: Text): boolean {
  const from = numbersIn(original.text, original.lang);
  const to = numbersIn(translation.text, translation.lang);
  const lost = lacking(from.digits, all(to)).filter(({ value }) => value !== 1);
  if (lost.length > 0 || addedNumbers(to, all(from)).length > 0) return false;
  // A word may be lost (both sides, 双方), but not replaced.
  const gone = lacking(from.words, all(to)).filter(({ value }) => value > 1);
  const come = lacking(to.words, all(from)).filter(({ value }) => value > 1);
  return gone.length === 0 || come.length === 0;
}

/** Whether only the first of two texts has a negation. */
export const deniesAlone = (one: Text, other: Text): boolean =>
  lexicons[one.lang].kept.denies.test(inOneScript(one.text)) &&
  !lexicons[other.lang].kept.negative.test(inOneScript(other.text));

/** Whether a translation has the numbers and negations of its original, by their written forms. */
export const keepsFacts = (original: Text, translation: Text): boolean =>
  keepsNumbers(original, translation) &&
  !deniesAlone(original, translation) &&
  !deniesAlone(translation, original);
