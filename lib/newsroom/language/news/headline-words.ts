// Words that say nothing about which happening a headline tells of: those that any headline may
// hold are left out, those that many hold weigh less until the store has counted for itself.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../lexicons';

/** Whether a headline word (lower case, accents folded) is left out. */
export const isHeadlineStopWord = (word: string, lang: Language): boolean =>
  lexicons[lang].headlineStopWords.has(word);

const year = /^(?:19|20)\d\d$/;
const all = Object.values(lexicons).map(({ commonTerms }) => commonTerms);

/** Whether a term of any language is common in the news of any year. */
export const isCommon = (term: string): boolean =>
  all.some((terms) => terms.has(term)) || year.test(term);
