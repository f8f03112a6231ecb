import type { Fetch } from '@/lib/contract';
import { siteFile } from '@/lib/server/calls/site-file';

const answers =
  (type: string, headers: Record<string, string> = {}): Fetch =>
  async () =>
    new Response('bytes', { headers: { 'content-type': type, 'set-cookie': 'a=b', ...headers } });

it('a picture is shown in a sandbox, under its name', async () => {
  const name = "inline; filename*=UTF-8''a.png";
  const answer = await siteFile('fl_1', answers('image/png', { 'content-disposition': name }));
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'image/png',
    'content-disposition': name,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});

it('a text is offered as a download, whatever the service says', async () => {
  const shown = { 'content-disposition': 'inline' };
  const answer = await siteFile('fl_1', answers('text/plain; charset=utf-8', shown));
  expect(answer.headers.get('content-disposition')).toBe('attachment');
  expect(await answer.text()).toBe('bytes');
});

it.each(['text/html', 'image/svg+xml', 'application/pdf', ''])(
  '%p is not such a file',
  async (type) => {
    expect((await siteFile('fl_1', answers(type))).status).toBe(404);
  },
);

it('an invalid id sends the service no request', async () => {
  const asked: string[] = [];
  const service: Fetch = async ({ url }) => {
    asked.push(url);
    return new Response();
  };
  expect((await siteFile('../readyz', service)).status).toBe(404);
  expect(asked).toEqual([]);
});

it('a failing service is an upstream error', async () => {
  const failing: Fetch = async () => new Response('', { status: 500 });
  expect((await siteFile('fl_1', failing)).status).toBe(502);
});

it.each(['image/png', 'IMAGE/JPEG; a=b', 'image/gif', 'image/webp', 'image/avif'])(
  'a picture of %s is shown where it stands, as long as the service says',
  async (type) => {
    const asked: string[] = [];
    const headers = { 'content-length': '5', 'cache-control': 'max-age=5', etag: '"1"' };
    const answer = await siteFile('fl_1:a.b-c', (request) => {
      asked.push(new URL(request.url).pathname);
      return answers(type, headers)(request);
    });
    expect(asked).toEqual(['/file/fl_1:a.b-c']);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-length')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('max-age=5');
    expect(answer.headers.has('etag')).toBe(false);
    expect(answer.headers.has('set-cookie')).toBe(false);
    // Of a picture nothing is said but what the service says.
    expect(answer.headers.get('content-disposition')).toBe(
      type === 'image/png' ? null : answer.headers.get('content-disposition'),
    );
  },
);

it.each([
  ['x'.repeat(128), 200],
  ['x'.repeat(129), 404],
  ['a/b', 404],
  ['', 404],
])('a file may be called %s: %i', async (id, status) => {
  expect((await siteFile(id, answers('image/png'))).status).toBe(status);
});

it.each([
  [404, 404],
  [206, 404],
  [499, 404],
  [500, 502],
])('where the service says %i it is %i, and its answer is let go of', async (status, told) => {
  let cancelled = false;
  const body = new ReadableStream({ cancel: () => void (cancelled = true) });
  const headers = { 'content-type': 'image/png' };
  const answer = await siteFile('fl_1', async () => new Response(body, { status, headers }));
  expect([answer.status, cancelled]).toEqual([told, true]);
});
