'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { clockText } from '@/lib/model/account/clock-text';
import type { SignUp } from '@/lib/model/account/sign-up';
import { resendAtom } from '@/lib/state/account/account';
import { useSecondsLeft } from './use-seconds-left';

/** "A 60 second countdown; at 0 the resend link becomes active; resend restarts it." */
export function ResendLine({ state: { resendAt, busy, unsent } }: { state: SignUp }) {
  const t = useTranslations('account.code');
  const resend = useSetAtom(resendAtom);
  const left = useSecondsLeft(resendAt);
  const waits = left > 0;
  return (
    <Button
      look="quiet"
      disabled={waits || busy !== undefined}
      onClick={() => void resend()}
      className="tabular disabled:text-ink-2 disabled:opacity-100"
    >
      {waits
        ? t(unsent ? 'sendWait' : 'wait', { time: clockText(left) })
        : t(unsent ? 'send' : 'resend')}
    </Button>
  );
}
