// Fills `content[].trees`: the parsed text of every block and language, built once per event
// version by the process that writes or first serves it, so that no page and no phone parses
// markdown.
import type { Root } from 'hast';
import { pickText, readLanguage, type LocalizedText } from '../text/languages';
import { headingLevel } from './outline';
import { hasTrees, type TreeBlock } from './has-trees';
import { wantedMarks, type Marks } from './marks';
import { mergeBlocks } from './merge-blocks';
import { toTree } from './to-tree';

type Article<B extends TreeBlock> = {
  content: B[];
  anchors: LocalizedText[];
  anchor_keywords: LocalizedText[];
};

/** A heading block may or may not contain its own `##`; its level is that of `element_type`. */
function blockMarkdown(elementType: string, text: string): string {
  const level = headingLevel(elementType);
  if (level === undefined) return text;
  return `${'#'.repeat(level)} ${text.trim().replace(/^#{1,6}\s+/, '')}`;
}

/**
 * `content` with a tree for every text. The tree of a list or table split into several blocks is on
 * the first of them (see `mergeBlocks`), the others get an empty list. Marks are placed across the
 * whole article: a keyword at its first occurrence per language, and so on.
 */
export function treesOf<B extends TreeBlock>(
  content: readonly B[],
  anchors: readonly LocalizedText[],
  anchorKeywords: readonly LocalizedText[],
): (B & { trees: { lang: string; tree: Root }[] })[] {
  const marks = new Map<string, Marks>();
  const marksOf = (lang: string): Marks => {
    const language = readLanguage(lang) ?? 'source';
    const texts = (entries: readonly LocalizedText[]) =>
      entries.map((entry) => pickText(entry, language));
    const found =
      marks.get(language) ?? wantedMarks(language, texts(anchors), texts(anchorKeywords));
    marks.set(language, found);
    return found;
  };
  const trees = new Map(
    mergeBlocks(content).map(({ index, element_type, text }) => [
      index,
      text.map(({ lang, text: markdown }) => ({
        lang,
        tree: toTree(blockMarkdown(element_type, markdown), marksOf(lang)),
      })),
    ]),
  );
  return content.map((block, index) => ({ ...block, trees: trees.get(index) ?? [] }));
}

/** The event with its trees; the same event when it has them already. */
export function withTrees<B extends TreeBlock, E extends Article<B>>(event: E): E {
  if (hasTrees(event.content)) return event;
  return { ...event, content: treesOf(event.content, event.anchors, event.anchor_keywords) };
}
