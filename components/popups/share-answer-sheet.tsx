'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { ActionList, type Action } from '@/components/ui/action-sheet';
import { canShare } from '@/lib/browser/device/share';
import { chatAtom } from '@/lib/state/chat/chat';
import {
  copyAnswerLinkAtom,
  shareAnswerOutsideAtom,
  withdrawAnswerAtom,
} from '@/lib/state/chat/share-answer';
import type { PopupContentProps } from '../shell/popup-content';

/** Explains what sharing an answer means; only choosing a way to share publishes it. */
export default function ShareAnswerSheet({ popup, close }: PopupContentProps<'share-answer'>) {
  const t = useTranslations();
  const copyLink = useSetAtom(copyAnswerLinkAtom);
  const shareOutside = useSetAtom(shareAnswerOutsideAtom);
  const withdraw = useSetAtom(withdrawAnswerAtom);
  const { id, title } = popup;
  const { items } = useAtomValue(chatAtom);
  // Only a published answer can be unpublished.
  const shared = items.some((item) => item.id === id && item.shared);
  const actions: Action<'copy' | 'device' | 'withdraw'>[] = [
    { key: 'copy', label: t('answers.copyLink'), icon: 'link' },
  ];
  if (canShare()) actions.push({ key: 'device', label: t('answers.otherApps'), icon: 'share' });
  if (shared) actions.push({ key: 'withdraw', label: t('answers.withdraw'), icon: 'dislike' });
  return (
    <ActionList
      note={t('answers.shareLabel')}
      actions={actions}
      cancelLabel={t('common.cancel')}
      onChoose={(way) => {
        if (way === 'copy') void copyLink(id);
        else if (way === 'device') void shareOutside(id, title);
        else void withdraw(id);
        close();
      }}
      onCancel={() => close()}
    />
  );
}
