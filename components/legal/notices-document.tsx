import { useLocale } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { languages, toTag, type Language } from '@/lib/model/text/languages';
import { LanguageChoice } from './language-choice';
import { PageContainer } from './page-container';
import styles from './legal.module.css';

export type NoticeEntry = {
  name: string;
  version: string;
  license: string;
  copyright: readonly string[];
  text: string;
};

/** Groups packages with exactly the same text. */
function byText(notices: readonly NoticeEntry[]): [string, NoticeEntry[]][] {
  const groups = new Map<string, NoticeEntry[]>();
  for (const notice of notices) {
    groups.set(notice.text, [...(groups.get(notice.text) ?? []), notice]);
  }
  return [...groups];
}

type Notices = {
  notices: readonly NoticeEntry[];
  language: Language;
  /** The texts of `legal` in that language. */
  t(key: string, values?: Record<string, string | number>): string;
};

/** The introduction of both; the licenses themselves are in their authors' language. */
function NoticesPage({
  language,
  t,
  children,
}: Omit<Notices, 'notices'> & { children: ReactNode }) {
  const tag = toTag(language);
  return (
    <PageContainer title={t('notices.title')} lang={tag === useLocale() ? undefined : tag}>
      <LanguageChoice offered={languages} chosen={language} />
      <p>{t('notices.text')}</p>
      {children}
    </PageContainer>
  );
}

const labelOf = ({ name, version }: NoticeEntry) => `${name} ${version}`;

/** "Open-source notices for web/Android: long third-party license texts." */
export function WebNotices({ notices, language, t }: Notices) {
  return (
    <NoticesPage language={language} t={t}>
      <p>{t('notices.count', { count: notices.length })}</p>
      {byText(notices).map(([text, group]) => (
        <section key={text} className={styles.package}>
          <h2>{group.map(labelOf).join(', ')}</h2>
          <p>
            {t('notices.license', {
              license: [...new Set(group.map((one) => one.license))].join(', '),
            })}
          </p>
          {text ? <pre lang="en">{text}</pre> : <p>{t('notices.none')}</p>}
        </section>
      ))}
    </NoticesPage>
  );
}

/** "Open-source notices for iOS: attribution notices with dividers." */
export function IosNotices({ notices, language, t }: Notices) {
  return (
    <NoticesPage language={language} t={t}>
      {notices.map((notice) => (
        <Fragment key={labelOf(notice)}>
          <hr />
          <section className={styles.package}>
            <h2>{labelOf(notice)}</h2>
            <p>
              {t('notices.license', { license: notice.license })}
              {notice.copyright.map((line) => (
                <Fragment key={line}>
                  <br />
                  {line}
                </Fragment>
              ))}
            </p>
          </section>
        </Fragment>
      ))}
    </NoticesPage>
  );
}
