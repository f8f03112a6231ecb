// What a run looks for: the question, then its names that no sentence has, else the words of the theme,
// then names and sections that the hits tell of. Without a model, by rule alone. Protects: who asks something is not answered
// with everything else that the theme is about.
import { hasHan } from '@/lib/model/text/scripts';
import { deepMindQueries } from '@/lib/model/limits/themes';
import { fold } from '../language/segment';
import { lexicons } from '../language/lexicons';
import { namesIn } from '../language/names/names-in';

/** Names and headings of the first hits that become queries of their own. */
const namesAsked = 3;
const headingsAsked = 2;

const distinct = (queries: readonly string[]) => [
  ...new Map(queries.map((one) => [fold(one.trim()), one.trim()])).values(),
];

/** A letter that an apostrophe left behind is no name; two characters are one in Chinese. */
const isName = (name: string) => hasHan(name) || [...name].length > 2;

/** The first queries: what was asked; where nothing was, or that found nothing, the theme's words. */
export const firstQueries = (question: string, keywords: readonly string[]): string[] =>
  distinct(
    (question.trim() === '' ? keywords : [question]).filter((one) => one.trim() !== ''),
  ).slice(0, deepMindQueries);

/**
 * What is looked for next where those before left something open: names of the question that no
 * sentence has, each alone; then the words of the theme, given only where nothing was found.
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

/** Headings of our own making say nothing of an article's matter. */
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
 * Further ones, as far as there is room for them, from what the first found: names that several events
 * share, headings above what fits.
 */
export function furtherQueries(
  asked: readonly string[],
  found: readonly { passages: readonly { text: string; heading: string }[] }[],
): string[] {
  const known = fold(asked.join('\n'));
  const subject = asked[0] ?? '';
  const isNew = (one: string) => !known.includes(fold(one));
  const names = mostFrequent(
    // A headline may write every word with a capital; a sentence does not.
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
