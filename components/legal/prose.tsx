import type { ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeReact from 'rehype-react';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { LegalLink } from './legal-link';
import { WideTable } from './wide-table';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeReact, { Fragment, jsx, jsxs, components: { a: LegalLink, table: WideTable } })
  .freeze();

/** The texts are constant except for a deployment's own facts: a handful of each. */
const cachedTexts = 400;
const cache = new Map<string, ReactElement>();

/** Our own Markdown; raw HTML in it is dropped. Parsed once and cached. */
export function Prose({ text }: { text: string }) {
  const known = cache.get(text);
  if (known) return known;
  if (cache.size >= cachedTexts) cache.clear();
  const element = processor.processSync(text).result;
  cache.set(text, element);
  return element;
}
