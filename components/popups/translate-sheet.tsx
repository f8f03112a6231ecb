'use client';
import { useTranslations } from 'next-intl';
import { ActionList } from '@/components/ui/action-sheet';
import { languages } from '@/lib/model/text/languages';
import type { PopupContentProps } from '../shell/popup-content';

/** "English, Chinese, Philippine and turn translation off; the current language is excluded." */
export default function TranslateSheet({ popup, close }: PopupContentProps<'translate'>) {
  const t = useTranslations();
  const others = languages.filter((language) => language !== popup.current);
  return (
    <ActionList
      actions={[...others, 'off' as const].map((key) => ({ key, label: t(`acts.into.${key}`) }))}
      cancelLabel={t('common.cancel')}
      onChoose={(choice) => close(choice)}
      onCancel={() => close()}
    />
  );
}
