'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { FirstIconButton } from '@/components/ui/first-icon-button';
import { openPopupAtom } from '@/lib/state/page/popups';

/** "A settings icon on the list opens the personal centre"; "settings icon at top-left". */
export function CenterButton() {
  const t = useTranslations('shell');
  const open = useSetAtom(openPopupAtom);
  return (
    <FirstIconButton
      icon="settings"
      label={t('settings')}
      aria-haspopup="dialog"
      onClick={() => open({ kind: 'personal-center' })}
    />
  );
}
