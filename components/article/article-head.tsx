'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { CardCovers } from '@/components/event/card-covers';
import { PaidMark } from '@/components/event/paid-mark';
import { TimeLabel } from '@/components/event/time-label';
import { SourceLogos } from '@/components/ui/source-logos';
import type { Syndication } from '@/lib/contract';
import { readBrief } from '@/lib/model/article/brief';
import { howMade, type HowMade } from '@/lib/model/text/how-made';
import { coverUrls } from '@/lib/model/feed/covers';
import { hostOf, inOneLanguage, sourceName, type FeedEntry } from '@/lib/model/feed/entry';
import { isHeadlineOnly, onlySource } from '@/lib/model/feed/single-source';
import { imageBlockTimeoutMs } from '@/lib/model/feed/image-candidates';
import { langTag, pick, type Language } from '@/lib/model/text/languages';
import { rowSourceLogos } from '@/lib/model/limits/feed';
import { siteAtom } from '@/lib/state/page/deployment';
import { openPopupAtom, type NumberedSource } from '@/lib/state/page/popups';
import styles from './article.module.css';
import { ArticleImage } from './content/article-image';
import { CitedText } from './content/cited-text';
import { OnlySource } from './only-source';

const dotted = "relative before:absolute before:-left-2.5 before:content-['·'_/_'']";

/** Title, origin and how it was written, brief and covers: what a list row already has. */
export function ArticleHead({
  entry,
  language,
  secondary,
  minutes,
  sources = inOneLanguage(entry.sources, entry.title),
  syndication,
  withBrief = true,
}: {
  entry: Pick<
    FeedEntry,
    | 'title'
    | 'brief'
    | 'cover'
    | 'release_time'
    | 'sources'
    | 'writing'
    | 'translated'
    | 'paid_content'
  >;
  language: Language;
  secondary?: Language;
  minutes?: number;
  /** The list that the source row opens: all references of a loaded event. */
  sources?: readonly NumberedSource[];
  syndication?: Syndication;
  /** False where the text begins with the brief, to avoid repeating it. */
  withBrief?: boolean;
}) {
  const t = useTranslations('article');
  const openPopup = useSetAtom(openPopupAtom);
  const { coverHost } = useAtomValue(siteAtom);
  const title = pick(entry.title, language);
  const second = secondary && pick(entry.title, secondary);
  const count = entry.sources.length;
  const made = howMade(entry, language);
  const single = onlySource(entry);
  const covers = coverUrls(entry.cover, coverHost);
  return (
    <>
      <h1
        lang={langTag(title?.lang)}
        className="m-0 font-title text-article-title font-semibold text-pretty"
      >
        {title?.text}
      </h1>
      {second && second !== title && (
        <p lang={langTag(second.lang)} className="mt-2 font-title text-card-title text-ink-2">
          {second.text}
        </p>
      )}
      <Origin entry={entry} sources={sources} minutes={minutes} />
      <WritingNote
        writing={made}
        count={count}
        onPress={() => openPopup({ kind: 'writing', writing: made, count })}
      />
      {single && <OnlySource source={single} headlineOnly={isHeadlineOnly(entry)} />}
      {syndication && (
        <p className="m-0 text-meta text-ink-2">{syndicationWords(t, syndication)}</p>
      )}
      {withBrief && <Brief entry={entry} language={language} secondary={secondary} />}
      {covers.length > 0 && (
        <div className="mb-5">
          <CardCovers urls={covers} turn={0} eager timeoutMs={imageBlockTimeoutMs(covers.length)} />
        </div>
      )}
    </>
  );
}

/** Who reports it, when, and the reading time. */
function Origin({
  entry,
  sources,
  minutes,
}: {
  entry: Pick<FeedEntry, 'sources' | 'release_time' | 'paid_content'>;
  sources: readonly NumberedSource[];
  minutes?: number;
}) {
  const t = useTranslations('article');
  const openPopup = useSetAtom(openPopupAtom);
  const count = entry.sources.length;
  const logos = entry.sources.map((source) => ({
    host: hostOf(source.link),
    name: sourceName(source),
  }));
  return (
    <>
      {/* The dot between two facts is clipped where the second one wraps to a new line. */}
      <div className="mt-1 flex flex-wrap items-center gap-x-4 text-meta text-ink-2 [clip-path:inset(-99px_-99px_-99px_-6px)]">
        {count > 0 && (
          <button
            type="button"
            onClick={() => openPopup({ kind: 'references', sources })}
            className="-mx-1 flex min-h-11 items-center gap-1.5 rounded-full px-1 active:bg-press"
          >
            <SourceLogos logos={logos} max={rowSourceLogos} />
            {t('sourceCount', { count })}
          </button>
        )}
        {entry.release_time > 0 && (
          <span className={count > 0 ? dotted : undefined}>
            <TimeLabel time={entry.release_time} />
          </span>
        )}
        {minutes !== undefined && (
          <span className={`tabular ${dotted}`}>{t('readingTime', { minutes })}</span>
        )}
        {entry.paid_content && <PaidMark />}
      </div>
    </>
  );
}

/** How the text was written, in one line, explained on tap: it says so if a model was involved. */
function WritingNote({
  writing,
  count,
  onPress,
}: {
  writing: HowMade;
  count: number;
  onPress(): void;
}) {
  const t = useTranslations('article');
  return (
    <button
      type="button"
      onClick={onPress}
      className="-mb-1.5 flex min-h-11 items-center gap-1.5 text-meta text-ink-2"
    >
      {writing === 'sample' && (
        <span className="rounded border border-hairline px-1 leading-4">{t('sample')}</span>
      )}
      <span className="underline decoration-dotted underline-offset-4">
        {t(`writing.${writing}`, { count })}
      </span>
    </button>
  );
}

function syndicationWords(
  t: ReturnType<typeof useTranslations<'article'>>,
  { outlets: count, agency }: Syndication,
): string {
  return agency ? t('syndicatedAgency', { count, agency }) : t('syndicated', { count });
}

/** The brief with its citation numbers; its images may carry videos. */
function Brief({
  entry,
  language,
  secondary,
}: {
  entry: Pick<FeedEntry, 'brief'>;
  language: Language;
  secondary?: Language;
}) {
  const brief = pick(entry.brief, language);
  if (!brief) return null;
  const second = secondary && pick(entry.brief, secondary);
  const { text, images } = readBrief(brief.text);
  return (
    <div className={`${styles.brief} mt-2 mb-4`}>
      <p lang={langTag(brief.lang)} className="m-0">
        <CitedText text={text} />
      </p>
      {second && second !== brief && (
        <p lang={langTag(second.lang)} className={`${styles.secondary} mt-2! mb-0!`}>
          <CitedText text={readBrief(second.text).text} />
        </p>
      )}
      {images.map(({ src, alt, caption, video }) => (
        <ArticleImage key={src} src={src} alt={alt} data-caption={caption} data-video={video} />
      ))}
    </div>
  );
}
