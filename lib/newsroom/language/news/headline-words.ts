// Words that do not help to tell which event a headline is about. Words found in any headline are
// left out; words found in many weigh less until the store has counts of its own.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../lexicons';

/** Whether a headline word (lower case, accents folded) is left out. */
export const isHeadlineStopWord = (word: string, lang: Language): boolean =>
  lexicons[lang].headlineStopWords.has(word);

const year = /^(?:19|20)\d\d$/;
const all = Object.values(lexicons).map(({ commonTerms }) => commonTerms);

/** Whether a term of any language is common in any year's news. */
export const isCommon = (term: string): boolean =>
  all.some((terms) => terms.has(term)) || year.test(term);
