'use client';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useTranslations } from 'next-intl';
import { useGoToSignUp } from '@/components/account/use-go-to-sign-up';
import { isPlainPress } from '@/components/ui/plain-press';
import { signUpHref } from '@/lib/browser/history/further-pages';
import type { Action } from '@/lib/model/account/sign-up';
import { closePopupAtom, popupsAtom } from '@/lib/state/page/popups';
import { signOutAtom } from '@/lib/state/account/sign-out';
import { loggingOutAtom, readerAtom, sessionEndedAtom } from '@/lib/state/page/reader';
import { CenterLink, CenterRow } from './center-row';

/** Opens the sign-in or the sign-up. */
function useWayIn(action: Action) {
  const store = useStore();
  const goToSignUp = useGoToSignUp();
  return {
    href: signUpHref(action),
    onPress() {
      // Once the drawer's own history entry is gone: going back then leads to the news, not to it.
      // In the panel of a wide window there is none, and the assistant beside it stays.
      const popups = store.get(popupsAtom);
      const drawer = popups.find(({ open, popup }) => open && popup.kind === 'personal-center');
      if (drawer) store.set(closePopupAtom, drawer.id);
      goToSignUp(action);
    },
  };
}

/** For guests: the last row is far down on a phone. */
export function SignInLink() {
  const t = useTranslations('signIn');
  const { href, onPress } = useWayIn('login');
  return (
    <a
      href={href}
      className="mx-3 mt-3 flex min-h-11 items-center justify-center rounded-full bg-accent px-5 text-small font-medium text-on-accent no-underline"
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onPress();
      }}
    >
      {t('title')}
    </a>
  );
}

/** The last row: signing in, or out. */
export function SessionRow() {
  const t = useTranslations('personal');
  const reader = useAtomValue(readerAtom);
  const ended = useAtomValue(sessionEndedAtom);
  const loggingOut = useAtomValue(loggingOutAtom);
  const signOut = useSetAtom(signOutAtom);
  const wayIn = useWayIn(ended ? 'login' : 'signup');
  if (!reader || ended) {
    return (
      <CenterLink icon="door" opens {...wayIn}>
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
