// A reader's search, and its encoding in the address. Protects: an address is a search that can be
// bookmarked, shared and returned to, and unknown filters are ignored.
import { languages, type Language } from '../text/languages';
import { seenLines } from '../text/seen-text';

/** Limits the age in days; without it there is no limit. */
export const searchDays = [1, 7, 30] as const;
export type SearchDays = (typeof searchDays)[number];

export type Search = {
  query: string;
  /** Events with sources in this language. */
  lang?: Language;
  /** Events that this publisher wrote about. */
  source?: string;
  days?: SearchDays;
};

/** A longer text is not a search. */
export const searchQueryChars = 200;
/** Publishers' names are shorter. */
export const searchSourceChars = 120;

/** The part of a text that a search may hold, without half a character at its end. */
export const cutQuery = (text: string): string =>
  text.slice(0, searchQueryChars).replace(/[\ud800-\udbff]$/, '');

export const noSearch: Search = { query: '' };

/** Whether there is anything to search for. */
export const isSearch = ({ query }: Search) => /[\p{L}\p{N}]/u.test(query);

export const isFiltered = ({ lang, source, days }: Search) =>
  lang !== undefined || source !== undefined || days !== undefined;

/** Reads a search from the query of an address. */
export function readSearch(query: URLSearchParams): Search {
  const days = Number(query.get('days'));
  return {
    query: cutQuery(seenLines(query.get('q') ?? '')),
    lang: languages.find((one) => one === query.get('lang')),
    source: query.get('source')?.slice(0, searchSourceChars) || undefined,
    days: searchDays.find((one) => one === days),
  };
}

/** The query of its address, '' if empty. */
export function writeSearch({ query, lang, source, days }: Search): string {
  const written = new URLSearchParams();
  if (query !== '') written.set('q', query);
  if (lang) written.set('lang', lang);
  if (source) written.set('source', source);
  if (days) written.set('days', String(days));
  return written.size > 0 ? `?${written}` : '';
}
