import { articleHeightRem } from '@/lib/model/article/article-height';
import { readBrief } from '@/lib/model/article/brief';
import { howMade, type Writing } from '@/lib/model/text/how-made';
import { coverUrls, fallbackCover } from '@/lib/model/feed/covers';
import { opensWithBrief } from '@/lib/model/article/opens-with-brief';
import { hostOf, inOneLanguage, type Source } from '@/lib/model/feed/entry';
import {
  langTag,
  pick,
  pickText,
  type Language,
  type LocalizedText,
} from '@/lib/model/text/languages';
import { rowSourceLogos } from '@/lib/model/limits/feed';
import { shortArticleScreens } from '@/lib/model/limits/share';
import { mergeBlocks } from '@/lib/model/markdown/merge-blocks';
import { headingId } from '@/lib/model/markdown/outline';
import { readingMinutes } from '@/lib/model/article/reading-time';
import { OpenBlock } from './open-block';
import { ShareDate } from './share-date';
import { ShareSections, syndicationWords, type ShareSectionsData } from './share-sections';
import type { ShareSite } from './share-site';
import { ShareSources, SourceIcon } from './share-sources';
import { CitedWords, ShareImage, ShareTree, type Citing } from './share-tree';

export type ShareEventData = {
  id: string;
  title: LocalizedText;
  brief: LocalizedText;
  cover: string[];
  release_time: number;
  writing: Writing;
  translated?: readonly string[];
  paid_content?: boolean;
  references: Source[];
  sources: Source[];
  content: {
    element_type: string;
    text: LocalizedText;
    trees?: { lang: string; tree?: unknown }[];
  }[];
} & ShareSectionsData;

/** The width of a phone's column, for estimating an article's height. */
const columnRem = 22;
const remPx = 16;
/** The minimum height of what surrounds the text: title and line of the head, a row of a source. */
const headRem = 8;
const sourceRem = 4;
const coverRatio = 9 / 16;

/** The screen height from which the article fills less than half of it, in px, by estimate. */
export function shortFromPx(
  { content, cover, references }: Pick<ShareEventData, 'content' | 'cover' | 'references'>,
  language: Language,
): number {
  const aroundRem =
    headRem + references.length * sourceRem + (cover.length > 0 ? columnRem * coverRatio : 0);
  const rem = articleHeightRem(content, language, columnRem) + aroundRem;
  return (rem * remPx) / shortArticleScreens;
}

const drawingOf = ({ title }: Pick<ShareEventData, 'title'>) =>
  fallbackCover(title[0]?.text.length ?? 0);

/** Without scripts a missing image causes no event: the drawing is placed beneath it. */
export function CoverRule({ event }: { event: Pick<ShareEventData, 'title' | 'cover'> }) {
  if (event.cover.length === 0) return null;
  const drawing = `url(${drawingOf(event)}) center/112px 64px no-repeat`;
  return (
    <noscript>
      <style>{`img.cover{background:${drawing} var(--bone)}`}</style>
    </noscript>
  );
}

/** An event as a page of its own: everything that a visitor came for is in the HTML. */
export function ShareArticle({
  site,
  event,
  coverHost,
  hideCitations,
  openHref,
}: {
  site: ShareSite;
  event: ShareEventData;
  coverHost?: string;
  hideCitations: boolean;
  openHref: string;
}) {
  const { t, language } = site;
  const title = pick(event.title, language);
  const citing: Citing = {
    hidden: hideCitations,
    known: new Set(event.references.map(({ order }, index) => order ?? index + 1)),
  };
  const words = event.content.map(({ text }) => pickText(text, language)).join('\n');
  const [cover] = coverUrls(event.cover, coverHost);
  return (
    <article>
      <h1 lang={langTag(title?.lang)}>{title?.text}</h1>
      <p className="meta">
        <span className="logos">
          {event.sources.slice(0, rowSourceLogos).map((source) => (
            <SourceIcon key={source.link} host={hostOf(source.link)} />
          ))}
        </span>
        <span>{t('sourceCount', { count: event.sources.length })}</span>
        <ShareDate time={event.release_time} />
        <span>{t('readingTime', { minutes: readingMinutes(words) })}</span>
      </p>
      <p className="made">
        {event.paid_content && <span className="tag">{t('paid')}</span>}
        {event.writing === 'sample' && <span className="tag">{t('sample')}</span>}
        {t(`writing.${howMade(event, language)}`, { count: event.sources.length })}
      </p>
      {event.syndication && <p className="made">{syndicationWords(site, event.syndication)}</p>}
      {!opensWithBrief(event, language) && (
        <Brief brief={event.brief} language={language} citing={citing} />
      )}
      {cover && (
        // Decoded asynchronously, so that the text is painted without waiting for it.
        <img
          className="cover"
          src={cover}
          data-drawing={drawingOf(event)}
          alt=""
          width={680}
          height={382}
          fetchPriority="high"
          decoding="async"
        />
      )}
      <div className="prose">
        {mergeBlocks(event.content).map((block) => {
          const shown = pick(block.text, language);
          const tree = block.trees?.find(({ lang }) => lang === shown?.lang)?.tree;
          return (
            <div key={block.index} lang={langTag(shown?.lang)}>
              {tree ? (
                <ShareTree tree={tree} citing={citing} headingId={headingId(block.index)} />
              ) : (
                <p>
                  <CitedWords text={shown?.text ?? ''} citing={citing} />
                </p>
              )}
            </div>
          );
        })}
      </div>
      <ShareSections site={site} event={event} citing={citing} />
      <ShareSources site={site} sources={inOneLanguage(event.references, event.title)} />
      <p className="end">{t('end')}</p>
      <OpenBlock site={site} href={openHref} />
    </article>
  );
}

function Brief({
  brief,
  language,
  citing,
}: {
  brief: LocalizedText;
  language: Language;
  citing: Citing;
}) {
  const found = pick(brief, language);
  if (!found) return null;
  const { text, images } = readBrief(found.text);
  return (
    <div className="brief" lang={langTag(found.lang)}>
      <p>
        <CitedWords text={text} citing={citing} />
      </p>
      {images.map(({ src, alt, caption, video }) => (
        <ShareImage key={src} src={src} alt={alt} data-caption={caption} data-video={video} />
      ))}
    </div>
  );
}
