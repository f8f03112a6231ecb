'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useWide } from '@/components/shell/use-wide';
import { Popup } from '@/components/ui/popup';
import { atDetail } from '@/lib/browser/address';
import { onBack } from '@/lib/browser/back';
import type { FeedEntry } from '@/lib/model/feed/entry';
import { pickText, type Language } from '@/lib/model/text/languages';
import type { EventDetail } from '@/lib/state/article/event-detail';
import { settingAtom } from '@/lib/state/page/settings';
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
  const own = useAtomValue(settingAtom('language'));
  const [translation, setTranslation] = useState<Language>();
  const language = translation ?? own;
  const leave = useCloseArticle();
  const [state, setState] = useState<'open' | 'closing' | 'closed'>('open');
  const [wasLeft, setWasLeft] = useState(left);
  if (wasLeft !== left) {
    setWasLeft(left);
    // The reader came back to it while it slid away.
    if (!left) setState('open');
  }

  // Forward again before the router has heard of the way back.
  useEffect(() => onBack(() => atDetail() && setState('open')), []);

  const wide = useWide();
  const known = detail.status === 'ready' ? detail.event : preview;
  const close = useCallback(() => {
    setState('closing');
    leave();
  }, [leave]);
  // It is gone when it has slid away and the address has left it, whichever comes last.
  const gone = useEffectEvent(() => onGone?.());
  useEffect(() => {
    if (left && state === 'closed') gone();
  }, [left, state]);
  return (
    <Popup
      open={state === 'open' && !left}
      direction="right"
      beside={wide ? 'article' : undefined}
      label={pickText(known?.title, language) || t('label')}
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
