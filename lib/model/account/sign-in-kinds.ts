// The ways in which a reader can prove who they are, and what the login service says when one fails.

/** "The login method values include facebook and apple"; phone and email prove an address by a code. */
export const signInKinds = ['phone', 'email', 'facebook', 'apple', 'work_chat'] as const;
export type SignInKind = (typeof signInKinds)[number];

/** Those that lead to somebody else's page and back. */
export const providerKinds = ['facebook', 'apple', 'work_chat'] as const;
export type ProviderKind = (typeof providerKinds)[number];

/**
 * `data.error_code` of a failed login call. 1011, 16, −5011, 1206 and 1320 are the specification's;
 * the others are ours, numbered beside them.
 */
export const LoginError = {
  /** "The app has no permissions": the provider refused. */
  NoPermission: 16,
  /** "Please sign up first": nobody has this address or account, and no new one may be made. */
  SignUpFirst: 1011,
  /** "Session expired,please try again": the flow was begun too long ago, or elsewhere. */
  FlowExpired: -5011,
  /** "Try later": comes as HTTP 429 with Retry-After, in `base_resp.error_code`. */
  TryLater: 1206,
  /** "Already linked": the address has an account already. */
  AlreadyLinked: 1320,
  /** Address and password do not belong together. */
  WrongPassword: 1009,
  /** The code is wrong, used, replaced or too old. */
  WrongCode: 1202,
  /** "You must be 18 or above to create an account." */
  UnderAge: 1018,
  /** A new account needs a birthday. */
  BirthdayNeeded: 1019,
  /** The password is one that everybody tries first, or not as the rule wants it. */
  WeakPassword: 1008,
  /** This deployment has no way to send a code, or no such provider. */
  NotAvailable: 1100,
  /** Not a number or an address that a code can be sent to. */
  BadAddress: 1003,
  /** The code could not be delivered. */
  NotDelivered: 1101,
  /** An operator of this site closed the account. */
  Banned: 1102,
  /** This site takes no new readers. */
  SignUpClosed: 1103,
  /** This site takes new readers by invitation, and this address has none. */
  InviteNeeded: 1104,
  /** The reader turned back at the provider's page. */
  Canceled: -1,
  /** Anything else that a provider answered. */
  PlatformAbnormal: -2,
} as const;
export type LoginErrorCode = (typeof LoginError)[keyof typeof LoginError];
