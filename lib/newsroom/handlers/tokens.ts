// Personal access tokens, as their reader makes and ends them.
import { randomUUID } from 'node:crypto';
import { tokensMost } from '@/lib/model/limits/programs';
import { accessTokenPrefix } from '@/lib/model/account/access-token';
import { hashOf, newToken } from '../accounts/keys';
import { mailOf, sendAccountNotice } from '../accounts/notices';
import { securityEvent } from '../accounts/security-events';
import { signedIn, type Handlers } from '../context';
import { Refusal } from '../refusal';

export const tokenHandlers: Handlers<'tokens'> = {
  async ListAccessTokens(_, context) {
    return { data: { tokens: await context.store.tokens.of(signedIn(context)) } };
  },

  async CreateAccessToken({ name, scope }, context) {
    const { store, now } = context;
    const owner = signedIn(context);
    const secret = `${accessTokenPrefix}${newToken()}`;
    const token = { id: `p_${randomUUID()}`, name, scope, created_at: now, used_at: 0 };
    if (!(await store.tokens.add({ ...token, owner }, hashOf(secret), tokensMost))) {
      throw new Refusal('tokensMost', { values: { most: tokensMost } });
    }
    securityEvent(context, 'token_made', { account: context.identity.user, target: token.id });
    // It outlives every session, and a new password too.
    await sendAccountNotice(context, await mailOf(context, owner.slice(2)), 'token');
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
