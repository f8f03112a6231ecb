import type { Fetch } from '@/lib/contract';
import { icon, picture } from '@/lib/server/calls/icon';
import { deployment } from '../service';

const image = (type = 'image/png', headers: Record<string, string> = {}): Fetch => {
  return async () => new Response('bytes', { headers: { 'content-type': type, ...headers } });
};

describe('the icon of a host', () => {
  it('is an image in a sandbox that caches keep', async () => {
    const asked: string[] = [];
    const answer = await icon('News.BBC.co.uk', (request) => {
      asked.push(new URL(request.url).pathname);
      return image('image/png', { 'set-cookie': 'a=b' })(request);
    });
    expect(asked).toEqual(['/icon/news.bbc.co.uk']);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('bytes');
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is cached as long as the service says', async () => {
    const headers = { 'cache-control': 'public, max-age=60' };
    const answer = await icon('bbc.com', image('image/svg+xml; charset=utf-8', headers));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  });

  it('that the service does not know is a 404 envelope', async () => {
    const answer = await icon('bbc.com', async () => new Response('<b>no</b>', { status: 404 }));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ base_resp: { error_code: 404 } });
  });

  it.each(['text/html', 'image/svg', 'application/json', ''])(
    'that is no image (%s) is never passed on',
    async (type) => {
      const answer = await icon('bbc.com', image(type));
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('bytes');
    },
  );

  it('is a 502 envelope while the service is down', async () => {
    const answer = await icon('bbc.com', async () => new Response('', { status: 500 }));
    expect(answer.status).toBe(502);
  });
});

describe('the icon of what is no public name', () => {
  it.each([
    ...['localhost', 'router.local', 'db.internal', 'printer.lan', '127.0.0.1', '[::1]', '1.2.3'],
    ...['co.uk', 'com', 'news.bbc.com:80', 'bbc.com/x', '-a.com', 'a_b.com', 'a..com', '.com'],
    ...[`${'a'.repeat(64)}.com`, `${'a.'.repeat(126)}com`, 'a.com\n', 'bbc.nothing', ''],
  ])('is nobody’s to ask for: %j', async (host) => {
    const service = jest.fn(image());
    const answer = await icon(host, service);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      404,
      'public, max-age=3600',
    ]);
    expect(await answer.json()).toMatchObject({
      base_resp: { values: { detail: 'There is no icon of that name.' } },
    });
    expect(service).not.toHaveBeenCalled();
  });

  it.each(['bbc.com', 'a.b.c.example.co.uk', 'xn--fsq.com', `${'a'.repeat(63)}.com`])(
    'is asked for where it is one: %s',
    async (host) => expect((await icon(host, image())).status).toBe(200),
  );

  it('is none where the service has a picture of something else, whatever its kind', async () => {
    const other: Fetch = async () =>
      new Response('bytes', { status: 206, headers: { 'content-type': 'image/png' } });
    expect((await icon('bbc.com', other)).status).toBe(404);
    const spaced = image('image/png ; charset=binary');
    expect((await icon('bbc.com', spaced)).headers.get('content-type')).toBe('image/png');
  });

  it('is left where who asks leaves', async () => {
    const leaving = new AbortController();
    let heard: AbortSignal | undefined;
    await icon(
      'bbc.com',
      (request) => {
        heard = request.signal;
        return image()(request);
      },
      leaving.signal,
    );
    leaving.abort();
    expect(heard?.aborted).toBe(true);
  });
});

describe('the picture of an event', () => {
  async function ask(mark: string | null) {
    const asked: string[] = [];
    const { status } = await picture({ event: 'e_1', number: '0', mark }, (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return image()(request);
    });
    return [status, ...asked];
  }

  it('is requested with the mark in its address', async () => {
    expect(await ask('abc_-9')).toEqual([200, '/picture/e_1/0?v=abc_-9']);
    expect(await ask(null)).toEqual([200, '/picture/e_1/0']);
  });

  it.each([{ signInToRead: true }, { countries: ['PH'], countryHeader: 'x-c' }])(
    'is kept by no cache in front of a site that is not for everybody: %j',
    async (fields) => {
      const cachingOn = async (row: object) => {
        const asked = { event: 'e_1', number: '0', mark: null };
        const { headers } = await picture(asked, image(), deployment(row));
        return headers.get('cache-control');
      };
      expect(await cachingOn(fields)).toBe('private, max-age=86400');
      expect(await cachingOn({})).toBe('public, max-age=86400');
    },
  );

  it.each([
    ['public, max-age=60', 'private, max-age=60'],
    ['Public, max-age=60', 'private, max-age=60'],
    ['max-age=60', 'private, max-age=60'],
    ['private, max-age=60', 'private, max-age=60'],
    ['no-store', 'no-store'],
  ])('that a service lets be kept by %j is kept there by %j', async (said, kept) => {
    const asked = { event: 'e_1', number: '0', mark: null };
    const service = image('image/png', { 'cache-control': said });
    const closed = deployment({ signInToRead: true });
    expect((await picture(asked, service, closed)).headers.get('cache-control')).toBe(kept);
    expect((await picture(asked, service)).headers.get('cache-control')).toBe(said);
  });

  it.each([
    ['e_1', '10'],
    ['e_1', 'x'],
    ['e_1', ''],
    ['', '0'],
    ['a/b', '0'],
    ['x'.repeat(129), '0'],
  ])('is none of the event %j with the number %j', async (event, number) => {
    const service = jest.fn(image());
    const answer = await picture({ event, number, mark: null }, service);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      404,
      'public, max-age=300',
    ]);
    expect(service).not.toHaveBeenCalled();
  });

  it('is an envelope while the service is down, and lets go of what it answered', async () => {
    let cancelled = false;
    const body = new ReadableStream({ cancel: () => void (cancelled = true) });
    const asked = { event: 'e_1', number: '0', mark: null };
    const answer = await picture(asked, async () => new Response(body, { status: 503 }));
    expect([answer.status, cancelled]).toEqual([502, true]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['', 'a&b=c', '../x', 'a'.repeat(65)])('is none with %j for a mark', async (mark) => {
    expect(await ask(mark)).toEqual([404]);
  });
});
