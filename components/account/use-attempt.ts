'use client';
import { useState } from 'react';
import type { Failed } from '@/lib/state/account/own-addresses';
import { useSecondsLeft } from './use-seconds-left';

/**
 * What a form asks of the service, one at a time: nothing is asked while an answer is out, or before
 * the time that a refusal named. `error` has the service's own words, or `otherwise`.
 */
export function useAttempt(otherwise: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failed>();
  const barred = useSecondsLeft(failure?.until) > 0;
  const free = !busy && !barred;
  return {
    busy,
    free,
    error: failure && (failure.text ?? otherwise),
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
