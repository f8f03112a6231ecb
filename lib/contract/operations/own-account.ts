// What readers change of their own account: password, addresses, where it is signed in.
import * as z from 'zod';
import { emailOctets, passwordCharsMost } from '@/lib/model/limits/account';
import { envelopeShape } from '../envelope';
import { operation } from '../operation';

/** Ways in to which a code can be sent. */
export const addressKinds = ['phone', 'email'] as const;
export type AddressKind = (typeof addressKinds)[number];

const codeCharsMost = 12;
const kind = z.enum(addressKinds);
/** `+63 9171234567`, or an e-mail address; which are valid is the handler's. */
const address = z.string().min(3).max(emailOctets);
/** Its rule is told in words, so that a long one is no malformed request: cut before hashing. */
const password = z.string().max(passwordCharsMost);

const outcome = { ...envelopeShape, status: z.boolean().optional() };
const failure = { error_code: z.number().optional(), description: z.string().optional() };

/** What opens the account, in full: it is shown to its own reader alone. */
const ownAccount = z.object({
  addresses: z.array(z.object({ kind, address: z.string() })),
  has_password: z.boolean(),
  /** What else is kept of the account; absent where a login service keeps none of it. */
  birthday: z.string().optional(),
  region: z.string().optional(),
  joined_at: z.number().optional(),
});
export type OwnAccount = z.infer<typeof ownAccount>;

export const ownAccountOperations = {
  /** The name of this reader and the ways in which they sign in. */
  GetAccount: operation({
    group: 'login',
    method: 'GET',
    path: '/api/login/v1/account',
    input: z.object({}),
    output: z.object({ ...outcome, data: ownAccount.optional() }),
    sample: {},
  }),
  /** The old password and a new one; signs out everywhere else. */
  ChangePassword: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/change_password',
    input: z.object({ password, new_password: password }),
    output: z.object({ ...outcome, data: z.object(failure).optional() }),
    sample: { password: 'along-walk', new_password: 'a-longer-Walk9' },
  }),
  /** A code to an address that is to open the account from now on. */
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
   * Takes the address in the place of the one of its kind, or beside the others. `password` is
   * needed where the account has one; without one the sign-in must be minutes old.
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
  /** Signs out one session of the account, by its id of the list. */
  EndSession: operation({
    group: 'login',
    method: 'POST',
    path: '/api/login/v1/end_session',
    input: z.object({ id: z.string().min(1).max(64) }),
    output: z.object(outcome),
    sample: { id: 'nowhere' },
  }),
};
