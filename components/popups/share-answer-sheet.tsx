'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { ActionList, type Action } from '@/components/ui/action-sheet';
import { canShare } from '@/lib/browser/share';
import {
  copyAnswerLinkAtom,
  shareAnswerOutsideAtom,
  withdrawAnswerAtom,
} from '@/lib/state/chat/share-answer';
import type { PopupContentProps } from './content';

/** Says what sharing an answer means; only choosing a way makes it public. */
export default function ShareAnswerSheet({ popup, close }: PopupContentProps<'share-answer'>) {
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
