'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import type { Failure } from '@/lib/model/account/failure';
import type { SignUp } from '@/lib/model/account/sign-up';
import { actAtom } from '@/lib/state/account/account';
import { CodeEntry } from './code-entry';
import { FailureText } from './failure-text';
import { InsteadButton } from './instead-button';
import { ResendLine } from './resend-line';
import { useCodeLength } from './use-code-length';

/** The field for the code, its error, and how to get another code. */
export function CodeField({
  state,
  failure,
  onFull,
}: {
  state: SignUp;
  /** Shown below the cells. */
  failure: Failure | undefined;
  onFull(): void;
}) {
  const t = useTranslations('account.code');
  const failureId = useId();
  const length = useCodeLength(state);
  const act = useSetAtom(actAtom);
  const input = useRef<HTMLInputElement>(null);
  const wrong = failure?.kind === 'wrong';
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  // A wrong code is removed from its cells, to start over.
  useEffect(() => {
    if (wrong) input.current?.focus();
  }, [wrong]);
  return (
    <>
      <CodeEntry
        ref={input}
        label={t('label', { count: length })}
        length={length}
        value={state.code}
        onChange={(typed) => {
          act({ type: 'type-code', code: typed });
          if (typed.length === length && typed !== state.code) onFull();
        }}
        hasError={wrong}
        describedBy={failureId}
      />
      <div className="flex flex-col items-center gap-1 text-center">
        <FailureText id={failureId} failure={failure} />
        <InsteadButton failure={failure} />
        <ResendLine state={state} />
      </div>
    </>
  );
}
