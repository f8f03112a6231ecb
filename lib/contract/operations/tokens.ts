// Personal access tokens: how a program acts for a reader. A token is shown once, when it is made.
import * as z from 'zod';
import { tokenNameChars } from '@/lib/model/limits/programs';
import { isSeen } from '@/lib/model/text/seen-text';
import { envelopeShape, plainEnvelope } from '../envelope';
import { id } from '../fields';
import { operation } from '../operation';

/**
 * `read`: nothing is changed. `write`: all that a reader does, but for the account itself. `feed`: the
 * list of favorites and nothing else, which is what stands in the address of a private feed.
 */
export const tokenScopes = ['read', 'write', 'feed'] as const;
export type TokenScope = (typeof tokenScopes)[number];

const accessToken = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  /** Milliseconds since 1970; 0 where it was never used. */
  created_at: z.number(),
  used_at: z.number().default(0),
});
export type AccessToken = z.output<typeof accessToken>;

export const tokenOperations = {
  /** The tokens of a signed-in reader, newest first; what opens the API is not among it. */
  ListAccessTokens: operation({
    group: 'tokens',
    method: 'GET',
    path: '/api/user/v1/access_tokens',
    input: z.object({}),
    output: z.object({
      ...envelopeShape,
      data: z.object({ tokens: z.array(accessToken).default([]) }).optional(),
    }),
    list: ['data', 'tokens'],
    sample: {},
  }),
  /**
   * Makes one. `secret` is told here and never again: whoever got no answer asks once more with the
   * same `key`, and the token that nobody has ends.
   */
  CreateAccessToken: operation({
    group: 'tokens',
    method: 'POST',
    path: '/api/user/v1/create_access_token',
    input: z.object({
      name: z
        .string()
        .trim()
        .min(1)
        .max(tokenNameChars)
        .regex(/^[^\p{C}]+$/u, 'is no name')
        .refine(isSeen, 'has nothing to see'),
      scope: z.enum(tokenScopes).default('read'),
      /** Of whoever asks, the same with each try: they come to one token, until it is used. */
      key: id.optional(),
    }),
    output: z.object({
      ...envelopeShape,
      data: z.object({ token: accessToken, secret: z.string() }).optional(),
    }),
    sample: { name: 'My reader', scope: 'read' },
  }),
  /** Ends one at once. Repeating it is harmless. */
  RevokeAccessToken: operation({
    group: 'tokens',
    method: 'POST',
    path: '/api/user/v1/revoke_access_token',
    input: z.object({ token_id: id }),
    output: plainEnvelope,
    sample: { token_id: 'p_1' },
  }),
};
