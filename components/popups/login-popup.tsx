'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { AccountPopup } from '@/components/account/account-popup';
import { useStepBack } from '@/components/account/use-step-back';
import { afterBackEntries } from '@/lib/browser/history/back-entry';
import { openNativeNewsList } from '@/lib/browser/device/container';
import { newSignUp, popupVisible } from '@/lib/model/account/sign-up';
import { actAtom, beginSignUpAtom, signUpAtom } from '@/lib/state/account/account';
import { siteAtom } from '@/lib/state/page/deployment';
import { guestAtom } from '@/lib/state/account/guest';
import { loadMethodsAtom } from '@/lib/state/account/login-methods';
import { notifyAtom } from '@/lib/state/page/notices';
import { welcomeOf } from '@/lib/state/account/signed-in';
import type { PopupContentProps } from '../shell/popup-content';

const beyondFirst = (at: string) => at !== 'account' && at !== 'closed' && at !== 'done';

/** The sign-in over whatever is open; afterwards the reader is back there. */
export default function LoginPopup({ open, close, onClosed }: PopupContentProps<'login'>) {
  const router = useRouter();
  const { region } = useAtomValue(siteAtom);
  const [first] = useState(() => newSignUp({ region, start: 'popup' }));
  const known = useAtomValue(signUpAtom);
  const state = known?.start === 'popup' ? known : first;
  const begin = useSetAtom(beginSignUpAtom);
  const act = useSetAtom(actAtom);
  const beGuest = useSetAtom(guestAtom);
  const loadMethods = useSetAtom(loadMethodsAtom);
  const notify = useSetAtom(notifyAtom);
  const { at, method } = state;

  const arrived = useEffectEvent(() => {
    begin({ start: 'popup' });
    void loadMethods();
  });
  useEffect(() => {
    arrived();
    return () => begin(undefined);
  }, [begin]);

  const moved = useEffectEvent(() => {
    if (at === 'done') notify(welcomeOf(method));
    if (at !== 'closed' && at !== 'done') return;
    close(at === 'done' || undefined);
    // Refetches the server's data about the reader, without leaving the page.
    if (at !== 'done' || openNativeNewsList()) return;
    afterBackEntries(() => router.refresh());
  });
  useEffect(() => moved(), [at]);
  useStepBack(open && beyondFirst(at), beyondFirst);

  return (
    <AccountPopup
      state={state}
      open={open && popupVisible(state)}
      onBack={() => act({ type: 'back' })}
      onClose={() => act({ type: 'close' })}
      onClosed={onClosed}
      onGuest={() => void beGuest().then(() => act({ type: 'close' }))}
    />
  );
}
