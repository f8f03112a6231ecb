'use client';
import type { Element as Node } from 'hast';
import { useSetAtom } from 'jotai';
import type { ComponentPropsWithoutRef, KeyboardEvent, SyntheticEvent } from 'react';
import { readMark, referenceNumbers } from '@/lib/model/markdown/citations';
import { citedNumbers } from '@/lib/model/markdown/citation-figures';
import { textOf, walkElements, type Child } from '@/lib/model/markdown/walk';
import { openPopupAtom } from '@/lib/state/page/popups';
import { useArticle } from '../article-context';
import styles from '../article.module.css';

type SpanProps = ComponentPropsWithoutRef<'span'> & {
  node?: Node;
  'data-anchor'?: string;
  'data-keyword'?: string;
  'data-references'?: string;
};

/** A span of the text: a cited sentence, a keyword, or just a span. */
export function MarkedText({ node, ...props }: SpanProps) {
  if (node && readMark(props['data-anchor'])) return <CitedSentence node={node} {...props} />;
  if (node && readMark(props['data-keyword'])) return <Keyword node={node} {...props} />;
  return <span>{props.children}</span>;
}

/** The words of a sentence without the figures in it. */
function passageOf(node: Child): string {
  if (citedNumbers(node)) return '';
  return node.type === 'element' ? node.children.map(passageOf).join('') : textOf(node);
}

/** What the keyboard does to a button, for words that wrap and so are none. */
const onPressKey =
  (press: (event: KeyboardEvent<HTMLElement>) => void) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    press(event);
  };

/** "A cited sentence tells on tap its source and passage." Selecting its words is no tap. */
function CitedSentence({ node, children, ...marks }: SpanProps & { node: Node }) {
  const open = useSetAtom(openPopupAtom);
  const { referenceOf, eventId } = useArticle();
  const tell = (event: SyntheticEvent<HTMLElement>) => {
    const { currentTarget, target } = event;
    if (target instanceof Element && target.closest('a, [data-keyword]') !== null) return;
    if (currentTarget.ownerDocument.getSelection()?.isCollapsed === false) return;
    const sources = referenceNumbers(marks['data-references']?.split(' ') ?? []).flatMap(
      (n) => referenceOf(n) ?? [],
    );
    const lang = currentTarget.closest('[lang]')?.getAttribute('lang') ?? undefined;
    const passage = passageOf(node).trim();
    open({ kind: 'passage', passage, lang, sources, event_id: eventId });
  };
  let hasLink = false;
  walkElements(node, ({ tagName }) => {
    hasLink ||= tagName === 'a';
  });
  // A link inside a button could not be reached: such a sentence is only tapped.
  const button = hasLink ? {} : { role: 'button', tabIndex: 0, onKeyDown: onPressKey(tell) };
  return (
    <span {...marks} {...button} className={styles.sentence} onClick={tell}>
      {children}
    </span>
  );
}

/** A keyword is pressed like a button, where there is something to tell about it, and wraps like text. */
function Keyword({ node, children, ...marks }: SpanProps & { node: Node }) {
  const { onKeyword } = useArticle();
  const mark = readMark(marks['data-keyword']);
  if (!onKeyword || !mark) return <span className={styles.keyword}>{children}</span>;
  const tell = () => onKeyword(mark, textOf(node));
  return (
    <span
      {...marks}
      role="button"
      tabIndex={0}
      className={styles.keyword}
      onClick={tell}
      onKeyDown={onPressKey(tell)}
    >
      {children}
    </span>
  );
}
