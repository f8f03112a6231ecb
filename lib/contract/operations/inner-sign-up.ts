// Who may sign up here, as operators set it. docs/service-calls/internal.md.
import * as z from 'zod';
import { invitedAtOnce, signUpModes } from '@/lib/model/account/sign-up-mode';
import { envelopeShape, plainEnvelope } from '../envelope';
import { count, cursor } from '../fields';
import { innerPage, innerPageMost, innerPageSize } from '../inner-page';
import { operation } from '../operation';

const mode = z.enum(signUpModes);
const address = z.string().trim().min(1).max(254);

export const innerSignUpOperations = {
  /** Who may sign up here. */
  GetSignUp: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/sign_up',
    input: z.object({}),
    output: z.object({ ...envelopeShape, data: z.object({ mode }).optional() }),
    sample: {},
  }),
  /** Opens sign-up to everybody, the invited, or nobody; existing accounts can always sign in. */
  SetSignUp: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/sign_up/set',
    input: z.object({ mode }),
    output: plainEnvelope,
    sample: { mode: 'open' },
  }),
  /** Unused invitations, newest first. */
  ListInvitations: operation({
    group: 'inner',
    method: 'GET',
    path: '/api/inner/v1/invitations',
    input: z.object({
      cursor,
      limit: count(innerPageSize, innerPageMost),
    }),
    output: innerPage(z.object({ address: z.string(), created_at: z.number() })),
    list: ['data', 'items'],
    sample: {},
  }),
  /** Invites addresses and numbers to sign up; returns a result for each. */
  Invite: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/invitations/add',
    input: z.object({ addresses: z.array(address).min(1).max(invitedAtOnce) }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          results: z.array(
            z.object({
              address: z.string(),
              outcome: z.enum(['invited', 'already', 'member', 'invalid']),
            }),
          ),
        })
        .optional(),
    }),
    sample: { addresses: ['sample@example.org'] },
  }),
  /** Withdraws an invitation; a missing one is no error. */
  RemoveInvitation: operation({
    group: 'inner',
    method: 'POST',
    path: '/api/inner/v1/invitations/remove',
    input: z.object({ address }),
    output: plainEnvelope,
    sample: { address: 'sample@example.org' },
  }),
};
