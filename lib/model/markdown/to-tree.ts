// The article pipeline: markdown → raw HTML parsed → safe addresses → our marks → sanitized. Pure
// and synchronous, the same on server and client; nothing adds HTML after the sanitizer.
import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { safeAddresses } from './addresses';
import { markCitations } from './citation-figures';
import { markAnchors, markKeywords, type Marks } from './marks';
import { parseMarkdown } from './parse';
import { schema } from './schema';
import type { Parent } from './walk';

/** Used as a plain function: it needs no processor. */
const sanitize = rehypeSanitize(schema) as (tree: Root) => Root;

/** Source positions are of no use to a page and double the size of a tree. */
function withoutPositions(node: Parent): void {
  delete node.position;
  delete node.data;
  for (const child of node.children) {
    if (child.type === 'element') withoutPositions(child);
    else delete child.position;
  }
}

/**
 * The hast tree of one markdown text: only elements of the schema, only safe addresses. `marks`
 * lists what is still to be found in this article and language; entries found in this text are
 * removed. Never throws.
 */
export function toTree(markdown: string, marks?: Marks): Root {
  const tree = parseMarkdown(markdown);
  safeAddresses(tree);
  markCitations(tree);
  if (marks) {
    markAnchors(tree, marks);
    markKeywords(tree, marks);
  }
  const clean = sanitize(tree);
  withoutPositions(clean);
  return clean;
}
