// What a failed login call tells the reader in passing: "toast with server msg", or our own words
// for it; "a login failure toast shows msg with fail icon for 2 s".
import { atom } from 'jotai';
import type { Failure, FailureKind } from '@/lib/model/account/failure';
import { notifyAtom, type AccountNoticeKey } from '../page/notices';

/** Kinds that say more than "it did not work", whatever was asked. */
const own: Partial<Record<FailureKind, AccountNoticeKey>> = {
  network: 'account.failures.network',
  permission: 'account.failures.permission',
  expired: 'account.failures.expired',
  platform: 'account.failures.platform',
  canceled: 'account.failures.canceled',
  unknown: 'account.failures.unknown',
  linked: 'account.failures.linked',
  usedUp: 'account.code.usedUp',
  limit: 'account.failures.limit',
  unavailable: 'account.failures.unavailable',
};

const standard = {
  send: 'account.failures.send',
  enter: 'account.failures.wrong',
  provider: 'account.failures.platform',
} as const;

/** Tells why sending a code, entering, or a provider's sign-in failed. */
export const tellFailureAtom = atom(
  null,
  (_get, set, asked: keyof typeof standard, { kind, text }: Failure) => {
    // The service's words are those of any wrong code.
    const told = text && kind !== 'usedUp' ? { text } : { key: own[kind] ?? standard[asked] };
    set(notifyAtom, { ...told, tone: 'fail' });
  },
);
