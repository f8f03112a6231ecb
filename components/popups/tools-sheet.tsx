'use client';
import { useTranslations } from 'next-intl';
import { ActionSheet } from '@/components/ui/action-sheet';
import type { IconName } from '@/components/ui/icon';
import type { Tool } from '@/lib/state/page/popups';
import type { PopupRowProps } from './registry';

const icons: Record<Tool, IconName> = {
  share: 'share',
  follow: 'follow',
  translate: 'translate',
  dislike: 'dislike',
  report: 'flag',
};

/** "A tools sheet offers: share, translate, dislike, report, cancel." */
export default function ToolsSheet({ popup, open, onClose, onClosed }: PopupRowProps<'tools'>) {
  const t = useTranslations();
  return (
    <ActionSheet
      open={open}
      label={t('acts.tools')}
      actions={popup.tools.map((key) => ({ key, label: t(`acts.${key}`), icon: icons[key] }))}
      cancelLabel={t('common.cancel')}
      onChoose={(tool) => onClose(tool)}
      onClose={() => onClose()}
      onClosed={onClosed}
    />
  );
}
