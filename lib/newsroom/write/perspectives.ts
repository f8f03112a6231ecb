// What each source leads with: one line for each publisher, in its own words. Protects: nothing
// already above (in one line or several, in the text or the timeline) is repeated, and each
// publisher has one line.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { maxPerspectives } from './budget';
import { isHeadline, type Candidate } from './candidates';
import { isNewest, newestTime, releasedAt } from './report-times';
import { sharedTelling, tellingTerms } from '../language/news/telling-terms';
import { newsNumbersOf, quotationsOf } from '../language/text-terms';
import { publisherOf } from './syndication';
import { isToldByOthers } from './told-already';
import { toldLines } from './told-lines';
import { bareTitle } from './title';

export type Perspective = { article: Article; text: string };

/** Further down, a sentence is no opening … */
const openingSentences = 2;
/** … but may represent a source whose opening and headline are already above. */
const topSentences = 4;

/** A line is worth showing if it has a number or this many telling words that no line above has. */
const newWords = 2;
/**
 * With this many it has a subject of its own, even if a long text has most of its words somewhere.
 */
const ownMatter = 4;

/** What is above this section: the headline, the sentences of the text, the timeline. */
type Told = { headline: string; sentences: readonly string[]; course: readonly string[] };

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
 * The newest report of each publisher, represented by its opening sentence, its headline, or
 * another sentence near its top: the first of these that is not told above. Empty for a single
 * publisher.
 */
export function perspectivesOf(
  reports: readonly Article[],
  candidates: readonly Candidate[],
  told: Told,
  lang: Language,
): Perspective[] {
  const newest = newestReports(reports);
  if (newest.length < 2) return [];
  const page = [told.headline, ...told.sentences, ...told.course];
  const above = toldLines(page, lang);
  const toLine = (text: string, article: Article) => ({
    ...{ article, text, quotations: quotationsOf(text) },
  });
  const subject = tellingTerms(told.headline, lang);
  const known = new Set(page.flatMap((text) => [...tellingTerms(text, lang)]));
  const counted = new Set(page.flatMap((text) => newsNumbersOf(text, lang)));
  const lines = newest.slice(0, 1).flatMap((article) => page.map((text) => toLine(text, article)));
  const isWorth = (text: string, article: Article) => {
    const fresh = [...tellingTerms(text, lang)].filter((term) => !known.has(term)).length;
    const counts = newsNumbersOf(text, lang).some((number) => !counted.has(number));
    if (fresh >= ownMatter) return true;
    return (fresh >= newWords || counts) && !isToldByOthers(toLine(text, article), lines);
  };
  return newest
    .flatMap((article): Perspective[] => {
      const top = candidates.filter(
        (one) =>
          one.article === article && one.index < topSentences && one.grade === 'good' && !one.leans,
      );
      const openings = top.filter(({ index }) => index < openingSentences).slice(0, 1);
      const headline = bareTitle(article);
      const able = [
        ...openings.map(({ text }) => text),
        ...(isHeadline(headline, lang) ? [headline] : []),
        // Further down, a report may have moved on to another subject.
        ...top.flatMap(({ text }) => (sharedTelling(text, lang, subject) > 0 ? text : [])),
      ];
      const text = able.find((one) => !above.says(one) && isWorth(one, article));
      if (text === undefined) return [];
      above.add(text);
      for (const term of tellingTerms(text, lang)) known.add(term);
      for (const number of newsNumbersOf(text, lang)) counted.add(number);
      lines.push(toLine(text, article));
      return [{ article, text }];
    })
    .slice(0, maxPerspectives);
}
