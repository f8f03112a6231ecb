import type { Element, Root } from 'hast';
import { textOf, walkElements } from '@/lib/model/markdown/walk';

/** Every element of a tree as `[name, attribute value, text]`, for elements that carry the attribute. */
export function found(tree: Root, attribute: string): [string, string, string][] {
  const list: [string, string, string][] = [];
  walkElements(tree, (node: Element) => {
    const value = node.properties[attribute];
    if (value !== undefined) list.push([node.tagName, String(value), textOf(node)]);
  });
  return list;
}
