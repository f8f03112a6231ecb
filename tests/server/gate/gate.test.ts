import { gate, type GateContext, type GateOutcome } from '@/lib/server/gate/gate';
import { callMaxBytes } from '@/lib/model/limits/service';
import { deployment } from '../service';

const nonce = 'bm9uY2U=';
const context: GateContext = {
  deployment: deployment(),
  nonce,
  development: false,
  foreignMedia: false,
  newDevice: async (secure) => `${secure ? '__Host-' : ''}device=new; Path=/; Max-Age=9`,
  isSignedIn: async () => false,
};

function send(path: string, init: RequestInit = {}, more: Partial<GateContext> = {}) {
  const url = new URL(path, 'http://localhost');
  const headers = new Headers(init.headers);
  const { method = 'GET' } = init;
  const { pathname, searchParams: query } = url;
  return gate({ method, pathname, query, headers }, { ...context, ...more });
}

function passed(outcome: GateOutcome) {
  if (outcome.kind !== 'pass') throw new Error(`it did not pass: ${outcome.kind}`);
  return outcome;
}

const statusOf = (outcome: GateOutcome) =>
  outcome.kind === 'answer' ? outcome.response.status : outcome.kind;

describe('the gate', () => {
  it.each(['/', '/m/news', '/api/user/v1/display_tabs', '/icon/a.example', '/_next/static/x.js'])(
    'answers 421 at %s for an unknown host',
    async (path) => {
      expect(statusOf(await send(path, {}, { deployment: undefined }))).toBe(421);
    },
  );

  it.each(['/livez', '/readyz'])('lets a load balancer request %s under any name', async (path) => {
    expect(statusOf(await send(path, {}, { deployment: undefined }))).toBe('pass');
  });

  it.each([
    ['reader', '/m/news'],
    ['share', '/download'],
    ['public', '/download'],
  ])('redirects / of a %s host to %s', async (surface, path) => {
    const outcome = await send('/', {}, { deployment: deployment({ surface }) });
    expect(outcome).toMatchObject({ kind: 'redirect', path });
  });

  it.each([
    ['/m/news', 'GET, HEAD', ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'X-ANY', 'get']],
    ['/', 'GET, HEAD', ['POST']],
    ['/icon/a.example', 'GET, HEAD', ['POST']],
    ['/_next/static/x.js', 'GET, HEAD', ['POST', 'PUT']],
    ['/livez', 'GET, HEAD', ['POST']],
    ['/reader/api/0/token', 'GET, HEAD, POST', ['PUT', 'DELETE']],
    ['/api/user/v1/display_tabs', 'GET, POST', ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']],
  ])('at %s answers only %s', async (path, allowed, others) => {
    for (const method of others) {
      const outcome = await send(path, { method });
      expect([method, statusOf(outcome)]).toEqual([method, 405]);
      if (outcome.kind === 'answer') expect(outcome.response.headers.get('allow')).toBe(allowed);
    }
    for (const method of allowed.split(', ')) {
      expect(statusOf(await send(path, { method }))).not.toBe(405);
    }
  });

  it.each(['/', '/m/news', '/api/events/v1/list'])(
    'rejects a server action at %s',
    async (path) => {
      const headers = { 'Next-Action': 'x' };
      expect(statusOf(await send(path, { headers }))).toBe(400);
    },
  );

  it.each([
    ...['/share', '/share/news/detail', '/site', '/site/download'],
    ...['/_global-error', '/_global-error/x', '/%5Fglobal-error', '/_error'],
  ])('has no page at %s, the folder of another surface or of the framework', async (path) => {
    expect(passed(await send(path)).path).toBe('/site/missing');
  });

  it.each(['/internal', '/internal/bots', '/api/inner/posts'])(
    'has nothing at %s, except on an inner host',
    async (path) => {
      expect(statusOf(await send(path))).toBe(404);
      const inner = { deployment: deployment({ inner: true }) };
      expect(passed(await send(path, {}, inner)).path).toBeUndefined();
    },
  );

  it('refuses a body whose declared length is too long, except those of operators', async () => {
    const post = (path: string, length: number, more = {}) =>
      send(path, { method: 'POST', headers: { 'content-length': `${length}` } }, more);
    const most = callMaxBytes;
    expect(statusOf(await post('/api/events/v1/report', most + 1))).toBe(413);
    expect(statusOf(await post('/reader/api/0/edit-tag', most + 1))).toBe(413);
    expect(statusOf(await post('/api/events/v1/report', most))).toBe('pass');
    const inner = { deployment: deployment({ inner: true }) };
    expect(statusOf(await post('/api/inner/v1/files/save', most + 1, inner))).toBe('pass');
    expect(statusOf(await post('/api/inner/v1/files/save', most + 1))).toBe(404);
  });

  it('removes headers that only we may set', async () => {
    const headers = {
      'x-middleware-subrequest': 'middleware',
      'x-middleware-rewrite': '/x',
      'x-invoke-path': '/_error',
      'x-matched-path': '/x',
      'x-now-route-matches': '1=a',
      'x-nextjs-data': '1',
      'next-resume': '1',
      'x-nonce': 'theirs',
      'content-security-policy': "script-src 'nonce-theirs'",
      'content-security-policy-report-only': 'x',
      'x-forwarded-host': 'evil.example',
      'x-location': 'PH',
      authorization: 'Bearer x',
      'x-user': '1',
      'x-user-id': '1',
      'x-forwarded-user': '1',
      'x-auth-request-email': 'a',
      'remote-user': '1',
      'x-operator': '1',
      accept: '*/*',
      'cube-id': 'cube_1',
      'x-forwarded-proto': 'http',
    };
    const call = passed(await send('/api/user/v1/display_tabs', { headers }));
    expect([...call.requestHeaders.keys()]).toEqual(['accept', 'cube-id', 'x-forwarded-proto']);
    const page = passed(await send('/m/news', { headers }));
    expect(page.requestHeaders.get('x-nonce')).toBe(nonce);
    expect(page.requestHeaders.get('content-security-policy')).not.toContain('theirs');
  });

  it('gives a page the nonce and the policy that its answer has', async () => {
    const { requestHeaders, headers } = passed(await send('/m/news'));
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic';`);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toContain('unsafe-eval');
    expect(requestHeaders.get('content-security-policy')).toBe(policy);
  });

  it.each(['/m/news', '/nowhere', '/_next/data/x.json', '/api', '/icon/a/b', '/favicon.ico'])(
    'gives %s every security header',
    async (path) => {
      const { headers } = passed(await send(path));
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()') as string,
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      });
    },
  );

  it.each(['/api/user/v1/display_tabs', '/icon/a.example', '/livez'])(
    'marks %s as data in a sandbox',
    async (path) => {
      const { headers } = passed(await send(path));
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('leaves the unsubscribe page its own policy: a sandbox would forbid its form', async () => {
    const { headers } = passed(await send('/api/daily_mail/unsubscribe?token=ann.1'));
    expect(headers.has('content-security-policy')).toBe(false);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('asks browsers to stay on https where they use https', async () => {
    const hsts = 'strict-transport-security';
    const https = { headers: { 'x-forwarded-proto': 'https' } };
    const online = { deployment: deployment({ env: 'online' }) };
    expect(passed(await send('/m/news')).headers.has(hsts)).toBe(false);
    expect(passed(await send('/m/news', https)).headers.get(hsts)).toMatch(/max-age=\d{8}/);
    expect(passed(await send('/m/news', {}, online)).headers.has(hsts)).toBe(true);
    expect(passed(await send('/api/user/v1/display_tabs', https)).headers.has(hsts)).toBe(true);
  });

  it('lets the dev server evaluate code, and nothing else', async () => {
    const { headers } = passed(await send('/m/news', {}, { development: true }));
    expect(headers.get('content-security-policy')).toContain("'unsafe-eval'");
  });
});

describe('redirects of visitors', () => {
  const ph = deployment({ countries: ['PH', 'SG'], countryHeader: 'X-Country' });
  const from = (country: string | undefined, path: string, of = ph) =>
    send(path, country === undefined ? {} : { headers: { 'x-country': country } }, {
      deployment: of,
    });

  it.each(['PH', 'ph', 'SG'])('not from %s, which the deployment serves', async (country) => {
    expect(passed(await from(country, '/m/news')).path).toBeUndefined();
    expect(statusOf(await from(country, '/api/user/v1/display_tabs'))).toBe('pass');
  });

  it.each(['US', '', 'PHL', undefined])('from %s, which it does not serve', async (country) => {
    expect(passed(await from(country, '/m/news')).path).toBe('/site/elsewhere');
    expect(passed(await from(country, '/m/news/detail?id=1')).path).toBe('/site/elsewhere');
    expect(passed(await from(country, '/')).path).toBe('/site/elsewhere');
    expect(statusOf(await from(country, '/api/user/v1/display_tabs'))).toBe(451);
    expect(statusOf(await from(country, '/icon/a.example'))).toBe(451);
  });

  it.each(['/feed.atom', '/feed.json', '/day.atom', '/sitemap.xml', '/card/event'])(
    'also for %s, which contains news',
    async (path) => {
      const surface = path.startsWith('/card') ? 'share' : 'reader';
      const of = deployment({ countries: ['PH'], countryHeader: 'X-Country', surface });
      expect(passed(await from('US', path, of)).path).toBe('/site/elsewhere');
      expect(passed(await from('PH', path, of)).path).not.toBe('/site/elsewhere');
    },
  );

  it.each(['/m/bots/a.b', '/m/bots/roses', '/m/%62ots/a.b', '/m/bots%2Fa.b'])(
    'also from the page of a bot, whatever its id looks like: %s',
    async (path) => {
      expect(passed(await from('US', path)).path).toBe('/site/elsewhere');
      const { headers } = passed(await from('PH', path));
      expect(headers.getSetCookie()).toHaveLength(1);
    },
  );

  it.each(['/policy/privacy', '/inner/policy/service', '/notice/andriod', '/livez', '/icon.svg'])(
    'never from %s',
    async (path) => {
      expect(passed(await from('US', path)).path).toBeUndefined();
    },
  );

  it('keep what was requested, and declare to caches that the country matters', async () => {
    const outcome = passed(await from('US', '/news/detail?id=1'));
    expect(outcome.requestHeaders.get('x-asked-path')).toBe('/news/detail');
    expect(outcome.headers.get('vary')).toBe('X-Country');
    expect(passed(await from('PH', '/m/news')).headers.get('vary')).toBe('X-Country');
    const forged = { headers: { 'x-country': 'PH', 'x-asked-path': '/m/track' } };
    const served = passed(await send('/m/news', forged, { deployment: ph }));
    expect(served.requestHeaders.has('x-asked-path')).toBe(false);
    expect(passed(await send('/m/news')).headers.has('vary')).toBe(false);
  });

  it('send guests to sign in where reading requires it, and readers nowhere', async () => {
    const closed = { deployment: deployment({ signInToRead: true }) };
    const reader = { ...closed, isSignedIn: async () => true };
    for (const path of ['/m/news', '/m/news?tab=tech', '/m/topics', '/m/search']) {
      expect(await send(path, {}, closed)).toMatchObject({ kind: 'redirect', path: '/m/signup' });
      expect(statusOf(await send(path, {}, reader))).toBe('pass');
      expect(statusOf(await send(path))).toBe('pass');
    }
    for (const path of ['/m/news/detail?id=a%26b', '/news/detail?id=a%26b']) {
      const next = encodeURIComponent('/m/news/detail?id=a%26b');
      expect(await send(path, {}, closed)).toMatchObject({ path: `/m/signup?next=${next}` });
    }
    expect(statusOf(await send('/m/signup', {}, closed))).toBe('pass');
    const sound = '/voice/e1/en/0';
    expect(await send(sound, {}, closed)).toMatchObject({ kind: 'answer' });
    expect([await send(sound, {}, reader), await send(sound)].map(statusOf)).toEqual([
      'pass',
      'pass',
    ]);
    for (const path of ['/card/event?id=a', '/card/topic?id=t', '/picture/a/0?v=b']) {
      const outcome = await send(path, {}, closed);
      expect([path, statusOf(outcome)]).toEqual([path, 404]);
      // After signing in they request the same address.
      if (outcome.kind !== 'answer') throw new Error('it was not answered');
      expect(outcome.response.headers.get('cache-control')).toBe('no-store');
      expect([await send(path, {}, reader), await send(path)].map(statusOf)).toEqual([
        'pass',
        'pass',
      ]);
    }
    for (const path of ['/policy/privacy', '/card/site', '/card/answer?id=a', '/icon/a.example']) {
      expect([path, statusOf(await send(path, {}, closed))]).toEqual([path, 'pass']);
    }
  });

  it('cannot be bypassed by another spelling of a path that requires a sign-in', async () => {
    const closed = { deployment: deployment({ signInToRead: true }) };
    const at = async (path: string) => statusOf(await send(path, {}, closed));
    expect(await at('/m/%6Eews')).toBe('redirect');
    expect(await at('/m/bots%2Fb1')).toBe('redirect');
    expect(await at('/%70icture/a/0')).toBe(404);
    expect(await at('/%76oice/e1/en/0')).not.toBe('pass');
  });
});

it('sends no reader to sign in while nobody can tell who is signed in', async () => {
  const closed = { deployment: deployment({ signInToRead: true }) };
  const unknown = { ...closed, isSignedIn: async () => undefined };
  for (const path of ['/m/news', '/m/news/detail?id=1', '/voice/e1/en/0']) {
    const outcome = await send(path, {}, unknown);
    if (outcome.kind !== 'answer') throw new Error(`it was no answer: ${outcome.kind}`);
    expect(outcome.response.status).toBe(503);
    expect(outcome.response.headers.get('retry-after')).toBe('5');
    expect(outcome.response.headers.get('cache-control')).toBe('no-store');
  }
  expect(statusOf(await send('/m/signup', {}, unknown))).toBe('pass');
});

describe('what the layout receives', () => {
  const told = async (path: string, userAgent: string) => {
    const headers = { 'user-agent': userAgent, 'x-app-mode': 'app', 'x-inner': 'yes' };
    const { requestHeaders } = passed(await send(path, { headers }));
    return [requestHeaders.get('x-app-mode'), requestHeaders.get('x-inner')];
  };
  const desktop = 'Mozilla/5.0 (X11; Linux x86_64)';
  it.each([
    ['/m/news', desktop, 'pc', null],
    ['/m/news?size=large', desktop, 'h5', null],
    ['/m/news?size=small', desktop, 'pc', null],
    ['/m/news', 'Mozilla/5.0 (iPhone)', 'h5', null],
    ['/m/news?env=lynx', desktop, 'app', null],
    ['/m/news?env=other', desktop, 'pc', null],
    ['/inner/policy/privacy', desktop, 'pc', '1'],
  ])('of %s', async (path, userAgent, mode, inner) => {
    expect(await told(path, userAgent)).toEqual([mode, inner]);
  });

  it.each([
    ['/m/news?size=large', 'h5'],
    ['/m/news?env=lynx', 'app'],
  ])('keeps what %s requested, until an address requests something else', async (path, mode) => {
    const modeAt = async (at: string, cookie = '') => {
      const { headers, requestHeaders } = passed(await send(at, { headers: { cookie } }));
      return { mode: requestHeaders.get('x-app-mode'), set: headers.getSetCookie() };
    };
    const first = await modeAt(path);
    const set = first.set.find((cookie) => cookie.startsWith('page_mode=')) ?? '';
    // Until the browser is closed.
    expect(set).not.toContain('Max-Age');
    const kept = set.split(';')[0];
    expect((await modeAt('/m/news/detail?id=e1', kept)).mode).toBe(mode);
    const other = await modeAt('/m/news?size=small', kept);
    expect(other.mode).toBe('pc');
    expect(other.set.join()).toMatch(/page_mode=;[^,]*Max-Age=0/);
    expect((await modeAt('/m/news', 'page_mode=junk')).mode).toBe('pc');
  });
});

describe('the cookies of a page', () => {
  const cookiesOf = async (path: string, cookie?: string, more: Partial<GateContext> = {}) => {
    const init = cookie === undefined ? {} : { headers: { cookie } };
    const { headers, requestHeaders } = passed(await send(path, init, more));
    return { set: headers.getSetCookie(), seen: requestHeaders.get('cookie') };
  };

  it('create a device at the first visit, which the page already knows', async () => {
    const { set, seen } = await cookiesOf('/m/news');
    expect(set).toEqual(['device=new; Path=/; Max-Age=9']);
    expect(seen).toBe('device=new');
  });

  it('renew an existing device', async () => {
    const { set, seen } = await cookiesOf('/m/news', 'a=b; device=mine');
    expect(set).toEqual([expect.stringMatching(/^device=mine; Path=\/; Max-Age=34560000;/)]);
    expect(seen).toBe('a=b; device=mine');
  });

  it.each(['/covers/1.svg', '/favicon.ico'])('are not set for the file %s', async (path) => {
    expect((await cookiesOf(path)).set).toEqual([]);
  });

  it.each(['share', 'public'])('name no device on a %s host', async (surface) => {
    const more = { deployment: deployment({ surface }) };
    expect((await cookiesOf('/news/detail', undefined, more)).set).toEqual([]);
  });

  it('keep location=ph for a year, starting with this page', async () => {
    const { set, seen } = await cookiesOf('/m/news?location=ph', 'device=mine');
    expect(set[0]).toBe('location=ph; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax');
    expect(seen).toBe('location=ph; device=mine');
  });

  it('keep a stored location when the address has none', async () => {
    const { set, seen } = await cookiesOf('/m/news', 'location=ph; device=mine');
    expect(set.some((cookie) => cookie.startsWith('location'))).toBe(false);
    expect(seen).toBe('location=ph; device=mine');
  });

  it.each(['', 'sg', 'cn', 'phx'])('clear the location for location=%s', async (value) => {
    const { set, seen } = await cookiesOf(`/m/news?location=${value}`, 'location=ph; device=mine');
    expect(set[0]).toBe('location=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
    expect(seen).toBe('device=mine');
  });

  it('are set on the redirect from / too', async () => {
    const outcome = await send('/?location=ph');
    if (outcome.kind !== 'redirect') throw new Error('it did not redirect');
    expect(outcome.headers.getSetCookie()[0]).toMatch(/^location=ph;/);
  });
});

describe('what is asked for', () => {
  const bodyOf = async (path: string, init: RequestInit = {}, more: Partial<GateContext> = {}) => {
    const outcome = await send(path, init, more);
    if (outcome.kind !== 'answer') throw new Error(`it was no answer: ${outcome.kind}`);
    const { headers } = outcome.response;
    return { headers, text: await outcome.response.text() };
  };

  it.each([
    ...['/api/x', '/internal', '/api/inner/x', '/reader/api/0/token', '/accounts/ClientLogin'],
    ...['/icon/a.example', '/file/f_1', '/picture/e_1/0', '/picture/e_1/10', '/voice/e1/en/0'],
  ])('at %s is told in the envelope that all calls answer in', async (path) => {
    const { headers, text } = await bodyOf(path, {}, { deployment: undefined });
    expect(JSON.parse(text)).toMatchObject({ base_resp: { reason: 'host' } });
    expect(headers.get('content-type')).toBe('application/json');
  });

  it.each([
    ...['/', '/m/news', '/api', '/api/', '/icon', '/icon/', '/icon/a/b', '/file/a/b'],
    ...['/picture/e_1', '/picture/e_1/0/1', '/x/icon/a', '/x/picture/a/0', '/_next/static/a.js'],
    ...['/readyzz', '/_next/data/a.json', '/x/api/y', '/x/internal'],
  ])('at %s is told in a line', async (path) => {
    const { headers, text } = await bodyOf(path, {}, { deployment: undefined });
    expect(text).toMatch(/^[^{<\n]+\n$/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('of a file of the build has no policy of its own', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    const { headers, path } = passed(await send('/_next/static/x.js', { headers: https }));
    expect(path).toBeUndefined();
    expect([...headers.keys()].sort()).toEqual([
      'strict-transport-security',
      'x-content-type-options',
    ]);
  });

  it('goes on by no other page than was asked for', async () => {
    expect(passed(await send('/m/news')).path).toBeUndefined();
    const share = { deployment: deployment({ surface: 'share' }) };
    const { path, headers } = passed(await send('/news/detail?id=1', {}, share));
    expect(path).toBe('/share/news/detail');
    // It writes its own policy, since the same bytes go to everyone.
    expect([...headers.keys()]).toEqual([]);
  });

  it('leads on with the headers of a page', async () => {
    const outcome = await send('/', { headers: { 'x-forwarded-proto': 'https' } });
    if (outcome.kind !== 'redirect') throw new Error('it did not redirect');
    expect(outcome.headers.get('x-frame-options')).toBe('DENY');
    expect(outcome.headers.has('strict-transport-security')).toBe(true);
    expect(outcome.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-device=new/)]);
  });

  it.each([
    ...['/m/news', '/m/news/detail', '/m/topics', '/m/track', '/m/search', '/m/themes', '/m/bots'],
    ...['/m/day', '/m/messages', '/m/posts', '/m/bots/b1'],
  ])('at %s is for readers where reading needs a sign-in', async (path) => {
    const closed = { deployment: deployment({ signInToRead: true }) };
    const isSignedIn = jest.fn(async () => true);
    expect(await send(path, {}, closed)).toMatchObject({ kind: 'redirect' });
    expect(statusOf(await send(path, {}, { ...closed, isSignedIn }))).toBe('pass');
    expect(isSignedIn).toHaveBeenCalledTimes(1);
    // Elsewhere nobody is asked who is there.
    await send(path, {}, { isSignedIn });
    expect(isSignedIn).toHaveBeenCalledTimes(1);
  });

  it('is told which methods are answered, and what there is none of', async () => {
    expect((await bodyOf('/m/news', { method: 'PUT' })).text).toContain('GET, HEAD');
    const put = await bodyOf('/api/user/v1/display_tabs', { method: 'PUT' });
    expect(JSON.parse(put.text)).toMatchObject({ base_resp: { values: { allow: 'GET, POST' } } });
    const closed = { deployment: deployment({ signInToRead: true }) };
    const { text } = await bodyOf('/picture/a/0', {}, closed);
    expect(JSON.parse(text)).toMatchObject({
      base_resp: { values: { detail: 'There is no such picture.' } },
    });
  });

  it.each(['/x/picture/a/0', '/x/card/event', '/card/eventually', '/card/topics'])(
    'at %s is no picture of the news that guests are kept from',
    async (path) => {
      const closed = { deployment: deployment({ signInToRead: true, surface: 'reader' }) };
      expect(statusOf(await send(path, {}, closed))).toBe('pass');
    },
  );

  it('is a page with cookies though a folder of its path looks like a file', async () => {
    expect(passed(await send('/m/v1.2/x')).headers.getSetCookie()).toHaveLength(1);
    expect(passed(await send('/m/x.y')).headers.getSetCookie()).toEqual([]);
  });

  it('in a country that is not served leads to a page that writes its own policy', async () => {
    const deploymentOf = deployment({ countries: ['PH'], countryHeader: 'x-country' });
    const locked = { deployment: deploymentOf };
    const { headers } = passed(await send('/m/news', {}, locked));
    expect([...headers.keys()].sort()).toEqual(['set-cookie', 'vary']);
    // What there is nowhere is missing there, too.
    expect(passed(await send('/share/news/detail', {}, locked)).path).toBe('/site/missing');
  });

  it('is refused by its length only where the length is said, and of a call', async () => {
    const length = (value: string) => ({ headers: { 'content-length': value } });
    const most = String(callMaxBytes + 1);
    expect(statusOf(await send('/m/news', length(most)))).toBe('pass');
    expect(statusOf(await send('/api/events/v1/report', length('x')))).toBe('pass');
    const { text } = await bodyOf('/api/events/v1/report', length(most));
    expect(JSON.parse(text)).toMatchObject({ base_resp: { values: { most: callMaxBytes } } });
  });
});

it('a page sends the session again, too, and sets nothing twice', async () => {
  const headers = { cookie: 'device=d; sid=s; page_mode=large' };
  const outcome = passed(await send('/m/news?location=ph&env=lynx', { headers }));
  expect(outcome.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual([
    'location=ph',
    'device=d',
    'sid=s',
    'page_mode=lynx',
  ]);
  expect(outcome.requestHeaders.get('cookie')?.split('; ').sort()).toEqual([
    'device=d',
    'location=ph',
    'page_mode=lynx',
    'sid=s',
  ]);
});
