import {
  buildRequest,
  matchOperation,
  operations,
  type Input,
  type OperationName,
} from '@/lib/contract';
import { notLoggedIn } from '@/lib/contract/codes';
import { verifyIdentity } from '@/lib/contract/identity';
import { bffOf, deployment, deviceCookie, now, post, serviceSecret } from './service';

const list = '/api/events/v1/list';
const tabs = '/api/user/v1/display_tabs';
const clearDevice = '/api/system/v1/clear_device_history';
const markRead = '/api/events/v1/mark_user_read';
const setCache = '/api/system/v1/set_remote_cache';

/** Every refusal is an envelope whose error code is its status. */
async function statusOf(answer: Response): Promise<number> {
  const body = (await answer.json()) as { base_resp: { error_code: number } };
  expect(body.base_resp.error_code).toBe(answer.status);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  return answer.status;
}

describe('a call through the BFF', () => {
  // Those of operators are tested in `authentication-matrix.test.ts`.
  const open = (Object.keys(operations) as OperationName[]).filter(
    (name) => operations[name].group !== 'inner',
  );
  it.each(open)('%s reaches the service as it was sent', async (name) => {
    const { input, sample, method } = operations[name];
    const sent = buildRequest(name, sample as Input<OperationName>, 'http://localhost:3000');
    const { ask, arrived } = bffOf();
    const { pathname, search } = new URL(sent.url);
    const body = method === 'POST' ? await sent.json() : undefined;
    const answer = await ask(
      pathname + search,
      method === 'POST' ? post(body, await deviceCookie()) : {},
    );
    expect(answer.status).toBe(200);
    const [request] = arrived;
    const url = new URL(request?.url ?? '');
    const match = matchOperation(request?.method ?? '', url.pathname);
    if (typeof match !== 'object') throw new Error('it arrived at no operation');
    expect(match.name).toBe(name);
    const fields = method === 'POST' ? await request?.json() : Object.fromEntries(url.searchParams);
    expect(input.parse({ ...(fields as object), ...match.params })).toEqual(input.parse(sample));
  });

  it('passes on only what the contract defines', async () => {
    const { ask, arrived } = bffOf();
    await ask(list, post({ tab: 'recommend', admin: true }));
    expect(await arrived[0]?.json()).not.toHaveProperty('admin');
    await ask(`${tabs}?debug=1`);
    expect(new URL(arrived[1]?.url ?? '').search).toBe('');
  });

  it('of a guest is refused wherever it contains news, where a site requires a sign-in', async () => {
    const { ask, arrived } = bffOf(undefined, deployment({ signInToRead: true }));
    const passed = new Set<string>();
    for (const name of open) {
      const { input, sample, method, group } = operations[name];
      if (group === 'login') continue;
      const sent = buildRequest(name, sample as Input<OperationName>, 'http://localhost:3000');
      const { pathname, search } = new URL(sent.url);
      const body = method === 'POST' ? post(await sent.json(), await deviceCookie()) : {};
      const before = arrived.length;
      const answer = await ask(pathname + search, body);
      if (arrived.length > before) passed.add(name);
      else expect(await answer.json()).toMatchObject({ base_resp: { error_code: notLoggedIn } });
      if (['device', 'system', 'tokens', 'user'].includes(group)) passed.delete(name);
      expect(input.safeParse(sample).success).toBe(true);
    }
    // The link of a mail; other open calls are needed to sign in or are a visitor's own settings.
    expect([...passed]).toEqual(['UnsubscribeDailyMail']);
    expect((await ask(tabs)).status).toBe(200);
  });

  it('drops the identity that a client claims and attaches ours', async () => {
    const { ask, arrived } = bffOf();
    const forged = { authorization: 'Bearer forged', 'x-user-id': 'root', cookie: 'user=root' };
    await ask(tabs, { headers: forged });
    const headers = arrived[0]?.headers;
    const token = headers?.get('authorization')?.replace('Bearer ', '') ?? '';
    expect(await verifyIdentity(token, serviceSecret, now)).toEqual({
      device: expect.any(String) as string,
    });
    expect(headers?.get('version')).toBe('1.0.22');
    expect(headers?.get('cube-id')).toMatch(/^cube_/);
    expect(headers?.has('x-user-id')).toBe(false);
    expect(headers?.has('cookie')).toBe(false);
  });

  it('saves a new device, once', async () => {
    const { ask } = bffOf();
    const first = await ask(tabs);
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^device=/);
    expect((await ask(tabs, { headers: { cookie } })).headers.has('set-cookie')).toBe(false);
  });
});

describe('the BFF refuses', () => {
  it.each(['/internal/bots', '/internal', '/api/inner/posts', '/api/inner', '/api/INNER/x'])(
    'the inner path %s as nonexistent',
    async (path) => {
      const { ask, arrived } = bffOf();
      expect(await statusOf(await ask(path))).toBe(404);
      expect(await statusOf(await ask(path, post({})))).toBe(404);
      expect(arrived).toHaveLength(0);
    },
  );

  it.each([
    '/api/nothing',
    '/api/events/v1',
    '/api/%69nner/x',
    '/other',
    '/api/user/v1/display_tabs/',
  ])('a path outside the table with 404: %s', async (path) => {
    expect(await statusOf(await bffOf().ask(path))).toBe(404);
  });

  it.each([
    ['POST', tabs, 'GET'],
    ['GET', list, 'POST'],
    ['DELETE', list, 'POST'],
    ['OPTIONS', tabs, 'GET'],
    ['HEAD', tabs, 'GET'],
  ])('%s %s with 405 and Allow', async (method, path, allow) => {
    const answer = await bffOf().ask(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
  });

  it.each([
    ['no type', {}],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'content-type': 'text/plain' }],
    ['two types', { 'content-type': 'application/json, text/plain' }],
    ['another charset', { 'content-type': 'application/json; charset=utf-7' }],
    ['compression', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ])('a body with %s with 415', async (_, headers) => {
    const init = { method: 'POST', headers, body: Buffer.from('{"tab":"x"}') };
    expect(await statusOf(await bffOf().ask(list, init))).toBe(415);
  });

  it('accepts a POST without a body as one without fields', async () => {
    const { ask, arrived } = bffOf();
    const { headers } = post({}, await deviceCookie());
    const bare = new Headers(headers);
    bare.delete('content-type');
    expect((await ask(clearDevice, { method: 'POST', headers: bare })).status).toBe(200);
    expect(await statusOf(await ask(list, { method: 'POST', headers: bare }))).toBe(400);
    expect(arrived).toHaveLength(1);
  });

  it('accepts an empty text for an optional field, and for no other', async () => {
    const { ask, arrived } = bffOf();
    const cookie = await deviceCookie();
    const read = { event_id: 'e1', event_version_id: '', bot_id: '' };
    expect((await ask(markRead, post(read, cookie))).status).toBe(200);
    expect(await arrived[0]?.json()).toEqual({ event_id: 'e1' });
    expect((await ask(setCache, post({ key: 'a', value: '' }, cookie))).status).toBe(200);
    expect(await arrived[1]?.json()).toEqual({ key: 'a', value: '' });
    expect((await ask('/api/events/v1/e1/detail?bot_id=')).status).toBe(200);
    expect(await statusOf(await ask(markRead, post({ event_id: '' }, cookie)))).toBe(400);
  });

  it('accepts JSON that names its charset', async () => {
    const init = post({ tab: 'x' }, { 'content-type': 'application/json; charset=UTF-8' });
    expect((await bffOf().ask(list, init)).status).toBe(200);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling', { 'sec-fetch-site': 'same-site' }],
    ['no page', { 'sec-fetch-site': 'none' }],
    ['another origin', { origin: 'http://evil.example' }],
    ['another port', { origin: 'http://localhost:9999' }],
    ['an opaque origin', { origin: 'null' }],
    ['both disagreeing', { 'sec-fetch-site': 'same-origin', origin: 'http://evil.example' }],
  ])('a POST from %s with 403', async (_, headers: Record<string, string>) => {
    const { ask, arrived } = bffOf();
    expect(await statusOf(await ask(list, post({ tab: 'x' }, headers)))).toBe(403);
    expect(arrived).toHaveLength(0);
  });

  it.each([
    ['our pages', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }],
    ['an older browser', { origin: 'http://localhost:3000' }],
    ['the name of the deployment', { origin: 'https://news.example' }],
  ])('but not a POST from %s', async (_, headers: Record<string, string>) => {
    const { ask } = bffOf(undefined, deployment({ origin: 'https://news.example' }));
    expect((await ask(list, post({ tab: 'x' }, headers))).status).toBe(200);
  });

  it('a POST that names no origin with 403, when it carries cookies', async () => {
    const { ask, arrived } = bffOf();
    const type = { 'content-type': 'application/json' };
    const program = { method: 'POST', headers: type, body: '{"tab":"x"}' };
    expect((await ask(list, program)).status).toBe(200);
    const withCookie = { ...program, headers: { ...type, cookie: 'sid=1', origin: '' } };
    expect(await statusOf(await ask(list, withCookie))).toBe(403);
    expect(arrived).toHaveLength(1);
  });

  const deep = (levels: number) => `{"tab":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  const many = JSON.stringify(Array.from({ length: 201 }, () => 'e'));

  it.each([
    ['no body', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '1'],
    ['__proto__', '{"tab":"x","__proto__":{"a":1}}'],
    ['a nested prototype', '{"tab":"x","a":[{"prototype":1}]}'],
    ['constructor', '{"tab":"x","constructor":{}}'],
    ['33 levels', deep(32)],
    ['10,000 levels', deep(10_000)],
    ['201 items', `{"tab":"x","a":${many}}`],
    ['NUL', '{"tab":"x","cursor":"a\\u0000b"}'],
    ['a wrong type', '{"tab":7}'],
    ['a missing field', '{}'],
    ['a number that is none', '{"tab":"x","load_count":1e999}'],
  ])('a body with %s with 400', async (_, body) => {
    const { ask, arrived } = bffOf();
    expect(await statusOf(await ask(list, post(body)))).toBe(400);
    expect(arrived).toHaveLength(0);
  });

  it('bytes that are not UTF-8 with 400', async () => {
    const init = post('');
    init.body = new Uint8Array([0x7b, 0xff, 0x7d]);
    expect(await statusOf(await bffOf().ask(list, init))).toBe(400);
  });

  it('naming the invalid field', async () => {
    const answer = await bffOf().ask(list, post({ tab: 'x', load_count: 1000 }));
    expect(await answer.text()).toContain('load_count');
  });

  it('a body over 64 KiB with 413, declared or not', async () => {
    const body = `{"tab":"x","cursor":"${'c'.repeat(70_000)}"}`;
    expect(await statusOf(await bffOf().ask(list, post(body)))).toBe(413);
    const declared = post('{}', { 'content-length': '70000' });
    expect(await statusOf(await bffOf().ask(list, declared))).toBe(413);
  });

  it('an endless body without reading all of it', async () => {
    let chunks = 0;
    const endless = new ReadableStream({
      pull(controller) {
        chunks += 1;
        controller.enqueue(new Uint8Array(16 * 1024));
      },
    });
    const init: RequestInit & { duplex: 'half' } = { ...post(''), body: endless, duplex: 'half' };
    expect(await statusOf(await bffOf().ask(list, init))).toBe(413);
    expect(chunks).toBeLessThan(10);
  });

  it.each(['?cursor=a&cursor=b', '?__proto__=1', '?constructor=1', '?cursor=%00'])(
    'the query %s with 400',
    async (query) => {
      const { ask, arrived } = bffOf();
      const path = `/api/events/v1/displayed/list${query}&tab=x`;
      expect(await statusOf(await ask(path))).toBe(400);
      expect(arrived).toHaveLength(0);
    },
  );

  it('a malformed id with 400 that names it', async () => {
    const answer = await bffOf().ask('/api/events/v1/%3Cscript%3E/detail');
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('event_id: is not an id');
  });
});

describe('the answer of the service', () => {
  it('keeps its status and its data, and only a few of its headers', async () => {
    const { ask } = bffOf(async () =>
      Response.json(
        { code: -1 },
        {
          status: 404,
          headers: {
            'cache-control': 'no-store',
            'retry-after': '9',
            'set-cookie': 'sid=1',
            server: 'x',
            'access-control-allow-origin': '*',
            'content-encoding': 'gzip',
            location: 'http://elsewhere.test',
          },
        },
      ),
    );
    const answer = await ask(tabs);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ code: -1 });
    expect([...answer.headers.keys()].sort()).toEqual([
      'cache-control',
      'content-security-policy',
      'content-type',
      'cross-origin-resource-policy',
      'retry-after',
      'set-cookie',
      'x-content-type-options',
    ]);
    expect(answer.headers.get('set-cookie')).toMatch(/^device=/);
  });

  it('is not cached unless the service says so', async () => {
    expect((await bffOf().ask(tabs)).headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    [200, 502],
    [500, 502],
    [503, 502],
  ])('without data is never passed on: %d becomes %d', async (status, becomes) => {
    const { ask } = bffOf(
      async () => new Response('<script>', { status, headers: { 'content-type': 'text/html' } }),
    );
    const answer = await ask(tabs);
    expect(answer.status).toBe(becomes);
    expect(await answer.text()).not.toContain('script');
  });

  it.each([401, 404, 429])('without an envelope keeps its meaning: %d', async (status) => {
    const { ask } = bffOf(async () => new Response('<script>', { status }));
    const answer = await ask(tabs);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({});
  });

  it('is streamed: a part arrives before the next one exists', async () => {
    const source = new TransformStream<Uint8Array, Uint8Array>();
    const headers = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };
    const { ask } = bffOf(async () => new Response(source.readable, { headers }));
    const answer = await ask(tabs);
    const reader = answer.body?.getReader();
    const writer = source.writable.getWriter();
    const encoder = new TextEncoder();
    void writer.write(encoder.encode('one'));
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('one');
    void writer.write(encoder.encode('two'));
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('two');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
  });

  it('is aborted when the reader leaves', async () => {
    const leaving = new AbortController();
    const { ask, arrived } = bffOf();
    await ask(tabs, { signal: leaving.signal });
    leaving.abort();
    expect(arrived[0]?.signal.aborted).toBe(true);
  });
});
