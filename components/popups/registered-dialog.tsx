'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { PopupRowProps } from './registry';

/** "If already registered a dialog says so, with Cancel and Sign in." */
export default function RegisteredDialog({ open, onClose, onClosed }: PopupRowProps<'registered'>) {
  const t = useTranslations();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={t('account.registered.title')}
      onClose={() => onClose()}
      onClosed={onClosed}
      actions={
        <>
          <Button look="quiet" onClick={() => onClose()}>
            {t('common.cancel')}
          </Button>
          <Button look="solid" onClick={() => onClose(true)}>
            {t('account.titles.login')}
          </Button>
        </>
      }
    >
      {t('account.registered.text')}
    </Dialog>
  );
}
