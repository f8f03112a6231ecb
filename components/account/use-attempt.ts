'use client';
import { useState } from 'react';
import { useToastText } from '@/components/shell/toast-text';
import type { Failed } from '@/lib/state/account/call-failure';
import { useSecondsLeft } from './use-seconds-left';

/**
 * What a form asks of the service, one at a time: nothing is asked while an answer is out, or before
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
    /** What came of it; undefined where it failed or was not asked. */
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
