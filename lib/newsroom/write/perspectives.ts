// What each source leads with: one line a publisher, in its own words. Protects: nothing that the
// text above has told already is said again, and one publisher speaks once.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { maxPerspectives } from './budget';
import { isHeadline, type Candidate } from './candidates';
import { isNewest, newestTime, releasedAt } from './report-times';
import { publisherOf } from './syndication';
import { bareTitle } from './title';

export type Perspective = { article: Article; text: string };

/** Sentences this far down are no opening any more. */
const openingSentences = 2;

/**
 * The newest report of each publisher by its opening sentence, or by its headline where the opening
 * is told already or there is none; empty for one publisher.
 */
export function perspectivesOf(
  reports: readonly Article[],
  candidates: readonly Candidate[],
  told: ReadonlySet<string>,
  lang: Language,
): Perspective[] {
  const newest = newestTime(reports) ?? 0;
  const byPublisher = new Map<string, Article>();
  for (const article of reports) {
    const before = byPublisher.get(publisherOf(article));
    if (article.url && (!before || releasedAt(article) > releasedAt(before)))
      byPublisher.set(publisherOf(article), article);
  }
  if (byPublisher.size < 2) return [];
  const said = new Set<string>();
  const found = [...byPublisher.values()]
    .sort(
      (a, b) =>
        Number(isNewest(b, newest)) - Number(isNewest(a, newest)) || releasedAt(b) - releasedAt(a),
    )
    .flatMap((article): Perspective[] => {
      const opening = candidates.find(
        (one) =>
          one.article === article &&
          one.index < openingSentences &&
          one.grade === 'good' &&
          !one.leans,
      );
      const headline = bareTitle(article);
      const isFresh = opening && !told.has(opening.text) && !said.has(opening.text);
      const text = isFresh ? opening.text : isHeadline(headline, lang) ? headline : '';
      if (text === '' || said.has(text)) return [];
      said.add(text);
      return [{ article, text }];
    })
    .slice(0, maxPerspectives);
  return found.length > 1 ? found : [];
}
