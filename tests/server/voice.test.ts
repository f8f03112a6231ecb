import type { Fetch } from '@/lib/contract';
import { verifyIdentity } from '@/lib/contract/identity';
import { voice } from '@/lib/server/voice';
import { deployment, deviceCookie, now, serviceSecret } from './service';

/** Asks for a sound as a browser would; what the service heard of it comes back too. */
async function ask(
  service: Fetch,
  headers: Record<string, string> = {},
  { path = '/voice/e1/en/0?v=abc', of = deployment() } = {},
) {
  const arrived: Request[] = [];
  const recorded: Fetch = (request) => {
    arrived.push(request.clone());
    return service(request);
  };
  const answer = await voice(new Request(`http://localhost:3000${path}`, { headers }), {
    deployment: of,
    service: recorded,
    loginService: recorded,
    sessionSecret: 'the session secret of the tests, long',
    ...{ serviceSecret, now },
  });
  const token = arrived[0]?.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  return { answer, arrived, identity: await verifyIdentity(token, serviceSecret, now) };
}

const sound: Fetch = async () =>
  new Response('ID3', { headers: { 'content-type': 'audio/mpeg', 'set-cookie': 'a=b' } });

it('the service is told whose daily quota a sound counts against', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  const { identity, answer } = await ask(sound, { ...forwarded, ...(await deviceCookie()) });
  expect(identity?.device).toEqual(expect.any(String));
  expect(identity?.address).toEqual(expect.any(String));
  expect(identity?.address).not.toContain('203');
  expect(await answer.text()).toBe('ID3');
  expect(answer.headers.has('set-cookie')).toBe(false);
  const other = await ask(sound, { 'x-forwarded-for': '203.0.113.8' });
  expect(other.identity?.address).not.toBe(identity?.address);
});

it('a device created for this request has no quota of its own', async () => {
  const { identity } = await ask(sound, { 'x-forwarded-for': '203.0.113.7' });
  expect(identity?.device).toBeUndefined();
});

it('a used-up quota is reported with a retry time', async () => {
  const full: Fetch = async () =>
    Response.json({ code: 429 }, { status: 429, headers: { 'retry-after': '60' } });
  const { answer } = await ask(full);
  expect(answer.status).toBe(429);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(await answer.json()).toMatchObject({ base_resp: { reason: 'speechOfDay' } });
});

/** What a service answers with, and whether it was let go of. */
function answering(status: number, headers: Record<string, string> = {}) {
  const heard = { cancelled: false };
  const body = new ReadableStream({
    pull: (to) => {
      to.enqueue(new TextEncoder().encode('ID3'));
      to.close();
    },
    cancel: () => void (heard.cancelled = true),
  });
  const empty = status === 304;
  const service: Fetch = async () => new Response(empty ? null : body, { status, headers });
  return { service, heard };
}
const mpeg = { 'content-type': 'audio/mpeg' };

it.each([200, 206, 416])(
  '%i of a sound passes, with the headers that playing needs',
  async (status) => {
    const playing = {
      ...{ 'content-type': 'audio/ogg', 'content-length': '3', 'content-range': 'bytes 0-2/9' },
      ...{ 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=5', etag: '"1"' },
    };
    const { service } = answering(status, { ...playing, 'x-other': '1' });
    const { answer } = await ask(service);
    expect([answer.status, await answer.text()]).toEqual([status, 'ID3']);
    expect(Object.fromEntries(answer.headers)).toEqual({
      ...playing,
      'content-security-policy': expect.stringContaining('sandbox') as string,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  },
);

it('what the asker has already needs no kind', async () => {
  const { answer } = await ask(answering(304, { etag: '"1"' }).service);
  expect([answer.status, answer.headers.get('etag')]).toEqual([304, '"1"']);
});

it.each<[number, Record<string, string>, number, string]>([
  [200, { 'content-type': 'text/html' }, 502, 'upstream'],
  [200, { 'content-type': 'audio/' }, 502, 'upstream'],
  [200, {}, 502, 'upstream'],
  [206, { 'content-type': 'text/html' }, 404, 'missing'],
  [404, mpeg, 404, 'missing'],
  [499, mpeg, 404, 'missing'],
  [500, mpeg, 502, 'upstream'],
  [503, {}, 502, 'upstream'],
])('%i with %j is %i (%s), and let go of', async (status, headers, told, reason) => {
  const { service, heard } = answering(status, headers);
  const { answer } = await ask(service);
  expect(answer.status).toBe(told);
  expect(await answer.json()).toMatchObject({ base_resp: { reason } });
  expect(heard.cancelled).toBe(true);
});

it('a share that is used up without a time tells none', async () => {
  const { answer } = await ask(answering(429).service);
  expect([answer.status, answer.headers.has('retry-after')]).toEqual([429, false]);
});

it.each([
  ['/voice/e1/en/0', 'http://news-service.invalid/voice/e1/en/0'],
  ['/voice/e1/en/120?v=a&b=c', 'http://news-service.invalid/voice/e1/en/120?v=a&b=c'],
  ['/%76oice/e%31/en/0', 'http://news-service.invalid/voice/e1/en/0'],
])('%s is asked for as %s', async (path, url) => {
  const { arrived } = await ask(sound, { range: 'bytes=0-1', 'if-range': '"1"' }, { path });
  expect(arrived.map((one) => one.url)).toEqual([url]);
  expect(arrived[0]?.headers.get('range')).toBe('bytes=0-1');
  expect(arrived[0]?.headers.get('if-range')).toBe('"1"');
  expect(arrived[0]?.headers.has('if-none-match')).toBe(false);
});

it.each([
  '/voice/e1/en/1234',
  '/voice/e1/eng/0',
  '/voice/e1/en/x',
  '/voice/e1/en',
  '/voice/a%2Fb/en/0',
])('there is no sound at %s, and nobody is asked', async (path) => {
  const { answer, arrived } = await ask(sound, {}, { path });
  expect([answer.status, arrived.length]).toEqual([404, 0]);
});

it.each([{ signInToRead: true }, { countries: ['PH'], countryHeader: 'x-c' }])(
  'a sound that is not for everybody is kept by no cache in front: %j',
  async (fields) => {
    const { answer } = await ask(sound, {}, { of: deployment(fields) });
    expect(answer.headers.get('cache-control')).toBe('private, max-age=86400');
    expect((await ask(sound)).answer.headers.has('cache-control')).toBe(false);
  },
);
