// What one line of the log and the span of a request say, asked of a real exchange.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTracer, type Attributes, type SpanStart } from '@/lib/newsroom/spans';
import { createRequestRecord, loggedPath, routeClass } from '@/lib/server/gate/request-record';
import { withinTrace } from '@/lib/server/gate/request-trace';
import { createLog } from '@/lib/server/process/log';
import { metricsText } from '@/lib/server/process/metrics';
import { hashedAddress } from '@/lib/server/request/client-address';
import { until } from '../../until';

const secret = 'a secret of the tests';
type Line = Record<string, unknown>;

async function site(
  answer: (message: IncomingMessage, response: ServerResponse) => void,
  { level = 'debug', trustedProxies = ['10.0.0.0/8'], accessLog = true } = {},
) {
  const lines: Line[] = [];
  const log = createLog(level, { write: (line) => void lines.push(JSON.parse(line) as Line) });
  let now = 1_000;
  const record = createRequestRecord({
    ...{ log, accessLog, trustedProxies, secret },
    // Each look at the clock is a quarter of a second later.
    clock: () => (now += 250.4),
  });
  const server = createServer((message, response) => {
    record(message, response);
    answer(message, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    lines,
    port,
    async ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
      const before = lines.length;
      const init = { method, headers: { connection: 'close', ...headers } };
      await (await fetch(`http://127.0.0.1:${port}${path}`, init)).text();
      await until(async () => lines.length > before);
      return lines.at(-1);
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

let open: Awaited<ReturnType<typeof site>>;
afterEach(() => open?.close());
afterAll(() => setTracer(undefined));

describe('the line of a request', () => {
  it('says who asked for what, how it ended and how long it took', async () => {
    open = await site((_, response) => response.writeHead(201).end());
    const forwarded = { 'x-forwarded-for': '203.0.113.7, 10.0.0.2' };
    expect(await open.ask('/m/news?q=private', forwarded, 'POST')).toEqual({
      ...{ level: 30, time: expect.any(Number), msg: 'request', event: 'request' },
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ...{ method: 'POST', path: '/m/news', route: 'page', status: 201, ms: 250 },
      network: hashedAddress('203.0.113.7', secret),
    });
    // Who says nothing of an address has none.
    expect(await open.ask('/m/news')).not.toHaveProperty('network');
  });

  it('of a balancer is written for who looks closely alone', async () => {
    open = await site((_, response) => response.end());
    expect(await open.ask('/readyz')).toMatchObject({ level: 20, route: 'health' });
    await open.close();
    open = await site((_, response) => response.end(), { level: 'info' });
    await fetch(`http://127.0.0.1:${open.port}/readyz`, { headers: { connection: 'close' } });
    await open.ask('/m/news');
    expect(open.lines.map(({ route }) => route)).toEqual(['page']);
  });

  it('is not written where the operator wants none', async () => {
    open = await site((_, response) => response.end(), { accessLog: false });
    const init = { headers: { connection: 'close' } };
    for (let at = 0; at < 2; at += 1) await fetch(`http://127.0.0.1:${open.port}/m/news`, init);
    expect(open.lines).toEqual([]);
  });

  it('of a stream is one, whatever its address', async () => {
    open = await site((_, response) => {
      response.setHeader('content-type', 'text/event-stream; charset=utf-8');
      response.end();
    });
    expect(await open.ask('/api/chat')).toMatchObject({ route: 'stream', status: 200 });
  });

  it('is counted with the seconds that it took, and a stream without: it takes as long as it likes', async () => {
    const valueOf = async (labels: string) => {
      const line = (await metricsText()).split('\n').find((one) => one.includes(labels));
      return Number(line?.split(' ').at(-1) ?? 0);
    };
    const took = (what: string, route: string) =>
      valueOf(`cubewire_http_request_seconds_${what}{route="${route}"`);
    open = await site(({ url }, response) => {
      if (url === '/api/chat') response.setHeader('content-type', 'text/event-stream');
      response.end();
    });
    const before = [await took('sum', 'page'), await took('count', 'page')];
    const streams = await took('count', 'stream');
    await open.ask('/m/news');
    await open.ask('/api/chat');
    expect((await took('sum', 'page')) - (before[0] ?? 0)).toBeCloseTo(0.25);
    expect((await took('count', 'page')) - (before[1] ?? 0)).toBe(1);
    expect(await took('count', 'stream')).toBe(streams);
  });

  it('of who left before there was an answer says so', async () => {
    let here = false;
    open = await site(() => (here = true));
    const visitor = connect(open.port, '127.0.0.1');
    visitor.write('GET /m/news HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await until(async () => here);
    visitor.destroy();
    await until(async () => open.lines.length > 0);
    expect(open.lines[0]).toMatchObject({ status: 499 });
  });

  it('has the name that a proxy of ours gave, and no other', async () => {
    const named = { 'x-request-id': 'named-by-the-proxy' };
    open = await site((_, response) => response.end());
    expect(await open.ask('/', named)).toMatchObject({ id: 'named-by-the-proxy' });
    for (const id of ['short', 'x'.repeat(65), 'no "name" at all']) {
      expect((await open.ask('/', { 'x-request-id': id }))?.id).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('names the path as far as a line goes', () => {
    expect(loggedPath(`/${'x'.repeat(400)}?q=y`)).toBe(`/${'x'.repeat(299)}`);
    expect(loggedPath('/a?b')).toBe('/a');
  });
});

it.each([
  ['/livez', 'health'],
  ['/metrics', 'health'],
  ['/livez/x', 'page'],
  ['/api', 'page'],
  ['/x/api/y', 'page'],
  ['/accounts/ClientLogin/x', 'page'],
  ['/reader/api/', 'call'],
  ['/icon/a', 'picture'],
  ['/voice/e1/en/0', 'picture'],
  ['/file/f', 'picture'],
  ['/x/picture/e', 'page'],
  ['/track', 'share'],
  ['/answer', 'share'],
  ['/zlink', 'share'],
  ['/card/', 'page'],
  ['/news/detail/x', 'page'],
  ['/x/news/detail', 'page'],
  ['/_next', 'page'],
  ['/feed.atom', 'file'],
  ['/A.PNG', 'file'],
  ['/v1.2/x', 'page'],
])('%s is of the kind %s', (path, kind) => expect(routeClass(path)).toBe(kind));

describe('the span of a request', () => {
  type Begun = {
    name: string;
    start?: SpanStart;
    set: Attributes[];
    failed: string[];
    ended: number;
  };
  const begun: Begun[] = [];
  const context = { traceId: 't', spanId: 's', sampled: true };
  const trace = () => {
    begun.length = 0;
    setTracer({
      begin(name, start) {
        const one: Begun = { name, start, set: [], failed: [], ended: 0 };
        begun.push(one);
        return {
          context,
          set: (attributes) => void one.set.push(attributes),
          fail: (message) => void one.failed.push(message),
          end: () => void (one.ended += 1),
        };
      },
      within: (_, run) => run(),
      active: () => undefined,
      close: async () => undefined,
    });
  };
  const traced = (status: number) =>
    site((message, response) =>
      withinTrace(message, response, () =>
        response.writeHead(status).end(message.headers.traceparent),
      ),
    );

  it.each([
    [200, []],
    [404, []],
    [499, []],
    [500, ['failed']],
    [503, ['failed']],
  ])('begins with it and ends with its answer of %i', async (status, failed) => {
    trace();
    open = await traced(status);
    await open.ask('/m/news?q=private', { 'x-request-id': 'named-by-the-proxy' });
    expect(begun).toEqual([
      {
        name: 'GET page',
        start: {
          kind: 'server',
          attributes: {
            ...{ 'http.request.method': 'GET', 'url.path': '/m/news' },
            'request.id': 'named-by-the-proxy',
          },
        },
        set: [{ 'http.response.status_code': status }],
        failed,
        ended: 1,
      },
    ]);
  });

  it('is none of a balancer, nor where nothing is traced', async () => {
    trace();
    open = await traced(200);
    await open.ask('/readyz');
    expect(begun).toEqual([]);
    setTracer(undefined);
    expect(await open.ask('/m/news')).toMatchObject({ status: 200 });
  });

  it('joins no trace that a visitor names', async () => {
    setTracer(undefined);
    let heard: unknown = 'nothing yet';
    open = await site((message, response) =>
      withinTrace(message, response, () => {
        heard = message.headers.traceparent;
        response.end();
      }),
    );
    await open.ask('/m/news', { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` });
    expect(heard).toBeUndefined();
  });

  it('of who left says so', async () => {
    trace();
    let here = false;
    open = await site((message, response) => withinTrace(message, response, () => (here = true)));
    const visitor = connect(open.port, '127.0.0.1');
    visitor.write('GET /m/news HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await until(async () => here);
    visitor.destroy();
    await until(async () => begun[0]?.ended === 1);
    expect(begun[0]?.set).toEqual([{ 'http.response.status_code': 499 }]);
  });
});
