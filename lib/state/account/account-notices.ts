// The toast for a failed login call: "toast with server msg", or our own text for it; "a login
// failure toast shows msg with fail icon for 2 s".
import { atom } from 'jotai';
import type { FailureKind } from '@/lib/model/account/failure';
import { notifyAtom, type NoticeKey } from '../page/notices';
import type { LoginFailure } from './login-calls';

/** Failures with a more specific message than "it did not work", whatever was requested. */
const own: Partial<Record<FailureKind, NoticeKey>> = {
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
  away: 'errors.serviceError',
};

const standard = {
  send: 'account.failures.send',
  enter: 'account.failures.wrong',
  provider: 'account.failures.platform',
} as const;

/** Reports why sending a code, signing in, or a provider's sign-in failed. */
export const tellFailureAtom = atom(
  null,
  (_get, set, asked: keyof typeof standard, { kind, text, notice }: LoginFailure) => {
    // The service sends the same text as for any wrong code.
    const said = text && kind !== 'usedUp' ? { text } : undefined;
    const key = own[kind];
    const told = said ?? (key && { key }) ?? notice ?? { key: standard[asked] };
    set(notifyAtom, { ...told, tone: 'fail' });
  },
);
