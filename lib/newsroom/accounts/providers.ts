// Facebook, Apple and the work-chat app: OpenID Connect with PKCE, state and nonce, through a
// library that checks every part of the answer. Protects: a provider exists only where its client
// id is configured, and anything wrong with an answer becomes a ProviderFailure.
import { importPKCS8, SignJWT } from 'jose';
import type { ClientAuth, Configuration } from 'openid-client';
import {
  LoginError,
  providerKinds,
  type LoginErrorCode,
  type ProviderKind,
} from '@/lib/model/account/sign-in-kinds';
import type { Clock } from '../types';

/** The timeout for sign-in providers; ours. */
const providerTimeoutMs = 10_000;

export type ProviderSettings = {
  clientId: string;
  clientSecret?: string;
  /** The discovery address, where it is not the well-known one. */
  issuer?: string;
  /** Apple: the client secret is signed with the team's key. */
  appleKey?: { teamId: string; keyId: string; privateKey: string };
};
export type ProviderOptions = Partial<Record<ProviderKind, ProviderSettings>>;

/** What is remembered between leaving for a provider and coming back. */
export type Checks = { state: string; nonce: string; verifier: string };

export type Providers = {
  readonly kinds: readonly ProviderKind[];
  /** The address to send the browser to. */
  begin(kind: ProviderKind, checks: Checks, redirectUri: string): Promise<URL>;
  /**
   * Who came back, from `current` (the callback's whole address). Throws {@link ProviderFailure}.
   */
  finish(
    kind: ProviderKind,
    checks: Checks,
    current: URL,
  ): Promise<{ subject: string; name?: string }>;
};

/** Why a sign-in at a provider failed; `code` is shown to the reader. */
export class ProviderFailure extends Error {
  constructor(
    readonly code: LoginErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ProviderFailure';
  }
}

const issuers: Partial<Record<ProviderKind, string>> = { apple: 'https://appleid.apple.com' };

/** Facebook's discovery names no token endpoint. */
const facebook = {
  issuer: 'https://www.facebook.com',
  authorization_endpoint: 'https://www.facebook.com/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/oauth/access_token',
  jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
};

/**
 * Apple answers a request with scopes only by a POST from its own site; the subject is sent without
 * any.
 */
const scopes: Record<ProviderKind, string> = {
  facebook: 'openid public_profile',
  apple: 'openid',
  work_chat: 'openid profile',
};

const appleSecretSeconds = 300;

function appleAuth(
  clientId: string,
  { teamId, keyId, privateKey }: NonNullable<ProviderSettings['appleKey']>,
  clock: Clock,
): ClientAuth {
  return async (_server, _client, body) => {
    // The environment holds one line, with `\n` for the line breaks of the file.
    const key = await importPKCS8(privateKey.replaceAll('\\n', '\n'), 'ES256');
    const now = Math.floor(clock() / 1000);
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience('https://appleid.apple.com')
      .setIssuedAt(now)
      .setExpirationTime(now + appleSecretSeconds)
      .sign(key);
    body.set('client_id', clientId);
    body.set('client_secret', secret);
  };
}

async function configure(
  kind: ProviderKind,
  { clientId, clientSecret, issuer = issuers[kind], appleKey }: ProviderSettings,
  clock: Clock,
): Promise<Configuration> {
  const oidc = await import('openid-client');
  const auth = appleKey
    ? appleAuth(clientId, appleKey, clock)
    : clientSecret
      ? oidc.ClientSecretPost(clientSecret)
      : oidc.None();
  if (!issuer) {
    const known = new oidc.Configuration(facebook, clientId, undefined, auth);
    // The signature is checked too, though the token comes from the provider itself.
    oidc.enableNonRepudiationChecks(known);
    known.timeout = providerTimeoutMs / 1000;
    return known;
  }
  const server = new URL(issuer);
  // Unencrypted only on this machine, for trying it out.
  const ownMachine = ['localhost', '127.0.0.1', '[::1]'].includes(server.hostname);
  const open = server.protocol === 'http:' && ownMachine ? [oidc.allowInsecureRequests] : [];
  const timeout = providerTimeoutMs / 1000;
  return oidc.discovery(server, clientId, undefined, auth, {
    execute: [oidc.enableNonRepudiationChecks, ...open],
    timeout,
  });
}

/** Maps a provider's error to who could resolve it. */
function refusalCode(error: string): LoginErrorCode {
  if (error === 'access_denied' || error === 'user_canceled_authorize') return LoginError.Canceled;
  const permissions = ['unauthorized_client', 'invalid_scope', 'unauthorized_scope_error'];
  return permissions.includes(error) ? LoginError.NoPermission : LoginError.PlatformAbnormal;
}

/** Fetches a provider's configuration when it is first needed, and again after a failure. */
export function createProviders(options: ProviderOptions, clock: Clock): Providers {
  const known = new Map<ProviderKind, Promise<Configuration>>();

  function configuration(kind: ProviderKind): Promise<Configuration> {
    const settings = options[kind];
    if (!settings) throw new ProviderFailure(LoginError.NotAvailable, `There is no ${kind} here.`);
    const found = known.get(kind) ?? configure(kind, settings, clock);
    known.set(kind, found);
    // Retry next time after a failure.
    found.catch(() => known.delete(kind));
    return found;
  }

  return {
    kinds: providerKinds.filter((kind) => options[kind] !== undefined),

    async begin(kind, { state, nonce, verifier }, redirectUri) {
      const oidc = await import('openid-client');
      try {
        return oidc.buildAuthorizationUrl(await configuration(kind), {
          redirect_uri: redirectUri,
          scope: scopes[kind],
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
      } catch (cause) {
        if (cause instanceof ProviderFailure) throw cause;
        const message = `${kind} cannot be reached.`;
        throw new ProviderFailure(LoginError.PlatformAbnormal, message, { cause });
      }
    },

    async finish(kind, { state, nonce, verifier }, current) {
      const oidc = await import('openid-client');
      try {
        const tokens = await oidc.authorizationCodeGrant(await configuration(kind), current, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('There is no identity token.');
        const name = typeof claims.name === 'string' ? claims.name : undefined;
        return { subject: `${claims.iss}#${claims.sub}`, name };
      } catch (cause) {
        if (cause instanceof ProviderFailure) throw cause;
        const code =
          cause instanceof oidc.AuthorizationResponseError
            ? refusalCode(cause.error)
            : LoginError.PlatformAbnormal;
        throw new ProviderFailure(code, `${kind} gave no usable answer.`, { cause });
      }
    },
  };
}
