// Personal access tokens, with which a program acts for a reader. A token is shown once, when it is
// made.
import * as z from 'zod';
import { tokenNameChars } from '@/lib/model/limits/programs';
import { isSeen } from '@/lib/model/text/seen-text';
import { envelopeShape, plainEnvelope } from '../envelope';
import { id } from '../fields';
import { operation } from '../operation';

/**
 * `read`: changes nothing. `write`: everything that a reader may do, except for the account itself.
 * `feed`: only the list of favorites; this kind is part of the address of a private feed.
 */
export const tokenScopes = ['read', 'write', 'feed'] as const;
export type TokenScope = (typeof tokenScopes)[number];

const accessToken = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  /** Milliseconds since 1970; 0 if it was never used. */
  created_at: z.number(),
  used_at: z.number().default(0),
});
export type AccessToken = z.output<typeof accessToken>;

export const tokenOperations = {
  /** The tokens of a signed-in reader, newest first; the secrets are not included. */
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
   * Makes a token. `secret` is returned here and never again: a caller without an answer repeats
   * the call with the same `key`, which replaces the token that nobody received.
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
      /**
       * Chosen by the caller and the same for each try: all tries yield one token, until it is
       * used.
       */
      key: id.optional(),
    }),
    output: z.object({
      ...envelopeShape,
      data: z.object({ token: accessToken, secret: z.string() }).optional(),
    }),
    sample: { name: 'My reader', scope: 'read' },
  }),
  /** Revokes a token at once. Repeating it is harmless. */
  RevokeAccessToken: operation({
    group: 'tokens',
    method: 'POST',
    path: '/api/user/v1/revoke_access_token',
    input: z.object({ token_id: id }),
    output: plainEnvelope,
    sample: { token_id: 'p_1' },
  }),
};
