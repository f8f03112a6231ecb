// A text as weighted terms: stems of words with names a little heavier, and the beginnings of long
// words, so that "Venezuela" and "Venezuelan" meet. Chinese is cut by the search index's segmenter.
import type { Language } from '@/lib/model/text/languages';
import { fold, segment } from '../language/segment';
import { isHeadlineStopWord } from '../language/headline-words';
import { stem } from '../language/english/stem';

/** What each term of a text counts, before it is known how rare the term is. */
export type Terms = ReadonlyMap<string, number>;

/** A capitalised word in a headline that does not capitalise every word. */
const nameWeight = 1.2;
/** Above this share of capitals the headline is set in title case, where they prove nothing. */
const titleCase = 0.7;
const beginning = 5;
const beginningWeight = 0.5;
/** Marks a beginning; no word holds it. */
const mark = '^';

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:'\p{L}+)?/gu;
const dottedCapitals = /\b(?:\p{Lu}\.){2,}/gu;
const pair = /^\p{Script=Han}{2,}$|[^\p{Script=Han}]/u;

type Token = { term: string; capital: boolean };

function latinTokens(text: string, lang: Language): Token[] {
  const tokens: Token[] = [];
  const plain = text
    .replace(/[’‘]/g, "'")
    .replace(dottedCapitals, (run) => run.replaceAll('.', ''));
  for (const [raw] of plain.matchAll(word)) {
    const bare = fold(raw).replace(/['’](?!t$).*$/u, '');
    // "US" the country, "us" the readers.
    const token = raw === 'US' ? 'usa' : bare;
    if (isHeadlineStopWord(token, lang) || (token.length < 2 && !/\d/.test(token))) continue;
    tokens.push({ term: stem(token), capital: /^[\p{Lu}\p{N}]/u.test(raw) });
  }
  return tokens;
}

function chineseTokens(text: string): Token[] {
  return segment(text, 'zh')
    .filter((token) => pair.test(token) && !isHeadlineStopWord(token, 'zh'))
    .map((term) => ({ term, capital: false }));
}

const tokensOf = (text: string, lang: Language) =>
  lang === 'zh' ? chineseTokens(text) : latinTokens(text, lang);

/** The name of a column before or after a headline says where it is printed, not what happened. */
const rubric = /【[^】]*】|\[[^\]]*\]|^(?:opinion|analysis|fact check|watch|live)\s*[|:]/giu;

/** A headline without the columns and the publisher's own name around it. */
function withoutRubric(title: string, source: string): string {
  const bare = title.replace(rubric, ' ').trim();
  const opens = source !== '' && bare.toLowerCase().startsWith(source.toLowerCase());
  return (opens ? bare.slice(source.length) : bare).trim() || title;
}

/** The terms of a headline of that publisher. */
export function titleTerms(title: string, lang: Language, source: string): Terms {
  const tokens = tokensOf(withoutRubric(title, source), lang);
  const capitals = tokens.filter(({ capital }) => capital).length;
  const telling = capitals < titleCase * tokens.length;
  const terms = new Map<string, number>();
  for (const { term, capital } of tokens) {
    const weight = capital && telling ? nameWeight : 1;
    terms.set(term, Math.max(terms.get(term) ?? 0, weight));
    if (lang !== 'zh' && term.length > beginning) {
      terms.set(`${mark}${term.slice(0, beginning)}`, weight * beginningWeight);
    }
  }
  return terms;
}

/** The terms of running text, repeated ones heavier. */
export function bodyTerms(text: string, lang: Language): Terms {
  const counts = new Map<string, number>();
  for (const { term } of tokensOf(text, lang)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return new Map([...counts].map(([term, count]) => [term, 1 + Math.log(count)]));
}

/** Whether a term is only the beginning of one: it softens a comparison and proves nothing alone. */
export const isBeginning = (term: string) => term.startsWith(mark);

/** Under which key the index files a term: words with one beginning share it. */
export function indexKey(term: string, lang: Language): string {
  return lang === 'zh' ? term : term.slice(0, beginning);
}
