// The reader's addresses and password, and changing them. Protects: a failure is reported in the
// service's words, and what was typed stays.
import { atom, useAtomValue, useSetAtom } from 'jotai';
import useSWR, { useSWRConfig } from 'swr';
import { codeSentAt, forgetCodeSent, noteCodeSent } from '@/lib/browser/account/codes-sent';
import type { AddressKind } from '@/lib/contract';
import { resendMs } from '@/lib/model/limits/account';
import { secondMs } from '@/lib/model/time';
import { failureOf, type Failed } from './call-failure';
import { codeLengthsAtom } from './login-methods';
import { notifyAtom } from '../page/notices';
import { ownReaderAtom } from '../page/reader';
import { callAtom } from '../page/service';

export type Done = { ok: true };
export type SentTo = { ok: true; address: string; length: number; resendAt: number };

type Outcome = {
  status?: boolean;
  msg?: string;
  data?: { error_code?: number; description?: string } | null;
};

const refusedBy = ({ status, msg, data }: Outcome): Failed | undefined =>
  status === true ? undefined : { ok: false, text: data?.description || msg };

/** Identifies where a code goes and for what. */
const placeOf = (kind: AddressKind, address: string) => `address ${kind} ${address}`;

/** The code to a new address, including one sent before the page was loaded. */
export const sendAddressCodeAtom = atom(
  null,
  async (get, set, kind: AddressKind, address: string): Promise<SentTo | Failed> => {
    const place = placeOf(kind, address);
    const length = get(codeLengthsAtom)[kind];
    const answer = await set(callAtom)('SendAddressCode', { kind, address }, { quiet: true }).catch(
      failureOf,
    );
    if ('ok' in answer) {
      const { until } = answer;
      const isOnItsWay = Date.now() - (codeSentAt(place) ?? -Infinity) < resendMs;
      return until && isOnItsWay ? { ok: true, address, resendAt: until, length } : answer;
    }
    const refusal = refusedBy(answer);
    if (refusal) return refusal;
    const { data } = answer;
    const now = Date.now();
    noteCodeSent(place, now);
    const waitMs = (data?.resend_after_seconds ?? resendMs / secondMs) * secondMs;
    return { ok: true, address, resendAt: now + waitMs, length: data?.code_length ?? length };
  },
);

export type NewAddress = { kind: AddressKind; address: string; code: string; password?: string };

/** Adds a new address to the account. */
export const changeAddressAtom = atom(
  null,
  async (_get, set, input: NewAddress): Promise<Done | Failed> => {
    const answer = await set(callAtom)('ChangeAddress', input, { quiet: true }).catch(failureOf);
    if ('ok' in answer) return answer;
    const refusal = refusedBy(answer);
    if (refusal) return refusal;
    forgetCodeSent(placeOf(input.kind, input.address));
    set(notifyAtom, { key: 'ownAccount.addressChanged', tone: 'good' });
    return { ok: true };
  },
);

/** Changes the password; signs out all other devices. */
export const changePasswordAtom = atom(
  null,
  async (_get, set, password: string, new_password: string): Promise<Done | Failed> => {
    const input = { password, new_password };
    const answer = await set(callAtom)('ChangePassword', input, { quiet: true }).catch(failureOf);
    if ('ok' in answer) return answer;
    const refusal = refusedBy(answer);
    if (refusal) return refusal;
    set(notifyAtom, { key: 'ownAccount.passwordChanged', tone: 'good' });
    return { ok: true };
  },
);

const keyOf = (reader: string) => ['GetAccount', reader] as const;

/** The reader's addresses and password. */
export function useOwnAccount() {
  const reader = useAtomValue(ownReaderAtom)?.id;
  const call = useSetAtom(callAtom);
  const { data, error, isValidating, mutate } = useSWR(
    reader === undefined ? null : keyOf(reader),
    async () => {
      const { data: found } = await call()('GetAccount', {}, { quiet: true });
      if (!found) throw new Error('The account came without data.');
      return found;
    },
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return {
    /** Undefined until it has loaded. */
    own: data,
    failed: error !== undefined && !isValidating,
    retry: () => void mutate(),
  };
}

/** Revalidates what the account's page shows. */
export function useRefreshAccount() {
  const reader = useAtomValue(ownReaderAtom)?.id ?? '';
  const { mutate } = useSWRConfig();
  return () => Promise.all([mutate(keyOf(reader)), mutate(['ListSessions', reader])]);
}
