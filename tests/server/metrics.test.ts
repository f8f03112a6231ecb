import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, get, Server, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { z } from 'zod';
import { emptyReport } from '@/lib/newsroom/ingest/report';
import { feedId } from '@/lib/newsroom/ingest/known-source';
import { createEmbeddings } from '@/lib/newsroom/model/embeddings';
import { createModel } from '@/lib/newsroom/model/model';
import { serve } from '@/lib/newsroom/serve';
import { countPoll, readState } from '@/lib/newsroom/state-meters';
import { timedClusterer } from '@/lib/newsroom/timed-clusterer';
import { guardServers } from '@/lib/server/gate/before-next';
import { createRequestRecord, routeClass } from '@/lib/server/gate/request-record';
import { withMetrics } from '@/lib/server/newsroom-metrics';
import { createLog } from '@/lib/server/process/log';
import {
  answerMetrics,
  measureProcess,
  metricsIn,
  metricsText,
  ownMetrics,
} from '@/lib/server/process/metrics';

const { emit } = Server.prototype;
const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
const token = 'a token that only the test knows';
let door: Parameters<typeof answerMetrics>[2];

let server: Server;
let port: number;
beforeAll(async () => {
  measureProcess('web');
  guardServers({
    trustedProxies: ['127.0.0.2'],
    record: createRequestRecord({ log, accessLog: true, secret: 'a secret of the tests' }),
    answer: (message, response) => answerMetrics(message, response, door),
  });
  server = createServer((message, response) => {
    response.writeHead(message.url?.startsWith('/api/') ? 502 : 200);
    response.end(String(message.headers['x-request-id']));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a TCP port has an address of this form.
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  door = { ownNames: [], others: () => [] };
  lines.length = 0;
});
afterAll(async () => {
  Server.prototype.emit = emit;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { connection: 'close', ...headers },
  });
  return { answer, status: answer.status, text: await answer.text() };
};

/** The value of one line of the metrics text; labels in any order. */
function valueOf(text: string, name: string, labels: Record<string, string> = {}): number {
  const line = text
    .split('\n')
    .find(
      (one) =>
        new RegExp(`^${name}(\\{| )`).test(one) &&
        Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`)),
    );
  return Number(line?.split(' ').at(-1) ?? 0);
}

const record = z.object({
  event: z.literal('request'),
  id: z.string(),
  method: z.string(),
  path: z.string(),
  route: z.string(),
  status: z.number(),
  ms: z.number(),
  network: z.string(),
});
const recorded = () => lines.map((line) => record.parse(JSON.parse(line)));

describe('a request', () => {
  it('is one log line, without its query, cookie and address', async () => {
    const { answer, text } = await ask('/m/search?q=private-words', {
      cookie: 'sid=sealed-session',
      authorization: 'Bearer somebody',
    });
    const [line] = recorded();
    expect(recorded()).toHaveLength(1);
    expect(line).toMatchObject({ method: 'GET', path: '/m/search', route: 'page', status: 200 });
    expect(answer.headers.get('x-request-id')).toBe(line?.id);
    // The handler sees the same id, and returns it.
    expect(text).toBe(line?.id);
    expect(lines.join()).not.toMatch(/private-words|sealed-session|somebody|127\.0\.0\.1/);
  });

  it('has its id in every answer', async () => {
    for (const path of ['/m/news', '/%', '/metrics']) {
      const { answer } = await ask(path, { 'x-request-id': 'no "name"' });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
    const [page, refused] = recorded();
    expect(page?.id).not.toBe(refused?.id);
  });

  it('keeps the id given by a proxy on this machine, if valid', async () => {
    await ask('/', { 'x-request-id': 'from-the-proxy.1' });
    await ask('/', { 'x-request-id': 'with "quotes" and\tblanks' });
    const [first, second] = recorded();
    expect(first?.id).toBe('from-the-proxy.1');
    expect(second?.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is counted by kind and status, also one that is refused at once', async () => {
    const before = await metricsText();
    await ask('/api/events/v1/list');
    await ask('/%');
    const after = await metricsText();
    const grown = (labels: Record<string, string>) =>
      valueOf(after, 'cubewire_http_requests_total', labels) -
      valueOf(before, 'cubewire_http_requests_total', labels);
    expect(grown({ route: 'call', status: '502' })).toBe(1);
    expect(grown({ route: 'page', status: '400' })).toBe(1);
    expect(recorded().map(({ status }) => status)).toEqual([502, 400]);
  });

  it.each([
    ['/m/news', 'page'],
    ['/news/detail', 'share'],
    ['/card/event', 'share'],
    ['/api/chat', 'call'],
    ['/reader/api/0/stream/contents/feed.xml', 'call'],
    ['/accounts/ClientLogin', 'call'],
    ['/internal/v1/logs', 'call'],
    ['/picture/e/1', 'picture'],
    ['/_next/static/a.js', 'file'],
    ['/robots.txt', 'file'],
    ['/readyz', 'health'],
  ])('%s is of the kind %s', (path, kind) => expect(routeClass(path)).toBe(kind));

  it('leaves no log line where the operator turns that off', () => {
    const write = jest.fn();
    const quiet = createRequestRecord({
      ...{ log: createLog('trace', { write }), accessLog: false, secret: 's' },
    });
    const heard: (() => void)[] = [];
    const message = { headers: {}, socket: {}, method: 'GET', url: '/' };
    const response = {
      setHeader: () => undefined,
      getHeader: () => undefined,
      once: (_: string, listener: () => void) => void heard.push(listener),
      headersSent: true,
      statusCode: 200,
    };
    // The parts of an exchange that are read here.
    quiet(...([message, response] as unknown as Parameters<typeof quiet>));
    heard.forEach((tell) => tell());
    expect(heard).toHaveLength(1);
    expect(write).not.toHaveBeenCalled();
  });
});

describe('/metrics', () => {
  it('is readable from nearby, and not through a proxy or under a foreign name', async () => {
    const near = await ask('/metrics');
    expect(near.status).toBe(200);
    expect(near.answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    expect((await ask('/metrics', { 'x-forwarded-for': '10.0.0.9' })).status).toBe(404);
    const headers = { host: 'evil.example' };
    const asking = get({ port, host: '127.0.0.1', path: '/metrics', headers, agent: false });
    // The argument of the event.
    const [rebound] = (await once(asking, 'response')) as [IncomingMessage];
    rebound.resume();
    expect(rebound.statusCode).toBe(404);
  });

  it('is readable only with the token where one is set', async () => {
    door = { ...door, token };
    expect((await ask('/metrics')).status).toBe(404);
    expect((await ask('/metrics', { authorization: 'Bearer another' })).status).toBe(404);
    const far = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' };
    expect((await ask('/metrics', far)).status).toBe(200);
  });

  it('contains a worker’s metrics beside its own, with labels', async () => {
    const sent: unknown = JSON.parse(JSON.stringify({ metrics: await ownMetrics() }));
    const others = metricsIn(sent) ?? [];
    const asWorker = others.map((metric) => ({
      ...metric,
      values: metric.values.map((value) => ({
        ...value,
        labels: { ...value.labels, process: 'worker' },
      })),
    }));
    door = { ...door, others: () => [asWorker] };
    const { text } = await ask('/metrics');
    for (const process of ['web', 'worker']) {
      expect(valueOf(text, 'process_resident_memory_bytes', { process })).toBeGreaterThan(1e6);
    }
    const types = text.split('\n').filter((line) => line.startsWith('# TYPE '));
    expect(new Set(types).size).toBe(types.length);
    expect(metricsIn({ other: [] })).toBeUndefined();
    expect(metricsIn('x')).toBeUndefined();
  });

  it('of a newsroom that runs alone is readable from nearby, or with its token', async () => {
    const service = async () => Response.json({ code: 0, msg: 'the service' });
    // It has no guard in front of it.
    const guarded = Server.prototype.emit;
    Server.prototype.emit = emit;
    const of = async (given: string | undefined, headers: Record<string, string>) => {
      const alone = await serve(withMetrics(service, { token: given, others: () => [] }), 0);
      // As above.
      const at = `http://127.0.0.1:${(alone.address() as AddressInfo).port}`;
      const answers = [
        await fetch(`${at}/metrics`, { headers }),
        await fetch(`${at}/api/x`, { headers }),
      ];
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      alone.closeAllConnections();
      await new Promise((resolve) => alone.close(resolve));
      expect(texts[1]).toContain('the service');
      return answers[0]?.status;
    };
    expect(await of(undefined, {})).toBe(200);
    // Clients cannot claim their own address.
    expect(await of(undefined, { 'x-caller-address': '203.0.113.1' })).toBe(200);
    // Behind a proxy everybody looks local.
    for (const sign of ['x-forwarded-for', 'via', 'x-real-ip']) {
      expect(await of(undefined, { [sign]: '127.0.0.1' })).toBe(404);
      expect(await of(token, { [sign]: 'x', authorization: `Bearer ${token}` })).toBe(200);
    }
    expect(await of(token, {})).toBe(404);
    expect(await of(token, { authorization: `Bearer ${token}` })).toBe(200);
    Server.prototype.emit = guarded;
  });
});

describe('the metrics of the newsroom', () => {
  it('count polls by their result, and articles', async () => {
    const before = await metricsText();
    countPoll({ ...emptyReport, name: 'a', added: 3 });
    countPoll({ ...emptyReport, name: 'a' });
    countPoll({ ...emptyReport, name: 'a', why: 'the server answered 500' });
    countPoll({ ...emptyReport, name: 'a', why: 'no way', unreachable: true });
    const after = await metricsText();
    const grown = (name: string, labels = {}) =>
      valueOf(after, name, labels) - valueOf(before, name, labels);
    for (const outcome of ['new', 'nothing_new', 'failed', 'offline']) {
      expect(grown('cubewire_feed_polls_total', { outcome })).toBe(1);
    }
    expect(grown('cubewire_articles_total')).toBe(3);
  });

  it('count feeds of the list by their state', async () => {
    const state = (url: string, failures: number) => ({
      ...{ id: feedId(url), url, title: '', tab: 'recommend', next_poll_at: 0, failures },
    });
    const all = async () => [state('a', 0), state('b', 2), state('no longer listed', 5)];
    const waiting = async () => 7;
    const counts = async () => [{ kind: 'page', state: 'parked', count: 2 }];
    // The methods that are called.
    const store = { feeds: { all }, jobs: { counts }, pages: { waiting } } as unknown as Parameters<
      typeof readState
    >[0];
    await readState(store, [{ url: 'a' }, { url: 'b' }, { url: 'c' }]);
    const text = await metricsText();
    expect(valueOf(text, 'cubewire_feeds', { state: 'healthy' })).toBe(1);
    expect(valueOf(text, 'cubewire_feeds', { state: 'failing' })).toBe(1);
    expect(valueOf(text, 'cubewire_feeds', { state: 'waiting' })).toBe(1);
    expect(valueOf(text, 'cubewire_queue_pages')).toBe(7);
    expect(valueOf(text, 'cubewire_jobs', { kind: 'page', state: 'parked' })).toBe(2);
  });

  it('count calls of the model by outcome, and tokens sent and received', async () => {
    const said = 'data: {"choices":[{"delta":{"content":"four"},"finish_reason":"stop"}]}\n\n';
    const answers = [
      new Response(said, { headers: { 'content-type': 'text/event-stream' } }),
      new Response('', { status: 500 }),
    ];
    const fetch = async () => answers.shift() ?? Response.error();
    const model = createModel({ baseUrl: 'http://model.test/v1', name: 'm', fetch });
    const before = await metricsText();
    const write = async () => {
      const signal = new AbortController().signal;
      for await (const _ of model.write([{ role: 'user', content: 'question' }], signal));
    };
    await write();
    await expect(write()).rejects.toThrow('500');
    const after = await metricsText();
    const grown = (name: string, labels = {}) =>
      valueOf(after, name, labels) - valueOf(before, name, labels);
    expect(grown('cubewire_model_calls_total', { outcome: 'written' })).toBe(1);
    expect(grown('cubewire_model_calls_total', { outcome: 'refused' })).toBe(1);
    expect(grown('cubewire_model_characters_total', { direction: 'sent' })).toBe(16);
    expect(grown('cubewire_model_characters_total', { direction: 'written' })).toBe(4);
    expect(grown('cubewire_model_call_seconds_count')).toBe(2);
  });

  it('count calls of the embedding model among them', async () => {
    const vectors = { data: [{ index: 0, embedding: [1, 2] }] };
    const answers = [Response.json(vectors), new Response('', { status: 503 })];
    const fetch = async () => answers.shift() ?? Response.error();
    const embed = createEmbeddings({ baseUrl: 'http://model.test/v1', name: 'm', fetch });
    const { signal } = new AbortController();
    const before = await metricsText();
    await embed(['seven !'], signal);
    await expect(embed(['x'], signal)).rejects.toThrow('503');
    const after = await metricsText();
    const grown = (name: string, labels = {}) =>
      valueOf(after, name, labels) - valueOf(before, name, labels);
    expect(grown('cubewire_model_calls_total', { outcome: 'vectors' })).toBe(1);
    expect(grown('cubewire_model_calls_total', { outcome: 'refused' })).toBe(1);
    expect(grown('cubewire_model_characters_total', { direction: 'sent' })).toBe(8);
    expect(grown('cubewire_model_call_seconds_count')).toBe(2);
  });

  it('measure the time of clustering, also of one that fails', async () => {
    const before = await metricsText();
    const failing = timedClusterer({ assign: () => Promise.reject(new Error('store')) });
    // Neither is read before it fails.
    const nothing = {} as never;
    await expect(failing.assign(nothing, nothing)).rejects.toThrow('store');
    const name = 'cubewire_clustering_seconds_count';
    expect(valueOf(await metricsText(), name) - valueOf(before, name)).toBe(1);
  });
});

describe('deploy/grafana-dashboard.json', () => {
  const shape = z.object({
    panels: z.array(
      z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) }),
    ),
  });
  const { panels } = shape.parse(JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')));
  const asked = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:cubewire|process|nodejs)_\w+/g) ?? []),
  );

  it('uses no metric that is not exported', async () => {
    const exported = [...(await metricsText()).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(
      ([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    );
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter((name) => !exported.includes(name))).toEqual([]);
  });

  it('shows all our metrics', async () => {
    const ours = [...(await metricsText()).matchAll(/^# TYPE (cubewire_\w+)/gm)].map(
      ([, name = '']) => name,
    );
    const shown = asked.map((name) => name.replace(/_(bucket|sum|count)$/, ''));
    expect(ours.filter((name) => !shown.includes(name))).toEqual([]);
  });
});

it('listens where HOST says, and nowhere else', async () => {
  const program = `
    import { createServer } from 'node:http';
    import { listenAt } from './lib/commands/listen-at.mjs';
    listenAt('127.0.0.2', 0);
    const server = createServer().listen(0, undefined, () => {
      console.log(server.address().address);
      server.close();
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  await once(child, 'close');
  expect(said.trim()).toBe('127.0.0.2');
});
