// A real OpenID provider on a port of this machine, a person who signs in there or turns back, and
// a second, dishonest provider whose answers are each wrong in one way.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a TCP port has an address of that form.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

export const client = { clientId: 'cubewire', clientSecret: 'a secret of the provider and us' };

/** `oidc-provider`, called over HTTP like any other. */
export async function startProvider(...redirectUris: string[]) {
  const { default: Provider } = await import('oidc-provider');
  const server = createServer();
  const issuer = await listen(server);
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'k-1', alg: 'RS256', use: 'sig' };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['a key of the provider'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, name: `Name of ${id}` }),
    }),
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void provider.callback()(request, response);
  });
  return { issuer, close: () => close(server) };
}

/**
 * A person at the provider's own pages: follows every redirect with the provider's cookies, fills
 * in its forms, and stops where the browser leaves it. Answers that address.
 */
export async function signInAt(start: string, who: string | 'nobody'): Promise<URL> {
  const jar = new Map<string, string>();
  const { origin } = new URL(start);
  let next = new URL(start);
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 20; step += 1) {
    if (next.origin !== origin) return next;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, {
      method: form ? 'POST' : 'GET',
      headers: { cookie },
      body: form,
      redirect: 'manual',
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    const page = await answer.text();
    if (location) {
      next = new URL(location, next);
      form = undefined;
      continue;
    }
    const abort = /href="([^"]*\/abort)"/.exec(page)?.[1];
    if (who === 'nobody' && abort) {
      next = new URL(abort, next);
      form = undefined;
      continue;
    }
    const action = /action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1];
    if (!action || !prompt) throw new Error(`no form at ${next.pathname}: ${page.slice(0, 300)}`);
    next = new URL(action, next);
    form = new URLSearchParams({ prompt, login: who, password: 'x' });
  }
  throw new Error('the provider does not let go');
}

export type Lie =
  | 'nothing'
  | 'another nonce'
  | 'no nonce'
  | 'another issuer in the token'
  | 'another audience'
  | 'an expired token'
  | 'a token of the future'
  | 'a foreign signature'
  | 'no signature'
  | 'no identity token'
  | 'no subject'
  | 'an error of the token endpoint'
  | 'no JSON';

/** A provider that tells one lie; it gives a code to anybody, as `who`. */
export async function startLiar() {
  let lie: Lie = 'nothing';
  let person = 'person-1';
  const nonces = new Map<string, { nonce: string; challenge: string }>();
  const [own, foreign] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256', { extractable: true }),
  ]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k-1', alg: 'RS256', use: 'sig' };
  const verifiers: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void answer(request, new URLSearchParams(Buffer.concat(chunks).toString())).then(
        ({ status = 200, body, type = 'application/json' }) => {
          response.writeHead(status, { 'content-type': type });
          response.end(typeof body === 'string' ? body : JSON.stringify(body));
        },
      );
    });
  });
  const issuer = await listen(server);

  async function token(code: string): Promise<string | undefined> {
    const nonce = lie === 'another nonce' ? 'n' : nonces.get(code)?.nonce;
    const now = Math.floor(Date.now() / 1000);
    const start = lie === 'an expired token' ? now - 7_200 : now;
    const jwt = new SignJWT({
      ...(lie !== 'no nonce' && { nonce }),
      ...(lie === 'a token of the future' && { nbf: now + 7_200 }),
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'k-1' })
      .setIssuer(lie === 'another issuer in the token' ? 'https://other.example' : issuer)
      .setAudience(lie === 'another audience' ? 'another' : client.clientId)
      .setIssuedAt(start)
      .setExpirationTime(start + 3_600);
    if (lie !== 'no subject') jwt.setSubject(person);
    const signed = await jwt.sign(
      lie === 'a foreign signature' ? foreign.privateKey : own.privateKey,
    );
    if (lie === 'no identity token') return undefined;
    if (lie !== 'no signature') return signed;
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    return `${none}.${signed.split('.')[1]}.`;
  }

  async function answer(
    request: IncomingMessage,
    form: URLSearchParams,
  ): Promise<{ status?: number; body: unknown; type?: string }> {
    const { pathname } = new URL(request.url ?? '/', issuer);
    if (pathname === '/.well-known/openid-configuration') {
      return {
        body: {
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          id_token_signing_alg_values_supported: ['RS256'],
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          authorization_response_iss_parameter_supported: true,
        },
      };
    }
    if (pathname === '/jwks') return { body: { keys: [jwk] } };
    if (lie === 'an error of the token endpoint') {
      return { status: 400, body: { error: 'invalid_grant' } };
    }
    if (lie === 'no JSON') return { body: '<html>', type: 'text/html' };
    verifiers.push(form.get('code_verifier') ?? '');
    const id_token = await token(form.get('code') ?? '');
    return { body: { access_token: 'a', token_type: 'bearer', expires_in: 60, id_token } };
  }

  return {
    issuer,
    verifiers,
    tell: (next: Lie) => (lie = next),
    /** Sets who signs in from now on. */
    be: (next: string) => (person = next),
    /** The query that the browser returns with, given the address it was sent to. */
    answerTo(address: string, { iss = issuer }: { iss?: string } = {}): string {
      const asked = new URL(address).searchParams;
      const code = `c-${nonces.size}`;
      nonces.set(code, {
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge') ?? '',
      });
      return `${new URLSearchParams({ code, state: asked.get('state') ?? '', iss })}`;
    },
    close: () => close(server),
  };
}
