// The outline of an article: heading ids, the tree that the panel shows, and which item is current.

import { plainSentence } from './citations';
import { langTag, pick, type ContentLanguage, type LocalizedText } from '../text/languages';

/** "Headings take an id made of the markdown-content prefix plus the paragraph index." */
const headingPrefix = 'markdown-content-';
/** The id of an article's nth block, counting headings and paragraphs alike. */
export const headingId = (paragraphIndex: number): string => `${headingPrefix}${paragraphIndex}`;

/** The level of a heading block (`h1` … `h6`), undefined for a paragraph. */
export function headingLevel(elementType: string): number | undefined {
  const level = /^h([1-6])$/i.exec(elementType.trim())?.[1];
  return level === undefined ? undefined : Number(level);
}

export type Nested<T> = { item: T; children: Nested<T>[] };

/** Items in reading order, each under the nearest earlier one of a smaller depth. */
export function nestOutline<T extends { depth: number }>(items: readonly T[]): Nested<T>[] {
  const roots: Nested<T>[] = [];
  const open: Nested<T>[] = [];
  for (const item of items) {
    const node: Nested<T> = { item, children: [] };
    while ((open.at(-1)?.item.depth ?? -Infinity) >= item.depth) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

/**
 * The id of the current heading: "the item whose top lies within the upper half of the scroll
 * container"; between two headings, the one that was passed last. `top` is measured from the
 * container's upper edge, in the same unit as `height`.
 */
export function currentHeading(
  headings: readonly { id: string; top: number }[],
  height: number,
): string | undefined {
  const inUpperHalf = headings.find(({ top }) => top >= 0 && top < height / 2);
  return (inUpperHalf ?? headings.findLast(({ top }) => top < 0))?.id;
}

type Outlined = {
  outline: readonly { id: string; title: LocalizedText; depth: number }[];
  content: readonly { element_type: string; text: LocalizedText }[];
};

/** A heading; `lang` is the tag of its language, which need not be the reader's. */
export type OutlineEntry = { id: string; title: string; lang?: string; depth: number };

/**
 * The outline of an article in one language; derived from its headings where the service sends
 * none.
 */
export function outlineOf(
  { outline, content }: Outlined,
  language: ContentLanguage,
): OutlineEntry[] {
  const items =
    outline.length > 0
      ? outline
      : content.flatMap(({ element_type, text }, index) => {
          const depth = headingLevel(element_type);
          return depth === undefined ? [] : [{ id: headingId(index), title: text, depth }];
        });
  return items
    .map(({ id, title, depth }) => {
      const shown = pick(title, language);
      return { id, depth, lang: langTag(shown?.lang), title: plainSentence(shown?.text ?? '') };
    })
    .filter(({ title }) => title !== '');
}
