'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { PopupRowProps } from '../popups/registry';

/** Asks before something that cannot be taken back by a tap. */
export default function ConfirmDialog({
  popup,
  open,
  onClose,
  onClosed,
}: PopupRowProps<'confirm'>) {
  const t = useTranslations('personal');
  const common = useTranslations('common');
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={t(`confirm.${popup.act}.title`)}
      onClose={() => onClose()}
      onClosed={onClosed}
      actions={
        <>
          <Button look="quiet" onClick={() => onClose()}>
            {common('cancel')}
          </Button>
          <Button look="solid" onClick={() => onClose(true)}>
            {t(`confirm.${popup.act}.action`)}
          </Button>
        </>
      }
    >
      {t(`confirm.${popup.act}.text`)}
    </Dialog>
  );
}
