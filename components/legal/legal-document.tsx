import { useLocale } from 'next-intl';
import { toTag } from '@/lib/model/text/languages';
import type { LegalFacts } from '@/lib/model/wire/legal';
import { DateLine } from './date-line';
import { languagesOf, readDocument, type WrittenPage } from './documents';
import { LanguageChoice } from './language-choice';
import { PageContainer } from './page-container';
import { Prose } from './prose';
import { words } from './texts/words';
import styles from './legal.module.css';

/** With at least this many sections, a document begins with links to them. */
const contentsFrom = 5;

/** One of the written documents, with its dates, its table of contents and its languages. */
export function LegalDocument({ page, facts }: { page: WrittenPage; facts: LegalFacts }) {
  const { text, language } = readDocument(page, facts);
  const tag = toTag(language);
  return (
    <PageContainer page={page} title={text.title} lang={tag === useLocale() ? undefined : tag}>
      <LanguageChoice offered={languagesOf(page)} chosen={language} />
      {text.updated && text.effective && (
        <DateLine updated={text.updated} effective={text.effective} language={language} />
      )}
      {text.lead && <Prose text={text.lead} />}
      {text.sections.length >= contentsFrom && (
        <nav aria-label={words[language].contents} className={styles.contents}>
          <ul>
            {text.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {text.sections.map((section) => (
        <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
          <h2 id={`${section.id}-heading`}>{section.heading}</h2>
          <Prose text={section.text} />
        </section>
      ))}
    </PageContainer>
  );
}
