import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { PageContainer } from './page-container';
import styles from './legal.module.css';

export type NoticeEntry = {
  name: string;
  version: string;
  licence: string;
  copyright: readonly string[];
  text: string;
};

/** Packages that come with the very same text share it. */
function byText(notices: readonly NoticeEntry[]): [string, NoticeEntry[]][] {
  const groups = new Map<string, NoticeEntry[]>();
  for (const notice of notices) {
    groups.set(notice.text, [...(groups.get(notice.text) ?? []), notice]);
  }
  return [...groups];
}

const labelOf = ({ name, version }: NoticeEntry) => `${name} ${version}`;

/** "Open-source notices for web/Android: long third-party licence texts." */
export function WebNotices({ notices }: { notices: readonly NoticeEntry[] }) {
  const t = useTranslations('legal.notices');
  return (
    <PageContainer title={t('title')}>
      <p>{t('text')}</p>
      <p>{t('count', { count: notices.length })}</p>
      {byText(notices).map(([text, group]) => (
        <section key={text} className={styles.package}>
          <h2>{group.map(labelOf).join(', ')}</h2>
          <p>
            {t('licence', { licence: [...new Set(group.map((one) => one.licence))].join(', ') })}
          </p>
          {text ? <pre>{text}</pre> : <p>{t('none')}</p>}
        </section>
      ))}
    </PageContainer>
  );
}

/** "Open-source notices for iOS: attribution notices with dividers." */
export function IosNotices({ notices }: { notices: readonly NoticeEntry[] }) {
  const t = useTranslations('legal.notices');
  return (
    <PageContainer title={t('title')}>
      <p>{t('text')}</p>
      {notices.map((notice) => (
        <Fragment key={labelOf(notice)}>
          <hr />
          <section className={styles.package}>
            <h2>{labelOf(notice)}</h2>
            <p>
              {t('licence', { licence: notice.licence })}
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
    </PageContainer>
  );
}
