// What a failed login call means to a reader: one kind for each thing that they can do about it,
// and the service's own words where it has some.
import { LoginError } from './sign-in-kinds';

export const failureKinds = [
  /** The code is wrong, used or too old. */
  'wrong',
  /** The code has no try left: it takes a new one. */
  'usedUp',
  'password',
  'weak',
  /** Too many tries: `until` says when there is another one. */
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
  /** The site takes no new readers, or the invited only. */
  'closed',
  'uninvited',
  /** A provider's answers. */
  'permission',
  'expired',
  'canceled',
  'platform',
  /** No answer arrived: nothing was decided. */
  'network',
  /** The service, or what stands before it, is away: it decided nothing. */
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

/** What a number of the login service means; `other` for one that we don't know and for none. */
export function failureKind(code: number | undefined): FailureKind {
  return kinds[code ?? Number.NaN] ?? 'other';
}

/** "1011, 16, -5011", and for every other answer of a provider "the platform is abnormal". */
export function providerFailure(code: number): Pick<Failure, 'kind'> {
  const kind = failureKind(code);
  return { kind: kind === 'other' ? 'platform' : kind };
}
