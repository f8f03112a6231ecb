import { identityRefusedHeader, verifyIdentity } from '@/lib/contract/identity';
import { readDevice, newDevice } from '@/lib/server/identity/device';
import { keptSessionCookie } from '@/lib/server/identity/session';
import { loginCall } from '@/lib/server/identity/login-call';
import { readVisitor as readWith, serviceHeaders } from '@/lib/server/identity/visitor';
import type { Deployment } from '@/lib/deployments';
import { deployment as deploymentWith } from '../service';

const sessionSecret = 'the session secret of the tests, long';
const serviceSecret = 'the service secret of the tests, long';
const now = Date.UTC(2026, 0, 1);
const deployment = deploymentWith({});
const withoutVersion = deploymentWith({ env: 'boe', sendVersionHeader: false });
const online = deploymentWith({ env: 'online' });

/** None of these calls the login service: nobody has a session. */
const readVisitor = (headers: Headers, of: Deployment) =>
  readWith(headers, {
    deployment: of,
    sessionSecret,
    serviceSecret,
    loginService: async () => new Response(null, { status: 500 }),
    now,
  });

const pairOf = (setCookie: string) => setCookie.split(';')[0] ?? '';

describe('the device of a visitor', () => {
  it('is created at the first visit and recognized from then on', async () => {
    const first = await readVisitor(new Headers(), deployment);
    expect(first.setCookies[0]).toMatch(
      /^device=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    const cookie = pairOf(first.setCookies[0] ?? '');
    const second = await readVisitor(new Headers({ cookie }), deployment);
    expect(second.identity).toEqual(first.identity);
    expect(second.setCookies).toEqual([]);
  });

  it('is bound to host and encryption wherever the browser sees https', async () => {
    const headers = new Headers({ 'x-forwarded-proto': 'https' });
    const behindEdge = await readVisitor(headers, deployment);
    expect(behindEdge.setCookies[0]).toMatch(/^__Host-device=.*; Path=\/;.*; Secure$/);
    const atOnline = await readVisitor(new Headers(), online);
    expect(atOnline.setCookies[0]).toMatch(/^__Host-device=.*; Secure$/);
  });

  it.each(['device=', 'device=d1', 'device=Fe26.2*1*a*b*c*d*e*f~2', 'other=1'])(
    'is created again when the cookie is not ours: %s',
    async (cookie) => {
      const visitor = await readVisitor(new Headers({ cookie }), deployment);
      expect(visitor.setCookies).toHaveLength(1);
    },
  );

  it('is not read when another secret sealed it', async () => {
    const { id, setCookie } = await newDevice('another secret that is long enough too', false);
    const headers = new Headers({ cookie: pairOf(setCookie) });
    expect(await readDevice(headers, sessionSecret, false)).toBeUndefined();
    const known = { id, isOld: false };
    expect(await readDevice(headers, 'another secret that is long enough too', false)).toEqual(
      known,
    );
  });

  it('survives a change of the secret: it is opened with the old one and sealed with the new', async () => {
    const replaced = 'the secret that is being replaced, long';
    const { id, setCookie } = await newDevice(replaced, false);
    const session = await keptSessionCookie(
      { jar: { session: 's1' }, begun: now },
      replaced,
      false,
    );
    const cookie = `${pairOf(setCookie)}; ${pairOf(session)}`;
    const loginService = async () =>
      Response.json({ code: 0, status: true, data: { user_id: 'u1' } });
    const both = { deployment, serviceSecret, loginService, now };
    const during = await readWith(new Headers({ cookie }), {
      ...both,
      sessionSecret: [sessionSecret, replaced],
    });
    expect(during.identity).toMatchObject({ device: id, user: 'u1' });
    const sealedAnew = during.setCookies.map(pairOf).join('; ');
    const after = await readWith(new Headers({ cookie: sealedAnew }), { ...both, sessionSecret });
    expect(after.identity).toEqual(during.identity);
    expect(after.setCookies).toEqual([]);
    const without = await readWith(new Headers({ cookie }), { ...both, sessionSecret });
    expect(without.identity.device).not.toBe(id);
    expect(without.identity.user).toBeUndefined();
  });

  describe('whose login service gives no usable answer', () => {
    const tokenRefused = () =>
      Response.json({ code: 401 }, { status: 401, headers: { [identityRefusedHeader]: 'clock' } });
    const answers = [
      ['500', () => new Response(null, { status: 500 })],
      ['429', () => Response.json({ code: 429, status: false, data: null }, { status: 429 })],
      ['404', () => new Response('not here', { status: 404 })],
      ['our token refused', () => tokenRefused()],
      ['a page', () => new Response('<html>')],
      ['nothing said', () => Response.json({ code: 0 })],
    ] as const;
    const cookieOf = async () =>
      pairOf(await keptSessionCookie({ jar: { session: 's1' }, begun: now }, sessionSecret, false));
    const options = { deployment, sessionSecret, serviceSecret, now };

    it.each(answers)('keeps the session: %s', async (_name, answer) => {
      const headers = new Headers({ cookie: await cookieOf() });
      const loginService = async () => answer();
      const visitor = await readWith(headers, { ...options, loginService });
      expect(visitor).toMatchObject({ unsure: true, session: {} });
      expect(visitor.setCookies.filter((cookie) => cookie.startsWith('sid='))).toEqual([]);
    });

    it.each([502, 503])('retries once behind a gateway that answers %i', async (status) => {
      const headers = new Headers({ cookie: await cookieOf() });
      const alive = () => Response.json({ code: 0, status: true, data: { user_id: 'u1' } });
      const unheard = () => new Response(null, { status });
      const asked = jest.fn<Response, []>();
      const loginService = async () => asked();
      asked.mockReturnValueOnce(unheard()).mockReturnValueOnce(alive());
      const visitor = await readWith(headers, { ...options, loginService });
      expect(visitor).toMatchObject({ session: { user: { id: 'u1' } } });
      expect(visitor.unsure).toBeUndefined();
      asked.mockImplementation(unheard);
      expect(await readWith(headers, { ...options, loginService })).toMatchObject({ unsure: true });
      expect(asked).toHaveBeenCalledTimes(4);
    });

    it.each(answers)('keeps it when the page asks: %s', async (_name, answer) => {
      const request = new Request('http://localhost/api/login/v1/check_login', {
        method: 'POST',
        headers: { cookie: await cookieOf() },
      });
      const loginService = async () => answer();
      const said = await loginCall('CheckLogin', {}, request, {
        ...options,
        loginService,
        service: loginService,
      });
      expect(said.headers.getSetCookie().filter((cookie) => cookie.startsWith('sid='))).toEqual([]);
    });

    it.each([
      ['401', () => Response.json({}, { status: 401 })],
      ['nobody', () => Response.json({ code: 0, status: false, data: null })],
    ] as const)('ends it when nobody is signed in: %s', async (_name, answer) => {
      const headers = new Headers({ cookie: await cookieOf() });
      const loginService = async () => answer();
      const visitor = await readWith(headers, { ...options, loginService });
      expect(visitor.unsure).toBeUndefined();
      expect(visitor.setCookies).toContainEqual(expect.stringMatching(/^sid=; .*Max-Age=0/));
      const request = new Request('http://localhost/api/login/v1/check_login', {
        method: 'POST',
        headers,
      });
      const said = await loginCall('CheckLogin', {}, request, {
        ...options,
        loginService,
        service: loginService,
      });
      expect(said.headers.getSetCookie()).toContainEqual(
        expect.stringMatching(/^sid=; .*Max-Age=0/),
      );
    });
  });

  it('is a guest without a session', async () => {
    const visitor = await readVisitor(new Headers(), deployment);
    expect(visitor.session).toEqual({});
    expect(visitor.identity).toEqual({ device: expect.any(String) as string });
  });
});

describe('what a request proves of a visitor', () => {
  const of = (fields: object, headers: Record<string, string>) =>
    readVisitor(new Headers(headers), deploymentWith(fields)).then(({ identity }) => identity);

  it.each([
    ['PH', 'PH'],
    [' ph ', 'PH'],
    ['PHL', undefined],
    ['P1', undefined],
    ['XPHX', undefined],
    ['', undefined],
  ])('in the header of the edge %j: the country %s', async (sent, country) => {
    const identity = await of({ countryHeader: 'x-country' }, { 'x-country': sent });
    expect(identity.country).toBe(country);
    expect('country' in identity).toBe(country !== undefined);
  });

  it('is nothing of comments but where the site has none', async () => {
    expect(await of({}, {})).not.toHaveProperty('comments');
    expect(await of({ comments: false }, {})).toMatchObject({ comments: false });
    expect(await of({}, {})).not.toHaveProperty('location');
  });

  it('is whether the device was made for it', async () => {
    const first = await readVisitor(new Headers(), deployment);
    const cookie = pairOf(first.setCookies[0] ?? '');
    const second = await readVisitor(new Headers({ cookie }), deployment);
    expect([first.fresh, second.fresh]).toEqual([true, false]);
  });

  it('is sealed anew with the session, only where an old secret sealed it', async () => {
    const kept = { jar: { session: 's1' }, begun: now };
    const loginService = async () =>
      Response.json({ code: 0, status: true, data: { user_id: 'u1' } });
    const cookiesFor = async (secret: string) => {
      const cookie = pairOf(await keptSessionCookie(kept, secret, false));
      const { setCookie } = await newDevice(sessionSecret, false);
      const { setCookies } = await readWith(
        new Headers({ cookie: `${cookie}; ${pairOf(setCookie)}` }),
        {
          ...{ deployment, serviceSecret, loginService, now },
          sessionSecret: [sessionSecret, 'the secret that is being replaced, long'],
        },
      );
      return setCookies.map((one) => one.split('=')[0]);
    };
    expect(await cookiesFor(sessionSecret)).toEqual([]);
    expect(await cookiesFor('the secret that is being replaced, long')).toEqual(['sid']);
  });
});

describe('the headers of a call to the service', () => {
  async function headersFor(from: HeadersInit, of = deployment) {
    const headers = new Headers(from);
    const visitor = await readVisitor(headers, of);
    return { visitor, sent: await serviceHeaders(visitor, headers, serviceSecret, now) };
  }

  it('contain the identity in a token that the service can verify', async () => {
    const { visitor, sent } = await headersFor({});
    const token = sent.get('authorization')?.replace('Bearer ', '') ?? '';
    expect(await verifyIdentity(token, serviceSecret, now)).toEqual(visitor.identity);
  });

  it('contain no identity claimed by the client', async () => {
    const { sent } = await headersFor({
      authorization: 'Bearer forged',
      'x-user-id': '1',
      'x-forwarded-user': 'root',
      cookie: 'sid=1',
      'x-location': 'PH',
    });
    expect(sent.get('authorization')).not.toContain('forged');
    expect([...sent.keys()].sort()).toEqual([
      'accept',
      'authorization',
      'cube-id',
      'version',
      'x-app-id',
    ]);
  });

  it.each([
    ['cn', 'cubewire.cn'],
    ['sg', 'cubewire.sg'],
  ] as const)(
    'contain the app id of the region, whatever the client says: %s',
    async (region, id) => {
      const from = new Headers({ 'x-app-id': 'another' });
      const visitor = await readVisitor(from, deploymentWith({ region }));
      const sent = await serviceHeaders(visitor, from, serviceSecret, now);
      expect(sent.get('x-app-id')).toBe(id);
    },
  );

  it('contain the cube-id of the client when it is well formed', async () => {
    const { sent } = await headersFor({ 'cube-id': 'cube_1700000000000' });
    expect(sent.get('cube-id')).toBe('cube_1700000000000');
  });

  it.each(['', '1700000000000', 'cube_', 'cube_<x>', `cube_${'1'.repeat(65)}`])(
    'contain a cube-id of the device when the client sends %j',
    async (given) => {
      const { visitor, sent } = await headersFor({ 'cube-id': given });
      expect(sent.get('cube-id')).toBe(`cube_${visitor.identity.device}`);
    },
  );

  it.each([
    [{}, '1.0.22'],
    [{ version: '1.0.22' }, '1.0.22'],
    [{ version: '1.0.11' }, '1.0.11'],
    [{ version: '9.9.9' }, '1.0.22'],
  ])('contain the version: %j becomes %s', async (from, version) => {
    expect((await headersFor(from)).sent.get('version')).toBe(version);
  });

  it('contain no version on a host without versions', async () => {
    const { sent } = await headersFor({ version: '1.0.22' }, withoutVersion);
    expect(sent.has('version')).toBe(false);
  });

  it('contain the stored location, also in the identity', async () => {
    const { visitor, sent } = await headersFor({ cookie: 'a=b; location=ph' });
    expect(sent.get('x-location')).toBe('PH');
    expect(visitor.identity.location).toBe('PH');
    expect((await headersFor({ cookie: 'location=sg' })).sent.has('x-location')).toBe(false);
  });

  it.each([
    ['session-id', 'a.B-c_9', true],
    ['session-id', 'x'.repeat(64), true],
    ['session-id', 'x'.repeat(65), false],
    ['session-id', 'a b', false],
    ['language', 'zh', true],
    ['language', 'zh-Hans', true],
    ['language', 'zh_CN', true],
    ['language', 'z', false],
    ['language', 'zh-CN-x', false],
    ['language', '<zh>', false],
    ['x-run-async', '1', true],
    ['x-run-async', '11', false],
    ['x-run-async', '0', false],
    ['x-request-id', 'x'.repeat(8), true],
    ['x-request-id', 'x'.repeat(7), false],
    ['x-request-id', 'x'.repeat(65), false],
  ])('carry %s: %j of the client: %s', async (name, value, passes) => {
    const { sent } = await headersFor({ [name]: value });
    expect(sent.get(name)).toBe(passes ? value : null);
  });

  it('carry the languages that the browser wishes, and what they take', async () => {
    const { sent } = await headersFor({ 'accept-language': 'zh-CN,en;q=0.5', accept: 'text/html' });
    expect(sent.get('accept-language')).toBe('zh-CN,en;q=0.5');
    expect(sent.get('accept')).toBe('application/json, text/event-stream');
    expect((await headersFor({})).sent.has('accept-language')).toBe(false);
  });
});
