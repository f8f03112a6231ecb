// The ways to sign in, and the login service's error codes.

/** "The login method values include facebook and apple"; phone and email prove an address by a code. */
export const signInKinds = ['phone', 'email', 'facebook', 'apple', 'work_chat'] as const;
export type SignInKind = (typeof signInKinds)[number];

/** Those that redirect to an external provider and back. */
export const providerKinds = ['facebook', 'apple', 'work_chat'] as const;
export type ProviderKind = (typeof providerKinds)[number];

/**
 * `data.error_code` of a failed login call. 1011, 16, −5011, 1206 and 1320 are the specification's;
 * the others are ours, with numbers next to those.
 */
export const LoginError = {
  /** "The app has no permissions": the provider refused. */
  NoPermission: 16,
  /** "Please sign up first": nobody has this address or account, and no new one may be created. */
  SignUpFirst: 1011,
  /** "Session expired,please try again": the flow began too long ago, or elsewhere. */
  FlowExpired: -5011,
  /** "Try later": comes as HTTP 429 with Retry-After, in `base_resp.error_code`. */
  TryLater: 1206,
  /** "Already linked": the address has an account already. */
  AlreadyLinked: 1320,
  /** Address and password do not match. */
  WrongPassword: 1009,
  /** The code is wrong, used, replaced or too old. */
  WrongCode: 1202,
  /** "You must be 18 or above to create an account." */
  UnderAge: 1018,
  /** A new account needs a birthday. */
  BirthdayNeeded: 1019,
  /** The password is a very common one, or breaks the rule. */
  WeakPassword: 1008,
  /** This deployment has no way to send a code, or no such provider. */
  NotAvailable: 1100,
  /** Not a number or an address that a code can be sent to. */
  BadAddress: 1003,
  /** The code could not be delivered. */
  NotDelivered: 1101,
  /** An operator of this site closed the account. */
  Banned: 1102,
  /** This site accepts no new readers. */
  SignUpClosed: 1103,
  /** This site accepts new readers by invitation only, and this address has none. */
  InviteNeeded: 1104,
  /** The reader canceled on the provider's page. */
  Canceled: -1,
  /** Any other answer of a provider. */
  PlatformAbnormal: -2,
} as const;
export type LoginErrorCode = (typeof LoginError)[keyof typeof LoginError];
