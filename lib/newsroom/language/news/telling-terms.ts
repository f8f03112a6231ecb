// The words of a text that identify its event: names, numbers, and words that not every report
// contains. Protects: "first phase", "court", "year-on-year" never group two stories.
import type { Language } from '@/lib/model/text/languages';
import { isHeadlineStopWord } from './headline-words';
import { lexicons } from '../lexicons';
import { fold } from '../segment';
import { wordSegments } from '../word-segments';

/** A term, and the position of its word in the text. */
type Spot = { term: string; start: number; end: number; isName: boolean };

const yearLike = /^(?:19|20)\d\d$/;
const word = /\p{Lu}?[\p{L}\p{N}]+(?:[.,’']\p{N}+)*/gu;

/** For languages without spaces; a single character identifies nothing. */
function unspacedSpots(text: string, lang: Language): Spot[] {
  const { stopWords, formulae } = lexicons[lang];
  return [...wordSegments(text, lang)].flatMap(({ segment, index, isWordLike }) => {
    if (!isWordLike) return [];
    const isSingle = /^\p{Script=Han}$/u.test(segment);
    if (isSingle || stopWords.has(segment) || formulae.has(segment)) return [];
    const isNumber = /^\d/.test(segment);
    if (isNumber && segment.length < 2) return [];
    // In such a text a word in capital Latin letters is most often a name.
    const isName = /^\p{Lu}/u.test(segment) || isNumber;
    return [{ term: fold(segment), start: index, end: index + segment.length, isName }];
  });
}

function spotsOf(text: string, lang: Language): Spot[] {
  const { spaced, stem, formulae } = lexicons[lang];
  if (!spaced) return unspacedSpots(text, lang);
  return [...text.matchAll(word)].flatMap(({ 0: found, index }) => {
    const folded = fold(found).replace(/,(?=\d{3})/g, '');
    const term = stem(folded);
    if (
      isHeadlineStopWord(folded, lang) ||
      formulae.has(term) ||
      yearLike.test(term) ||
      folded.length < 2
    )
      return [];
    const isName = /^\p{Lu}/u.test(found) || /^\d{2,}/.test(folded);
    return [{ term, start: index, end: index + found.length, isName }];
  });
}

/** The distinctive terms of a text, each once. */
export function tellingTerms(text: string, lang: Language): Set<string> {
  return new Set(spotsOf(text, lang).map(({ term }) => term));
}

/** The weight of a name or number shared by both texts, and of any other word. */
const nameWeight = 1;
const wordWeight = 0.5;

/** A text with its distinctive words extracted once, to be compared with many. */
export type Telling = { text: string; spots: readonly Spot[]; terms: ReadonlySet<string> };

/** Keeps the words' positions, so that neighbors can be counted as one. */
export function readTelling(text: string, lang: Language): Telling {
  const spots = spotsOf(text, lang);
  return { text, spots, terms: new Set(spots.map(({ term }) => term)) };
}

/**
 * How much of a text another one with these terms shares. Adjacent words count as one: texts that
 * share "Elon Musk" share a name, not two words.
 */
export function sharedWith({ text, spots }: Telling, other: ReadonlySet<string>): number {
  const seen = new Set<string>();
  let sum = 0;
  let before: Spot | undefined;
  for (const spot of spots) {
    const isShared = other.has(spot.term);
    const joins = before && /^[\s·.&-]*$/u.test(text.slice(before.end, spot.start));
    if (isShared && !seen.has(spot.term) && !joins) sum += spot.isName ? nameWeight : wordWeight;
    if (isShared) seen.add(spot.term);
    before = isShared ? spot : undefined;
  }
  return sum;
}

/** The same for a text that is compared once. */
export function sharedTelling(text: string, lang: Language, other: ReadonlySet<string>): number {
  return sharedWith(readTelling(text, lang), other);
}
