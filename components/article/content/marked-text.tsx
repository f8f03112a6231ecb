'use client';
import type { Element as Node } from 'hast';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ComponentPropsWithoutRef, KeyboardEvent, SyntheticEvent } from 'react';
import { isComposing } from '@/components/ui/is-composing';
import { readMark, referenceNumbers } from '@/lib/model/markdown/citations';
import { citedNumbers } from '@/lib/model/markdown/citation-figures';
import { textOf, walkElements, type Child } from '@/lib/model/markdown/walk';
import { openPopupAtom } from '@/lib/state/page/popups';
import { useArticle } from '../article-context';
import styles from '../article.module.css';
import { useTap } from './use-tap';

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

/** The text of a sentence without its citation numbers. */
function passageOf(node: Child): string {
  if (citedNumbers(node)) return '';
  return node.type === 'element' ? node.children.map(passageOf).join('') : textOf(node);
}

/** Button keyboard behavior for words that wrap and therefore cannot be a button. */
const onPressKey =
  (press: (event: KeyboardEvent<HTMLElement>) => void) => (event: KeyboardEvent<HTMLElement>) => {
    if ((event.key !== 'Enter' && event.key !== ' ') || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) press(event);
  };

/**
 * A cited sentence asks the assistant; if it is unavailable, it shows its passage and its sources,
 * as the number after it always does.
 */
function CitedSentence({ node, children, ...marks }: SpanProps & { node: Node }) {
  const t = useTranslations('article');
  const open = useSetAtom(openPopupAtom);
  const { referenceOf, onSentence } = useArticle();
  const passage = passageOf(node).trim();
  const press = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (onSentence) return onSentence(passage);
    const sources = referenceNumbers(marks['data-references']?.split(' ') ?? []).flatMap(
      (n) => referenceOf(n) ?? [],
    );
    const lang = currentTarget.closest('[lang]')?.getAttribute('lang') ?? undefined;
    open({ kind: 'passage', passage, lang, sources });
  };
  const tap = useTap((event) => {
    const { target } = event;
    if (target instanceof Element && target.closest('a, [data-keyword]') !== null) return;
    press(event);
  });
  let hasLink = false;
  walkElements(node, ({ tagName }) => {
    hasLink ||= tagName === 'a';
  });
  const name = onSentence && t('askSentence', { sentence: passage });
  const key = { tabIndex: 0, 'aria-label': name, onKeyDown: onPressKey(press) };
  // A link inside a button would be unreachable: such a sentence has a button at its end instead.
  const button = hasLink ? {} : { role: 'button', ...key };
  return (
    <span {...marks} {...button} {...tap} className={styles.sentence}>
      {children}
      {hasLink && name && <span role="button" className={styles.sentenceKey} {...key} />}
    </span>
  );
}

/** A keyword acts as a button, if there is something to show about it, and wraps like text. */
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
