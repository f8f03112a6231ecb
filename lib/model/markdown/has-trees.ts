// Whether an article has its trees. Separate from the parser, so that checking does not load it.
import { mergeBlocks, type Block } from './merge-blocks';

export type BlockTree = { lang: string; tree?: unknown };
export type TreeBlock = Block & { trees?: BlockTree[] };

/** True when every text of the article has its tree. */
export function hasTrees(content: readonly TreeBlock[]): boolean {
  return mergeBlocks(content).every(({ text, trees }) =>
    text.every(({ lang }) => trees?.some((entry) => entry.lang === lang && entry.tree)),
  );
}
