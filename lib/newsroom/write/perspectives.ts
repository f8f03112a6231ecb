// What each source leads with: one line a publisher, in its own words. Protects: nothing that stands
// above already, in the text or in the course of things, is said again, and one publisher speaks once.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { maxPerspectives } from './budget';
import { isHeadline, type Candidate } from './candidates';
import { tellingTerms } from '../language/news/telling-terms';
import { numbersOf } from '../language/text-terms';
import { isNewest, newestTime, releasedAt } from './report-times';
import { publisherOf } from './syndication';
import { bareTitle } from './title';

export type Perspective = { article: Article; text: string };

/** Sentences this far down are no opening any more … */
const openingSentences = 2;
/** … but may stand for a source whose opening and headline are told above. */
const topSentences = 4;

/** A headline with so much of its telling words in a line above, and no number of its own, is told. */
const saidShare = 0.7;

/** What stands above this section: the headline, the sentences of the text, the course of things. */
type Told = { headline: string; sentences: readonly string[]; course: readonly string[] };

/** Whether a line above says what another one says; each is read once. */
function saidBy(lines: readonly string[], lang: Language) {
  const read = (text: string) => ({
    terms: tellingTerms(text, lang),
    numbers: new Set(numbersOf(text, lang)),
  });
  const above = lines.map(read);
  return (text: string): boolean => {
    const { terms, numbers } = read(text);
    return above.some(
      (one) =>
        [...numbers].every((number) => one.numbers.has(number)) &&
        [...terms].filter((term) => one.terms.has(term)).length >=
          saidShare * Math.max(terms.size, one.terms.size),
    );
  };
}

/** The newest report of each publisher, those of the newest hours first. */
function newestReports(reports: readonly Article[]): Article[] {
  const newest = newestTime(reports) ?? 0;
  const byPublisher = new Map<string, Article>();
  for (const article of reports) {
    const before = byPublisher.get(publisherOf(article));
    if (article.url && (!before || releasedAt(article) > releasedAt(before)))
      byPublisher.set(publisherOf(article), article);
  }
  return [...byPublisher.values()].sort(
    (a, b) =>
      Number(isNewest(b, newest)) - Number(isNewest(a, newest)) || releasedAt(b) - releasedAt(a),
  );
}

/**
 * The newest report of each publisher by its opening sentence, by its headline, or by the next
 * sentence at its top: the first of these that is not told above. Empty for one publisher.
 */
export function perspectivesOf(
  reports: readonly Article[],
  candidates: readonly Candidate[],
  told: Told,
  lang: Language,
): Perspective[] {
  const newest = newestReports(reports);
  if (newest.length < 2) return [];
  const said = new Set([...told.sentences, ...told.course]);
  const isSaid = saidBy([told.headline, ...said], lang);
  const found = newest.flatMap((article): Perspective[] => {
    const top = candidates.filter(
      (one) =>
        one.article === article && one.index < topSentences && one.grade === 'good' && !one.leans,
    );
    const openings = top.filter(({ index }) => index < openingSentences).slice(0, 1);
    const headline = bareTitle(article);
    const isNews = headline === told.headline || !isSaid(headline);
    const lines = [
      ...openings.map(({ text }) => text),
      ...(isHeadline(headline, lang) && isNews ? [headline] : []),
      ...top.map(({ text }) => text),
    ].filter((text) => !said.has(text));
    const text = lines.find((line) => line !== told.headline) ?? lines[0];
    if (text === undefined) return [];
    said.add(text);
    return [{ article, text }];
  });
  const others = found.filter(({ text }) => text !== told.headline);
  if (others.length > 1) return others.slice(0, maxPerspectives);
  // The course of things tells the headline of the event already; without one it stands for its
  // source, so that something can be compared.
  if (told.course.length > 0) return others;
  return found.length > 1 ? found : [];
}
