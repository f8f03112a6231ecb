'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { SignUp } from '@/lib/model/account/sign-up';
import { actAtom, byAtom, checkAtom } from '@/lib/state/account/account';
import { CheckButton } from './check-button';
import { CodeField } from './code-field';
import { FailureText } from './failure-text';
import { PasswordField } from './password-field';
import { PasswordHints } from './password-hints';
import { SentTo } from './sent-to';
import { StepFrame } from './step-frame';

/** A reader who forgot the password sets a new one, with a code by mail; that also signs in. */
export function ResetStep({ state, titleId }: { state: SignUp; titleId: string }) {
  const t = useTranslations('account');
  const act = useSetAtom(actAtom);
  const check = useSetAtom(checkAtom);
  const by = useSetAtom(byAtom);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { email, password, failure } = state;
  const weak = failure?.kind === 'weak' ? failure : undefined;
  return (
    <StepFrame
      titleId={titleId}
      title={t('reset.title')}
      text={<SentTo state={state} />}
      onSubmit={() => void check()}
      footer={
        <>
          <CheckButton state={state}>{t('reset.submit')}</CheckButton>
          <p className="text-center text-meta text-ink-2">{t('reset.note')}</p>
        </>
      }
    >
      <CodeField
        state={state}
        failure={weak ? undefined : failure}
        onFull={() => passwordInput.current?.focus()}
      />
      <PasswordField
        ref={passwordInput}
        fresh
        of={email.email}
        label={t('reset.label')}
        value={password}
        onChange={(typed) => act({ type: 'type-password', password: typed })}
        hint={<PasswordHints password={password} />}
      />
      <FailureText failure={weak} />
      <Button look="quiet" className="-ml-5 self-start" onClick={() => void by('password')}>
        {t('code.usePassword')}
      </Button>
    </StepFrame>
  );
}
