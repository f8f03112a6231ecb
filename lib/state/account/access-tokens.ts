// A reader's access tokens: the list, a new one, whose secret is available until the list is
// closed, and revoking one.
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import type { TokenScope } from '@/lib/contract';
import { newDeviceId } from '@/lib/model/account/device-id';
import { notifyAtom } from '../page/notices';
import { ownReaderAtom } from '../page/reader';
import { callAtom } from '../page/service';

/** The tokens as the service has them, of every scope. */
export function useTokenList() {
  const reader = useAtomValue(ownReaderAtom)?.id;
  const call = useSetAtom(callAtom);
  const { data, error, isValidating, mutate } = useSWR(
    reader === undefined ? null : (['ListAccessTokens', reader] as const),
    async () => {
      const { data: found } = await call()('ListAccessTokens', {}, { quiet: true });
      if (!found) throw new Error('The access tokens came without data.');
      return found.tokens;
    },
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return {
    /** Undefined until they have loaded. */
    tokens: data,
    failed: error !== undefined && !isValidating,
    retry: () => void mutate(),
    refresh: () => mutate(),
  };
}

export function useAccessTokens() {
  const call = useSetAtom(callAtom);
  const notify = useSetAtom(notifyAtom);
  const [secret, setSecret] = useState<string>();
  const { tokens, failed, retry, refresh } = useTokenList();
  /**
   * The idempotency key of the token being created: retrying after a lost answer creates no second
   * one.
   */
  const key = useRef<string>(undefined);
  return {
    ...{ tokens, failed, retry },
    /** The newest token's secret, which is available only this once. */
    secret,
    /** Whether it was created; the call itself reports a refusal. */
    async make(name: string, scope: TokenScope): Promise<boolean> {
      key.current ??= newDeviceId(Date.now(), Math.random());
      const input = { name, scope, key: key.current };
      const answer = await call()('CreateAccessToken', input).catch(() => undefined);
      if (answer?.data) {
        key.current = undefined;
        setSecret(answer.data.secret);
      }
      // Without an answer it may exist anyway.
      await refresh();
      return answer?.data !== undefined;
    },
    async end(token_id: string): Promise<boolean> {
      const answer = await call()('RevokeAccessToken', { token_id }).catch(() => undefined);
      if (answer?.code !== 0) return false;
      setSecret(undefined);
      notify({ key: 'personal.accessTokens.ended', tone: 'good' });
      await refresh();
      return true;
    },
  };
}
