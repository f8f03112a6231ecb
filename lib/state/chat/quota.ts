// What is left of today's questions, as the service counts them.
import { atom } from 'jotai';
import type { ChatQuota } from '@/lib/contract';
import { callAtom } from '../page/service';

const knownAtom = atom<ChatQuota | undefined>(undefined);

/** Undefined until it was asked for, and where the service does not tell. */
export const quotaAtom = atom((get) => get(knownAtom));

/** Asks anew; what was known stays when that fails. */
export const loadQuotaAtom = atom(null, async (_get, set): Promise<void> => {
  const call = set(callAtom);
  const answer = await call('GetAllowance', {}, { quiet: true }).catch(() => undefined);
  if (answer?.data) set(knownAtom, answer.data);
});
