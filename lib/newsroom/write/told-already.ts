// Whether a page as a whole says what a sentence says, even if each fact is in another of its
// sentences. Protects: readers are not told the same thing again in other words.
import { hasHan } from '@/lib/model/text/scripts';
import { lexicons } from '../language/lexicons';
import { amountsIn } from '../language/amounts';
import { readTelling } from '../language/news/telling-terms';
import { newsNumbersOf } from '../language/text-terms';
import type { Candidate } from './candidates';

/**
 * The share of a sentence's telling words that the page must have; shorter sentences are not
 * judged.
 */
const sameShare = 0.68;
const leastTerms = 4;
/** For a single sentence less is enough: its words belong together. */
const sameShareOfOne = 0.55;
/**
 * Fewer new telling words than this add nothing; where capitals do not show names, a single one may
 * matter.
 */
const newWords = 3;
const ownWordsToStay = 2;
/** Two sentences with this many common figures report the same news, in different words. */
const sameFigures = 2;
const sameShareWithFigures = 0.35;
/** Two amounts this close are the same, given with different precision. */
const nearly = 0.01;
/** A quotation with this many words adds something; in Chinese, with this many characters. */
const ownWords = 5;
const ownCharacters = 8;

type Read = {
  terms: ReadonlySet<string>;
  names: readonly string[];
  numbers: readonly string[];
  amounts: readonly number[];
};

/** A sentence or a headline. */
type Line = Pick<Candidate, 'article' | 'text' | 'quotations'>;

const read = new WeakMap<Line, Read>();

function readOf(candidate: Line): Read {
  const before = read.get(candidate);
  if (before) return before;
  const { text, article } = candidate;
  const { spots, terms } = readTelling(text, article.lang);
  const made = {
    terms,
    names: spots.flatMap(({ isName, term }) => (isName && !/^\d/.test(term) ? term : [])),
    numbers: newsNumbersOf(text, article.lang),
    amounts: amountsIn(text).map(({ value }) => value),
  };
  read.set(candidate, made);
  return made;
}

const isLong = (quoted: string) =>
  hasHan(quoted) ? quoted.length >= ownCharacters : quoted.split(' ').length >= ownWords;

/** Whether it has a quotation that the page lacks. */
function quotesAnew({ quotations }: Line, told: readonly Line[]): boolean {
  const long = [...quotations].filter(isLong);
  return long.some(
    (quoted) =>
      !told.some((one) =>
        [...one.quotations].some((other) => other.includes(quoted) || quoted.includes(other)),
      ),
  );
}

function countsAnew({ numbers, amounts }: Read, told: readonly Read[]): boolean {
  const fresh = numbers.filter((number) => !told.some((one) => one.numbers.includes(number)));
  if (fresh.length === 0) return false;
  const isKnown = (value: number) =>
    told.some((one) => one.amounts.some((other) => Math.abs(other - value) <= nearly * value));
  return amounts.length < fresh.length || !amounts.every(isKnown);
}

/** Whether a sentence of the page has the figures of another, more of them than it lacks. */
function sharesFigures(own: Read, page: readonly Read[], share: (some: readonly Read[]) => number) {
  return page.some((one) => {
    const shared = own.numbers.filter((number) => one.numbers.includes(number)).length;
    return (
      shared >= sameFigures &&
      own.numbers.length - shared < shared &&
      share([one]) >= sameShareWithFigures
    );
  });
}

/**
 * Whether a sentence adds nothing for a reader of `told`: no name, number, quotation or subject of
 * its own.
 */
export function isToldAlready(candidate: Line, told: readonly Line[]): boolean {
  return isTold(candidate, told, newWords);
}

/** The same for a sentence on the page: fewer words of its own are enough to keep it. */
export function isToldByOthers(candidate: Line, others: readonly Line[]): boolean {
  return isTold(candidate, others, ownWordsToStay);
}

/** @param least with fewer new telling words than this it adds nothing */
function isTold(candidate: Line, told: readonly Line[], least: number): boolean {
  const own = readOf(candidate);
  if (own.terms.size < leastTerms) return false;
  const page = told.map(readOf);
  const share = (some: readonly Read[]) =>
    [...own.terms].filter((term) => some.some(({ terms }) => terms.has(term))).length /
    own.terms.size;
  if (sharesFigures(own, page, share) && !quotesAnew(candidate, told)) return true;
  const fresh = own.terms.size - Math.round(share(page) * own.terms.size);
  const isSaid =
    (fresh < least && lexicons[candidate.article.lang].spaced) ||
    share(page) >= sameShare ||
    page.some((one) => share([one]) >= sameShareOfOne);
  if (!isSaid) return false;
  if (own.names.some((name) => !page.some(({ terms }) => terms.has(name)))) return false;
  return !countsAnew(own, page) && !quotesAnew(candidate, told);
}

/** The weight of a name or number that the page lacks, in words. */
const namedWorth = 2;

/**
 * The share of a sentence that a reader of `told` knows, 0 … 1: its telling words, with a new name
 * or number counting twice. A third means little: every sentence has words of the subject.
 */
export function toldShareBy(told: readonly Line[]): (candidate: Line) => number {
  const page = told.map(readOf);
  const terms = new Set(page.flatMap((one) => [...one.terms]));
  const numbers = new Set(page.flatMap((one) => one.numbers));
  return (candidate) => {
    const own = readOf(candidate);
    const known = [...own.terms].filter((term) => terms.has(term)).length;
    if (known === 0) return 0;
    const names = new Set(own.names.filter((name) => !terms.has(name))).size;
    const counts = own.numbers.filter((number) => !numbers.has(number)).length;
    return known / (own.terms.size + (namedWorth - 1) * names + counts);
  };
}

/** The share of a sentence's words in another one that says it entirely, and more. */
const wholeShare = 0.8;

/** Whether `more` says all that `one` says: its words, its numbers, its quotations. */
export function isContained(one: Line, more: Line): boolean {
  const [own, other] = [readOf(one), readOf(more)];
  if (own.terms.size < leastTerms || own.terms.size >= other.terms.size) return false;
  const shared = [...own.terms].filter((term) => other.terms.has(term)).length;
  return (
    shared >= wholeShare * own.terms.size && !countsAnew(own, [other]) && !quotesAnew(one, [more])
  );
}
