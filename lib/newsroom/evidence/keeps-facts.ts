// Whether a translation says the numbers and denials of its original. A translated sentence keeps the
// citations of that one, so what it says must be what is cited. Protects: no figure, and no "not",
// comes in or goes on the way from one language to another; where it cannot be told, nothing is kept.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { inOneScript } from '../language/segment';
import { agree, numbersIn, type Numbers, type Told } from './numbers-told';

/** A text and the language it is in. */
export type Text = { text: string; lang: Language };

/** An article and a numeral are one word in two of the languages; pairs are told in many ways. */
const leastFirm = 2;

const lacking = (numbers: readonly Told[], there: readonly Told[]) =>
  numbers.filter((number) => !there.some((other) => agree(number, other)));

const all = ({ digits, words, maybe }: Numbers) => [...digits, ...words, ...maybe];

/** The numbers of `to` that `from` does not have, but for the smallest in words. */
const addedNumbers = (to: Numbers, from: readonly Told[]) => [
  ...lacking(to.digits, from),
  ...lacking(to.words, from).filter(({ value }) => Math.abs(value) > leastFirm),
];

/** Whether a text has a number that none of its sources has, in whatever language they are. */
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
  // A word may go (both sides, 双方), but not for another.
  const gone = lacking(from.words, all(to)).filter(({ value }) => value > 1);
  const come = lacking(to.words, all(from)).filter(({ value }) => value > 1);
  return gone.length === 0 || come.length === 0;
}

/** Whether one text denies something of which the other shows no sign. */
export const deniesAlone = (one: Text, other: Text): boolean =>
  lexicons[one.lang].kept.denies.test(inOneScript(one.text)) &&
  !lexicons[other.lang].kept.negative.test(inOneScript(other.text));

/** Whether a translation has the numbers and denials of its original, by their signs. */
export const keepsFacts = (original: Text, translation: Text): boolean =>
  keepsNumbers(original, translation) &&
  !deniesAlone(original, translation) &&
  !deniesAlone(translation, original);
