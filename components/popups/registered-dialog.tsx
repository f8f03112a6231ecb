'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { DialogActions, DialogText } from '@/components/ui/dialog';
import type { PopupContentProps } from '../shell/popup-content';

/** "If already registered a dialog says so, with Cancel and Sign in." */
export default function RegisteredDialog({ close }: PopupContentProps<'registered'>) {
  const t = useTranslations();
  return (
    <>
      <DialogText>{t('account.registered.text')}</DialogText>
      <DialogActions>
        <Button look="quiet" onClick={() => close()}>
          {t('common.cancel')}
        </Button>
        <Button look="solid" onClick={() => close(true)}>
          {t('account.titles.login')}
        </Button>
      </DialogActions>
    </>
  );
}
