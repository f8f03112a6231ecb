'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { SignUp } from '@/lib/model/account/sign-up';
import { actAtom, byAtom, checkAtom } from '@/lib/state/account/account';
import { CheckButton } from './check-button';
import { FailureText } from './failure-text';
import { InsteadButton } from './instead-button';
import { PasswordField } from './password-field';
import { StepFrame } from './step-frame';

/** "The login popup titled 'Sign in' may also show a password step for email login." */
export function PasswordStep({ state, titleId }: { state: SignUp; titleId: string }) {
  const t = useTranslations('account');
  const act = useSetAtom(actAtom);
  const check = useSetAtom(checkAtom);
  const by = useSetAtom(byAtom);
  const input = useRef<HTMLInputElement>(null);
  const { email, password, failure } = state;
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  return (
    <StepFrame
      titleId={titleId}
      title={t('titles.login')}
      text={email.email}
      onSubmit={() => void check()}
      footer={
        <>
          <CheckButton state={state}>{t('titles.login')}</CheckButton>
          <Button look="quiet" onClick={() => void by('email')}>
            {t('password.useCode')}
          </Button>
        </>
      }
    >
      <PasswordField
        ref={input}
        fresh={false}
        of={email.email}
        value={password}
        onChange={(typed) => act({ type: 'type-password', password: typed })}
      />
      <FailureText failure={failure} />
      <Button look="quiet" className="-ml-5 self-start" onClick={() => void by('reset')}>
        {t('password.forgot')}
      </Button>
      <InsteadButton failure={failure} />
    </StepFrame>
  );
}
