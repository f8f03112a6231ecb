'use client';
import { useState } from 'react';
import { useToastText } from '@/components/shell/toast-text';
import type { Failed } from '@/lib/state/account/call-failure';
import { useSecondsLeft } from './use-seconds-left';

/**
 * A form's calls to the service, one at a time: none is made while an answer is pending, or before
 * the time that a refusal named. `error` says why, or `otherwise`.
 */
export function useAttempt(otherwise: string) {
  const say = useToastText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failed>();
  const barred = useSecondsLeft(failure?.until) > 0;
  const free = !busy && !barred;
  return {
    busy,
    free,
    error: failure && (failure.notice ? say(failure.notice) : (failure.text ?? otherwise)),
    forget: () => setFailure(undefined),
    /** The result; undefined if it failed or was not attempted. */
    async attempt<T extends { ok: true }>(ask: () => Promise<T | Failed>): Promise<T | undefined> {
      if (!free) return undefined;
      setBusy(true);
      setFailure(undefined);
      const outcome = await ask();
      setBusy(false);
      if (outcome.ok) return outcome;
      setFailure(outcome);
      return undefined;
    },
  };
}
