'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { SignUp } from '@/lib/model/account/sign-up';
import { isCheckable } from '@/lib/state/account/account';
import { codeLengthsAtom } from '@/lib/state/account/login-methods';
import { useSecondsLeft } from './use-seconds-left';

/** Checks the code or password of step 2; disabled while the service asked us to wait. */
export function CheckButton({ state, children }: { state: SignUp; children: ReactNode }) {
  const t = useTranslations('account');
  const lengths = useAtomValue(codeLengthsAtom);
  const { failure, busy } = state;
  const secondsLeft = useSecondsLeft(failure?.kind === 'limit' ? failure.until : undefined);
  return (
    <Button
      type="submit"
      look="solid"
      className="min-h-13"
      disabled={secondsLeft > 0 || !isCheckable(state, lengths)}
    >
      {busy === 'checking' ? t('checking') : children}
    </Button>
  );
}
