// A tree that came over the wire is data from outside: whoever made it, it passes the sanitizer
// before a page shows it.
import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { schema } from './schema';

const sanitize = rehypeSanitize(schema) as (tree: Root) => Root;

const isRoot = (tree: unknown): tree is Root =>
  typeof tree === 'object' &&
  tree !== null &&
  (tree as Partial<Root>).type === 'root' &&
  Array.isArray((tree as Partial<Root>).children);

/** The tree with nothing but what the schema allows; undefined when it is none. */
export function cleanTree(tree: unknown): Root | undefined {
  if (!isRoot(tree)) return undefined;
  try {
    return sanitize(tree);
  } catch {
    // Nested so deep that no walk comes to its end.
    return undefined;
  }
}
