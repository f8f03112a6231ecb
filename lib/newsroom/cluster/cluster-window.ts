// Groups the articles of a window by happening. The result depends on the articles alone, not on
// the order in which they arrived: the same window always gives the same groups.
import type { Language } from '@/lib/model/text/languages';
import { averageLink, type Scored } from './average-link';
import { gistOf } from './gist';
import { groupingFor, type Grouping } from './grouping';
import { neededFor, noEvidence, together } from './join-rule';
import { neighborhood } from './neighbors';
import { scorePairs } from './pair-score';
import type { Entry, Frequencies } from './postings';

/** Adds each live page to the most similar group; it attracts no others to it. */
function withLivePages(
  groups: readonly (readonly number[])[],
  live: ReadonlySet<number>,
  scored: readonly Scored[],
  threshold: number,
): number[][] {
  const near = new Map<number, Map<number, Scored>>();
  for (const pair of scored) {
    for (const [page, other] of [[pair.a, pair.b] as const, [pair.b, pair.a] as const]) {
      if (live.has(page)) near.set(page, (near.get(page) ?? new Map()).set(other, pair));
    }
  }
  const joined = groups.map((group) => [...group]);
  for (const page of live) {
    let best: { link: number; at?: number } = { link: 0 };
    groups.forEach((group, at) => {
      const pairs = group.flatMap((one) => near.get(page)?.get(one) ?? []);
      const link = pairs.reduce((sum, { score }) => sum + score, 0) / group.length;
      const shared = pairs.reduce(together, noEvidence);
      const isEnough =
        link >= neededFor({ larger: group.length, smaller: 1, ...shared }, threshold);
      if (isEnough && link > best.link) best = { link, at };
    });
    const home = best.at === undefined ? undefined : joined[best.at];
    if (home) home.push(page);
    else joined.push([page]);
  }
  return joined;
}

/** Groups stories and live pages of one language; each is in exactly one group. */
export function groupStories(
  stories: readonly Entry[],
  frequencies: Frequencies,
  { weights, threshold }: Grouping,
): Entry[][] {
  const gists = stories.map((entry) => gistOf(entry, frequencies));
  const scored = scorePairs(gists, neighborhood(gists), weights);
  const live = new Set(stories.flatMap(({ kind }, at) => (kind === 'live' ? [at] : [])));
  const linked = averageLink(
    stories.length,
    scored.filter(({ a, b }) => !live.has(a) && !live.has(b)),
    (join) => neededFor(join, threshold),
  );
  const grouped = new Set(linked.flat());
  const alone = stories.flatMap((_, at) => (grouped.has(at) || live.has(at) ? [] : [[at]]));
  return withLivePages([...linked, ...alone], live, scored, threshold).map((group) =>
    group.flatMap((at) => {
      const story = stories[at];
      return story ? [story] : [];
    }),
  );
}

/**
 * Puts every article of the window into exactly one group, except copies of articles outside it,
 * which stay where they are. A round-up is a group of its own.
 */
export function clusterWindow(
  entries: readonly Entry[],
  frequenciesOf: (lang: Language) => Frequencies,
): Entry[][] {
  const groups: Entry[][] = [];
  const originals = entries.filter(({ copy_of }) => copy_of === undefined);
  for (const lang of new Set(originals.map((entry) => entry.lang))) {
    const own = originals.filter((entry) => entry.lang === lang);
    groups.push(...own.filter(({ kind }) => kind === 'roundup').map((entry) => [entry]));
    const stories = own.filter(({ kind }) => kind !== 'roundup');
    groups.push(...groupStories(stories, frequenciesOf(lang), groupingFor(lang)));
  }
  const homes = new Map(groups.flatMap((group) => group.map((one) => [one.article_id, group])));
  for (const entry of entries) {
    if (entry.copy_of !== undefined) homes.get(entry.copy_of)?.push(entry);
  }
  return groups;
}
