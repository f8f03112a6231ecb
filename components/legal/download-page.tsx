import { useTranslations } from 'next-intl';
import type { LegalFacts } from '@/lib/model/wire/legal';
import { showcaseAbovePx } from '@/lib/model/limits/page';
import { rulesOf } from '@/lib/model/region-rules';
import { legalAddress } from '@/lib/model/wire/legal';
import styles from './download-page.module.css';

const shots = [
  { name: 'list', file: 'list' },
  { name: 'article', file: 'article' },
  { name: 'language', file: 'list-zh' },
] as const;

/** A transparent image, used where the real one is not shown, so that it is not fetched. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** "Showcase images appear on wide screens. A footer shows feedback email, copyright, company, ICP." */
export function DownloadPage({
  facts,
  readerHref,
  app,
  year,
}: {
  facts: LegalFacts;
  /** The web reader's address. */
  readerHref: string;
  /** The native app's stores; absent if there is no app. */
  app?: { ios: string; android: string };
  year: number;
}) {
  const t = useTranslations('download');
  const { brand, company, icp, region, feedbackEmail, inner } = facts;
  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <div className={styles.words}>
          <Mark />
          <h1>{brand}</h1>
          <p className={styles.tagline}>{t('tagline')}</p>
          <p>{t('text')}</p>
          <p className={styles.ways}>
            {app && (
              <>
                <a className={styles.solid} href={app.ios} rel="noopener">
                  {t('ios')}
                </a>
                <a className={styles.solid} href={app.android} rel="noopener">
                  {t('android')}
                </a>
              </>
            )}
            <a className={app ? styles.outline : styles.solid} href={readerHref}>
              {t('open')}
            </a>
          </p>
          {!app && <p className={styles.note}>{t('noApp')}</p>}
          <p>
            <a href={legalAddress('features', inner, facts.publicOrigin)}>{t('features')}</a>
          </p>
        </div>
        <section className={styles.showcase} aria-label={t('showcase')}>
          {shots.map(({ name, file }) => (
            <picture key={name}>
              <source media={`(max-width: ${showcaseAbovePx}px)`} srcSet={nothing} />
              <img
                src={`/showcase/${file}.webp`}
                alt={t(`shots.${name}`)}
                width={420}
                height={909}
              />
            </picture>
          ))}
        </section>
      </main>
      <footer className={styles.foot}>
        <p>
          {t('feedback')} <a href={`mailto:${feedbackEmail}`}>{feedbackEmail}</a>
        </p>
        <p>{t('copyright', { year: String(year), company: company ?? brand })}</p>
        {company && (
          <p>
            {t('company')} {company}
          </p>
        )}
        {(icp ?? rulesOf(region).keepsSiteRecords) && <p>{icp ?? t('noIcp')}</p>}
        <p>
          <a href={legalAddress('privacy', inner, facts.publicOrigin)}>{t('privacy')}</a>
          <a href={legalAddress('service', inner, facts.publicOrigin)}>{t('service')}</a>
        </p>
      </footer>
    </div>
  );
}

function Mark() {
  return (
    <svg aria-hidden="true" width="72" height="72" viewBox="90 90 332 332" fill="none">
      <g className="stroke-accent" strokeWidth="22" strokeLinejoin="round" strokeLinecap="round">
        <path d="M256 106 385.9 181 385.9 331 256 406 126.1 331 126.1 181Z" />
        <path d="M126.1 181 256 256 385.9 181" />
        <path d="M256 256 256 406" />
      </g>
      <circle cx="256" cy="256" r="28" className="fill-warm" />
    </svg>
  );
}
