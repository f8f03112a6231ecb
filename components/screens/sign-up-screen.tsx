'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useHydrateAtoms } from 'jotai/react/utils';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { PopupStack } from '@/components/popups/popup-stack';
import { Notices } from '@/components/shell/notices';
import { IconButton } from '@/components/ui/icon-button';
import { stayAbove } from '@/lib/browser/history/back-entry';
import { dropQuery } from '@/lib/browser/history/further-pages';
import { inContainer } from '@/lib/browser/device/in-container';
import { newSignUp, popupVisible, type Action, type SignUp } from '@/lib/model/account/sign-up';
import { actAtom, beginSignUpAtom, signUpAtom } from '@/lib/state/account/account';
import { siteAtom } from '@/lib/state/page/deployment';
import { guestAtom } from '@/lib/state/account/guest';
import { knownMethodsAtom, type LoginMethods } from '@/lib/state/account/login-methods';
import { notifyAtom } from '@/lib/state/page/notices';
import { providerRefusedAtom, startProviderAtom } from '@/lib/state/account/provider-sign-in';
import { signedInAtom, welcomeOf } from '@/lib/state/account/signed-in';
import { ownReaderAtom, readerAtom } from '@/lib/state/page/reader';
import { AgeStep } from '../account/age-step';
import { AccountPopup } from '../account/lazy-account-popup';
import { ConsentStep } from '../account/consent-step';
import { EntryStep } from '../account/entry-step';
import { SignedInAlready } from '../account/signed-in-already';
import { UnderageStep } from '../account/underage-step';
import { useLeaveSignUp } from '../account/use-leave-sign-up';
import { useStepBack } from '../account/use-step-back';

export type SignUpStart = {
  methods?: LoginMethods;
  action?: Action;
  /** The page that the sign-in returns to. */
  next?: string;
  /** A provider's result: how the sign-in ended, or why it failed. */
  loginError?: number;
  signedIn?: 'facebook' | 'apple' | 'work_chat';
};

/** Neither does a page require a new sign-in, nor has one just ended. */
const isPlain = ({ next, loginError, signedIn }: SignUpStart) =>
  [next, loginError, signedIn].every((asked) => asked === undefined);

const beyondEntry = (at: string) => at !== 'entry' && at !== 'closed' && at !== 'done';

const isScreen = (at: SignUp['at']) => at === 'consent' || at === 'age' || at === 'underage';

/** The sign-up screen: entry, consent and age gate as screens, account and code as a popup over it. */
export function SignUpScreen({ start }: { start: SignUpStart }) {
  useHydrateAtoms([[knownMethodsAtom, start.methods]]);
  const t = useTranslations('common');
  const { region } = useAtomValue(siteAtom);
  const own = useAtomValue(ownReaderAtom);
  // A reader who signs in here gets to the news, not to this.
  const [already, setAlready] = useState(own !== undefined && isPlain(start));
  const [first] = useState(() => newSignUp({ region, start: 'page', action: start.action }));
  const known = useAtomValue(signUpAtom);
  const state = known?.start === 'page' ? known : first;
  const act = useSetAtom(actAtom);
  const startProvider = useSetAtom(startProviderAtom);
  const beGuest = useSetAtom(guestAtom);
  const leave = useLeaveSignUp(start.next);
  const { at, method } = state;

  const goOn = useArrival(start, method, leave);

  // Wait until the step back into the flow is out of the history, as it would lead back here.
  const asGuestSoon = useRef(false);
  const moved = useEffectEvent(() => {
    if (at === 'provider') void startProvider(start.next);
    if (at === 'done') goOn();
    if (at === 'closed' && asGuestSoon.current) leave('guest');
  });
  useEffect(() => moved(), [at]);
  // What the reader came from stays open beneath, whichever steps they take here.
  useEffect(stayAbove, []);
  useStepBack(beyondEntry(at), beyondEntry);

  const asGuest = async () => {
    await beGuest();
    asGuestSoon.current = true;
    act({ type: 'close' });
  };
  return (
    <div className="frame">
      <main className="flex h-full flex-col pt-[env(safe-area-inset-top)]">
        <div className="flex shrink-0 items-center px-1 pt-1">
          {isScreen(at) ? (
            <IconButton icon="back" label={t('back')} onClick={() => act({ type: 'back' })} />
          ) : (
            <IconButton icon="close" label={t('close')} onClick={() => leave('nobody')} />
          )}
        </div>
        {already && own && !isScreen(at) ? (
          <SignedInAlready
            reader={own}
            onGoOn={start.action === 'login' ? () => leave('reader') : undefined}
            onOther={() => setAlready(false)}
          />
        ) : (
          <Step state={state} onGuest={() => void asGuest()} />
        )}
      </main>
      <AccountPopup
        state={state}
        open={popupVisible(state)}
        onBack={() => act({ type: 'back' })}
        onClose={() => act({ type: 'close' })}
        onGuest={() => void asGuest()}
      />
      <PopupStack over="sign-up" />
      <Notices />
    </div>
  );
}

/** The step that the screen itself shows. */
function Step({ state, onGuest }: { state: SignUp; onGuest(): void }) {
  const titleId = useId();
  if (state.at === 'consent') return <ConsentStep titleId={titleId} />;
  if (state.at === 'age') return <AgeStep state={state} titleId={titleId} />;
  if (state.at === 'underage') {
    return <UnderageStep state={state} titleId={titleId} onGuest={onGuest} />;
  }
  return <EntryStep state={state} />;
}

/**
 * Starts the flow when the screen is mounted, handles a provider's result, and ends the flow with
 * the screen. Returns a function that sends a signed-in reader on.
 */
function useArrival(
  start: SignUpStart,
  method: SignUp['method'],
  leave: ReturnType<typeof useLeaveSignUp>,
) {
  const reader = useAtomValue(readerAtom);
  const begin = useSetAtom(beginSignUpAtom);
  const act = useSetAtom(actAtom);
  const notify = useSetAtom(notifyAtom);
  const refused = useSetAtom(providerRefusedAtom);
  const signedIn = useSetAtom(signedInAtom);

  // A toast disappears with its page: success is reported on the next one.
  const arriving = useRef(false);
  const welcome = () => notify(welcomeOf(method));
  const goOn = () => {
    // In the app the list is not a page of ours: this one stays beneath it.
    if (inContainer()) welcome();
    else arriving.current = true;
    leave('reader');
  };
  const left = useEffectEvent(() => {
    if (arriving.current) welcome();
  });
  const arrived = useEffectEvent(async () => {
    begin({ start: 'page', action: start.action });
    if (start.loginError !== undefined) refused(start.loginError);
    if (start.loginError !== undefined || start.signedIn) dropQuery();
    if (!start.signedIn || !reader) return;
    await signedIn(reader, start.signedIn);
    act({ type: 'close' });
    goOn();
  });
  useEffect(() => {
    void arrived();
    return () => {
      begin(undefined);
      left();
    };
  }, [begin]);
  return goOn;
}
