// Inviting many addresses at once. Protects: addresses that could not be invited stay in the form
// to be corrected.
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Output } from '@/lib/contract';
import { callAtom } from '../page/service';

export type Invited = NonNullable<Output<'Invite'>['data']>['results'];

/** The addresses in a text: one per line, or separated by commas. */
export const addressesOf = (text: string): string[] =>
  text
    .split(/[\n,;，；、]+/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');

export function useInvite() {
  const call = useSetAtom(callAtom);
  const [busy, setBusy] = useState(false);
  return {
    busy,
    /** The outcome for each; undefined where the service refused: the operator was told why. */
    async invite(addresses: string[]): Promise<Invited | undefined> {
      setBusy(true);
      const answer = await call()('Invite', { addresses }).catch(() => undefined);
      setBusy(false);
      return answer?.data?.results;
    },
  };
}
