import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { FetchError } from '@/lib/newsroom/ingest/fetch-error';
import { createGuardedFetch } from '@/lib/newsroom/ingest/guarded-fetch';
import { eventLoopTurns } from '../../event-loop-turns';
import { describeShared } from '../../shared';
import { startServer, type LocalServer } from './local-server';

const maxBytes = 1024 * 1024;

/** The error of a fetch, or undefined if it succeeded. */
async function failure(promise: Promise<unknown>): Promise<FetchError | undefined> {
  try {
    await promise;
    return undefined;
  } catch (error) {
    if (error instanceof FetchError) return error;
    throw error;
  }
}

describe('the guarded fetch against a server on this machine', () => {
  let server: LocalServer;
  const asked: { path: string; headers: Record<string, unknown> }[] = [];

  beforeAll(async () => {
    server = await startServer((request, response) => {
      const path = request.url ?? '';
      asked.push({ path, headers: request.headers });
      if (path === '/plain') response.end('hello');
      else if (path === '/gzip') {
        response.setHeader('content-encoding', 'gzip').end(gzipSync('zipped'));
      } else if (path === '/bomb') {
        response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(40 * maxBytes)));
      } else if (path === '/self') response.writeHead(302, { location: '/self' }).end();
      else if (path.startsWith('/chain/')) {
        const left = Number(path.slice(7));
        if (left === 0) response.end('arrived');
        else response.writeHead(302, { location: `/chain/${left - 1}` }).end();
      } else if (path.startsWith('/to?')) {
        response.writeHead(302, { location: decodeURIComponent(path.slice(4)) }).end();
      } else if (path === '/hangs') response.write('never ends');
      else response.writeHead(404).end('no such page');
    });
  });
  beforeEach(() => asked.splice(0));
  afterAll(() => server.close());

  const local = () => createGuardedFetch({ allowAddress: (a) => a === '127.0.0.1' });

  it('refuses this machine unless code allows the address', async () => {
    const error = await failure(createGuardedFetch()(`${server.url}/plain`, { maxBytes }));
    expect(error).toMatchObject({
      kind: 'refused',
      message: 'address points inside the network',
    });
    expect(asked).toEqual([]);
  });

  it('returns status, headers and body, whatever the status', async () => {
    const answer = await local()(`${server.url}/plain`, { maxBytes });
    expect({ ...answer, body: Buffer.from(answer.body).toString() }).toMatchObject({
      status: 200,
      body: 'hello',
      url: `${server.url}/plain`,
    });
    expect((await local()(`${server.url}/gone`, { maxBytes })).status).toBe(404);
  });

  it('decompresses, and counts bytes after that', async () => {
    const zipped = await local()(`${server.url}/gzip`, { maxBytes });
    expect(Buffer.from(zipped.body).toString()).toBe('zipped');
    const bomb = await failure(local()(`${server.url}/bomb`, { maxBytes }));
    expect(bomb?.kind).toBe('too-large');
  });

  it('follows 5 redirects and no more', async () => {
    expect((await local()(`${server.url}/chain/5`, { maxBytes })).url).toBe(
      `${server.url}/chain/0`,
    );
    expect((await failure(local()(`${server.url}/chain/6`, { maxBytes })))?.kind).toBe('redirects');
    asked.splice(0);
    expect((await failure(local()(`${server.url}/self`, { maxBytes })))?.kind).toBe('redirects');
    expect(asked).toHaveLength(6);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'file:///etc/passwd',
    'http://user:pw@example.com/',
    '//localhost/',
  ])('checks a redirect like the first address: %s', async (location) => {
    const url = `${server.url}/to?${encodeURIComponent(location)}`;
    expect((await failure(local()(url, { maxBytes })))?.kind).toBe('refused');
  });

  it('stops when the caller aborts', async () => {
    const leaving = new AbortController();
    const answer = failure(local()(`${server.url}/hangs`, { maxBytes, signal: leaving.signal }));
    while (asked.length === 0) await eventLoopTurns(1);
    leaving.abort();
    expect((await answer)?.kind).toBe('failed');
  });

  it('does not read proxy variables', async () => {
    process.env.HTTP_PROXY = 'http://10.0.0.9:3128';
    try {
      expect((await local()(`${server.url}/plain`, { maxBytes })).status).toBe(200);
    } finally {
      delete process.env.HTTP_PROXY;
    }
  });

  it('resolves a name once per connection and connects to exactly that address', async () => {
    const answers = [['127.0.0.1'], ['169.254.169.254']];
    let lookups = 0;
    const guarded = createGuardedFetch({
      resolve: async () => answers[lookups++] ?? [],
      allowAddress: (address) => address === '127.0.0.1',
    });
    const url = `http://rebind.example.com:${server.port}/plain`;
    expect((await guarded(url, { maxBytes })).status).toBe(200);
    expect(lookups).toBe(1);
    expect(asked[0]?.headers.host).toBe(`rebind.example.com:${server.port}`);
    expect((await failure(guarded(url, { maxBytes })))?.kind).toBe('refused');
  });

  it('never connects to a private address among several answers', async () => {
    const decoy = await startServer((_request, response) => response.end('private'), '127.0.0.2');
    const guarded = createGuardedFetch({
      resolve: async () => ['127.0.0.2', '127.0.0.1', '::1'],
      allowAddress: (address) => address === '127.0.0.1',
    });
    const url = `http://both.example.com:${server.port}/plain`;
    expect(Buffer.from((await guarded(url, { maxBytes })).body).toString()).toBe('hello');
    expect(
      (await failure(guarded(`http://both.example.com:${decoy.port}/`, { maxBytes })))?.kind,
    ).toBe('failed');
    await decoy.close();
  });
});

describe('reachability', () => {
  it('distinguishes a missing network from a refusal', async () => {
    const guarded = createGuardedFetch({
      resolve: async () => {
        throw Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN' });
      },
    });
    const error = await failure(guarded('https://example.com/feed', { maxBytes }));
    expect(error).toMatchObject({ kind: 'unreachable', message: 'the host cannot be reached' });
  });
});

const hosts = z.object({
  cases: z.array(
    z.object({ url: z.string(), expect: z.enum(['block', 'allow']), why: z.string() }),
  ),
});

/** A resolver's answers for the names in the corpus that depend on them. */
const stub: Record<string, string[]> = {
  'example.com': ['93.184.216.34'],
  'feeds.bbci.co.uk': ['151.101.0.81'],
  '7f000001.nip.io': ['127.0.0.1'],
  'localtest.me': ['127.0.0.1'],
  '7f000001.01010101.rbndr.us': ['127.0.0.1'],
};

describeShared('addresses of the SSRF corpus', ['corpora', 'ssrf'], (folder) => {
  const { cases } = hosts.parse(
    JSON.parse(readFileSync(join(folder, 'url-hosts-own.json'), 'utf8')),
  );

  it.each(cases)('$expect $url ($why)', async ({ url, expect: expected }) => {
    // The caller aborts before the first socket opens: only the guard's decision is observed.
    const left = new AbortController();
    const looked: string[] = [];
    const guarded = createGuardedFetch({
      resolve: async (host) => {
        looked.push(host);
        return stub[host] ?? ['10.0.0.1'];
      },
      allowAddress: () => {
        setImmediate(() => left.abort());
        return false;
      },
    });
    const error = await failure(guarded(url, { maxBytes, signal: left.signal }));
    expect(error?.isRefusal ? 'block' : 'allow').toBe(expected);
  });
});
