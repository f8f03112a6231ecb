'use client';
import { useAtomValue } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { briefWords } from '@/lib/model/article/brief-words';
import { coverUrls } from '@/lib/model/feed/covers';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { CardMode } from '@/lib/model/wire/card-enums';
import { langTag, pick } from '@/lib/model/text/languages';
import { cardSourceLogos } from '@/lib/model/limits/feed';
import { likeCount, shortNumber } from '@/lib/model/text/numbers';
import { siteAtom } from '@/lib/state/page/deployment';
import { settingAtom } from '@/lib/state/page/settings';
import { useCoverBoxes } from '../event/card-covers';
import {
  briefClass,
  cardClass,
  coverShape,
  factsClass,
  rowClass,
  titleClass,
} from '../event/card-shape';
import { Disclaimer } from './disclaimer';
import { PaidMark } from '../event/paid-mark';
import { TimeLabel } from '../event/time-label';

/**
 * A card's placeholder until it is rendered: lines and a box exactly where its text and image will
 * be, so that nothing moves when the card appears. Its text serves only for measuring; it has no
 * images, nothing to press, and a quarter of the elements.
 */
export function CardPlaceholder({
  entry,
  brief,
  ref,
}: {
  entry: FeedEntry;
  brief: boolean;
  ref: Ref<HTMLDivElement>;
}) {
  const language = useAtomValue(settingAtom('language'));
  const { coverHost } = useAtomValue(siteAtom);
  const title = pick(entry.title, language);
  const text = brief ? pick(entry.brief, language) : undefined;
  const urls = coverUrls(entry.cover, coverHost);
  const boxes = useCoverBoxes(urls).length;
  return (
    <div ref={ref} data-placeholder="" aria-hidden="true" className={cardClass}>
      <p
        lang={langTag(title?.lang)}
        className={`placeholder-text ${titleClass(brief ? CardMode.Default : CardMode.TitleOnly)}`}
      >
        <span className="invisible line-clamp-3">{title?.text}</span>
      </p>
      {text?.text && (
        <p lang={langTag(text.lang)} className={`placeholder-text ${briefClass}`}>
          <span className="invisible">{briefWords(text.text)}</span>
        </p>
      )}
      {brief && boxes > 0 && <div className={`mt-3 rounded-cover bg-bone ${coverShape(boxes)}`} />}
      <div className={`invisible ${rowClass}`}>
        <PlaceholderFacts entry={entry} />
      </div>
      {brief && (
        <div className="invisible">
          <Disclaimer entry={entry} />
        </div>
      )}
    </div>
  );
}

/** As wide as sources, time and buttons: on a narrow page they need two lines. */
function PlaceholderFacts({ entry }: { entry: FeedEntry }) {
  const t = useTranslations();
  const locale = useLocale();
  const { sources, release_time, has_updated, paid_content } = entry;
  const likes = likeCount(entry.like_count);
  const count = sources.length;
  const logos = Math.min(count, cardSourceLogos);
  const shown = shortNumber(count, locale);
  return (
    <>
      <div className={factsClass}>
        {count > 0 && (
          <span className="flex min-h-5 shrink-0 items-center gap-2 whitespace-nowrap">
            <span className="flex items-center" style={{ paddingInlineStart: 17 * logos + 6 }}>
              {count > logos && <span className="tabular ml-1">+{count - logos}</span>}
            </span>
            <span className="tabular">{t('feed.sources', { count, shown })}</span>
          </span>
        )}
        {release_time > 0 && (
          <span>
            <TimeLabel time={release_time} />
          </span>
        )}
        {paid_content && <PaidMark />}
        {has_updated && <span className="pl-2.5 whitespace-nowrap">{t('feed.updated')}</span>}
      </div>
      <div className={`tabular ml-auto h-5 shrink-0 ${likes ? 'pr-28' : 'pr-30'}`}>{likes}</div>
    </>
  );
}
