'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useGoToSignUp } from '@/components/account/use-go-to-sign-up';
import { signUpHref } from '@/lib/browser/address';
import { closePopupAtom } from '@/lib/state/page/popups';
import { signOutAtom } from '@/lib/state/account/sign-out';
import { loggingOutAtom, readerAtom, sessionEndedAtom } from '@/lib/state/page/reader';
import { CenterLink, CenterRow } from './center-row';

/** The last row: the way in, or the way out. */
export function SessionRow() {
  const t = useTranslations('personal');
  const reader = useAtomValue(readerAtom);
  const ended = useAtomValue(sessionEndedAtom);
  const loggingOut = useAtomValue(loggingOutAtom);
  const signOut = useSetAtom(signOutAtom);
  const close = useSetAtom(closePopupAtom);
  const goToSignUp = useGoToSignUp();
  if (!reader || ended) {
    const action = ended ? 'login' : 'signup';
    return (
      <CenterLink
        icon="door"
        opens
        href={signUpHref(action)}
        onPress={() => {
          // Once the drawer's own history entry is gone: back leads to the news, not to it.
          close();
          goToSignUp(action);
        }}
      >
        {t('signIn')}
      </CenterLink>
    );
  }
  return (
    <CenterRow icon="door" onPress={() => loggingOut || void signOut()}>
      {t(loggingOut ? 'signingOut' : 'signOut')}
    </CenterRow>
  );
}
