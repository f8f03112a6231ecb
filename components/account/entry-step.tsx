'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { useAsk } from '@/components/shell/use-ask';
import { ActionType, type SignUp } from '@/lib/model/account/sign-up';
import { mayGoOn } from '@/lib/model/account/transitions';
import type { SignInKind } from '@/lib/model/account/sign-in-kinds';
import { actAtom } from '@/lib/state/account/account';
import { methodsAtom, signUpModeAtom } from '@/lib/state/account/login-methods';
import { rulesOf } from '@/lib/model/region-rules';
import { AccountIcon } from './account-icon';
import { ConsentBox } from './consent-box';
import { EntryBrand } from './entry-brand';
import { PolicyText } from './policy-text';
import { StepFrame } from './step-frame';

const icons: Record<SignInKind, ReactNode> = {
  phone: <AccountIcon name="phone" />,
  email: <Icon name="mail" />,
  facebook: <AccountIcon name="facebook" />,
  apple: <AccountIcon name="apple" />,
  work_chat: <AccountIcon name="chat" />,
};

/** "Login/sign-up entry screen": the methods, whether there is an account, and the policy line. */
export function EntryStep({ state }: { state: SignUp }) {
  const t = useTranslations('account');
  const methods = useAtomValue(methodsAtom);
  const act = useSetAtom(actAtom);
  const ask = useAsk();
  const { action, region, at } = state;
  const login = action === ActionType.Login;
  const { consentBox } = rulesOf(region);
  const mode = useAtomValue(signUpModeAtom);
  // In the China build one method does both: new readers sign up by signing in.
  const told = mode !== 'open' && (!login || consentBox) ? t(`entry.${mode}`) : undefined;
  const closed = mode === 'closed';

  const choose = async (method: SignInKind) => {
    if (!mayGoOn(state)) {
      // "If unticked a confirm dialog asks and proceeds only if confirmed."
      if ((await ask({ kind: 'agree' })) !== true) return;
      act({ type: 'agree', agreed: true });
    }
    act({ type: 'choose', method });
  };

  const ways = closed && !login && !consentBox ? [] : methods;
  const toggle = (
    <>
      {t(login ? 'entry.noAccount' : 'entry.haveAccount')}{' '}
      <button
        type="button"
        onClick={() => act({ type: 'toggle' })}
        className="min-h-11 px-1 font-semibold text-accent underline"
      >
        {t(login ? 'titles.signup' : 'titles.login')}
      </button>
    </>
  );
  return (
    <StepFrame
      heading="h1"
      title={t(login ? 'titles.login' : 'titles.signup')}
      text={told ?? t('entry.text')}
      footer={
        consentBox ? (
          <ConsentBox />
        ) : (
          <>
            <p className="text-center text-small">{login && closed ? t('entry.closed') : toggle}</p>
            <p className="text-center text-meta text-balance text-ink-2">
              <PolicyText name="line" />
            </p>
          </>
        )
      }
    >
      <EntryBrand />
      <div className="flex flex-col gap-3">
        {ways.map((method, index) => (
          <button
            key={method}
            type="button"
            disabled={at === 'provider'}
            onClick={() => void choose(method)}
            className={`relative flex min-h-13 items-center justify-center rounded-full px-13 text-brief font-medium transition-colors duration-[120ms] disabled:opacity-50 ${index === 0 ? 'bg-accent text-on-accent' : 'border border-field text-ink hover:bg-press active:bg-press'}`}
          >
            <span className="absolute left-5">{icons[method]}</span>
            {t(`entry.by.${method}`)}
          </button>
        ))}
        {methods.length === 0 && <p className="text-center text-brief">{t('entry.none')}</p>}
      </div>
    </StepFrame>
  );
}
