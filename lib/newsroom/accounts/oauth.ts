// A sign-in at a provider, from leaving to coming back. Protects: an answer is valid once, within
// the time of a flow, and only in the browser that began it; the reader is only ever sent on to a
// path of this site.
import * as z from 'zod';
import type { ParsedInput } from '@/lib/contract';
import { loginFlowMs } from '@/lib/model/limits/account';
import { returnPath } from '@/lib/model/wire/return-path';
import { LoginError, type ProviderKind } from '@/lib/model/account/sign-in-kinds';
import type { Context } from '../context';
import { failed } from './answers';
import { completeSignIn, refusedBirthday } from './complete-sign-in';
import { hashOf, newToken } from './keys';
import { ProviderFailure } from './providers';
import { securityEvent } from './security-events';
import { refusedToAll } from './sign-up-rule';
import { rateLimited, flowOf, isPhoneOnly, networkRateLimits } from './visitor';

const asked = z.object({
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  loginOnly: z.boolean(),
  birthday: z.string().optional(),
});

/** Where providers send the browser back to; `app/api/login/callback` answers there. */
function callbackOf(kind: ProviderKind, { identity }: Context): string | undefined {
  const origin = identity.login?.origin;
  return origin && `${origin}/api/login/callback/${kind}`;
}

/** The providers that are available here. */
export function providersHere(context: Context): readonly ProviderKind[] {
  return isPhoneOnly(context) ? [] : context.accounts.providers.kinds;
}

/**
 * The provider's address; what the callback needs is stored for 15 minutes under the hash of the
 * state.
 */
export async function startOAuth(input: ParsedInput<'OAuthStart'>, context: Context) {
  const { provider, login_only, birthday, next } = input;
  const { accounts, store, now, call, log } = context;
  const redirectUri = callbackOf(provider, context);
  if (!providersHere(context).includes(provider) || !redirectUri) {
    return failed(call.language, LoginError.NotAvailable);
  }
  const flow = flowOf(context);
  if (!flow) return failed(call.language, LoginError.FlowExpired);
  // Checked before the reader leaves, and again when they come back.
  const refusal =
    login_only || !birthday
      ? undefined
      : (refusedBirthday(context, birthday) ?? (await refusedToAll(context)));
  if (refusal) return refusal;
  await rateLimited(networkRateLimits('check', context), context);
  const checks = { state: newToken(), nonce: newToken(), verifier: newToken() };
  try {
    const url = await accounts.providers.begin(provider, checks, redirectUri);
    const { nonce, verifier } = checks;
    const rest = { loginOnly: login_only, birthday, next: returnPath(next) };
    await store.accounts.flows.put(
      {
        state: hashOf(checks.state),
        flow,
        provider,
        asked: JSON.stringify({ nonce, verifier, ...rest }),
        ends_at: now + loginFlowMs,
      },
      now,
    );
    return { status: true, data: { authorization_url: url.href } };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.error({ err: error, provider }, 'a provider could not be asked');
    return failed(call.language, error.code);
  }
}

/**
 * Takes the stored flow, which works once and in the browser that began it, and signs in or makes
 * the account.
 */
export async function finishOAuth(input: ParsedInput<'OAuthFinish'>, context: Context) {
  const { provider, query } = input;
  const { accounts, store, now, call, log } = context;
  const redirectUri = callbackOf(provider, context);
  const flow = flowOf(context);
  const state = new URLSearchParams(query).get('state');
  const kept =
    flow && redirectUri && state
      ? await store.accounts.flows.take(hashOf(state), flow, provider, now)
      : undefined;
  if (!kept || !state) {
    securityEvent(context, 'sign_in_refused', { method: provider });
    return failed(call.language, LoginError.FlowExpired);
  }
  const { nonce, verifier, next, loginOnly, birthday } = asked.parse(JSON.parse(kept));
  try {
    const current = new URL(`${redirectUri}?${query}`);
    const who = await accounts.providers.finish(provider, { state, nonce, verifier }, current);
    const arrival = { kind: provider, ...who, birthday };
    return { ...(await completeSignIn(context, arrival, { loginOnly })), next };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.code !== LoginError.Canceled) {
      log.warn({ err: error, provider }, 'a sign-in at a provider failed');
      securityEvent(context, 'sign_in_refused', { method: provider });
    }
    return { ...failed(call.language, error.code), next };
  }
}
