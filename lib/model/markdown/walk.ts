// Small walks over a hast tree. They recurse, which is safe only after `boundDepth`.
import type { Element, ElementContent, Root, RootContent, Text } from 'hast';

export type Parent = Root | Element;
export type Child = ElementContent | RootContent;

export const isElement = (node: Child): node is Element => node.type === 'element';
export const isText = (node: Child): node is Text => node.type === 'text';

/** Calls `visit` for every element, parents before their children. */
export function walkElements(node: Parent, visit: (element: Element) => void): void {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    visit(child);
    walkElements(child, visit);
  }
}

/** The text inside, as a reader sees it. */
export function textOf(node: Child | Root): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Replaces each child of a parent by the result of `change`. */
export function replaceChildren(parent: Parent, change: (child: Child) => Child[]): void {
  // The two child types differ only in the doctype, which a parsed fragment never has.
  parent.children = (parent.children as Child[]).flatMap(change) as Element['children'];
}

export function element(
  tagName: string,
  properties: Element['properties'],
  children: Child[],
): Element {
  return { type: 'element', tagName, properties, children: children as ElementContent[] };
}
