// The article of a page as lines: Readability finds its position, our rules which lines are news.
import { Readability } from '@mozilla/readability';
import { removeAsides } from './asides';
import { linesOf, type Line } from './block-lines';
import { newsLines } from './news-lines';

/** The lines of the article; changes `document`. Empty where the page has none. */
export function articleLines(document: Document, title: string): Line[] {
  if (document.body) removeAsides(document.body);
  const found = new Readability<Node>(document, {
    serializer: (node) => node,
    charThreshold: 500,
  }).parse();
  return found?.content ? newsLines(linesOf(found.content), title) : [];
}
