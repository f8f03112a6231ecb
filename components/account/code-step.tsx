'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ActionType, type SignUp } from '@/lib/model/account/sign-up';
import { actAtom, byAtom, checkAtom, insteadAtom, isCheckable } from '@/lib/state/account';
import { codeLengthsAtom } from '@/lib/state/login-methods';
import { CodeEntry } from './code-entry';
import { FailureText } from './failure-text';
import { ResendLine } from './resend-line';
import { StepFrame } from './step-frame';
import { useSecondsLeft } from './use-seconds-left';

/** "Step 2 is verification code entry"; "the check runs automatically at full length". */
export function CodeStep({ state, titleId }: { state: SignUp; titleId: string }) {
  const t = useTranslations('account');
  const failureId = useId();
  const lengths = useAtomValue(codeLengthsAtom);
  const act = useSetAtom(actAtom);
  const check = useSetAtom(checkAtom);
  const instead = useSetAtom(insteadAtom);
  const by = useSetAtom(byAtom);
  const input = useRef<HTMLInputElement>(null);
  const { method, phone, email, code, failure, busy, action } = state;
  const byPhone = method === 'phone';
  const length = byPhone ? lengths.phone : lengths.email;
  const checking = busy === 'checking';
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const held = useSecondsLeft(failure?.kind === 'limit' ? failure.until : undefined);

  const type = (typed: string) => {
    act({ type: 'type-code', code: typed });
    if (typed.length === length && typed !== code) void check();
  };

  return (
    <StepFrame
      titleId={titleId}
      title={t('code.title')}
      text={t.rich('code.sentTo', {
        count: length,
        to: byPhone ? `${phone.code} ${phone.phone}` : email.email,
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
            {t(checking ? 'checking' : 'code.submit')}
          </Button>
          {!byPhone && action === ActionType.Login && (
            <Button look="quiet" onClick={() => void by('password')}>
              {t('code.usePassword')}
            </Button>
          )}
        </>
      }
    >
      <CodeEntry
        ref={input}
        label={t('code.label', { count: length })}
        length={length}
        value={code}
        onChange={type}
        hasError={failure?.kind === 'wrong'}
        describedBy={failureId}
      />
      <div className="flex flex-col items-center gap-1 text-center">
        <FailureText id={failureId} failure={failure} />
        {failure?.kind === 'unknown' && (
          <Button look="quiet" onClick={() => void instead('sign-up-instead')}>
            {t('titles.signup')}
          </Button>
        )}
        {failure?.kind === 'linked' && (
          <Button look="quiet" onClick={() => void instead('sign-in-instead')}>
            {t('titles.login')}
          </Button>
        )}
        <ResendLine state={state} />
      </div>
    </StepFrame>
  );
}
