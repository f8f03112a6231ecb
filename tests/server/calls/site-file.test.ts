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

it('a text is offered for saving, whatever the service says', async () => {
  const shown = { 'content-disposition': 'inline' };
  const answer = await siteFile('fl_1', answers('text/plain; charset=utf-8', shown));
  expect(answer.headers.get('content-disposition')).toBe('attachment');
  expect(await answer.text()).toBe('bytes');
});

it.each(['text/html', 'image/svg+xml', 'application/pdf', ''])(
  '%p is no such file',
  async (type) => {
    expect((await siteFile('fl_1', answers(type))).status).toBe(404);
  },
);

it('a name that is no id asks the service for nothing', async () => {
  const asked: string[] = [];
  const service: Fetch = async ({ url }) => {
    asked.push(url);
    return new Response();
  };
  expect((await siteFile('../readyz', service)).status).toBe(404);
  expect(asked).toEqual([]);
});

it('a service that fails is an upstream that failed', async () => {
  const failing: Fetch = async () => new Response('', { status: 500 });
  expect((await siteFile('fl_1', failing)).status).toBe(502);
});
