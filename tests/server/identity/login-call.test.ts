// One call to a login service that the test writes, and what it means for the cookies of the browser.
import { verifyIdentity } from '@/lib/contract/identity';
import type { Deployment } from '@/lib/deployments';
import { bff } from '@/lib/server/bff';
import { newDevice } from '@/lib/server/identity/device';
import { loginCallback } from '@/lib/server/identity/login-callback';
import { whoIsThere } from '@/lib/server/identity/login-service';
import { keptSessionCookie, readKeptSession } from '@/lib/server/identity/session';
import { readTransaction } from '@/lib/server/identity/transaction';
import { processState } from '@/lib/server/process/process-state';
import { deployment, now, post, serviceSecret } from '../service';

const sessionSecret = 'the session secret of the tests, long';
const begun = now - 1_000;

type Answers = Partial<Record<string, () => Response | Promise<Response>>>;

/** A site before a login service that answers each path as told, and a news service that forgets. */
function site(answers: Answers, of: Deployment = deployment()) {
  const asked: { path: string; headers: Headers; signal: AbortSignal }[] = [];
  const forgotten: { path: string; user: string | undefined }[] = [];
  const userOf = async (headers: Headers) => {
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? '';
    return verifyIdentity(token, serviceSecret, now);
  };
  const options = {
    deployment: of,
    sessionSecret,
    serviceSecret,
    now,
    trustedProxies: [],
    async loginService(request: Request) {
      const path = new URL(request.url).pathname.replace('/api/login/v1/', '');
      asked.push({ path, headers: request.headers, signal: request.signal });
      return (await answers[path]?.()) ?? new Response(null, { status: 404 });
    },
    async service(request: Request) {
      const path = new URL(request.url).pathname.replace('/api/system/v1/', '');
      forgotten.push({ path, user: (await userOf(request.headers))?.user });
      return answers[path]?.() ?? Response.json({ code: 0 });
    },
  };
  const call = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
    bff(
      new Request(`http://localhost/api/login/v1/${path}`, {
        ...post(body, { host: 'localhost', origin: 'http://localhost', ...headers }),
      }),
      options,
    );
  const ask = (path: string, headers: Record<string, string> = {}) =>
    bff(
      new Request(`http://localhost/api/login/v1/${path}`, {
        headers: { host: 'localhost', ...headers },
      }),
      options,
    );
  const callback = (path: string, headers: Record<string, string> = {}) =>
    loginCallback(new Request(`http://localhost${path}`, { headers }), options);
  return { call, ask, callback, asked, forgotten, identityOf: userOf };
}

const jsonWith = (body: object, ...cookies: string[]) => {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return () => new Response(JSON.stringify(body), { headers });
};
const there = jsonWith({ code: 0, status: true, data: { user_id: 'u1', name: 'Maria' } });
const nobody = jsonWith({ code: 0, status: false, data: null });
const broken = () => new Response(null, { status: 500 });

const cookieOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}=`));
const pairs = (lines: readonly string[]) => lines.map((line) => line.split(';')[0]).join('; ');
const asHeaders = (lines: readonly string[]) => new Headers({ cookie: pairs(lines) });

async function signedIn(jar: Record<string, string> = { session: 's1' }) {
  const device = await newDevice(sessionSecret, false);
  const session = await keptSessionCookie({ jar, begun }, sessionSecret, false);
  return { cookie: pairs([device.setCookie, session]) };
}
const read = {
  session: (lines: readonly string[]) =>
    readKeptSession(asHeaders(lines), sessionSecret, false, now),
  transaction: (lines: readonly string[]) =>
    readTransaction(asHeaders(lines), sessionSecret, false),
};

const sms = { mobile: '+63 9171234567', code: '123456' };

beforeEach(() => processState().openedSeals.clear());

describe('signing in', () => {
  it('begins a session with what the service set, and ends the attempt', async () => {
    const open = site({
      sms_login: jsonWith({ code: 0, status: true, user_id: 'u1' }, 'session=s.1; Path=/'),
    });
    const answer = await open.call('sms_login', sms);
    const cookies = answer.headers.getSetCookie();
    expect(await read.session(cookies)).toEqual({ jar: { session: 's.1' }, begun: now });
    expect(cookieOf(cookies, 'login')).toMatch(/^login=; .*Max-Age=0/);
    // What the service calls its session never reaches the browser.
    expect(cookieOf(cookies, 'session')).toBeUndefined();
    expect(cookies.join()).not.toContain('s.1');
  });

  it.each([
    ['that failed', { code: 0, status: false, user_id: 'u1' }, ['session=s1']],
    ['that says nothing', { code: 0, user_id: 'u1' }, ['session=s1']],
    ['of nobody', { code: 0, status: true }, ['session=s1']],
    ['without a session', { code: 0, status: true, user_id: 'u1' }, []],
  ])('%s begins none, and keeps the attempt', async (_, body, set) => {
    const open = site({ sms_login: jsonWith(body, ...set) });
    const cookies = (await open.call('sms_login', sms)).headers.getSetCookie();
    expect(cookieOf(cookies, 'sid')).toBeUndefined();
    const kept = await read.transaction(cookies);
    expect(kept?.jar).toEqual(set.length > 0 ? { session: 's1' } : {});
    // The next call is of the same attempt, with what the service set.
    await open.call('sms_login', sms, { cookie: pairs(cookies) });
    const identities = await Promise.all(open.asked.map(({ headers }) => open.identityOf(headers)));
    expect(identities.map((identity) => identity?.login?.transaction)).toEqual([
      kept?.id,
      kept?.id,
    ]);
    expect(open.asked.map(({ headers }) => headers.get('cookie'))).toEqual([
      null,
      set.length > 0 ? 'session=s1' : null,
    ]);
  });

  it.each(['sms_login', 'email_login', 'email_code_login', 'reset_password', 'email_register'])(
    '%s enters',
    async (path) => {
      const body = {
        ...{ sms_login: sms, email_login: { email: 'a@example.org', password: 'quick-brook-9' } }[
          path
        ],
        ...(path.startsWith('email_c') && { email: 'a@example.org', code: '123456' }),
        ...(/reset|register/.test(path) && {
          ...{ email: 'a@example.org', code: '123456', password: 'quick-brook-9' },
        }),
      };
      const open = site({
        [path]: jsonWith({ code: 0, status: true, user_id: 'u1' }, 'session=s1'),
      });
      const cookies = (await open.call(path, body)).headers.getSetCookie();
      expect(cookieOf(cookies, 'sid')).toBeDefined();
    },
  );

  it('another call that succeeds enters nothing', async () => {
    const open = site({
      send_phone_code: jsonWith({ code: 0, status: true, user_id: 'u1' }, 'session=s1'),
    });
    const answer = await open.call('send_phone_code', { mobile: sms.mobile });
    expect(cookieOf(answer.headers.getSetCookie(), 'sid')).toBeUndefined();
  });

  it('tells the service region, name and address of the site, the network and the language', async () => {
    const of = deployment({ region: 'cn', env: 'online', origin: 'https://news.example' });
    const open = site({ check_login: nobody }, of);
    const headers = {
      'x-forwarded-for': '203.0.113.7',
      'accept-language': 'en',
      cookie: 'language=zh',
    };
    await open.call('check_login', {}, { ...headers, origin: 'https://news.example' });
    const [first] = open.asked;
    const identity = await open.identityOf(first?.headers ?? new Headers());
    expect(identity).toMatchObject({
      address: expect.stringMatching(/^[\w-]{22}$/),
      login: {
        region: 'cn',
        brand: of.brand.zh,
        origin: 'https://news.example',
        local: false,
        transaction: expect.stringMatching(/^[\w-]{32}$/),
      },
    });
    expect(first?.headers.get('x-region')).toBe('cn');
    expect(first?.headers.get('language')).toBe('ZH');
  });
});

describe('the session of a reader', () => {
  it('goes along, and is sealed anew where the service changed it', async () => {
    const open = site({ rename_account: jsonWith({ code: 0, status: true }, 'session=s2') });
    const headers = await signedIn({ session: 's1', csrf: 'c' });
    const cookies = (
      await open.call('rename_account', { name: 'Maria' }, headers)
    ).headers.getSetCookie();
    expect(open.asked[0]?.headers.get('cookie')).toBe('session=s1; csrf=c');
    // The day on which it began stays.
    expect(await read.session(cookies)).toEqual({ jar: { session: 's2', csrf: 'c' }, begun });
    // It is no matter of the attempt.
    expect((await read.transaction(cookies))?.jar).toEqual({});
  });

  it('stays as it is where the service says nothing of it', async () => {
    const open = site({ check_login: there });
    const answer = await open.call('check_login', {}, await signedIn());
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each(['logout', 'cancel_account'])('ends with %s, if that succeeded', async (path) => {
    const body = path === 'logout' ? {} : { code: '123456' };
    const ended = site({ [path]: jsonWith({ code: 0, status: true }), check_login: there });
    const cookies = (await ended.call(path, body, await signedIn())).headers.getSetCookie();
    expect(cookieOf(cookies, 'sid')).toMatch(/Max-Age=0/);
    expect(cookieOf(cookies, 'login')).toMatch(/Max-Age=0/);
    const refused = site({ [path]: jsonWith({ code: 0, status: false }), check_login: there });
    const kept = (await refused.call(path, body, await signedIn())).headers.getSetCookie();
    expect(cookieOf(kept, 'sid')).toBeUndefined();
    expect(refused.forgotten).toEqual([]);
  });

  it('that is over ends when the page asks, and nothing of a guest does', async () => {
    const open = site({ check_login: nobody });
    const over = (await open.call('check_login', {}, await signedIn())).headers.getSetCookie();
    expect(over.map((line) => line.split(';')[0])).toEqual(['sid=', 'login=']);
    const { setCookie } = await newDevice(sessionSecret, false);
    const guest = await open.call('check_login', {}, { cookie: pairs([setCookie]) });
    expect(guest.headers.getSetCookie()).toEqual([]);
    // Another call that says so does not speak for the session.
    const other = site({ check_email: nobody });
    const said = await other.call('check_email', { email: 'a@example.org' }, await signedIn());
    expect(cookieOf(said.headers.getSetCookie(), 'sid')).toBeUndefined();
  });

  it('is not lost where an answer breaks off', async () => {
    const breaking = new ReadableStream({
      pull: (controller) => controller.error(new Error('gone')),
    });
    const headers = { 'content-type': 'application/json' };
    const open = site({ check_login: () => new Response(breaking, { headers }) });
    const answer = await open.call('check_login', {}, await signedIn());
    expect(answer.status).toBe(502);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('an account that is deleted', () => {
  const cancel = { code: '123456' };

  it('is forgotten by the news service, in the name of its reader', async () => {
    const open = site({
      check_login: there,
      cancel_account: jsonWith({ code: 0, status: true }),
    });
    const answer = await open.call('cancel_account', cancel, await signedIn());
    expect(answer.status).toBe(200);
    // Who it was is asked before it is gone.
    expect(open.asked.map(({ path }) => path)).toEqual(['check_login', 'cancel_account']);
    expect(open.forgotten).toEqual([
      { path: 'clear_user_history', user: 'u1' },
      { path: 'clear_device_history', user: 'u1' },
    ]);
  });

  it('is forgotten as far as the news service can, though it fails once', async () => {
    const open = site({
      ...{ check_login: there, clear_user_history: broken },
      cancel_account: jsonWith({ code: 0, status: true }),
    });
    const answer = await open.call('cancel_account', cancel, await signedIn());
    expect(answer.status).toBe(200);
    expect(open.forgotten.map(({ path }) => path)).toEqual([
      'clear_user_history',
      'clear_device_history',
    ]);
  });

  it('is not while nobody can say whose it is', async () => {
    const open = site({
      check_login: broken,
      cancel_account: jsonWith({ code: 0, status: true }),
    });
    const answer = await open.call('cancel_account', cancel, await signedIn());
    expect(answer.status).toBe(503);
    expect(open.asked.map(({ path }) => path)).toEqual(['check_login']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('needs a session', async () => {
    const open = site({ cancel_account: jsonWith({ code: 0, status: false }) });
    await open.call('cancel_account', cancel);
    expect(open.asked.map(({ path }) => path)).toEqual(['cancel_account']);
    expect(open.forgotten).toEqual([]);
  });

  it.each([
    ['is gone when nobody is there afterwards', nobody, true],
    ['is there when its reader is', there, false],
    ['is left alone where that cannot be asked either', broken, false],
  ])('of which the answer was lost %s', async (_, after, isGone) => {
    for (const lost of [broken, () => new Response('{"half', { status: 200 })]) {
      let questions = 0;
      const open = site({
        check_login: () => ((questions += 1) === 1 ? there() : after()),
        cancel_account: lost,
      });
      const answer = await open.call('cancel_account', cancel, await signedIn());
      const ended = cookieOf(answer.headers.getSetCookie(), 'sid');
      expect([ended !== undefined, open.forgotten.length]).toEqual(isGone ? [true, 2] : [false, 0]);
      // The same cookies asked both times.
      expect(open.asked.map(({ headers }) => headers.get('cookie'))).toEqual(
        Array(3).fill('session=s1'),
      );
    }
  });

  it('is not asked for again where the service refused to delete it', async () => {
    const open = site({
      check_login: there,
      cancel_account: () => Response.json({ code: 400, status: false }, { status: 400 }),
    });
    await open.call('cancel_account', cancel, await signedIn());
    expect(open.asked.map(({ path }) => path)).toEqual(['check_login', 'cancel_account']);
  });
});

describe('the way back from a provider', () => {
  const at = '/api/login/callback/apple?state=s&code=c';
  const locationOf = (answer: Response) => [answer.status, answer.headers.get('location')];

  it.each([
    ['/m/news/detail?id=1#top', '/m/news/detail?id=1&signed_in=apple#top'],
    ['/m/news', '/m/news?signed_in=apple'],
    ['https://evil.example', '/m/news?signed_in=apple'],
    [undefined, '/m/news?signed_in=apple'],
  ])('leads to %s of this site', async (next, location) => {
    const body = { code: 0, status: true, user_id: 'u1', next };
    const open = site({ oauth_finish: jsonWith(body, 'session=s1') });
    const answer = await open.callback(at);
    expect(locationOf(answer)).toEqual([303, location]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await read.session(answer.headers.getSetCookie())).toMatchObject({
      jar: { session: 's1' },
    });
  });

  it.each<[string, () => Response, string]>([
    ['why', jsonWith({ status: false, data: { error_code: 1011 }, next: '/m/day' }), '1011'],
    ['why, in the envelope', jsonWith({ base_resp: { error_code: 1206 }, next: '/m/day' }), '1206'],
    ['nothing', jsonWith({ next: '/m/day' }), '-2'],
  ])('leads to the sign-in with the reason where it failed: %s', async (_, finish, code) => {
    const answer = await site({ oauth_finish: finish }).callback(at);
    expect(locationOf(answer)).toEqual([
      303,
      `/m/signup?login_error=${code}&method=apple&next=%2Fm%2Fday`,
    ]);
  });

  it('leads there, too, where the service answers in a form of its own', async () => {
    const answer = await site({ oauth_finish: jsonWith({ status: 'yes' }) }).callback(at);
    expect(locationOf(answer)).toEqual([
      303,
      '/m/signup?login_error=-2&method=apple&next=%2Fm%2Fnews',
    ]);
  });

  it('is one of the providers that there are, with a query of some length', async () => {
    const open = site({ oauth_finish: jsonWith({ status: false }) });
    const statusOf = async (path: string) => (await open.callback(path)).status;
    expect(await statusOf('/api/login/callback/nobody?state=s')).toBe(404);
    expect(await statusOf('/api/login/callback/apple/x?state=s')).toBe(404);
    const query = (chars: number) => `/api/login/callback/apple?${'x'.repeat(chars)}`;
    expect(await statusOf(query(8_193))).toBe(400);
    expect(open.asked).toEqual([]);
    expect(await statusOf(query(8_192))).toBe(303);
    expect(open.asked.map(({ path }) => path)).toEqual(['oauth_finish']);
  });
});

it('a call of the sign-in needs a network no more than a name', async () => {
  const open = site({ check_login: nobody });
  await open.call('check_login');
  const identity = await open.identityOf(open.asked[0]?.headers ?? new Headers());
  expect(identity).not.toHaveProperty('address');
  expect(identity?.login?.local).toBe(false);
});

it.each(['methods', 'outbox', 'sessions'])('who asks for %s begins no attempt', async (path) => {
  const { setCookie } = await newDevice(sessionSecret, false);
  const answer = await site({ [path]: nobody }).ask(path, { cookie: pairs([setCookie]) });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
});

describe('what nothing can send', () => {
  const localOf = async (headers: Record<string, string>, fields: object = {}) => {
    const of = deployment({ origin: 'http://localhost', ...fields });
    const open = site({ check_login: nobody }, of);
    await open.call('check_login', {}, headers);
    const identity = await open.identityOf(open.asked[0]?.headers ?? new Headers());
    return identity?.login?.local;
  };

  it('is shown on a local site to who stands near, and to nobody else', async () => {
    const near = { 'x-forwarded-for': '127.0.0.1' };
    expect(await localOf(near)).toBe(true);
    expect(await localOf({ 'x-forwarded-for': '203.0.113.7' })).toBe(false);
    expect(await localOf({ ...near, host: 'news.example' })).toBe(false);
    expect(await localOf({ 'x-forwarded-for': '127.0.0.1, 127.0.0.1' })).toBe(false);
    for (const env of ['boe', 'online']) expect(await localOf(near, { env })).toBe(false);
  });
});

it.each<[string, object, object | undefined]>([
  [
    'all that is known of them',
    {
      ...{ user_id: 'u1', id: 'other', name: 'Maria', method: 'email', is_operator: true },
      methods: ['email', 'phone'],
    },
    {
      ...{ id: 'u1', name: 'Maria', method: 'email', operator: true },
      methods: ['email', 'phone'],
    },
  ],
  ['the id of an older service', { id: 'u2' }, { id: 'u2', name: '', methods: [] }],
  ['nobody', { name: 'Maria' }, undefined],
  ['nobody by an empty id', { user_id: '', id: '' }, undefined],
])('a session is of who the login service says: %s', async (_, data, user) => {
  const found = await whoIsThere(async () => Response.json({ code: 0, status: true, data }), {
    ...{ headers: new Headers(), jar: { session: 's1' }, deployment: deployment() },
  });
  expect(found).toEqual({ known: true, user });
});
