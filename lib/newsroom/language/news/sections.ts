// Publishers' names for their sections, in all languages at once: a URL or a category is often in
// another language than its article. Names are folded: lower case, no accents, words joined by "-".
import { lexicons } from '../lexicons';
import type { ByTab } from '../lexicon/section-words';

const all = Object.values(lexicons).map(({ sections }) => sections);

const tabsByName = (tables: readonly ByTab[]): ReadonlyMap<string, string> =>
  new Map(
    tables.flatMap((table) =>
      Object.entries(table).flatMap(([tab, names]) =>
        [...names].map((name) => [name, tab] as const),
      ),
    ),
  );

/** The tab of a section by its name. */
export const subjectSections = tabsByName(all.map(({ subjects }) => subjects));
/** Section names that, as the first part of a host name, do not describe its news. */
export const notOfHosts: ReadonlySet<string> = new Set(
  all.flatMap(({ notOfHosts: names = [] }) => [...names]),
);
export const placeSections = tabsByName(all.map(({ places }) => places));
export const mixedSections: ReadonlySet<string> = new Set(all.flatMap(({ mixed }) => [...mixed]));
export const paidSections: ReadonlySet<string> = new Set(all.flatMap(({ paid }) => [...paid]));
