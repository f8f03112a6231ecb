'use client';
import { useTranslations } from 'next-intl';
import { useClock } from '@/components/shell/use-clock';
import { SourceLogos } from '@/components/ui/source-logos';
import { partsOfQuote, type EvidenceQuote, type Verdict } from '@/lib/model/article/evidence';
import { dayAndTime } from '@/lib/model/calendar';
import { hostOf, sourceName } from '@/lib/model/feed/entry';
import type { NumberedSource } from '@/lib/state/page/popups';
import { AskAboutSentence } from './ask-about-sentence';
import type { PopupContentProps } from '../shell/popup-content';
import { SourceLink } from '../shell/source-link';
import styles from './evidence.module.css';

/** The evidence behind a citation number. */
export default function EvidencePopup({ popup }: PopupContentProps<'evidence'>) {
  const { sentence, lang, verdict, source, quotes, event_id } = popup;
  const t = useTranslations('popup.evidence');
  return (
    <>
      {verdict && <VerdictLine verdict={verdict} />}
      {/* For a verbatim quotation both are the same. */}
      {(verdict !== 'quoted' || quotes.length === 0) && (
        <figure className={styles.part}>
          <figcaption>{t('sentence')}</figcaption>
          <blockquote lang={lang}>{sentence}</blockquote>
        </figure>
      )}
      {quotes.map((quote, index) => (
        <figure key={index} className={styles.part}>
          <figcaption>{t('words')}</figcaption>
          <Quote quote={quote} />
        </figure>
      ))}
      {quotes.length === 0 && (
        <p className="m-0 mt-3 text-small text-ink-2">{t(source ? 'noWords' : 'noSource')}</p>
      )}
      {source && <Publisher source={source} />}
      <div className={styles.acts}>
        {source && (
          <SourceLink
            href={source.link}
            className="inline-flex min-h-11 flex-1 items-center justify-center rounded-full border border-hairline px-5 text-small font-medium text-ink no-underline hover:bg-press active:bg-press"
          >
            {t('open')}
          </SourceLink>
        )}
        {event_id !== undefined && <AskAboutSentence sentence={sentence} event_id={event_id} />}
      </div>
    </>
  );
}

function VerdictLine({ verdict }: { verdict: Verdict }) {
  const t = useTranslations('popup.evidence');
  return (
    <p className={styles.verdict} data-verdict={verdict}>
      <span aria-hidden="true">{verdict === 'unconfirmed' ? '?' : '✓'}</span>
      {t(verdict)}
    </p>
  );
}

/** The source's text, with the supporting words marked. */
function Quote({ quote }: { quote: EvidenceQuote }) {
  const [before, marked, after] = partsOfQuote(quote);
  return (
    <blockquote lang={quote.lang}>
      {before}
      {marked && <mark className={styles.marked}>{marked}</mark>}
      {after}
    </blockquote>
  );
}

/** The publisher, and the day and hour of publication. */
function Publisher({ source }: { source: NumberedSource }) {
  const { timeZone } = useClock();
  const name = sourceName(source);
  const time = source.release_time;
  const moment = time ? dayAndTime(time, timeZone) : undefined;
  return (
    <p className="m-0 mt-3 flex flex-wrap items-center gap-2 text-meta text-ink-2">
      <SourceLogos logos={[{ host: hostOf(source.link), name }]} max={1} size={16} />
      <span>{name}</span>
      {time && moment ? (
        <time dateTime={new Date(time).toISOString()} className="tabular">
          {moment.day} {moment.time}
        </time>
      ) : null}
    </p>
  );
}
