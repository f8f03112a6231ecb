// "List items and tables are merged into the previous block": a service may send every item and row
// as a block of its own; markdown needs them together to recognize one list or one table.
import { readLanguage, type LocalizedText } from '../text/languages';
import { headingLevel } from './outline';

export type Block = { element_type: string; text: LocalizedText };
/** A block with its paragraph index: the position in `content` that ids and highlights refer to. */
export type IndexedBlock<B extends Block> = B & { index: number; lastIndex: number };

const listItem = /^\s{0,3}(?:[-*+]|\d{1,9}[.)])\s/;
const tableRow = /^\s*\|/;

const continues = (block: Block): boolean => {
  const text = block.text.find((entry) => entry.text.trim() !== '')?.text ?? '';
  return (
    headingLevel(block.element_type) === undefined && (listItem.test(text) || tableRow.test(text))
  );
};

/** Rows and items continue on the next line; after a paragraph an empty line must come first. */
function join(before: string, after: string): string {
  const lastLine = before.slice(before.lastIndexOf('\n') + 1);
  const sameKind =
    (listItem.test(lastLine) && listItem.test(after)) ||
    (tableRow.test(lastLine) && tableRow.test(after));
  return `${before}${sameKind ? '\n' : '\n\n'}${after}`;
}

/** The blocks of an article in reading order; headings are never merged. */
export function mergeBlocks<B extends Block>(content: readonly B[]): IndexedBlock<B>[] {
  const merged: IndexedBlock<B>[] = [];
  for (const [index, block] of content.entries()) {
    const previous = merged.at(-1);
    if (!previous || !continues(block) || headingLevel(previous.element_type) !== undefined) {
      merged.push({ ...block, index, lastIndex: index });
      continue;
    }
    previous.lastIndex = index;
    previous.text = previous.text.map((entry) => {
      const same = block.text.find(
        (other) => readLanguage(other.lang) === readLanguage(entry.lang),
      );
      return same ? { ...entry, text: join(entry.text, same.text) } : entry;
    });
  }
  return merged;
}
