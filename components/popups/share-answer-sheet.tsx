'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { ActionSheet, type Action } from '@/components/ui/action-sheet';
import { canShare } from '@/lib/browser/share';
import {
  copyAnswerLinkAtom,
  shareAnswerOutsideAtom,
  withdrawAnswerAtom,
} from '@/lib/state/chat/share-answer';
import type { PopupRowProps } from './registry';

/** Says what sharing an answer means; only choosing a way makes it public. */
export default function ShareAnswerSheet({
  popup,
  open,
  onClose,
  onClosed,
}: PopupRowProps<'share-answer'>) {
  const t = useTranslations();
  const copyLink = useSetAtom(copyAnswerLinkAtom);
  const shareOutside = useSetAtom(shareAnswerOutsideAtom);
  const withdraw = useSetAtom(withdrawAnswerAtom);
  const { id, title } = popup;
  const actions: Action<'copy' | 'device' | 'withdraw'>[] = [
    { key: 'copy', label: t('answers.copyLink'), icon: 'link' },
  ];
  if (canShare()) actions.push({ key: 'device', label: t('answers.otherApps'), icon: 'share' });
  actions.push({ key: 'withdraw', label: t('answers.withdraw') });
  return (
    <ActionSheet
      open={open}
      label={t('answers.share')}
      note={t('answers.shareLabel')}
      actions={actions}
      cancelLabel={t('common.cancel')}
      onChoose={(way) => {
        if (way === 'copy') void copyLink(id);
        else if (way === 'device') void shareOutside(id, title);
        else void withdraw(id);
        onClose();
      }}
      onClose={() => onClose()}
      onClosed={onClosed}
    />
  );
}
