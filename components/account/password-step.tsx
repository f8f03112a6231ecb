'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { SignUp } from '@/lib/model/account/sign-up';
import { actAtom, byAtom, checkAtom, insteadAtom, isCheckable } from '@/lib/state/account';
import { codeLengthsAtom } from '@/lib/state/login-methods';
import { FailureText } from './failure-text';
import { PasswordField } from './password-field';
import { StepFrame } from './step-frame';
import { useSecondsLeft } from './use-seconds-left';

/** "The login popup titled 'Sign in' may also show a password step for email login." */
export function PasswordStep({ state, titleId }: { state: SignUp; titleId: string }) {
  const t = useTranslations('account');
  const lengths = useAtomValue(codeLengthsAtom);
  const act = useSetAtom(actAtom);
  const check = useSetAtom(checkAtom);
  const by = useSetAtom(byAtom);
  const instead = useSetAtom(insteadAtom);
  const input = useRef<HTMLInputElement>(null);
  const { email, password, failure, busy } = state;
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const held = useSecondsLeft(failure?.kind === 'limit' ? failure.until : undefined);
  return (
    <StepFrame
      titleId={titleId}
      title={t('titles.login')}
      text={email.email}
      onSubmit={() => void check()}
      foot={
        <>
          <Button
            type="submit"
            look="solid"
            className="min-h-13"
            disabled={held > 0 || !isCheckable(state, lengths)}
          >
            {t(busy === 'checking' ? 'checking' : 'titles.login')}
          </Button>
          <Button look="quiet" onClick={() => void by('email')}>
            {t('password.useCode')}
          </Button>
        </>
      }
    >
      {/* Password managers keep the two together. */}
      <input type="hidden" name="username" autoComplete="username" value={email.email} />
      <PasswordField
        ref={input}
        fresh={false}
        value={password}
        onChange={(typed) => act({ type: 'type-password', password: typed })}
      />
      <FailureText failure={failure} />
      <Button look="quiet" className="-ml-5 self-start" onClick={() => void by('reset')}>
        {t('password.forgot')}
      </Button>
      {failure?.kind === 'unknown' && (
        <Button look="quiet" onClick={() => void instead('sign-up-instead')}>
          {t('titles.signup')}
        </Button>
      )}
    </StepFrame>
  );
}
