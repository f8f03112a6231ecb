// Turns `[n]` marks in the text of a tree into numbered links to the references, adjacent ones
// grouped.
import { splitCitations } from './citation-groups';
import { referenceId } from './citations';
import { element, replaceChildren, type Child, type Parent } from './walk';

/** Where brackets are the author's own: code, and the text of a link. */
const literal = new Set(['code', 'pre', 'a', 'kbd', 'samp']);

const figure = (n: number): Child =>
  element('a', { href: `#${referenceId(n)}`, dataReference: String(n) }, [
    { type: 'text', value: String(n) },
  ]);

const group = (numbers: number[]): Child => element('sup', {}, [...new Set(numbers)].map(figure));

/** Replaces marks in place. */
export function markCitations(parent: Parent): void {
  replaceChildren(parent, (child) => {
    if (child.type === 'text')
      return splitCitations(child.value).map((part) =>
        typeof part === 'string' ? { type: 'text', value: part } : group(part),
      );
    if (child.type === 'element' && !literal.has(child.tagName)) markCitations(child);
    return [child];
  });
}

/** The numbers of a group made by {@link markCitations}; undefined for any other node. */
export function citedNumbers(node: Child | undefined): string[] | undefined {
  if (node?.type !== 'element' || node.tagName !== 'sup') return undefined;
  const numbers = node.children.flatMap((child) =>
    child.type === 'element' && child.properties.dataReference
      ? [String(child.properties.dataReference)]
      : [],
  );
  return numbers.length > 0 ? numbers : undefined;
}
