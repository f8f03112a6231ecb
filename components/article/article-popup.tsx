'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { usePainted } from '@/components/ui/after-paint';
import { tellArticleAtom } from '@/lib/state/chat/chat-calls';
import { useEventDetail } from '@/lib/state/article/event-detail';
import { removeEntryAtom } from '@/lib/state/feed/fill-feed';
import type { ArticleEvent } from '@/lib/state/article/load-detail';
import { readArticleAtom } from '@/lib/state/feed/read-marks';
import { openTabAtom } from '@/lib/state/feed/tabs';
import { trackAtom } from '@/lib/state/page/tracking';
import { DetailPopup, type DetailPopupProps } from './detail-popup';

/**
 * The detail route: an article sliding in over the list. Mount it with `key={id}`.
 *
 * `initial` is what the server rendered (null: taken down; undefined: the browser asks the service).
 */
export function ArticlePopup({
  initial,
  ...props
}: DetailPopupProps & { initial?: ArticleEvent | null }) {
  const { id, outsideShare = false } = props;
  const tab = useAtomValue(openTabAtom);
  const painted = usePainted();
  const { detail, retry } = useEventDetail(id, initial, painted);
  const markRead = useSetAtom(readArticleAtom);
  const removeEntry = useSetAtom(removeEntryAtom);
  const track = useSetAtom(trackAtom);
  const tellArticle = useSetAtom(tellArticleAtom);

  const version = detail.status === 'ready' ? detail.event.event_version_id : undefined;
  useEffect(() => {
    if (painted && version !== undefined) void markRead(id, version);
  }, [markRead, id, version, painted]);
  const takenDown = detail.status === 'taken-down';
  useEffect(() => {
    if (takenDown) removeEntry(id, tab);
  }, [removeEntry, takenDown, id, tab]);
  useEffect(
    () => track('enter_news_detail', { id, isShare: outsideShare }),
    [track, id, outsideShare],
  );
  const isLoaded = detail.status === 'ready';
  useEffect(() => {
    if (painted && isLoaded) void tellArticle(id);
  }, [tellArticle, id, isLoaded, painted]);
  useEffect(() => {
    if (isLoaded) track('news_detail_load', { id });
  }, [track, id, isLoaded]);

  const opening = !painted && initial === undefined;
  return <DetailPopup {...props} detail={detail} acts opening={opening} onRetry={retry} />;
}
