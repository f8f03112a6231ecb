'use client';
import { useTranslations } from 'next-intl';
import { useGoToSignUp } from '@/components/account/use-go-to-sign-up';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { signUpHref } from '@/lib/browser/address';
import type { PopupRowProps } from './registry';

/** "A dialog offering go-to-login or cancel", titled by what the visitor wanted to do. */
export default function SignInDialog({ popup, open, onClose, onClosed }: PopupRowProps<'sign-in'>) {
  const t = useTranslations();
  const goToSignUp = useGoToSignUp();
  return (
    <Dialog
      open={open}
      title={t(`signIn.titles.${popup.reason}`)}
      onClose={() => onClose()}
      onClosed={onClosed}
      actions={
        <>
          <Button look="quiet" onClick={() => onClose()}>
            {t('common.cancel')}
          </Button>
          <a
            href={signUpHref('login')}
            onClick={(event) => {
              // Once this dialog's own history entry is gone: back leads to the news, not to it.
              event.preventDefault();
              onClose();
              goToSignUp('login');
            }}
            className="inline-flex min-h-11 items-center rounded-full bg-accent px-5 text-small font-medium text-on-accent"
          >
            {t('signIn.go')}
          </a>
        </>
      }
    >
      {t(popup.reason === 'ask' ? 'signIn.askText' : 'signIn.text')}
    </Dialog>
  );
}
