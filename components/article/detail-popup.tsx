'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Popup } from '@/components/ui/popup';
import { isWide, onWideChange } from '@/lib/browser/wide';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { pickText } from '@/lib/model/text/languages';
import type { EventDetail } from '@/lib/state/article/event-detail';
import { settingAtom } from '@/lib/state/personal/settings';
import { ArticleScreen } from './article-screen';
import { useCloseArticle } from './use-close-article';

export type DetailPopupProps = {
  id: string;
  /** The list row that the reader came from, shown until the article is there. */
  preview?: FeedEntry;
  outsideShare?: boolean;
  /** The reader went back: the address names the list again, and the article has only to slide away. */
  left?: boolean;
  /** After it was left and has slid away. */
  onGone?(): void;
};

/** The popup that an article slides in with, whatever its state and wherever it comes from. */
export function DetailPopup({
  id,
  preview,
  outsideShare = false,
  left = false,
  onGone,
  detail,
  acts,
  opening = false,
  onRetry,
}: DetailPopupProps & {
  detail: EventDetail;
  /** Whether there is anything that a reader can do to it. */
  acts: boolean;
  /** The frame of the tap: of the text only what the first screen shows. */
  opening?: boolean;
  onRetry(): void;
}) {
  const t = useTranslations('article');
  const language = useAtomValue(settingAtom('language'));
  const [open, setOpen] = useState(true);
  const leave = useCloseArticle(id);

  const wide = useSyncExternalStore(onWideChange, isWide, () => false);
  const known = detail.status === 'ready' ? detail.event : preview;
  const close = useCallback(() => setOpen(false), []);
  const gone = useEffectEvent(() => onGone?.());
  useEffect(() => {
    // It was closed here, and going back was only the end of that.
    if (left && !open) gone();
  }, [left, open]);
  return (
    <Popup
      open={open && !left}
      direction="right"
      modal={!wide}
      label={pickText(known?.title, language) || t('label')}
      onClose={close}
      onClosed={left ? onGone : leave}
    >
      <ArticleScreen
        detail={detail}
        preview={preview}
        outsideShare={outsideShare}
        acts={acts}
        opening={opening}
        onClose={close}
        onRetry={onRetry}
      />
    </Popup>
  );
}
