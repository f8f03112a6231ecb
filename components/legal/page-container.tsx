import type { ReactNode } from 'react';
import styles from './legal.module.css';

/** The layout of every static page: a column of paper with the title of its article. */
export function PageContainer({
  title,
  lang,
  page,
  children,
}: {
  title: string;
  /** The document's name, for the style sheet. */
  page?: string;
  /** BCP 47, if the article is in another language than the page. */
  lang?: string;
  children: ReactNode;
}) {
  return (
    <main className={styles.page} lang={lang}>
      <article className={`prose ${styles.article}`} data-page={page}>
        <h1>{title}</h1>
        {children}
      </article>
    </main>
  );
}
