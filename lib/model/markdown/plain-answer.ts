// An answer as plain text, for reading aloud and for pasting elsewhere, extracted from the same
// tree as the page. Protects: an unsupported sentence is always marked as such.
import { answerTree, unsupportedPart } from './answer-tree';
import { citedNumbers } from './citation-figures';
import type { Child, Parent } from './walk';

export type PlainMarks = {
  /** Placed after a sentence that its sources do not support. */
  unsupported: string;
  /** Whether `[n]` is kept after what source n supports. */
  citations?: boolean;
};

const blocks = /^(?:p|h[1-6]|ul|ol|blockquote|pre|table)$/;

const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

function textIn(parent: Parent, marks: PlainMarks): string {
  const isNumbered = 'tagName' in parent && parent.tagName === 'ol';
  let number = isNumbered ? Number(parent.properties.start ?? 1) : 0;
  return (parent.children as Child[])
    .map((child) => {
      if (child.type === 'text') return child.value.replaceAll('\n', ' ');
      if (child.type !== 'element') return '';
      const part = unsupportedPart(child);
      if (part === 'mark' || part === 'cited') return ` (${marks.unsupported})`;
      const cited = citedNumbers(child);
      if (cited) return marks.citations ? cited.map((n) => `[${n}]`).join('') : '';
      const { tagName } = child;
      const text = textIn(child, marks);
      if (tagName === 'br') return '\n';
      if (tagName === 'li') {
        return `\n${isNumbered ? `${number++}.` : '-'} ${linesOf(text).filter(Boolean).join('\n')}`;
      }
      if (tagName === 'td' || tagName === 'th') return `${text.trim()}\t`;
      if (tagName === 'tr') return `${text.replace(/\t +/g, '\t')}\n`;
      return blocks.test(tagName) ? `\n\n${text}\n\n` : text;
    })
    .join('');
}

/** The text of an answer without its markup: a line for each paragraph, item and row. */
export function plainAnswer(markdown: string, marks: PlainMarks): string {
  return linesOf(textIn(answerTree(markdown), marks))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
