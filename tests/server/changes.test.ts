// Two web instances with cached share pages, two newsrooms on one database, and a small proxy
// between them.
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Server as HttpServer } from 'node:http';
import { pino } from 'pino';
import { buildRequest } from '@/lib/contract';
import { signIdentity } from '@/lib/contract/identity';
import { openNewsroom, type Newsroom } from '@/lib/newsroom';
import { serve } from '@/lib/newsroom/serve';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { remoteService } from '@/lib/server/calls/remote-service';
import { hearChanges } from '@/lib/server/calls/hear-changes';
import { createSharedPages, type SharedPages } from '@/lib/server/process/shared-pages';
import { shareKey } from '@/lib/server/share/share-key';
import { changesStaleMs } from '@/lib/contract/changes';
import { handTimer } from '@/tests/hand-timer';
import { until } from '@/tests/until';
import { onBothEngines } from '../newsroom/store/engines';
import { sampleEvent } from '../newsroom/store/sample';

const secret = 'a secret that only this test knows about';
const log = pino({ level: 'silent' });
// A TCP server has an address of this form.
const portOf = (server: Server | HttpServer) => (server.address() as AddressInfo).port;

/** Forwards each connection to the first port that answers. */
async function startProxy(ports: readonly number[]): Promise<Server> {
  const server = createServer((socket) => {
    const attempt = ([port, ...others]: readonly number[]) => {
      if (port === undefined) return void socket.destroy();
      const upstream: Socket = connect(port, '127.0.0.1', () => {
        socket.pipe(upstream);
        upstream.pipe(socket);
        upstream.once('close', () => socket.destroy());
        socket.once('close', () => upstream.destroy());
      });
      upstream.once('error', () => attempt(others));
    };
    socket.on('error', () => undefined);
    attempt(ports);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

onBothEngines((engine) => {
  it('an event taken down at one newsroom is in no web instance’s cache, even if the other newsroom dies', async () => {
    const options = await engine.fresh();
    const store: OpenStore = await engine.open(options);
    const newsrooms: Newsroom[] = [];
    const servers: HttpServer[] = [];
    for (let n = 0; n < 2; n += 1) {
      const newsroom = await openNewsroom({ ...options, secret, log, operators: ['ana'] });
      newsrooms.push(newsroom);
      servers.push(await serve(newsroom.fetch, 0));
    }
    const proxy = await startProxy(servers.map(portOf));
    const base = `http://127.0.0.1:${portOf(proxy)}`;
    const leaving = new AbortController();
    const webs = [createSharedPages(), createSharedPages()];
    const heard: string[][] = [[], []];
    const stranger = await newsrooms[0]?.fetch(new Request(`${base}/changes`));
    expect(stranger?.status).toBe(401);
    const hearing = webs.map((pages, n) =>
      hearChanges({
        service: remoteService({ base }),
        token: () => signIdentity({}, secret, Date.now()),
        onChange(subject) {
          heard[n]?.push(subject);
          pages.forget(subject);
        },
        signal: leaving.signal,
      }),
    );
    const keyOf = (id: string) =>
      shareKey('https://share.test', '/news/detail', new URLSearchParams({ id }), 'en') ?? '';
    const page = { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('it') };
    const has = (pages: SharedPages, id: string) =>
      pages.get(keyOf(id), 'identity', 0) !== undefined;
    const keep = (id: string) => webs.forEach((pages) => pages.put(keyOf(id), page, 0));

    async function takeDown(newsroom: Newsroom | undefined, event_id: string) {
      const request = buildRequest('TakeDownEvent', { event_id, reason: 'wrong' }, base);
      const who = { user: 'ana', device: 'd1', inner: true };
      request.headers.set('authorization', `Bearer ${await signIdentity(who, secret, Date.now())}`);
      expect(await newsroom?.fetch(request).then((answer) => answer.json())).toMatchObject({
        code: 0,
      });
    }
    /** Both instances are notified of a change by any process. */
    const listening = () =>
      until(async () => {
        await store.changes.note('hello');
        return heard.every((subjects) => subjects.includes('hello'));
      });

    for (const id of ['first', 'second', 'other']) await store.events.save(sampleEvent(id));
    await listening();
    keep('first');
    keep('other');
    // A new version of another event does not remove it.
    await store.events.save(sampleEvent('other', { event_version_id: 'v2' }));
    await until(() => webs.every((pages) => !has(pages, 'other')));
    expect(webs.every((pages) => has(pages, 'first'))).toBe(true);

    await takeDown(newsrooms[1], 'first');
    await until(() => webs.every((pages) => !has(pages, 'first')));

    servers[0]?.closeAllConnections();
    servers[0]?.close();
    heard.forEach((subjects) => subjects.splice(0));
    await listening();
    keep('second');
    await takeDown(newsrooms[1], 'second');
    await until(() => webs.every((pages) => !has(pages, 'second')));

    leaving.abort();
    await Promise.all(hearing);
    for (const newsroom of newsrooms) await newsroom.close();
    for (const server of [...servers, proxy]) server.close();
    servers.forEach((server) => server.closeAllConnections());
  });
});

it('a page requested before a change is not cached after it', () => {
  const pages = createSharedPages();
  const since = pages.changes();
  pages.forget('other');
  const page = { status: 200, headers: {}, body: Buffer.from('old') };
  pages.put('key', page, 0, since);
  expect(pages.size()).toBe(0);
  pages.put('key', page, 0, pages.changes());
  expect(pages.size()).toBe(3);
});

it('a service without such a stream is called with a token, and left alone for a while', async () => {
  const answers: number[] = [];
  const service = async (request: Request) => {
    answers.push(request.headers.has('authorization') ? 200 : 401);
    return new Response(null, { status: 404 });
  };
  const leaving = new AbortController();
  const slept: number[] = [];
  await hearChanges({
    service,
    token: async () => 'token',
    onChange: () => undefined,
    signal: leaving.signal,
    sleep: async (ms) => {
      slept.push(ms);
      leaving.abort();
    },
  });
  expect(answers).toEqual([200]);
  expect(slept).toEqual([60_000]);
});

it('a silent stream is replaced by another one, and then everything counts as changed', async () => {
  const { timer, advance } = handTimer();
  const leaving = new AbortController();
  const heard: string[] = [];
  let asked = 0;
  const service = async ({ signal }: Request) => {
    asked += 1;
    if (asked === 3) leaving.abort();
    signal.throwIfAborted();
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('data: {"subject":"e"}\n\n'));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  };
  const hearing = hearChanges({
    ...{ service, timer, signal: leaving.signal, token: async () => 'token' },
    onChange: (subject) => void heard.push(subject),
    sleep: async () => undefined,
  });
  await until(() => heard.length === 2);
  advance(changesStaleMs);
  await until(() => heard.length === 4);
  advance(changesStaleMs);
  await hearing;
  expect(heard.slice(0, 4)).toEqual(['*', 'e', '*', 'e']);
});
