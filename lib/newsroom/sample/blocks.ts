// Splits the markdown of a sample article into content blocks. Protects: list items and tables
// belong to the block before them, so that block numbers agree in all languages.
import type { SampleText } from './sample-event';

/** `element_type` is `p`, `h2` or `h3`; a heading's `text` comes without its `#` marks. */
export type Block = { element_type: string; text: string };

const heading = /^(#{2,3}) +(.+)$/;
const listOrTable = /^(?:[-*] |\d+\. |\|)/;
const marked = /\{\{(.+?)\}\}/g;

/** The blocks of an article, without the marks around sentences to ask about. */
export function blocksOf({ article }: SampleText): Block[] {
  const blocks: Block[] = [];
  for (const part of article.trim().split(/\n{2,}/)) {
    const text = part.replace(marked, '$1');
    const [, marks, title] = heading.exec(text) ?? [];
    const previous = blocks.at(-1);
    if (marks && title) blocks.push({ element_type: `h${marks.length}`, text: title });
    else if (previous && listOrTable.test(text)) previous.text += `\n\n${text}`;
    else blocks.push({ element_type: 'p', text });
  }
  return blocks;
}

/** The sentences between `{{` and `}}`, in order. */
export function anchorsOf({ article }: SampleText): string[] {
  return [...article.matchAll(marked)].map(([, sentence = '']) => sentence);
}
