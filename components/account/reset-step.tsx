'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { SignUp } from '@/lib/model/account/sign-up';
import { actAtom, byAtom, checkAtom, insteadAtom, isCheckable } from '@/lib/state/account';
import { codeLengthsAtom } from '@/lib/state/login-methods';
import { CodeEntry } from './code-entry';
import { FailureText } from './failure-text';
import { PasswordField } from './password-field';
import { PasswordHints } from './password-hints';
import { ResendLine } from './resend-line';
import { StepFrame } from './step-frame';
import { useSecondsLeft } from './use-seconds-left';

/** Who forgot the password chooses a new one, with a code by mail; that signs in, too. */
export function ResetStep({ state, titleId }: { state: SignUp; titleId: string }) {
  const t = useTranslations('account');
  const failureId = useId();
  const lengths = useAtomValue(codeLengthsAtom);
  const act = useSetAtom(actAtom);
  const check = useSetAtom(checkAtom);
  const by = useSetAtom(byAtom);
  const instead = useSetAtom(insteadAtom);
  const codeInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { email, code, password, failure, busy } = state;
  const wrong = failure?.kind === 'wrong';
  const weak = failure?.kind === 'weak';
  const held = useSecondsLeft(failure?.kind === 'limit' ? failure.until : undefined);
  useEffect(() => codeInput.current?.focus({ preventScroll: true }), []);
  // A wrong code is taken out of its cells: there it begins again.
  useEffect(() => {
    if (wrong) codeInput.current?.focus();
  }, [wrong]);

  return (
    <StepFrame
      titleId={titleId}
      title={t('reset.title')}
      text={t.rich('code.sentTo', {
        count: lengths.email,
        to: email.email,
        b: (words) => <strong className="font-semibold text-ink">{words}</strong>,
      })}
      onSubmit={() => void check()}
      foot={
        <>
          <Button
            type="submit"
            look="solid"
            className="min-h-13"
            disabled={held > 0 || !isCheckable(state, lengths)}
          >
            {t(busy === 'checking' ? 'checking' : 'reset.submit')}
          </Button>
          <p className="text-center text-meta text-ink-2">{t('reset.note')}</p>
        </>
      }
    >
      <CodeEntry
        ref={codeInput}
        label={t('code.label', { count: lengths.email })}
        length={lengths.email}
        value={code}
        onChange={(typed) => {
          act({ type: 'type-code', code: typed });
          if (typed.length === lengths.email && typed !== code) passwordInput.current?.focus();
        }}
        hasError={wrong}
        describedBy={failureId}
      />
      <div className="flex flex-col items-center gap-1 text-center">
        <FailureText id={failureId} failure={weak ? undefined : failure} />
        {failure?.kind === 'unknown' && (
          <Button look="quiet" onClick={() => void instead('sign-up-instead')}>
            {t('titles.signup')}
          </Button>
        )}
        <ResendLine state={state} />
      </div>
      {/* Password managers keep the two together. */}
      <input type="hidden" name="username" autoComplete="username" value={email.email} />
      <PasswordField
        ref={passwordInput}
        fresh
        label={t('reset.label')}
        value={password}
        onChange={(typed) => act({ type: 'type-password', password: typed })}
        hint={<PasswordHints password={password} />}
      />
      <FailureText failure={weak ? failure : undefined} />
      <Button look="quiet" className="-ml-5 self-start" onClick={() => void by('password')}>
        {t('code.usePassword')}
      </Button>
    </StepFrame>
  );
}
