'use client';
import { useTranslations } from 'next-intl';
import { PolicyText } from '@/components/account/policy-text';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { PopupRowProps } from './registry';

/** "If unticked a confirm dialog asks and proceeds only if confirmed." */
export default function AgreeDialog({ open, onClose, onClosed }: PopupRowProps<'agree'>) {
  const t = useTranslations();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={t('account.policy.title')}
      onClose={() => onClose()}
      onClosed={onClosed}
      actions={
        <>
          <Button look="quiet" onClick={() => onClose()}>
            {t('common.cancel')}
          </Button>
          <Button look="solid" onClick={() => onClose(true)}>
            {t('account.policy.agree')}
          </Button>
        </>
      }
    >
      <PolicyText name="ask" />
    </Dialog>
  );
}
