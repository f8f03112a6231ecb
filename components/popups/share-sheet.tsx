'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { ActionList, type Action } from '@/components/ui/action-sheet';
import { canShare } from '@/lib/browser/device/share';
import { pickText } from '@/lib/model/text/languages';
import { settingsAtom } from '@/lib/state/page/settings';
import { copyLinkAtom, shareOutsideAtom } from '@/lib/state/article/share';
import type { PopupContentProps } from '../shell/popup-content';

/** "Share offers copy link"; also the device's own share panel, if there is one. */
export default function ShareSheet({ popup, close }: PopupContentProps<'share'>) {
  const t = useTranslations();
  const { language } = useAtomValue(settingsAtom);
  const copyLink = useSetAtom(copyLinkAtom);
  const shareOutside = useSetAtom(shareOutsideAtom);
  const { id, title } = popup.event;
  const actions: Action<'copy' | 'device'>[] = [
    { key: 'copy', label: t('acts.copyLink'), icon: 'link' },
  ];
  if (canShare()) actions.push({ key: 'device', label: t('acts.otherApps'), icon: 'share' });
  return (
    <ActionList
      actions={actions}
      cancelLabel={t('common.cancel')}
      onChoose={(way) => {
        void (way === 'copy' ? copyLink(id) : shareOutside(id, pickText(title, language)));
        close();
      }}
      onCancel={() => close()}
    />
  );
}
