'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useAsk } from '@/components/shell/use-ask';
import { mayGoOn } from '@/lib/model/account/transitions';
import { isReady } from '@/lib/model/account/ready';
import { ActionType, type SignUp } from '@/lib/model/account/sign-up';
import { actAtom, nextAtom } from '@/lib/state/account/account';
import { methodsAtom } from '@/lib/state/account/login-methods';
import { rulesOf } from '@/lib/model/region-rules';
import { ConsentBox } from './consent-box';
import { EmailField } from './email-field';
import { FailureText } from './failure-text';
import { MethodTabs } from './method-tabs';
import { PasswordField } from './password-field';
import { PasswordHints } from './password-hints';
import { PhoneField } from './phone-field';
import { StepFrame } from './step-frame';

const withTabs = ['phone', 'email'] as const;

/** "Step 1 is account entry with a phone tab and an email tab (phone only in the China build)." */
export function AccountStep({ state, titleId }: { state: SignUp; titleId: string }) {
  const t = useTranslations('account');
  const panel = useId();
  const offered = useAtomValue(methodsAtom);
  const act = useSetAtom(actAtom);
  const goOn = useSetAtom(nextAtom);
  const ask = useAsk();
  const first = useRef<HTMLInputElement>(null);
  const { action, region, start, phone, email, password, failure, busy } = state;
  const signUp = action === ActionType.SignUp;
  const method = state.method === 'phone' ? 'phone' : 'email';
  const methods = withTabs.filter((one) => one === method || offered.includes(one));
  useEffect(() => first.current?.focus({ preventScroll: true }), [method]);

  const submit = async () => {
    if (!isReady(state) || busy) return;
    if (!mayGoOn(state)) {
      if ((await ask({ kind: 'agree' })) !== true) return;
      act({ type: 'agree', agreed: true });
    }
    await goOn();
  };

  return (
    <StepFrame
      titleId={titleId}
      title={t(signUp ? 'titles.signup' : 'titles.login')}
      onSubmit={() => void submit()}
      footer={
        <>
          {rulesOf(region).consentBox && start === 'popup' && <ConsentBox />}
          <Button
            type="submit"
            look="solid"
            className="min-h-13"
            disabled={!isReady(state) || busy !== undefined}
          >
            {t(busy ? 'checking' : 'next')}
          </Button>
        </>
      }
    >
      {methods.length > 1 && (
        <MethodTabs
          methods={methods}
          value={method}
          panel={panel}
          onChange={(chosen) => act({ type: 'tab', method: chosen })}
        />
      )}
      <div
        id={panel}
        {...(methods.length > 1 && { role: 'tabpanel', 'aria-label': t(`tabs.${method}`) })}
        className="flex flex-col gap-5"
      >
        {method === 'phone' ? (
          <PhoneField
            ref={first}
            value={phone}
            onChange={(typed) => act({ type: 'type-phone', phone: typed })}
          />
        ) : (
          <EmailField
            ref={first}
            value={email.email}
            onChange={(typed) => act({ type: 'type-email', email: typed })}
          />
        )}
        {method === 'email' && signUp && (
          <PasswordField
            fresh
            value={password}
            onChange={(typed) => act({ type: 'type-password', password: typed })}
            hint={<PasswordHints password={password} />}
          />
        )}
        <FailureText failure={failure} />
        {method === 'phone' && <p className="text-small text-ink-2">{t('phone.note')}</p>}
      </div>
    </StepFrame>
  );
}
