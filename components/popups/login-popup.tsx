'use client';
import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/ui/drawing';
import { MessageBlock } from '@/components/ui/message-block';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import type { PopupRowProps } from './registry';

/** The sign-in, which this site does not offer yet, and says so. */
export default function LoginPopup({ open, onClose, onClosed }: PopupRowProps<'login'>) {
  const t = useTranslations();
  return (
    <Sheet
      open={open}
      title={t('signIn.title')}
      closeLabel={t('common.close')}
      onClose={() => onClose()}
      onClosed={onClosed}
    >
      <MessageBlock
        drawing={<Drawing name="empty" />}
        text={t('signIn.preparing')}
        action={
          <Button look="solid" onClick={() => onClose()}>
            {t('signIn.readOn')}
          </Button>
        }
      />
    </Sheet>
  );
}
