// How many of today's questions are left, as the service counts them.
import { atom } from 'jotai';
import type { ChatQuota } from '@/lib/contract';
import { callAtom } from '../page/service';

const knownAtom = atom<ChatQuota | undefined>(undefined);

/** Undefined until it was requested, and where the service does not say. */
export const quotaAtom = atom((get) => get(knownAtom));

/** Requests it again; on failure the known value stays. */
export const loadQuotaAtom = atom(null, async (_get, set): Promise<void> => {
  const call = set(callAtom);
  const answer = await call('GetAllowance', {}, { quiet: true }).catch(() => undefined);
  if (answer?.data) set(knownAtom, answer.data);
});
