// The guarantee of every extracted event: each sentence is in a source that it cites.
import type { ContentBlock } from '@/lib/contract';
import type { Article, StoredEvent } from '@/lib/newsroom/types';
import { plainSentences } from '@/lib/newsroom/evidence/cited-text';
import { lexicons } from '@/lib/newsroom/language/lexicons';
import { plain } from '@/lib/newsroom/language/plain-text';

/**
 * The sentences of an extracted event that break the guarantee, or none: a sentence of the body
 * must cite only listed references and be word for word in an article it cites; headings are ours
 * or a headline; title and brief must be in an article.
 */
export function everySentenceIsInASource(
  event: Pick<StoredEvent, 'title' | 'brief' | 'content' | 'references'>,
  articles: readonly Article[],
): string[] {
  const texts = articles.map((article) => ({
    url: article.url,
    title: plain(article.title),
    parts: [article.title, ...article.paragraphs].map(plain),
  }));
  const isIn = (text: string, found = texts) => {
    // The opening of a report is put in our own quotation marks.
    const said = /^“([^“”]+)”$/u.exec(text)?.[1] ?? text;
    return found.some(({ parts }) => parts.some((part) => part.includes(said)));
  };
  const links = new Map(event.references.map(({ order, link }) => [order, link]));
  const fixed = new Set(Object.values(lexicons).flatMap(({ headings }) => Object.values(headings)));
  const isHeading = (text: string) => fixed.has(text) || texts.some(({ title }) => title === text);

  const inBlock = (block: ContentBlock): string[] =>
    plainSentences(block)
      .filter(({ text, citations }) => {
        if (block.element_type !== 'p') return citations.length > 0 || !isHeading(text);
        const cited = citations.map((order) => links.get(order));
        const backing = texts.filter(({ url }) => url !== '' && cited.includes(url));
        return citations.length === 0 || cited.includes(undefined) || !isIn(text, backing);
      })
      .map(({ text }) => text);

  const title = event.title[0]?.text ?? '';
  const brief = event.brief[0]?.text ?? '';
  const quoted = event.content.flatMap(plainSentences).map(({ text }) => text);
  const left = quoted.reduce((rest, sentence) => rest.replace(sentence, ''), brief).trim();
  return [
    ...event.content.flatMap(inBlock),
    ...[title, left].filter((text) => text !== '' && !isIn(text)),
  ];
}
