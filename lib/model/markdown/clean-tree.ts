// A tree from the wire is untrusted data: whoever built it, it is sanitized before a page shows it.
import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { schema } from './schema';

const sanitize = rehypeSanitize(schema) as (tree: Root) => Root;

const isRoot = (tree: unknown): tree is Root =>
  typeof tree === 'object' &&
  tree !== null &&
  (tree as Partial<Root>).type === 'root' &&
  Array.isArray((tree as Partial<Root>).children);

/** The tree with only what the schema allows; undefined when it is not a tree. */
export function cleanTree(tree: unknown): Root | undefined {
  if (!isRoot(tree)) return undefined;
  try {
    return sanitize(tree);
  } catch {
    // Nested too deeply for any recursive walk.
    return undefined;
  }
}
