// The queries of a run: the question, then its names that no sentence has, else the words of the
// theme, then names and sections from the results. By rule, without a model. Protects: a reader who
// asks about one thing does not get everything else in the theme.
import { hasHan } from '@/lib/model/text/scripts';
import { deepMindQueries } from '@/lib/model/limits/themes';
import { fold } from '../language/segment';
import { lexicons } from '../language/lexicons';
import { namesIn } from '../language/names/names-in';

/** Most names and headings of the first results that become queries. */
const namesAsked = 3;
const headingsAsked = 2;

const distinct = (queries: readonly string[]) => [
  ...new Map(queries.map((one) => [fold(one.trim()), one.trim()])).values(),
];

/** A letter left behind by an apostrophe is no name; in Chinese, two characters are one. */
const isName = (name: string) => hasHan(name) || [...name].length > 2;

/** The first queries: the question, or without one the theme's words. */
export const firstQueries = (question: string, keywords: readonly string[]): string[] =>
  distinct(
    (question.trim() === '' ? keywords : [question]).filter((one) => one.trim() !== ''),
  ).slice(0, deepMindQueries);

/**
 * The next queries where something is left open: names in the question that no sentence has, each
 * alone; then the words of the theme, which are only passed where nothing was found.
 */
export function nextQueries(
  asked: readonly string[],
  open: readonly string[],
  keywords: readonly string[],
): string[] {
  const isNew = (query: string) => !asked.includes(query);
  const apart = firstQueries('', open).filter(isNew);
  const next = apart.length > 0 ? apart : firstQueries('', keywords).filter(isNew);
  return next.slice(0, deepMindQueries - asked.length);
}

/** Our own headings say nothing about an article's subject. */
const ownHeadings = new Set(
  Object.values(lexicons).flatMap(({ headings }) => Object.values(headings)),
);

function mostFrequent(values: readonly string[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([value]) => value);
}

/**
 * Further queries from the first results, up to the limit: names that several events share, and
 * headings above matching passages.
 */
export function furtherQueries(
  asked: readonly string[],
  found: readonly { passages: readonly { text: string; heading: string }[] }[],
): string[] {
  const known = fold(asked.join('\n'));
  const subject = asked[0] ?? '';
  const isNew = (one: string) => !known.includes(fold(one));
  const names = mostFrequent(
    // A headline may capitalize every word; a sentence does not.
    found
      .flatMap(({ passages }) => passages.slice(0, 1))
      .flatMap(({ text }) => [...namesIn(text)].filter((one) => isName(one) && isNew(one))),
    namesAsked,
  );
  const headings = found
    .flatMap(({ passages }) => passages.slice(0, 1).map(({ heading }) => heading))
    .filter((heading) => heading !== '' && !ownHeadings.has(heading) && isNew(heading))
    .slice(0, headingsAsked);
  return distinct([...names, ...headings].map((one) => `${subject} ${one}`))
    .filter((one) => !asked.includes(one))
    .slice(0, deepMindQueries - asked.length);
}
