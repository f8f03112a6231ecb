'use client';
import type { Element } from 'hast';
import { useTranslations } from 'next-intl';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { SourceLink } from '@/components/popups/source-link';
import { useLeaveSite } from '@/components/popups/use-leave-site';
import { referenceId, referenceNumbers } from '@/lib/model/citations';
import { sourceName } from '@/lib/model/entry';
import { citedNumbers } from '@/lib/model/markdown/citation-figures';
import { safeHref } from '@/lib/model/safe-href';
import { useArticle } from '../article-context';
import styles from '../article.module.css';

type Attributes<Tag extends 'a' | 'sup'> = ComponentPropsWithoutRef<Tag> & { node?: Element };

/** A link of the text, or the figure of a citation. */
export function ArticleLink({
  href = '',
  children,
  'data-reference': reference,
}: Attributes<'a'> & { 'data-reference'?: string }) {
  const [n] = referenceNumbers([reference ?? '']);
  return n === undefined ? (
    <SourceLink href={href} className={styles.link}>
      {children}
    </SourceLink>
  ) : (
    <CitationFigure n={n} />
  );
}

/**
 * "Clicking a citation mark opens its source." Without scripts it leads to the list of sources; a
 * number that no source carries stays the text that it was.
 */
export function CitationFigure({ n }: { n: number }): ReactNode {
  const t = useTranslations('article');
  const leave = useLeaveSite();
  const source = useArticle().referenceOf(n);
  if (!source) return `[${n}]`;
  const href = safeHref(source.link);
  return (
    <a
      href={`#${referenceId(n)}`}
      data-reference={n}
      aria-label={t('citation', { n, name: sourceName(source) })}
      onClick={href ? (event) => leave(event, href) : undefined}
    >
      {n}
    </a>
  );
}

/** Figures side by side without brackets; any other superior text stays as it is. */
export function CitationGroup({ node, children }: Attributes<'sup'>) {
  const { hideCitations, referenceOf } = useArticle();
  const numbers = node && citedNumbers(node);
  if (!numbers) return <sup>{children}</sup>;
  if (hideCitations) return null;
  const known = numbers.every((n) => referenceOf(Number(n)));
  return known ? <sup className={styles.citations}>{children}</sup> : <span>{children}</span>;
}
