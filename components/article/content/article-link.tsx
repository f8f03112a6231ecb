'use client';
import type { Element } from 'hast';
import { useTranslations } from 'next-intl';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { SourceLink } from '@/components/shell/source-link';
import { referenceId } from '@/lib/model/markdown/citations';
import { sourceName } from '@/lib/model/feed/entry';
import { citedNumbers } from '@/lib/model/markdown/citation-figures';
import { useArticle } from '../article-context';
import { useEvidence } from './use-evidence';
import styles from '../article.module.css';

/** A link in the text. */
export function ArticleLink({ href = '', children }: ComponentPropsWithoutRef<'a'>) {
  return (
    <SourceLink href={href} className={styles.link}>
      {children}
    </SourceLink>
  );
}

/** Superscript: citation numbers, or whatever the author put there. */
export function SuperiorText({
  node,
  children,
}: ComponentPropsWithoutRef<'sup'> & { node?: Element }) {
  const numbers = node && citedNumbers(node);
  return numbers ? <CitationFigures numbers={numbers.map(Number)} /> : <sup>{children}</sup>;
}

/**
 * Adjacent citation numbers without brackets; hidden in outside-share mode. A number without a
 * source stays plain text.
 */
export function CitationFigures({ numbers }: { numbers: readonly number[] }): ReactNode {
  const { hideCitations, referenceOf } = useArticle();
  if (hideCitations) return null;
  const known = numbers.filter((n) => referenceOf(n));
  const unknown = numbers.filter((n) => !referenceOf(n));
  return (
    <>
      {known.length > 0 && (
        <sup className="figures">
          {known.map((n) => (
            <CitationFigure key={n} n={n} />
          ))}
        </sup>
      )}
      {unknown.map((n) => ` [${n}]`).join('')}
    </>
  );
}

/**
 * "Clicking a citation mark opens its source": the quoted text first. Without scripts, the list of
 * sources.
 */
function CitationFigure({ n }: { n: number }) {
  const t = useTranslations('article');
  const show = useEvidence();
  const source = useArticle().referenceOf(n);
  return (
    <a
      href={`#${referenceId(n)}`}
      data-citation={n}
      aria-label={t('citation', { n, name: source ? sourceName(source) : '' })}
      onClick={(event) => show(event, n)}
    >
      {n}
    </a>
  );
}
