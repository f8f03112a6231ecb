'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { memo, useId, useMemo, type MouseEvent } from 'react';
import { isPlainPress } from '@/components/ui/plain-press';
import { detailHref } from '@/lib/browser/history/address';
import { briefWords } from '@/lib/model/article/brief-words';
import { coverUrls } from '@/lib/model/feed/covers';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { CardMode, type CardModeValue } from '@/lib/model/wire/card-enums';
import { langTag, pick, toTag } from '@/lib/model/text/languages';
import { siteAtom } from '@/lib/state/page/deployment';
import { isCurrentAtom } from '@/lib/state/article/current';
import { openDetailAtom } from '@/lib/state/article/detail';
import { settingAtom } from '@/lib/state/page/settings';
import { CardActions } from './card-actions';
import { CardCovers } from '../event/card-covers';
import { briefClass, cardClass, factsClass, rowClass, titleClass } from '../event/card-shape';
import { CardSources } from './card-sources';
import { Disclaimer } from './disclaimer';
import { PaidMark } from '../event/paid-mark';
import { TimeLabel } from '../event/time-label';
import { usePatched } from '../event/use-patched';

type CardProps = {
  entry: FeedEntry;
  mode: CardModeValue;
  /** The position in the list: the first images load at once, and our drawings rotate by it. */
  index: number;
  sessionId: string;
  /** Images of a list that an article covers wait: they would take connections from the article. */
  isBelowArticle?: boolean;
};

const withBrief: readonly CardModeValue[] = [
  CardMode.Default,
  CardMode.Summary,
  CardMode.FlashCard,
];
const withCovers: readonly CardModeValue[] = [CardMode.Default, CardMode.FlashCard];

/** One event in a list. The whole card is the link to the article, which works without scripts. */
export const Card = memo(function Card({
  entry: loaded,
  mode,
  index,
  sessionId,
  isBelowArticle = false,
}: CardProps) {
  const t = useTranslations('feed');
  const entry = usePatched(loaded);
  const language = useAtomValue(settingAtom('language'));
  const { coverHost } = useAtomValue(siteAtom);
  const openDetail = useSetAtom(openDetailAtom);
  const current = useAtomValue(useMemo(() => isCurrentAtom(loaded.id), [loaded.id]));
  const heading = useId();
  const title = pick(entry.title, language);
  const brief = pick(entry.brief, language);
  const urls = coverUrls(entry.cover, coverHost);
  const eager = index < 2 && !isBelowArticle;

  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    openDetail(entry.id);
  };

  return (
    <article
      aria-labelledby={heading}
      data-card={mode === CardMode.Default ? 'whole' : ''}
      data-current={current || undefined}
      // Not the text color: the transition would run through all its text when the theme changes.
      className={`relative transition-[background-color] duration-[120ms] has-[a:active]:bg-press ${cardClass}`}
    >
      <div className={mode === CardMode.Thumbnail ? 'grid grid-cols-[1fr_6rem] gap-3' : undefined}>
        <h2
          id={heading}
          lang={langTag(title?.lang)}
          className={`${titleClass(mode)} ${entry.has_read ? 'text-ink-2' : ''}`}
        >
          <a
            href={detailHref(entry.id)}
            aria-current={current || undefined}
            onClick={onClick}
            // Above the images, below elements that handle presses themselves.
            className="line-clamp-3 after:absolute after:inset-0 after:z-[1]"
          >
            {title?.text}
          </a>
          {entry.has_read && (
            <span lang={toTag(language)} className="sr-only">
              {t('read')}
            </span>
          )}
        </h2>
        {mode === CardMode.Thumbnail && (
          <CardCovers urls={urls.slice(0, 1)} turn={index} eager={eager} />
        )}
      </div>
      {withBrief.includes(mode) && brief?.text && (
        <p lang={langTag(brief.lang)} className={`text-ink-2 ${briefClass}`}>
          {briefWords(brief.text)}
        </p>
      )}
      {withCovers.includes(mode) && <CardCovers urls={urls} turn={index} eager={eager} />}
      <div className={`text-ink-2 ${rowClass}`}>
        <CardFacts entry={entry} />
        <CardActions entry={entry} sessionId={sessionId} />
      </div>
      {withBrief.includes(mode) && <Disclaimer entry={entry} />}
    </article>
  );
});

/**
 * Who reports it and when. The dot between the two is clipped if the time wraps to a line of its
 * own. The clipped part is one layer: it covers the link, and passes on all presses except those on
 * its button.
 */
function CardFacts({ entry }: { entry: FeedEntry }) {
  const t = useTranslations('feed');
  return (
    <div
      className={`pointer-events-none relative z-[2] [clip-path:inset(-99px_-99px_-99px_-6px)] [&>button]:pointer-events-auto ${factsClass}`}
    >
      <CardSources sources={entry.sources} title={entry.title} />
      {entry.release_time > 0 && (
        <span
          className={
            entry.sources.length > 0
              ? "relative before:absolute before:-left-2.5 before:content-['·'_/_'']"
              : undefined
          }
        >
          <TimeLabel time={entry.release_time} />
        </span>
      )}
      {entry.paid_content && <PaidMark />}
      {entry.has_updated && (
        <span className="flex items-center gap-1 whitespace-nowrap text-warm">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-warm" />
          {t('updated')}
        </span>
      )}
    </div>
  );
}
