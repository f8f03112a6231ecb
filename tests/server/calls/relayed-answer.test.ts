import { relayedAnswer } from '@/lib/server/calls/relayed-answer';

const cookies = ['sid=; Path=/; Max-Age=0', 'device=d; Path=/'];
const relay = (body: BodyInit | null, init: ResponseInit = {}) =>
  relayedAnswer(new Response(body, init), { setCookies: cookies }, {});
const json = 'application/json';

it.each([
  ['application/json'],
  ['application/json; charset=utf-8'],
  ['Application/JSON ;charset=utf-8'],
])('data passes as it is: %s', async (type) => {
  const answer = await relay('{"a":1}', { status: 422, headers: { 'content-type': type } });
  expect([answer.status, await answer.text()]).toEqual([422, '{"a":1}']);
  expect(answer.headers.get('content-type')).toBe(type);
});

it.each([
  [200, 'text/html', 502],
  [204, '', 502],
  [302, 'text/html', 502],
  [500, 'text/html', 502],
  [503, 'application/jsonp', 502],
  [200, 'x-application/json', 502],
  [400, 'text/html', 400],
  [404, '', 404],
  [499, 'text/plain', 499],
])('what is no data stays behind: %i of %j is %i', async (status, type, told) => {
  const headers: Record<string, string> = { 'cache-control': 'public', etag: '"1"' };
  const body = status === 204 ? null : '<script>';
  const answer = await relay(body, {
    status,
    headers: type ? { ...headers, 'content-type': type } : headers,
  });
  expect(answer.status).toBe(told);
  expect(answer.headers.get('content-type')).toBe(json);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  expect(text).not.toContain('script');
  if (told !== 502) expect(text).toBe('{}');
});

it('of the headers only those pass that data needs', async () => {
  const passed = {
    'content-type': json,
    'cache-control': 'private, max-age=5',
    'retry-after': '7',
    'x-accel-buffering': 'no',
  };
  const headers = { ...passed, 'set-cookie': 'theirs=1', etag: '"1"', server: 'x', vary: '*' };
  const answer = await relay('{}', { headers });
  expect(Object.fromEntries([...answer.headers].filter(([name]) => name !== 'set-cookie'))).toEqual(
    {
      ...passed,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  );
  const plain = await relay('{}', { headers: { 'content-type': json } });
  expect(plain.headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['data', '{}', { headers: { 'content-type': json } }],
  ['a stream', 'data: 1\n\n', { headers: { 'content-type': 'text/event-stream' } }],
  ['a page in its place', '<html>', { headers: { 'content-type': 'text/html' } }],
  ['a failure of a gateway', 'bad', { status: 502 }],
  ['a refusal without an envelope', 'no', { status: 404 }],
])('our own cookies go out with %s', async (_, body, init) => {
  const answer = await relay(body, init);
  expect(answer.headers.getSetCookie()).toEqual(cookies);
  await answer.text();
});

it('a stream is gathered and changed by nobody, and counted until it ends', async () => {
  const process = { calls: 0, draining: false, onDrain: new Set<() => void>() };
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'public, max-age=60',
    'x-accel-buffering': 'yes',
  };
  const answer = await relayedAnswer(
    new Response('data: 1\n\n', { headers }),
    { setCookies: [] },
    { process },
  );
  expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  expect([process.calls, process.onDrain.size]).toEqual([1, 1]);
  expect(await answer.text()).toBe('data: 1\n\n');
  expect([process.calls, process.onDrain.size]).toEqual([0, 0]);
  // Data is over when it is sent.
  await relayedAnswer(Response.json({}), { setCookies: [] }, { process });
  expect(process.calls).toBe(0);
});

it('an answer that is left is let go of', async () => {
  let cancelled = false;
  const body = new ReadableStream({ cancel: () => void (cancelled = true) });
  await relay(body, { headers: { 'content-type': 'text/html' } });
  expect(cancelled).toBe(true);
});
