import { createHash } from 'node:crypto';
import { createServer, Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';
import { guardServers, refusalBeforeNext } from '@/lib/server/gate/before-next';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isPageAddress } from '@/lib/server/gate/page-slots';
import { rawRequest } from '../raw-request';
import { until } from '../../until';

const { emit } = Server.prototype;
afterAll(() => {
  Server.prototype.emit = emit;
});

describe('before Next', () => {
  it.each([
    ['TRACE', '/', 405],
    ['TRACK', '/', 405],
    ['CONNECT', 'a:1', 405],
    ['GET', '/api/%E0%A4%A', 400],
    ['GET', '/%', 400],
    ['GET', '/%zz?a=1', 400],
    ['GET', '/\\evil.example', 400],
    ['GET', 'http://169.254.169.254/latest/meta-data/', 400],
    ['OPTIONS', '*', 400],
    ['GET', '', 400],
  ])('%s %s is refused with %d', (method, url, status) => {
    expect(refusalBeforeNext(method, url)?.status).toBe(status);
  });

  const segment = encodeURIComponent(
    JSON.stringify(['', { children: ['m', { children: [['id', 'x', 'd', null], {}] }] }, null]),
  );
  const full = encodeURIComponent(
    JSON.stringify(['', { children: ['', {}] }, ['/a', '?b'], 'refetch', 4, 'x']),
  );

  it.each([
    'x',
    '%ZZ',
    'null',
    '{}',
    '[""]',
    '["",{},1]',
    '["",{"children":["a"]}]',
    '[[1],{}]',
    '['.repeat(3_000),
    `["",{},"${'x'.repeat(40_000)}"]`,
  ])('a router state that Next cannot parse is refused: %#', (header) => {
    const headers = { 'next-router-state-tree': header };
    expect(refusalBeforeNext('GET', '/m/news', { headers })?.status).toBe(400);
    expect(() => parseAndValidateFlightRouterState(header)).toThrow();
  });

  it.each<unknown>([
    ['', {}, null, null, null, 'x', 'y'],
    ['', {}, 'url'],
    ['', {}, ['/a']],
    ['', {}, null, 'other'],
    ['', {}, null, null, '4'],
    ['', {}, null, null, 4, 5],
    [['a', 'b', 'c'], {}],
    [['a', 'b', 'x', null], {}],
    [['a', 'b', 'c', [1]], {}],
    ['', { children: [''] }],
    ['', { children: ['', { a: 'b' }] }],
    ['', []],
  ])('a state in no form of Next’s is refused: %j', (state) => {
    const header = encodeURIComponent(JSON.stringify(state));
    const headers = { 'next-router-state-tree': header };
    expect(refusalBeforeNext('GET', '/m/news', { headers })?.status).toBe(400);
  });

  it.each(['refetch', 'inside-shared-layout', 'metadata-only', null])(
    'a state that asks for %j goes on',
    (refresh) => {
      const state = ['', { children: [['a', 'b', 'oc', ['c']], {}] }, ['/a', '?b'], refresh];
      const header = encodeURIComponent(JSON.stringify(state));
      const headers = { 'next-router-state-tree': header };
      expect(refusalBeforeNext('GET', '/m/news', { headers })).toBeUndefined();
      expect(parseAndValidateFlightRouterState(header)).toBeDefined();
    },
  );

  it('a state is as long as Next reads it, and there is one of it', () => {
    const state = (chars: number) => `["",{},["/a","${'x'.repeat(chars - 17)}"]]`;
    const statusOf = (header: string | string[]) =>
      refusalBeforeNext('GET', '/', { headers: { 'next-router-state-tree': header } })?.status;
    expect(state(40_000).length).toBe(40_000);
    expect(statusOf(state(40_000))).toBeUndefined();
    expect(statusOf(state(40_001))).toBe(400);
    expect(statusOf(['["",{}]', '["",{}]'])).toBe(400);
  });

  it.each([segment, full, '["",{}]'])('a router state that Next can read goes on: %#', (header) => {
    const headers = { 'next-router-state-tree': header };
    expect(refusalBeforeNext('GET', '/m/news', { headers })).toBeUndefined();
    expect(parseAndValidateFlightRouterState(header)).toBeDefined();
  });

  it.each(['/', '/m/news?q=%', '/%E6%96%B9', '/api/user/v1/display_tabs', '//x'])(
    'GET %s passes',
    (url) => {
      expect(refusalBeforeNext('GET', url)).toBeUndefined();
    },
  );

  let server: Server;
  let port: number;
  beforeAll(async () => {
    guardServers();
    server = createServer((_, response) => response.end('from the server'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a TCP port has an address of this form.
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('refuses on every server of the process, and lets other requests through', async () => {
    expect(await rawRequest(port, 'TRACE / HTTP/1.1')).toMatch(/^HTTP\/1.1 405 [\s\S]*allow: GET/);
    expect(await rawRequest(port, 'GET /% HTTP/1.1')).toMatch(/^HTTP\/1.1 400 /);
    expect(await rawRequest(port, 'GET / HTTP/1.1')).toContain('from the server');
    expect(await rawRequest(port, 'GET / HTTP/1.1\r\nhost: evil.example')).toMatch(
      /^HTTP\/1.1 400 /,
    );
  });

  it('answers a call with a malformed address in the envelope', async () => {
    for (const path of ['/api/events/v1/%ff/detail', '/api/%', '/internal/%zz?a=1']) {
      const told = await rawRequest(port, `GET ${path} HTTP/1.1`);
      expect(told).toMatch(/^HTTP\/1.1 400 [\s\S]*content-type: application\/json/);
      expect(JSON.parse(told.slice(told.indexOf('{')))).toMatchObject({
        base_resp: { error_code: 400, reason: 'addressMalformed' },
        code: 400,
      });
    }
  });

  it.each(['h2c', 'websocket'])(
    'a request that offers %s is answered like any other',
    async (name) => {
      const offer = `HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: ${name}`;
      let taken = 0;
      server.on('upgrade', (_, socket: Duplex) => {
        taken += 1;
        socket.end();
      });
      expect(await rawRequest(port, `GET / ${offer}`)).toContain('from the server');
      expect(await rawRequest(port, `GET /% ${offer}`)).toMatch(/^HTTP\/1.1 400 /);
      expect(taken).toBe(0);
    },
  );

  it('a request with two lengths is refused, since a second one could be hidden in it', async () => {
    const both = 'POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 4';
    expect(await rawRequest(port, both)).toMatch(/^HTTP\/1.1 400 /);
    const twice = 'POST / HTTP/1.1\r\nContent-Length: 4\r\nContent-Length: 5';
    expect(await rawRequest(port, twice)).toMatch(/^HTTP\/1.1 400 /);
    expect(await rawRequest(port, 'GET / HTTP/1.1')).toMatch(/^HTTP\/1.1 200 /);
  });

  it("an address longer than Node's limit gets a page with a link to the news", async () => {
    const long = 'x'.repeat(20_000);
    const told = await rawRequest(port, `GET /m/news/detail?id=${long} HTTP/1.1`);
    expect(told).toMatch(/^HTTP\/1.1 414 [\s\S]*content-type: text\/html/);
    expect(told).toContain('href="/m/news"');
    expect(told).not.toContain('xxxx');
    // The page's policy allows its own style.
    const style =
      /<style>([\s\S]*)<\/style>/.exec(Buffer.from(told, 'latin1').toString())?.[1] ?? '';
    expect(told).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    const call = await rawRequest(port, `GET /api/events/v1/search?query=${long} HTTP/1.1`);
    expect(call).toMatch(/^HTTP\/1.1 414 [\s\S]*content-type: application\/json/);
    expect(JSON.parse(call.slice(call.indexOf('{')))).toMatchObject({
      base_resp: { error_code: 414, reason: 'addressTooLong' },
      code: 414,
    });
    // Headers that are too long are another error than the address.
    expect(await rawRequest(port, `GET / HTTP/1.1\r\nX-Long: ${long}`)).toMatch(/^HTTP\/1.1 431 /);
  });
});

describe('who answers a request', () => {
  type Guard = NonNullable<Parameters<typeof guardServers>[0]>;
  type Heard = { heard: string[]; port: number; server: Server };

  async function guarded(guard: (heard: string[]) => Guard): Promise<Heard> {
    Server.prototype.emit = emit;
    const heard: string[] = [];
    guardServers(guard(heard));
    const server = createServer((request, response) => {
      heard.push('next');
      response.setHeader('x-middleware-rewrite', '/hidden');
      response.setHeader('x-other', '1');
      response.end('from next');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { heard, port: (server.address() as AddressInfo).port, server };
  }
  const over = (server: Server) =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    });

  const all = (heard: string[]): Guard => ({
    record: ({ headers }) => {
      headers['x-request-id'] = 'named-here';
      heard.push(`record ${headers['x-forwarded-for']}`);
    },
    notice: () => void heard.push('notice'),
    answer: ({ url }, response) => {
      if (url !== '/own') return false;
      response.end('own');
      return true;
    },
    serveCall: ({ url }, response) => {
      if (url !== '/call') return false;
      response.end('call');
      return true;
    },
    serveGuest: ({ url }, response, render) => {
      if (url === '/guest') response.end('guest');
      else if (url === '/later') setImmediate(render);
      else return false;
      return true;
    },
  });

  it('is the first that can, and the framework last; all of it is recorded', async () => {
    const { heard, port, server } = await guarded(all);
    const ask = async (path: string) => {
      heard.length = 0;
      return rawRequest(port, `GET ${path} HTTP/1.1`);
    };
    for (const [path, text] of [
      ['/own', 'own'],
      ['/call', 'call'],
      ['/guest', 'guest'],
    ] as const) {
      expect(await ask(path)).toMatch(new RegExp(`${text}$`));
      expect(heard).toEqual(['record 127.0.0.1', 'notice']);
    }
    for (const path of ['/later', '/m/news']) {
      const answer = await ask(path);
      expect(answer).toMatch(/from next$/);
      // Its name is told, and where it was rewritten to is not.
      expect(answer).toContain('x-request-id: named-here');
      expect(answer).toContain('x-other: 1');
      expect(answer).not.toContain('rewrite');
      expect(heard).toEqual(['record 127.0.0.1', 'notice', 'next']);
    }
    const refused = await ask('/%');
    expect(refused).toMatch(/^HTTP\/1.1 400 [\s\S]*x-request-id: named-here/);
    expect(refused).toContain('connection: close');
    expect(refused).toContain("content-security-policy: default-src 'none'");
    expect(refused).toMatch(/\r\n\r\nThe address is malformed\.\n$/);
    expect(heard).toEqual(['record 127.0.0.1']);
    await over(server);
  });

  it('is Next alone where nothing else is there', async () => {
    const { port, server } = await guarded(() => ({}));
    expect(await rawRequest(port, 'GET /m/news HTTP/1.1')).toMatch(/from next$/);
    await over(server);
  });

  it('is who speaks another protocol where that is wanted', async () => {
    const { port, server } = await guarded(() => ({ upgrades: true }));
    server.on('upgrade', (_, socket: Duplex) => socket.end('HTTP/1.1 101 Switching\r\n\r\n'));
    const offer = 'HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket';
    expect(await rawRequest(port, `GET / ${offer}`)).toMatch(/^HTTP\/1.1 101 /);
    await over(server);
  });

  it('is told in the methods that are answered what others are not', () => {
    expect(refusalBeforeNext('TRACE', '/')).toEqual({
      ...{ status: 405, allow: 'GET, HEAD, POST' },
      message: 'This method is not answered.',
    });
    expect(refusalBeforeNext('GET', '/', { rawHeaders: ['Host', 'a', 'hOsT', 'b'] })?.status).toBe(
      400,
    );
    for (const rawHeaders of [
      ['Host', 'a', 'X', 'Host'],
      ['X', 'host', 'Y', 'host'],
      ['Hose', 'a', 'Host', 'b'],
    ]) {
      expect(refusalBeforeNext('GET', '/', { rawHeaders })).toBeUndefined();
    }
    for (const url of ['/a b', '/a\tb', '/a\0', '/a\\b', 'x']) {
      expect(refusalBeforeNext('GET', url)?.message).toBe('The address is malformed.');
    }
    expect(refusalBeforeNext('GET', '/a!b')).toBeUndefined();
  });
});

it('a visitor who leaves before their page is rendered holds no place', async () => {
  Server.prototype.emit = emit;
  guardServers({ pagesAtOnce: 1 });
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    if (asked > 1) response.end('the page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const first = connect(port, '127.0.0.1');
  first.write('GET /m/news HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await until(() => Promise.resolve(asked === 1));
  expect(await rawRequest(port, 'GET /m/news HTTP/1.1')).toMatch(/^HTTP\/1.1 503 /);
  first.destroy();
  await until(async () => (await rawRequest(port, 'GET /m/news HTTP/1.1')).endsWith('the page'));
  // Once, and once only: the next two find one place still.
  expect(await rawRequest(port, 'GET /m/news HTTP/1.1')).toMatch(/the page$/);
  await new Promise((resolve) => server.close(resolve));
});

describe('pages at once', () => {
  it.each([
    ...['/m/news', '/', '/news/detail?id=a.png', '/m/v1.2/x'],
    ...[
      '/feed.atom?q=x',
      '/feed.json',
      '/day.atom',
      '/sitemap.xml',
      '/nothing.png',
      '/a.b?icon.svg',
    ],
  ])('%s counts as rendered', (url) => expect(isPageAddress(url)).toBe(true));
  it.each([
    ...['/_next/static/a.js', '/api/chat', '/icon/a.example', '/livez', '/icon.svg?x=1'],
    // Reader apps and programs of operators do not see a page that says to come back.
    ...['/reader/api/0/stream/contents/x?n=20', '/accounts/ClientLogin', '/internal/v1/logs'],
  ])('%s does not', (url) => expect(isPageAddress(url)).toBe(false));
  it.each(['/reader', '/reader/apix/0/x', '/internal', '/accounts/ClientLogin/x'])(
    '%s does not exist and is rendered as missing',
    (url) => expect(isPageAddress(url)).toBe(true),
  );
  it('no file in public counts, whatever is added there', () => {
    const files = readdirSync('public', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join('/', relative('public', parentPath), name));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter(isPageAddress)).toEqual([]);
  });

  it('beyond the limit are refused with a retry time, and admitted when one is done', async () => {
    Server.prototype.emit = emit;
    guardServers({ pagesAtOnce: 2 });
    const waiting: ServerResponse[] = [];
    let arrived = () => {};
    const server = createServer((request, response) => {
      if (request.url === '/api/x') response.end('call');
      else waiting.push(response);
      arrived();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a TCP port has an address of this form.
    const { port } = server.address() as AddressInfo;
    /**
     * A page whose rendering has started; in an object, since awaiting it directly would end it.
     */
    const page = () =>
      new Promise<{ answer: Promise<string> }>((resolve) => {
        const answer = rawRequest(port, 'GET /m/news HTTP/1.1');
        arrived = () => resolve({ answer });
      });
    const [first, second] = [await page(), await page()];
    expect(await rawRequest(port, 'GET /m/news HTTP/1.1')).toMatch(
      /^HTTP\/1.1 503 [\s\S]*retry-after: \d/i,
    );
    expect(await rawRequest(port, 'GET /api/x HTTP/1.1')).toContain('call');
    waiting[0]?.end('one');
    expect(await first.answer).toContain('one');
    const third = await page();
    for (const response of waiting.slice(1)) response.end('more');
    expect(await second.answer).toContain('more');
    expect(await third.answer).toContain('more');
    await new Promise((resolve) => server.close(resolve));
  });
});
