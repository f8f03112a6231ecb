'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { replacePage, signUpPath } from '@/lib/browser/address';
import { signOutAtom } from '@/lib/state/sign-out';
import { loggingOutAtom, readerAtom } from '@/lib/state/user';
import { CentreLink, CentreRow } from './centre-row';

/** The last row: the way in, or the way out. */
export function SessionRow() {
  const t = useTranslations('personal');
  const reader = useAtomValue(readerAtom);
  const loggingOut = useAtomValue(loggingOutAtom);
  const signOut = useSetAtom(signOutAtom);
  if (!reader) {
    return (
      // In the place of the drawer's own history entry: back leads to the news, not to it.
      <CentreLink icon="door" opens href={signUpPath} onPress={() => replacePage(signUpPath)}>
        {t('signIn')}
      </CentreLink>
    );
  }
  return (
    <CentreRow icon="door" onPress={() => loggingOut || void signOut()}>
      {t(loggingOut ? 'signingOut' : 'signOut')}
    </CentreRow>
  );
}
