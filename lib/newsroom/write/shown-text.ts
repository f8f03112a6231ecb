// Converts sentences and headings to the parts of an event that readers see: in their original
// language, with the numbers of the event's references.
import type { ContentBlock, OutlineItem, Reference } from '@/lib/contract';
import type { Language, LocalizedText } from '@/lib/model/text/languages';
import { toWireLanguage } from '@/lib/model/text/wire-language';
import { headingId } from '@/lib/model/markdown/outline';
import type { Article } from '@/lib/newsroom/types';
import type { Block } from './blocks';
import { citedMarkdown, escapeText } from '../evidence/cited-text';

/** A text in the language of its sources; without an entry for ''. */
export function localized(text: string, lang: Language): LocalizedText {
  return text === ''
    ? []
    : [
        { lang: 'source', text },
        { lang: toWireLanguage(lang), text },
      ];
}

/** A sentence of one article with its citation number, as plain text. */
export function citedLine(
  text: string,
  { url }: Pick<Article, 'url'>,
  references: readonly Reference[],
  lang: Language,
): LocalizedText {
  const order = references.find(({ link }) => link === url)?.order;
  return localized(order === undefined ? text : `${text}[${order}]`, lang);
}

/** Blocks as content: each sentence with the numbers of the references that say it. */
export function toContent(
  blocks: readonly Block[],
  references: readonly Reference[],
  lang: Language,
): ContentBlock[] {
  const orders = new Map(references.map(({ link, order }) => [link, order]));
  return blocks.map(({ kind, heading, sentences }) => {
    const cited = sentences.map(({ text, articles, notes }) => {
      const numbers = articles.flatMap(({ url }) => orders.get(url) ?? []);
      return { text, citations: [...new Set(numbers)].sort((a, b) => a - b), notes };
    });
    const markdown = kind === 'h2' ? escapeText(heading) : citedMarkdown(cited, lang);
    return { element_type: kind, text: localized(markdown, lang) };
  });
}

/** The headings among the blocks, with their ids in the article. */
export function outlineOf(blocks: readonly Block[], lang: Language): OutlineItem[] {
  return blocks.flatMap(({ kind, heading }, index) =>
    kind === 'p' ? [] : [{ id: headingId(index), title: localized(heading, lang), depth: 1 }],
  );
}
