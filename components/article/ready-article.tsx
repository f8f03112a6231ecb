'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState, type RefObject } from 'react';
import type { Language } from '@/lib/model/text/languages';
import type { ArticleEvent } from '@/lib/state/article/load-detail';
import { CommentsNear } from '@/components/comments/comments-near';
import { siteAtom } from '@/lib/state/page/deployment';
import { Article } from './article';
import { RelatedNear } from './related-near';
import { UpdateNotice } from './update-toast';
import { useArticleAsks } from './use-article-asks';
import { useReadingPlace } from './use-reading-place';

/**
 * A loaded article. Changes are highlighted for a reader who knew an earlier version: it was read
 * before, or a newer one arrived while it was open.
 */
export function ReadyArticle({
  event,
  stale,
  scroller,
  acts,
  ...texts
}: {
  event: ArticleEvent;
  /** The newest version failed to load. */
  stale: boolean;
  scroller: RefObject<HTMLElement | null>;
  /** Whether the assistant can be asked about it. */
  acts: boolean;
  language: Language;
  secondary?: Language;
  outsideShare: boolean;
  opening: boolean;
}) {
  const t = useTranslations('article');
  const { comments = false } = useAtomValue(siteAtom);
  const asks = useArticleAsks(event.id, acts);
  const [first] = useState(event);
  const { id, event_version_id: version, reading_place: told = 0 } = event;
  useReadingPlace(scroller, { id, version, told, whole: !texts.opening });
  const isNewer = event.event_version_id !== first.event_version_id;
  return (
    <>
      {stale && (
        <p role="status" className="px-4 pt-2 text-meta text-ink-2">
          {t('stale')}
        </p>
      )}
      <Article event={event} highlight={isNewer || first.has_updated} {...texts} {...asks} />
      {acts && !texts.opening && !texts.outsideShare && (
        <RelatedNear eventId={event.id} last={!comments} />
      )}
      {acts && comments && !texts.opening && <CommentsNear eventId={event.id} />}
      <UpdateNotice version={event.event_version_id} scroller={scroller} />
    </>
  );
}
