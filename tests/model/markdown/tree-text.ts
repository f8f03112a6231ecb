import type { Element, Root } from 'hast';
import { textOf, walkElements } from '@/lib/model/markdown/walk';

/** Elements with the attribute, each as `[name, attribute value, text]`. */
export function found(tree: Root, attribute: string): [string, string, string][] {
  const list: [string, string, string][] = [];
  walkElements(tree, (node: Element) => {
    const value = node.properties[attribute];
    if (value !== undefined) list.push([node.tagName, String(value), textOf(node)]);
  });
  return list;
}
