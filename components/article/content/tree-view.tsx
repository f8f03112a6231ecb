'use client';
import type { Root } from 'hast';
import { memo, type JSX } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeReact, { type Options } from 'rehype-react';
import { unified, type Processor } from 'unified';
import { cleanTree } from '@/lib/model/markdown/clean-tree';
import { walkElements } from '@/lib/model/markdown/walk';
import { ArticleImage } from './article-image';
import { ArticleLink, SuperiorText } from './article-link';
import { ArticleTable } from './article-table';
import { MarkedText } from './marked-text';

/** The article's title is the only `h1` of its page. */
const components: Options['components'] = {
  a: ArticleLink,
  img: ArticleImage,
  span: MarkedText,
  sup: SuperiorText,
  table: ArticleTable,
  h1: 'h2',
};

/** Its compiler creates elements, which the plugin's types don't express. */
const renderer = unified()
  .use(rehypeReact, { Fragment, jsx, jsxs, components, passNode: true, ignoreInvalidStyle: true })
  .freeze() as unknown as Processor<undefined, undefined, undefined, Root, JSX.Element>;

function giveId(root: Root, id: string) {
  let given = false;
  walkElements(root, (node) => {
    if (given || !/^h[1-6]$/.test(node.tagName)) return;
    node.properties.id = id;
    given = true;
  });
}

/**
 * A tree is rendered once: sanitizing it and creating its elements costs more than showing them.
 */
const drawn = new WeakMap<object, Map<string, JSX.Element>>();

/** A parsed text as elements, `headingId` being its heading's id; null when it is not a tree. */
export function drawTree(tree: unknown, headingId = ''): JSX.Element | null {
  if (typeof tree !== 'object' || tree === null) return null;
  const known = drawn.get(tree) ?? new Map<string, JSX.Element>();
  drawn.set(tree, known);
  const before = known.get(headingId);
  if (before) return before;
  const root = cleanTree(tree);
  if (!root) return null;
  if (headingId) giveId(root, headingId);
  const element = renderer.stringify(root);
  known.set(headingId, element);
  return element;
}

/** A parsed text as elements of the page; nothing when it is not a tree. */
export const TreeView = memo(function TreeView({
  tree,
  headingId,
}: {
  tree: unknown;
  /** The id of its heading, if it has one. */
  headingId?: string;
}) {
  return drawTree(tree, headingId);
});
