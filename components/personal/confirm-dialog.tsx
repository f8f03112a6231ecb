'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { DialogActions, DialogText } from '@/components/ui/dialog';
import type { PopupContentProps } from '@/components/shell/popup-content';

/** Confirms an action that cannot be undone by a tap. */
export default function ConfirmDialog({ popup, close }: PopupContentProps<'confirm'>) {
  const t = useTranslations('personal');
  const common = useTranslations('common');
  return (
    <>
      <DialogText>{t(`confirm.${popup.act}.text`)}</DialogText>
      <DialogActions>
        <Button look="quiet" onClick={() => close()}>
          {common('cancel')}
        </Button>
        <Button look="solid" onClick={() => close(true)}>
          {t(`confirm.${popup.act}.action`)}
        </Button>
      </DialogActions>
    </>
  );
}
