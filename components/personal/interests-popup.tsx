'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Popup } from '@/components/ui/popup';
import { putOffInterestsAtom } from '@/lib/state/personal/interests';
import type { PopupRowProps } from '../popups/registry';
import { InterestSelector } from './interest-selector';

/** The choice of interests over the news: on first use, and whenever the reader wants. */
export default function InterestsPopup({ open, onClose, onClosed }: PopupRowProps<'interests'>) {
  const t = useTranslations('interests');
  const common = useTranslations('common');
  const putOff = useSetAtom(putOffInterestsAtom);
  const titleId = useId();
  const later = () => {
    putOff();
    onClose();
  };
  return (
    <Popup open={open} direction="right" labelledBy={titleId} onClose={later} onClosed={onClosed}>
      <header className="flex shrink-0 items-start justify-between gap-2 pt-[max(0.5rem,env(safe-area-inset-top))] pr-1.5 pl-5">
        <h2 id={titleId} className="m-0 pt-2 font-title text-article-title font-semibold">
          {t('title')}
        </h2>
        <IconButton icon="close" label={common('close')} onClick={later} />
      </header>
      <InterestSelector onSaved={() => onClose()} onLater={later} />
    </Popup>
  );
}
