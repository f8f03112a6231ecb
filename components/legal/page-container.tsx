import type { ReactNode } from 'react';
import styles from './legal.module.css';

/** What every static page sits in: a column of paper with the title of its article. */
export function PageContainer({
  title,
  lang,
  page,
  children,
}: {
  title: string;
  /** Which document it is, for the style sheet. */
  page?: string;
  /** BCP 47, where the article speaks another language than the page. */
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
