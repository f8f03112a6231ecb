// What readers change in their own account: password, addresses, sessions.
import * as z from 'zod';
import { emailOctets, passwordCharsMost } from '@/lib/model/limits/account';
import { envelopeShape } from '../envelope';
import { operation } from '../operation';

/** Kinds of addresses to which a code can be sent. */
export const addressKinds = ['phone', 'email'] as const;
export type AddressKind = (typeof addressKinds)[number];

const codeCharsMost = 12;
const kind = z.enum(addressKinds);
/** `+63 9171234567`, or an e-mail address; the handler decides which are valid. */
const address = z.string().min(3).max(emailOctets);
/**
 * The service states the password rule in words, so a long one is not a malformed request: it is
 * cut before hashing.
 */
const password = z.string().max(passwordCharsMost);

const outcome = { ...envelopeShape, status: z.boolean().optional() };
const failure = { error_code: z.number().optional(), description: z.string().optional() };

/** The account's full identities, shown only to its own reader. */
const ownAccount = z.object({
  addresses: z.array(z.object({ kind, address: z.string() })),
  has_password: z.boolean(),
  /** Other data of the account; absent if the login service stores none. */
  birthday: z.string().optional(),
  region: z.string().optional(),
  joined_at: z.number().optional(),
});
export type OwnAccount = z.infer<typeof ownAccount>;

export const ownAccountOperations = {
  /** The reader's name and the ways in which they sign in. */
  GetAccount: operation({
    group: 'login',
    method: 'GET',
    path: '/api/login/v1/account',
    input: z.object({}),
    output: z.object({ ...outcome, data: ownAccount.optional() }),
    sample: {},
  }),
  /** Changes the password, given the old one; signs out everywhere else. */
  ChangePassword: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/change_password',
    input: z.object({ password, new_password: password }),
    output: z.object({ ...outcome, data: z.object(failure).optional() }),
    sample: { password: 'along-walk', new_password: 'a-longer-Walk9' },
  }),
  /** Sends a code to a new address for the account. */
  SendAddressCode: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/send_address_code',
    input: z.object({ kind, address }),
    output: z.object({
      ...outcome,
      data: z
        .object({
          ...failure,
          resend_after_seconds: z.number().optional(),
          code_length: z.number().optional(),
        })
        .optional(),
    }),
    sample: { kind: 'email', address: 'reader@example.org' },
  }),
  /**
   * Replaces the address of its kind, or adds one. `password` is required if the account has one;
   * without one the sign-in must be minutes old.
   */
  ChangeAddress: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/change_address',
    input: z.object({
      kind,
      address,
      code: z.string().min(1).max(codeCharsMost),
      password: password.optional(),
    }),
    output: z.object({
      ...outcome,
      data: z
        .object({ ...failure, ...ownAccount.partial().shape, tries_left: z.number().optional() })
        .optional(),
    }),
    sample: { kind: 'email', address: 'reader@example.org', code: '123456' },
  }),
  /** Ends one session of the account, by its id in the list. */
  EndSession: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/end_session',
    input: z.object({ id: z.string().min(1).max(64) }),
    output: z.object(outcome),
    sample: { id: 'nowhere' },
  }),
};
