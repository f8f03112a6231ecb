// What a failed login call means to a reader: one kind for each possible reaction, and the
// service's own text where it has one.
import { LoginError } from './sign-in-kinds';

export const failureKinds = [
  /** The code is wrong, used or too old. */
  'wrong',
  /** No tries are left for the code: a new one is needed. */
  'usedUp',
  'password',
  'weak',
  /** Too many tries: `until` says when the next one is allowed. */
  'limit',
  'linked',
  'unknown',
  'underage',
  'birthday',
  'address',
  'undelivered',
  'unavailable',
  /** An operator closed the account. */
  'banned',
  /** The site accepts no new readers, or only invited ones. */
  'closed',
  'uninvited',
  /** A provider's answers. */
  'permission',
  'expired',
  'canceled',
  'platform',
  /** No answer arrived: nothing was decided. */
  'network',
  /** The service, or a gateway in front of it, is down: it decided nothing. */
  'away',
  'other',
] as const;
export type FailureKind = (typeof failureKinds)[number];

export type Failure = {
  kind: FailureKind;
  /** The service's description. */
  text?: string;
  /** The message of the reason that the service gave instead. */
  notice?: { key: string; values?: Readonly<Record<string, string | number>> };
  /** Milliseconds since 1970. */
  until?: number;
};

const kinds: Readonly<Record<number, FailureKind>> = {
  [LoginError.WrongCode]: 'wrong',
  [LoginError.WrongPassword]: 'password',
  [LoginError.WeakPassword]: 'weak',
  [LoginError.TryLater]: 'limit',
  [LoginError.AlreadyLinked]: 'linked',
  [LoginError.SignUpFirst]: 'unknown',
  [LoginError.UnderAge]: 'underage',
  [LoginError.BirthdayNeeded]: 'birthday',
  [LoginError.BadAddress]: 'address',
  [LoginError.NotDelivered]: 'undelivered',
  [LoginError.NotAvailable]: 'unavailable',
  [LoginError.Banned]: 'banned',
  [LoginError.SignUpClosed]: 'closed',
  [LoginError.InviteNeeded]: 'uninvited',
  [LoginError.NoPermission]: 'permission',
  [LoginError.FlowExpired]: 'expired',
  [LoginError.Canceled]: 'canceled',
  [LoginError.PlatformAbnormal]: 'platform',
};

/** The meaning of the login service's error number; `other` for an unknown one and for none. */
export function failureKind(code: number | undefined): FailureKind {
  return kinds[code ?? Number.NaN] ?? 'other';
}

/** "1011, 16, -5011", and for every other answer of a provider "the platform is abnormal". */
export function providerFailure(code: number): Pick<Failure, 'kind'> {
  const kind = failureKind(code);
  return { kind: kind === 'other' ? 'platform' : kind };
}
