// Personal access tokens: listed, created and revoked by their reader.
import { createHash, randomUUID } from 'node:crypto';
import { accessTokenPrefix } from '@/lib/model/account/access-token';
import { hashOf, newToken } from '../accounts/keys';
import { mailOf, sendAccountNotice } from '../accounts/notices';
import { securityEvent } from '../accounts/security-events';
import { signedIn, type Context, type Handlers } from '../context';
import { Refusal } from '../refusal';
import type { Owner } from '../store/contract/store';

/** How many access tokens one reader may have. */
export const tokensMost = 20;

/**
 * The id for a retried request, so that the retry replaces a token whose response was lost: nobody
 * has its secret. A token that was used did arrive, and is not replaced.
 */
async function unheard(owner: Owner, key: string, { store }: Context) {
  const id = `p_${createHash('sha256').update(`${owner} ${key}`).digest('hex').slice(0, 32)}`;
  const before = (await store.tokens.of(owner)).find((one) => one.id === id);
  return { before, id: before && before.used_at > 0 ? undefined : id };
}

export const tokenHandlers: Handlers<'tokens'> = {
  async ListAccessTokens(_, context) {
    return { data: { tokens: await context.store.tokens.of(signedIn(context)) } };
  },

  async CreateAccessToken({ name, scope, key }, context) {
    const { store, now } = context;
    const owner = signedIn(context);
    const secret = `${accessTokenPrefix}${newToken()}`;
    const again = key === undefined ? undefined : await unheard(owner, key, context);
    const id = again?.id ?? `p_${randomUUID()}`;
    const token = { id, name, scope, created_at: now, used_at: 0 };
    if (!(await store.tokens.add({ ...token, owner }, hashOf(secret), tokensMost))) {
      throw new Refusal('tokensMost', { values: { most: tokensMost } });
    }
    securityEvent(context, 'token_made', { account: context.identity.user, target: token.id });
    // Notify, as the token survives every session and even a new password. A retried one was
    // announced before.
    if (again?.before?.id !== id) {
      await sendAccountNotice(context, await mailOf(context, owner.slice(2)), 'token');
    }
    return { data: { token, secret } };
  },

  async RevokeAccessToken({ token_id }, context) {
    const owner = signedIn(context);
    const had = (await context.store.tokens.of(owner)).some(({ id }) => id === token_id);
    await context.store.tokens.remove(owner, token_id);
    const fields = { account: context.identity.user, target: token_id };
    if (had) securityEvent(context, 'token_revoked', fields);
    return {};
  },
};
