'use client';
import { useTranslations } from 'next-intl';
import { ActionSheet } from '@/components/ui/action-sheet';
import { languages } from '@/lib/model/text/languages';
import type { PopupRowProps } from './registry';

/** "English, Chinese, Philippine and turn translation off; the current language is excluded." */
export default function TranslateSheet({
  popup,
  open,
  onClose,
  onClosed,
}: PopupRowProps<'translate'>) {
  const t = useTranslations();
  const others = languages.filter((language) => language !== popup.current);
  return (
    <ActionSheet
      open={open}
      label={t('acts.translate')}
      actions={[...others, 'off' as const].map((key) => ({ key, label: t(`acts.into.${key}`) }))}
      cancelLabel={t('common.cancel')}
      onChoose={(choice) => onClose(choice)}
      onClose={() => onClose()}
      onClosed={onClosed}
    />
  );
}
