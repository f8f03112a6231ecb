// The assistant from the BFF down, with the newsroom in this process and behind a real socket: both
// must answer the same, refuse the same, and notice the same aborts.
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { notLoggedIn, type Fetch } from '@/lib/contract';
import { openNewsroom, type Newsroom } from '@/lib/newsroom';
import { closeServer, serve } from '@/lib/newsroom/serve';
import { remoteService } from '@/lib/server/calls/remote-service';
import { answerOf, chunksOf, referencesOf } from '../newsroom/assistant/newsroom';
import { behaviors, startModelServer, type ModelServer } from '../newsroom/assistant/model-server';
import { bffOf, deployment, now, post, serviceSecret } from './service';
import { until } from '@/tests/until';
import { startedFolder } from '@/tests/first-start';

type Service = { fetch: Fetch; newsroom: Newsroom; close(): Promise<void> };

/** A newsroom with its folder, called directly or through a port of its own. */
async function open(way: 'embedded' | 'remote', model?: ModelServer): Promise<Service> {
  const folder = await startedFolder('chat', now);
  const newsroom = await openNewsroom({
    dataDir: folder,
    secret: serviceSecret,
    log: pino({ level: 'silent' }),
    clock: () => now,
    model: model && { baseUrl: model.baseUrl, name: 'm' },
  });
  let server: Server | undefined;
  let fetch: Fetch = (request) => newsroom.fetch(request);
  if (way === 'remote') {
    server = await serve(newsroom.fetch, 0);
    // A server that listens on a TCP port has an address of this form.
    fetch = remoteService({ base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  }
  return {
    fetch,
    newsroom,
    async close() {
      await newsroom.endStreams();
      if (server) await closeServer(server, 1_000);
      await newsroom.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let turns = 0;
const message = (input: string, over = {}) => ({
  turn_id: `${now}_${(turns += 1)}`,
  input,
  chat_type: 'chat',
  scene: 'list',
  ...over,
});
const about = 'What is forward secrecy?';
/** A question with a word that no article has: answered at once. */
const unknown = 'xyzzy';

const codeOf = async (answer: Response) => ((await answer.json()) as { code: number }).code;
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
/** A browser that has its cookie. */
async function browserOf(service: Fetch, of = deployment()) {
  const { ask } = bffOf(service, of);
  const cookie = cookieOf(await ask('/api/user/v1/display_tabs'));
  return (body: object, path = '/api/chat', init: RequestInit = {}) =>
    ask(path, { ...post(body, { cookie }), ...init });
}

const wires: string[] = [];

describe.each(['embedded', 'remote'] as const)('the assistant of the %s service', (way) => {
  let service: Service;
  let model: ModelServer;
  let writing: Service;
  beforeAll(async () => {
    service = await open(way);
    model = await startModelServer();
    writing = await open(way, model);
  });
  afterAll(async () => {
    await service.close();
    await writing.close();
    await model.close();
  });

  it('answers a whole turn with the same bytes either way', async () => {
    const ask = await browserOf(service.fetch);
    const answer = await ask(message(about));
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
    const wire = await answer.text();
    const chunks = chunksOf(wire);
    expect(answerOf(chunks)).toContain('forward secrecy');
    expect(referencesOf(chunks).length).toBeGreaterThan(0);
    wires.push(wire);
    expect(new Set(wires).size).toBe(1);
  });

  it('answers the same turn again from its record, and 409 to another with its id', async () => {
    const ask = await browserOf(service.fetch);
    const body = message(about);
    const first = answerOf(chunksOf(await (await ask(body)).text()));
    expect(answerOf(chunksOf(await (await ask(body)).text()))).toBe(first);
    const other = await ask({ ...body, input: 'Something else' });
    expect([other.status, await codeOf(other)]).toEqual([409, 409]);
  });

  it('asks guests of cn to sign in, and guests of sg after 20 questions', async () => {
    const cn = await browserOf(service.fetch, deployment({ region: 'cn' }));
    expect(await codeOf(await cn(message(about)))).toBe(notLoggedIn);
    expect(notLoggedIn).toBe(700012006);
    const sg = await browserOf(service.fetch, deployment({ region: 'sg' }));
    for (let n = 0; n < 20; n += 1) {
      expect((await (await sg(message(unknown))).text()).includes('"mark":"end"')).toBe(true);
    }
    expect(await codeOf(await sg(message(unknown)))).toBe(notLoggedIn);
  });

  it('accepts the two notices with the headers of a conversation', async () => {
    const ask = await browserOf(service.fetch);
    const headers = { 'session-id': '7', 'cube-id': 'cube_a', language: 'ZH', 'x-run-async': '1' };
    const said = post(message(about, { chat_type: 'reference' }), headers);
    expect(await codeOf(await ask({}, '/api/anchor_cache', said))).toBe(0);
    const read = post({ event_id: 'sample-tls-padlock' }, headers);
    expect(await codeOf(await ask({}, '/api/article_history', read))).toBe(0);
  });

  it('is aborted within a second when the reader leaves, and so is its model', async () => {
    model.script(behaviors.silent('Forward secrecy '));
    const ask = await browserOf(writing.fetch);
    const leaving = new AbortController();
    const answer = await ask(
      {},
      '/api/chat',
      Object.assign(post(message(about)), { signal: leaving.signal }),
    );
    const reader = answer.body?.getReader();
    await reader?.read();
    await until(() => model.requests.length > 0);
    const heard = model.left();
    await reader?.cancel();
    leaving.abort();
    await heard;
  });

  it('writes two answers of a browser at once, and frees the slot of one that left', async () => {
    model.script(behaviors.silent('Forward secrecy '));
    const ask = await browserOf(writing.fetch);
    const open = [await ask(message(about)), await ask(message(about))];
    expect(open.map(({ status }) => status)).toEqual([200, 200]);
    const third = await ask(message(about));
    expect([third.status, await codeOf(third)]).toEqual([429, 429]);
    expect(third.headers.get('retry-after')).toMatch(/^\d+$/);
    await open[0]?.body?.cancel();
    const freed = async () => {
      const again = await ask(message(unknown));
      await again.body?.cancel();
      return again.status === 200;
    };
    await until(freed);
    await open[1]?.body?.cancel();
  });

  it('ends with an error event when the service ends', async () => {
    model.script(behaviors.silent('Forward secrecy '));
    const ask = await browserOf(writing.fetch);
    const rest = (await ask(message(about))).text();
    await until(() => model.requests.length > 0);
    await writing.newsroom.endStreams();
    expect(await rest).toMatch(/event: data\ndata: \{"code":503,"msg":"[^"]+"\}\n\n$/);
    // A question that still arrives is refused, and no further client is sent here.
    const late = await ask(message(about));
    expect([late.status, await codeOf(late)]).toEqual([503, 503]);
    expect(late.headers.get('retry-after')).toMatch(/^\d+$/);
    const base = 'http://news.invalid';
    expect((await writing.newsroom.fetch(new Request(`${base}/readyz`))).status).toBe(503);
  });
});
