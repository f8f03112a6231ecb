// A text as weighted terms: word stems with names a little heavier, numbers by their value, and the
// prefixes of long words, so that "Venezuela" and "Venezuelan" meet.
import type { Language } from '@/lib/model/text/languages';
import { isHeadlineStopWord } from '../language/news/headline-words';
import { lexicons } from '../language/lexicons';
import { fold } from '../language/segment';

/** The count of each term in a text, before its rarity is known. */
export type Terms = ReadonlyMap<string, number>;

/** A capitalized word in a headline that does not capitalize every word. */
export const nameWeight = 1.2;
/** Above this share of capitals a headline is in title case, where capitals prove nothing. */
const titleCase = 0.7;
const beginning = 5;
const beginningWeight = 0.5;
/** Marks a prefix; no word contains it. */
const mark = '^';

type Token = { term: string; capital: boolean };

function tokensOf(text: string, lang: Language): Token[] {
  const { stem, wordsOf } = lexicons[lang];
  const tokens: Token[] = [];
  for (const { text: raw, sort } of wordsOf(text)) {
    if (sort === 'number' || sort === 'date') {
      tokens.push({ term: raw, capital: false });
      continue;
    }
    const bare = fold(raw);
    // "US" the country, "us" the readers.
    const token = raw === 'US' ? 'usa' : bare;
    if (isHeadlineStopWord(token, lang) || (token.length < 2 && !/\d/.test(token))) continue;
    // Latin letters in another script are names.
    const capital = sort === 'foreign' || /^[\p{Lu}\p{N}]/u.test(raw);
    tokens.push({ term: stem(token), capital });
  }
  return tokens;
}

/** The name of a column before or after a headline says where it was printed, not what happened. */
const columns = [/\[[^\]]*\]/g, ...Object.values(lexicons).flatMap(({ pages }) => pages.columns)];

/** A headline without column names and the publisher's own name. */
export function withoutRubric(title: string, source: string): string {
  const bare = columns.reduce((rest, column) => rest.replace(column, ' '), title).trim();
  const opens = source !== '' && bare.toLowerCase().startsWith(source.toLowerCase());
  return (opens ? bare.slice(source.length) : bare).trim() || title;
}

/** The terms of one of that publisher's headlines. */
export function titleTerms(title: string, lang: Language, source: string): Terms {
  const tokens = tokensOf(withoutRubric(title, source), lang);
  const capitals = tokens.filter(({ capital }) => capital).length;
  const telling = capitals < titleCase * tokens.length;
  const { spaced } = lexicons[lang];
  const terms = new Map<string, number>();
  for (const { term, capital } of tokens) {
    const weight = capital && telling ? nameWeight : 1;
    terms.set(term, Math.max(terms.get(term) ?? 0, weight));
    if (spaced && term.length > beginning && !isNumber(term)) {
      terms.set(`${mark}${term.slice(0, beginning)}`, weight * beginningWeight);
    }
  }
  return terms;
}

/** The terms of running text; repeated ones weigh more. */
export function bodyTerms(text: string, lang: Language): Terms {
  const counts = new Map<string, number>();
  for (const { term } of tokensOf(text, lang)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return new Map([...counts].map(([term, count]) => [term, 1 + Math.log(count)]));
}

/** Whether a term is only a prefix: it softens a comparison and proves nothing alone. */
export const isBeginning = (term: string) => term.startsWith(mark);

export const isNumber = (term: string) => /^\d/.test(term) && !/\p{L}/u.test(term);

export const isDate = (term: string) => term.startsWith('@');

/** The index key of a term: words with the same prefix share it. */
export function indexKey(term: string, lang: Language): string {
  return !lexicons[lang].spaced || isNumber(term) || isDate(term) ? term : term.slice(0, beginning);
}
