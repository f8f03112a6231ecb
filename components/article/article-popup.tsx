'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Popup } from '@/components/ui/popup';
import type { FeedEntry } from '@/lib/model/entry';
import { pickText } from '@/lib/model/languages';
import { markReadAtom } from '@/lib/state/event';
import { useEventDetail, type ArticleEvent } from '@/lib/state/event-detail';
import { removeEntryAtom } from '@/lib/state/feed';
import { settingsAtom } from '@/lib/state/settings';
import { openTabAtom } from '@/lib/state/tabs';
import { ArticleScreen } from './article-screen';
import { useCloseArticle } from './use-close-article';

/**
 * The detail route: an article that slides in over the list. Mount it with `key={id}`.
 *
 * `initial` is what the server rendered (null: taken down; undefined: the browser asks the service),
 * `preview` the list row that the reader came from, shown until the article is there.
 */
export function ArticlePopup({
  id,
  initial,
  preview,
  outsideShare = false,
  left = false,
  onGone,
}: {
  id: string;
  initial?: ArticleEvent | null;
  preview?: FeedEntry;
  outsideShare?: boolean;
  /** The reader went back: the address names the list again, and the article has only to slide away. */
  left?: boolean;
  /** After it was left and has slid away. */
  onGone?(): void;
}) {
  const t = useTranslations('article');
  const { language } = useAtomValue(settingsAtom);
  const tab = useAtomValue(openTabAtom);
  const { detail, retry } = useEventDetail(id, initial);
  const [open, setOpen] = useState(true);
  const leave = useCloseArticle(id);
  const markRead = useSetAtom(markReadAtom);
  const removeEntry = useSetAtom(removeEntryAtom);

  const version = detail.status === 'ready' ? detail.event.event_version_id : undefined;
  useEffect(() => {
    if (version !== undefined) void markRead(id, version);
  }, [markRead, id, version]);
  const takenDown = detail.status === 'taken-down';
  useEffect(() => {
    if (takenDown) removeEntry(id, tab);
  }, [removeEntry, takenDown, id, tab]);

  const known = detail.status === 'ready' ? detail.event : preview;
  const close = () => setOpen(false);
  const gone = useEffectEvent(() => onGone?.());
  useEffect(() => {
    // It was closed here, and going back was only the end of that.
    if (left && !open) gone();
  }, [left, open]);
  return (
    <Popup
      open={open && !left}
      direction="right"
      label={pickText(known?.title, language) || t('label')}
      onClose={close}
      onClosed={left ? onGone : leave}
    >
      <ArticleScreen
        detail={detail}
        preview={preview}
        outsideShare={outsideShare}
        onClose={close}
        onRetry={retry}
      />
    </Popup>
  );
}
