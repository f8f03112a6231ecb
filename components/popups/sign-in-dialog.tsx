'use client';
import { useTranslations } from 'next-intl';
import { useGoToSignUp } from '@/components/account/use-go-to-sign-up';
import { Button } from '@/components/ui/button';
import { DialogActions, DialogText } from '@/components/ui/dialog';
import { isPlainPress } from '@/components/ui/plain-press';
import { signUpHref } from '@/lib/browser/history/further-pages';
import type { SignInReason } from '@/lib/state/page/popups';
import type { PopupContentProps } from '../shell/popup-content';

/** The text for each reason; `continue` has a general one, as a session may have ended anywhere. */
const texts = {
  ...{ like: 'signIn.text', save: 'signIn.text', favorites: 'signIn.text' },
  ...{ follow: 'signIn.accountText', continue: 'signIn.accountText', ask: 'signIn.askText' },
} as const satisfies Record<SignInReason, string>;

/** "A dialog offering go-to-login or cancel", titled by what the visitor wanted to do. */
export default function SignInDialog({ popup, close }: PopupContentProps<'sign-in'>) {
  const t = useTranslations();
  const goToSignUp = useGoToSignUp();
  return (
    <>
      <DialogText>{t(texts[popup.reason])}</DialogText>
      <DialogActions>
        <Button look="quiet" onClick={() => close()}>
          {t('common.cancel')}
        </Button>
        <a
          href={signUpHref('login')}
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            // Once this dialog's own history entry is gone: going back then leads to the news, not
            // to it.
            event.preventDefault();
            close();
            goToSignUp('login');
          }}
          className="inline-flex min-h-11 items-center rounded-full bg-accent px-5 text-small font-medium text-on-accent"
        >
          {t('signIn.go')}
        </a>
      </DialogActions>
    </>
  );
}
