'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useWide } from '@/components/shell/use-wide';
import { Popup } from '@/components/ui/popup';
import { atDetail } from '@/lib/browser/history/address';
import { onBack } from '@/lib/browser/history/back';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { pickText, type Language } from '@/lib/model/text/languages';
import type { EventDetail } from '@/lib/state/article/event-detail';
import { siteAtom } from '@/lib/state/page/deployment';
import { settingAtom } from '@/lib/state/page/settings';
import { ArticleScreen } from './article-screen';
import { useCloseArticle } from './use-close-article';

export type DetailPopupProps = {
  id: string;
  /** The list row that the reader came from, shown until the article has loaded. */
  preview?: FeedEntry;
  outsideShare?: boolean;
  /**
   * The reader went back: the address names the list again, and only the closing animation is left.
   */
  left?: boolean;
  /** Called after it was left and its closing animation has ended. */
  onGone?(): void;
};

/**
 * Names the window after the article, as the server does when it is loaded by its address; then
 * after the site again, unless another page has named it.
 */
function useWindowTitle(title: string): void {
  const { brand } = useAtomValue(siteAtom);
  useEffect(() => {
    if (title === '') return;
    const named = `${title} · ${brand}`;
    document.title = named;
    return () => {
      if (document.title === named) document.title = brand;
    };
  }, [title, brand]);
}

/** The popup in which an article slides in, whatever its state and wherever it comes from. */
export function DetailPopup({
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
  /** Whether the reader can act on it. */
  acts: boolean;
  /** The frame of the tap: only the part of the text that the first screen shows. */
  opening?: boolean;
  onRetry(): void;
}) {
  const t = useTranslations('article');
  const own = useAtomValue(settingAtom('language'));
  const [translation, setTranslation] = useState<Language>();
  const language = translation ?? own;
  const leave = useCloseArticle();
  const [state, setState] = useState<'open' | 'closing' | 'closed'>('open');
  const [wasLeft, setWasLeft] = useState(left);
  if (wasLeft !== left) {
    setWasLeft(left);
    // The reader came back to it during its closing animation.
    if (!left) setState('open');
  }

  // Forward again before the router has noticed going back.
  useEffect(() => onBack(() => atDetail() && setState('open')), []);

  const wide = useWide();
  const known = detail.status === 'ready' ? detail.event : preview;
  const close = useCallback(() => {
    setState('closing');
    leave();
  }, [leave]);
  const title = pickText(known?.title, language);
  const open = state === 'open' && !left;
  useWindowTitle(open ? title : '');
  // It is gone when its animation has ended and the address has left it, whichever comes last.
  const gone = useEffectEvent(() => onGone?.());
  useEffect(() => {
    if (left && state === 'closed') gone();
  }, [left, state]);
  return (
    <Popup
      open={open}
      direction="right"
      beside={wide ? 'article' : undefined}
      label={title || t('label')}
      onClose={close}
      onClosed={() => setState('closed')}
    >
      <ArticleScreen
        detail={detail}
        preview={preview}
        outsideShare={outsideShare}
        acts={acts}
        opening={opening}
        language={language}
        onTranslate={setTranslation}
        onClose={close}
        onRetry={onRetry}
      />
    </Popup>
  );
}
