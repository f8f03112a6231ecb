// Filters reports before writing: which of an event's reports are about one happening. Protects: no
// headline is ever above the brief of another story, however the articles came together.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { readTelling, sharedWith, type Telling } from '../language/news/telling-terms';
import { plain } from '../language/plain-text';
import { releasedAt } from './report-times';
import { bareTitle } from './title';

/** The number of characters at the top of a report that say what it is about. */
const topChars = 700;
/** What two reports of one happening must share: two names, or one among three telling words … */
const ofTexts = { shared: 1.5, whole: 2, terms: 3 };
/** … or a single word, where one of them only has a headline. */
const ofHeadline = { shared: 0.5, whole: 0.5, terms: 1 };

type Top = { telling: Telling; hasText: boolean };

/**
 * Whether two reports are about the same thing: a name and a word ("Mars", "sends") are in many
 * stories.
 */
function isLinked(one: Top, other: Top): boolean {
  const least = one.hasText && other.hasText ? ofTexts : ofHeadline;
  // A name in one report may be an ordinary word in the other.
  const shared = Math.max(
    sharedWith(one.telling, other.telling.terms),
    sharedWith(other.telling, one.telling.terms),
  );
  const terms = [...one.telling.terms].filter((term) => other.telling.terms.has(term)).length;
  return shared >= least.shared && (shared >= least.whole || terms >= least.terms);
}

/** Headline and first lines of a report. */
export const topOf = (article: Article): string =>
  `${bareTitle(article)}.\n${article.paragraphs.join('\n').slice(0, topChars)}`;

/**
 * The reports about the happening that most of them report; on a tie, the one with the headline
 * `shownTitle`, else the newer. Keeps the order. All must be in `lang`.
 */
export function oneHappening(
  reports: readonly Article[],
  lang: Language,
  shownTitle?: string,
): Article[] {
  if (reports.length < 2) return [...reports];
  const tops = reports.map((article) => ({
    article,
    telling: readTelling(topOf(article), lang),
    // A feed without texts often repeats the headline instead.
    hasText: article.paragraphs.some((text) => plain(text) !== plain(article.title)),
  }));
  const group = tops.map((_, at) => at);
  const rootOf = (at: number): number => (group[at] === at ? at : rootOf(group[at] ?? at));
  tops.forEach((one, at) => {
    tops.slice(0, at).forEach((other, before) => {
      if (rootOf(at) === rootOf(before)) return;
      if (isLinked(one, other)) group[rootOf(at)] = rootOf(before);
    });
  });
  const groups = new Map<number, Article[]>();
  tops.forEach(({ article }, at) => {
    const root = rootOf(at);
    groups.set(root, [...(groups.get(root) ?? []), article]);
  });
  const worth = (articles: readonly Article[]) => [
    articles.length,
    // Readers know the event by that one.
    articles.some((article) => bareTitle(article) === shownTitle) ? 1 : 0,
    Math.max(...articles.map(releasedAt)),
  ];
  const isMore = (one: readonly Article[], other: readonly Article[]) => {
    const [mine, theirs] = [worth(one), worth(other)];
    const at = mine.findIndex((value, place) => value !== theirs[place]);
    return at >= 0 && (mine[at] ?? 0) > (theirs[at] ?? 0);
  };
  return [...groups.values()].reduce((best, next) => (isMore(next, best) ? next : best));
}
