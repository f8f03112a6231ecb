'use client';
import type { Element, Root } from 'hast';
import { memo, useMemo, type ComponentPropsWithoutRef, type JSX } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeReact, { type Options } from 'rehype-react';
import { unified, type Processor } from 'unified';
import { ArticleLink, SuperiorText } from '@/components/article/content/article-link';
import { ArticleTable } from '@/components/article/content/article-table';
import { answerTree, unsupportedPart } from '@/lib/model/markdown/answer-tree';
import { UnsupportedMark, UnsupportedWords } from './unsupported-mark';
import styles from './chat.module.css';

function AnswerSpan({ node, children }: ComponentPropsWithoutRef<'span'> & { node?: Element }) {
  const part = node && unsupportedPart(node);
  if (part === 'mark') return <UnsupportedMark />;
  if (part === 'cited') return <UnsupportedWords />;
  return <span className={part === 'sentence' ? styles.doubted : undefined}>{children}</span>;
}

/** Heading levels continue below those of the popup and the message. */
const components: Options['components'] = {
  a: ArticleLink,
  span: AnswerSpan,
  sup: SuperiorText,
  table: ArticleTable,
  h1: 'h4',
  h2: 'h4',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
};

/** Its compiler creates elements, which the plugin's types don't express. */
const renderer = unified()
  .use(rehypeReact, { Fragment, jsx, jsxs, components, passNode: true, ignoreInvalidStyle: true })
  .freeze() as unknown as Processor<undefined, undefined, undefined, Root, JSX.Element>;

/** One block of an answer; the same text is parsed once. */
export const AnswerBlock = memo(function AnswerBlock({ text }: { text: string }) {
  return useMemo(() => renderer.stringify(answerTree(text)), [text]);
});
