// What each source leads with: one line a publisher, in its own words. Protects: nothing that stands
// above already, in the text or in the course of things, is said again, and one publisher speaks once.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { maxPerspectives } from './budget';
import { isHeadline, type Candidate } from './candidates';
import { isNewest, newestTime, releasedAt } from './report-times';
import { publisherOf } from './syndication';
import { toldLines } from './told-lines';
import { bareTitle } from './title';

export type Perspective = { article: Article; text: string };

/** Sentences this far down are no opening any more … */
const openingSentences = 2;
/** … but may stand for a source whose opening and headline are told above. */
const topSentences = 4;

/** What stands above this section: the headline, the sentences of the text, the course of things. */
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
  const above = toldLines([told.headline, ...told.sentences, ...told.course], lang);
  return newest
    .flatMap((article): Perspective[] => {
      const top = candidates.filter(
        (one) =>
          one.article === article && one.index < topSentences && one.grade === 'good' && !one.leans,
      );
      const openings = top.filter(({ index }) => index < openingSentences).slice(0, 1);
      const headline = bareTitle(article);
      const lines = [
        ...openings.map(({ text }) => text),
        ...(isHeadline(headline, lang) ? [headline] : []),
        ...top.map(({ text }) => text),
      ];
      const text = lines.find((line) => !above.says(line));
      if (text === undefined) return [];
      above.add(text);
      return [{ article, text }];
    })
    .slice(0, maxPerspectives);
}
