// Signing in through a provider: a real one in this process, and a dishonest one.
import { createHash } from 'node:crypto';
import { decodeJwt, exportPKCS8, generateKeyPair } from 'jose';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import { createProviders } from '@/lib/newsroom/accounts/providers';
import { createLog } from '@/lib/server/process/log';
import { client, signInAt, startLiar, startProvider, type Lie } from './oidc';
import {
  isSignedIn,
  birthday,
  newMobile,
  openSite,
  signUpByPhone,
  type Browser,
  type Site,
} from './site';

const callback = 'http://localhost:3000/api/login/callback/work_chat';
const minute = 60_000;

/** Starts a sign-in; answers where the browser is sent. */
async function begin(browser: Browser, input: object = {}): Promise<string> {
  const { body } = await browser.call('OAuthStart', {
    provider: 'work_chat',
    birthday,
    ...input,
  });
  expect(body).toMatchObject({ status: true });
  return body.data?.authorization_url ?? '';
}

const locationOf = (answer: Response) => answer.headers.get('location') ?? '';
const errorOf = (answer: Response) =>
  Number(new URL(locationOf(answer), 'http://x').searchParams.get('login_error'));

describe('a real provider', () => {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  let site: Site;
  beforeAll(async () => {
    provider = await startProvider(callback);
    site = await openSite({
      accounts: { outbox: true, providers: { work_chat: { ...client, issuer: provider.issuer } } },
    });
  });
  afterAll(async () => {
    await site.close();
    await provider.close();
  });

  it('signs up, then in, and returns the reader to the page they wanted', async () => {
    const browser = site.browser();
    const address = await begin(browser, { next: '/m/news?id=e1#top' });
    const back = await signInAt(address, 'maria');
    expect(`${back.origin}${back.pathname}`).toBe(callback);
    const answer = await browser.callback('work_chat', back.search.slice(1));
    expect(answer.status).toBe(303);
    expect(locationOf(answer)).toBe('/m/news?id=e1&signed_in=work_chat#top');
    const { body } = await browser.call('CheckLogin', {});
    expect(body.data).toMatchObject({ method: 'work_chat', methods: ['work_chat'] });
    const id = body.data?.user_id;

    const other = site.browser();
    const again = await signInAt(await begin(other, { login_only: true }), 'maria');
    expect(locationOf(await other.callback('work_chat', again.search.slice(1)))).toBe(
      '/m/news?signed_in=work_chat',
    );
    expect((await other.call('CheckLogin', {})).body.data?.user_id).toBe(id);
  });

  it('sends the browser with state, nonce and a challenge, and no secret', async () => {
    const address = new URL(await begin(site.browser()));
    expect(address.origin).toBe(provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: client.clientId,
      redirect_uri: callback,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    expect(address.href).not.toContain(encodeURIComponent(client.clientSecret));
  });

  it('a login-only reader without an account is asked to sign up first: 1011', async () => {
    const browser = site.browser();
    const back = await signInAt(await begin(browser, { login_only: true }), 'nobody-yet');
    const answer = await browser.callback('work_chat', back.search.slice(1));
    expect(locationOf(answer)).toBe('/m/signup?login_error=1011&method=work_chat&next=%2Fm%2Fnews');
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('a reader under 18 is refused before leaving', async () => {
    const { body } = await site
      .browser()
      .call('OAuthStart', { provider: 'work_chat', birthday: '2015-01-01' });
    expect(body.data?.error_code).toBe(LoginError.UnderAge);
  });

  it('turning back at the provider cancels the sign-in', async () => {
    const browser = site.browser();
    const back = await signInAt(await begin(browser), 'nobody');
    expect(back.searchParams.get('error')).toBe('access_denied');
    const answer = await browser.callback('work_chat', back.search.slice(1));
    expect(errorOf(answer)).toBe(LoginError.Canceled);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('a replayed callback opens nothing', async () => {
    const browser = site.browser();
    const back = await signInAt(await begin(browser), 'pedro');
    const thief = browser.copy();
    expect(errorOf(await browser.callback('work_chat', back.search.slice(1)))).toBe(0);
    const replay = await thief.callback('work_chat', back.search.slice(1));
    expect(errorOf(replay)).toBe(LoginError.FlowExpired);
    expect(thief.cookies().has('sid')).toBe(false);
  });

  it('a callback in another browser than the one that started opens nothing', async () => {
    const victim = site.browser();
    const attacker = site.browser();
    const back = await signInAt(await begin(attacker), 'attacker');
    const answer = await victim.callback('work_chat', back.search.slice(1));
    expect(errorOf(answer)).toBe(LoginError.FlowExpired);
    expect(await isSignedIn(victim)).toBe(false);
  });

  it('an account is deleted with a fresh sign-in in place of a code, and nothing of it is left', async () => {
    const browser = site.browser();
    const back = await signInAt(await begin(browser), 'leaving');
    await browser.callback('work_chat', back.search.slice(1));
    const asked = await browser.call('SendCancelCode', {});
    expect(asked.body).toMatchObject({ status: true, data: { by: 'work_chat' } });
    site.advance(6 * minute);
    const late = await browser.call('CancelAccount', {});
    expect(late.body).toMatchObject({ status: false });
    const again = await signInAt(await begin(browser, { login_only: true }), 'leaving');
    await browser.callback('work_chat', again.search.slice(1));
    expect((await browser.call('CancelAccount', {})).body.status).toBe(true);
    const next = site.browser();
    const third = await signInAt(await begin(next, { login_only: true }), 'leaving');
    expect(errorOf(await next.callback('work_chat', third.search.slice(1)))).toBe(1011);
  });
});

describe('a provider that lies', () => {
  const lines: object[] = [];
  let liar: Awaited<ReturnType<typeof startLiar>>;
  let site: Site;
  beforeAll(async () => {
    liar = await startLiar();
    const settings = { ...client, issuer: liar.issuer };
    site = await openSite({
      log: createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }),
      accounts: { outbox: true, providers: { work_chat: settings, apple: settings } },
    });
  });
  afterAll(async () => {
    await site.close();
    await liar.close();
  });
  afterEach(() => liar.tell('nothing'));

  const lies: Lie[] = [
    'another nonce',
    'no nonce',
    'another issuer in the token',
    'another audience',
    'an expired token',
    'a token of the future',
    'a foreign signature',
    'no signature',
    'no identity token',
    'no subject',
    'an error of the token endpoint',
    'no JSON',
  ];
  it.each(lies)('with %s signs nobody in', async (lie) => {
    const browser = site.browser();
    const address = await begin(browser);
    liar.tell(lie);
    lines.length = 0;
    const answer = await browser.callback('work_chat', liar.answerTo(address));
    expect(errorOf(answer)).toBe(LoginError.PlatformAbnormal);
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'security', event: 'sign_in_refused', method: 'work_chat' }),
    );
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('the same provider without a lie does, with the verifier of its challenge', async () => {
    const browser = site.browser();
    const address = await begin(browser);
    const answer = await browser.callback('work_chat', liar.answerTo(address));
    expect(locationOf(answer)).toBe('/m/news?signed_in=work_chat');
    const challenge = new URL(address).searchParams.get('code_challenge');
    const verifier = liar.verifiers.at(-1) ?? '';
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(challenge);
  });

  it('one person who returns in 10 browsers at once gets one account', async () => {
    const who = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const browser = site.browser();
        return { browser, query: liar.answerTo(await begin(browser)) };
      }),
    );
    liar.be('person-many');
    const back = who.map(({ browser, query }) => browser.callback('work_chat', query));
    for (const answer of await Promise.all(back)) {
      expect(locationOf(answer)).toBe('/m/news?signed_in=work_chat');
    }
    const signedIn = who.map(({ browser }) => browser.call('CheckLogin', {}));
    const ids = (await Promise.all(signedIn)).map(({ body }) => body.data?.user_id);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[\w-]{36}$/);
    liar.be('person-1');
  });

  it.each([
    ['another state', (query: URLSearchParams) => query.set('state', 'x'.repeat(43))],
    ['no state', (query: URLSearchParams) => query.delete('state')],
  ])('a callback with %s matches no flow', async (_, change) => {
    const browser = site.browser();
    const query = new URLSearchParams(liar.answerTo(await begin(browser)));
    change(query);
    lines.length = 0;
    const answer = await browser.callback('work_chat', `${query}`);
    expect(errorOf(answer)).toBe(LoginError.FlowExpired);
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'security', event: 'sign_in_refused', method: 'work_chat' }),
    );
  });

  it('a callback that names another issuer is refused as a mix-up', async () => {
    const browser = site.browser();
    const address = await begin(browser);
    const query = liar.answerTo(address, { iss: 'https://other.example' });
    const answer = await browser.callback('work_chat', query);
    expect(errorOf(answer)).toBe(LoginError.PlatformAbnormal);
  });

  it('a callback at another provider’s address is refused', async () => {
    const browser = site.browser();
    const query = liar.answerTo(await begin(browser));
    expect(errorOf(await browser.callback('apple', query))).toBe(LoginError.FlowExpired);
    const unknown = await browser.callback('nobody', query);
    expect(unknown.status).toBe(404);
  });

  it('a callback after 15 minutes is too late', async () => {
    const browser = site.browser();
    const query = liar.answerTo(await begin(browser));
    site.advance(15 * minute);
    expect(errorOf(await browser.callback('work_chat', query))).toBe(LoginError.FlowExpired);
  });

  it.each([
    ['access_denied', LoginError.Canceled],
    ['unauthorized_client', LoginError.NoPermission],
    ['invalid_scope', LoginError.NoPermission],
    ['server_error', LoginError.PlatformAbnormal],
  ])('the error %s is reported as %d', async (error, code) => {
    const browser = site.browser();
    const state = new URL(await begin(browser)).searchParams.get('state') ?? '';
    const query = `${new URLSearchParams({ error, state, iss: liar.issuer })}`;
    expect(errorOf(await browser.callback('work_chat', query))).toBe(code);
  });

  it('leads only to pages of this site', async () => {
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', '/m/\n/x']) {
      const browser = site.browser();
      const answer = await browser.callback(
        'work_chat',
        liar.answerTo(await begin(browser, { next, login_only: true })),
      );
      expect(locationOf(answer)).toBe('/m/news?signed_in=work_chat');
    }
  });

  it('a provider account and a phone account stay two, whatever they share', async () => {
    const browser = site.browser();
    const phone = await signUpByPhone(browser, newMobile());
    await browser.callback('work_chat', liar.answerTo(await begin(browser)));
    const { body } = await browser.call('CheckLogin', {});
    expect(body.data?.user_id).not.toBe(phone);
  });
});

describe('a provider that is not configured', () => {
  it('is not offered and cannot be started', async () => {
    const site = await openSite();
    try {
      const browser = site.browser();
      for (const provider of ['facebook', 'apple', 'work_chat'] as const) {
        const { body } = await browser.call('OAuthStart', { provider, login_only: true });
        expect(body.data?.error_code).toBe(LoginError.NotAvailable);
      }
      expect((await browser.call('LoginMethods', {})).body.data?.methods).toEqual([
        'phone',
        'email',
      ]);
    } finally {
      await site.close();
    }
  });

  it('or does not answer reports it, and works once it is back', async () => {
    const site = await openSite({
      accounts: { providers: { work_chat: { clientId: 'c', issuer: 'http://127.0.0.1:9' } } },
    });
    try {
      const input = { provider: 'work_chat', login_only: true } as const;
      const { body } = await site.browser().call('OAuthStart', input);
      expect(body.data?.error_code).toBe(LoginError.PlatformAbnormal);
    } finally {
      await site.close();
    }
  });
});

describe('the well-known providers', () => {
  const checks = { state: 's', nonce: 'n', verifier: 'v'.repeat(43) };

  it('Facebook is called at its own address, with PKCE', async () => {
    const providers = createProviders(
      { facebook: { clientId: 'fb', clientSecret: 's' } },
      Date.now,
    );
    expect(providers.kinds).toEqual(['facebook']);
    const url = await providers.begin('facebook', checks, 'https://news.example/cb');
    expect(`${url.origin}${url.pathname}`).toBe('https://www.facebook.com/dialog/oauth');
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  });

  it('Apple gets a client secret signed with the team’s key', async () => {
    const liar = await startLiar();
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const pem = await exportPKCS8(privateKey);
    const bodies: URLSearchParams[] = [];
    const real = globalThis.fetch;
    // The network is what a test may replace.
    globalThis.fetch = async (input, init) => {
      if (init?.body instanceof URLSearchParams) bodies.push(init.body);
      return real(input, init);
    };
    try {
      const appleKey = { teamId: 'TEAM', keyId: 'KEY', privateKey: pem.replaceAll('\n', '\\n') };
      const apple = { clientId: client.clientId, issuer: liar.issuer, appleKey };
      const providers = createProviders({ apple }, Date.now);
      const redirect = 'https://news.example/cb';
      const url = await providers.begin('apple', checks, redirect);
      const current = new URL(`${redirect}?${liar.answerTo(url.href)}`);
      const { subject } = await providers.finish('apple', checks, current);
      expect(subject).toBe(`${liar.issuer}#person-1`);
      const secret = bodies.at(-1)?.get('client_secret') ?? '';
      expect(decodeJwt(secret)).toMatchObject({
        iss: 'TEAM',
        sub: client.clientId,
        aud: 'https://appleid.apple.com',
      });
    } finally {
      globalThis.fetch = real;
      await liar.close();
    }
  });
});
