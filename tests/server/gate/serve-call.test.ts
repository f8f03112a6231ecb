// A real server and real sockets: calls that the framework never sees.
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { operations } from '@/lib/contract';
import { callMaxBytes, relayStallMs } from '@/lib/model/limits/service';
import { relayStream } from '@/lib/server/calls/relay-stream';
import { createServeCall } from '@/lib/server/gate/serve-call';
import { dataHeaders } from '@/lib/server/request/refusal-response';
import { processState } from '@/lib/server/process/process-state';
import { handTimer } from '../../hand-timer';
import { until } from '../../until';

const detail = '/api/events/v1/e_1/detail';

type Answer = (request: Request) => Promise<Response>;

async function site(answer: Answer) {
  const isSignedIn = () => Promise.reject(new Error('Everybody may read here.'));
  const serve = createServeCall({ call: answer, sound: answer, isSignedIn });
  const onwards: string[] = [];
  const responses: ServerResponse[] = [];
  const server = createServer((message, response) => {
    responses.push(response);
    if (serve(message, response)) return;
    onwards.push(`${message.method} ${message.url}`);
    response.end('the framework');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    base: `http://localhost:${port}`,
    onwards,
    responses,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The raw answer, not decompressed. */
async function raw(port: number, path: string, headers: Record<string, string> = {}) {
  const sent = ask({ port, path, headers: { host: `localhost:${port}`, ...headers } });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { sent, answer };
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

let open: Awaited<ReturnType<typeof site>>;
afterEach(() => open.close());

it('passes a call with its input to the service and sends the whole answer', async () => {
  const heard: unknown[] = [];
  open = await site(async (request) => {
    heard.push([request.method, new URL(request.url).pathname, await request.text()]);
    const headers = new Headers({ 'content-type': 'application/json' });
    headers.append('set-cookie', 'a=1; Path=/');
    headers.append('set-cookie', 'b=2; Path=/');
    return new Response('{"ok":true}', { status: 201, headers });
  });
  const answer = await fetch(`${open.base}/api/events/v1/like/feedback`, {
    method: 'POST',
    body: '{"x":1}',
    headers: { 'content-type': 'application/json' },
  });
  expect(heard).toEqual([['POST', '/api/events/v1/like/feedback', '{"x":1}']]);
  expect(answer.status).toBe(201);
  expect(answer.headers.get('content-length')).toBe('11');
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
  expect(await answer.json()).toEqual({ ok: true });
  expect(answer.headers.get('content-security-policy')).toBe(
    dataHeaders['content-security-policy'],
  );
});

it('removes headers that only we may set', async () => {
  let heard: Headers | undefined;
  open = await site(async ({ headers }) => {
    heard = new Headers(headers);
    return Response.json({});
  });
  await fetch(open.base + detail, {
    headers: {
      ...{ 'x-user-id': 'u_1', 'x-location': 'PH', authorization: 'Basic YTpi' },
      ...{ language: 'en', cookie: 'device=x' },
    },
  });
  expect(heard?.get('x-user-id')).toBeNull();
  expect(heard?.get('x-location')).toBeNull();
  expect(heard?.get('authorization')).toBeNull();
  expect(heard?.get('language')).toBe('en');
  expect(heard?.get('cookie')).toBe('device=x');
});

it.each([
  ['another page', 'GET', '/m/news', {}],
  ['no call of the contract', 'GET', '/api/openapi.json', {}],
  ['a method that the call has not', 'POST', detail, {}],
  ['the page at which a mail is ended', 'POST', '/api/daily_mail/unsubscribe', {}],
  ['what the framework asks', 'GET', detail, { rsc: '1' }],
])('leaves %s to the framework', async (_, method, path, headers) => {
  open = await site(() => Promise.reject(new Error('It is not asked.')));
  const answer = await fetch(open.base + path, { method, headers });
  expect(await answer.text()).toBe('the framework');
  expect(open.onwards).toEqual([`${method} ${path}`]);
});

it('refuses as the gate does, without calling the service', async () => {
  open = await site(() => Promise.reject(new Error('It is not asked.')));
  const { answer } = await raw(open.port, detail, { host: 'elsewhere.example' });
  expect(answer.statusCode).toBe(421);
  const odd = await raw(open.port, detail, { host: 'a name' });
  expect(odd.answer.statusCode).toBe(421);
  const long = ask({ port: open.port, path: '/api/events/v1/like/feedback', method: 'POST' });
  long.setHeader('content-length', 9_000_000);
  long.setHeader('content-type', 'application/json');
  long.flushHeaders();
  long.on('error', () => undefined);
  const [refused] = (await once(long, 'response')) as [IncomingMessage];
  expect(refused.statusCode).toBe(413);
  long.destroy();
});

it('refuses an endless body as soon as it is too long', async () => {
  open = await site(() => Promise.reject(new Error('It is not asked.')));
  const endless = ask({ port: open.port, path: '/api/events/v1/like/feedback', method: 'POST' });
  endless.setHeader('content-type', 'application/json');
  endless.on('error', () => undefined);
  const answered = once(endless, 'response') as Promise<[IncomingMessage]>;
  for (let at = 0; at < 64; at += 1) endless.write('x'.repeat(64 * 1024));
  const [{ statusCode, headers }] = await answered;
  expect([statusCode, headers.connection]).toEqual([413, 'close']);
  endless.destroy();
});

it('passes on an operator’s file up to the limit of its call, and no longer one', async () => {
  const lengths: number[] = [];
  open = await site(async (request) => {
    lengths.push((await request.arrayBuffer()).byteLength);
    return Response.json({});
  });
  const { path, bodyBytes } = operations.SaveFile;
  const statusOf = async (to: string, bytes: number) => {
    const sent = ask({ port: open.port, path: to, method: 'POST' });
    sent.setHeader('content-type', 'application/json');
    sent.on('error', () => undefined);
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.end(Buffer.alloc(bytes, 65));
    const [{ statusCode }] = await answered;
    sent.destroy();
    return statusCode;
  };
  expect(await statusOf(path, bodyBytes)).toBe(200);
  expect(await statusOf(path, bodyBytes + 1)).toBe(413);
  expect(await statusOf('/api/inner/v1/labels/add', callMaxBytes + 1)).toBe(413);
  expect(await statusOf('/api/chat', callMaxBytes + 1)).toBe(413);
  expect(lengths).toEqual([bodyBytes]);
});

it('takes nothing of a file before it is known who sends it', async () => {
  const { path } = operations.SaveFile;
  open = await site(async (request) => {
    if (request.headers.get('language') === 'en')
      return Response.json({ code: 1 }, { status: 401 });
    return Response.json({ bytes: (await request.arrayBuffer()).byteLength });
  });
  const send = (headers: Record<string, string>) => {
    const sent = ask({ port: open.port, path, method: 'POST', headers });
    sent.setHeader('content-type', 'application/json');
    sent.on('error', () => undefined);
    return { sent, answered: once(sent, 'response') as Promise<[IncomingMessage]> };
  };
  const refused = send({ language: 'en', 'content-length': `${callMaxBytes}` });
  refused.sent.write('{');
  const [{ statusCode, headers }] = await refused.answered;
  expect([statusCode, headers.connection]).toEqual([401, 'keep-alive']);
  refused.sent.destroy();
  const endless = send({ language: 'en' });
  endless.sent.write('{');
  const [cut] = await endless.answered;
  expect([cut.statusCode, cut.headers.connection]).toEqual([401, 'close']);
  endless.sent.destroy();
  const taken = send({ language: 'zh' });
  taken.sent.end('x'.repeat(callMaxBytes + 1));
  const [answer] = await taken.answered;
  expect(String(await bytesOf(answer))).toBe(JSON.stringify({ bytes: callMaxBytes + 1 }));
});

it('asks nobody for a visitor who leaves within their own words', async () => {
  let asked = false;
  open = await site(async () => {
    asked = true;
    return Response.json({});
  });
  const half = ask({ port: open.port, path: '/api/events/v1/like/feedback', method: 'POST' });
  half.on('error', () => undefined);
  half.write('{"x":');
  await until(() => Promise.resolve(processState().calls === 1));
  half.destroy();
  await until(() => Promise.resolve(processState().calls === 0));
  expect(asked).toBe(false);
});

it('compresses long answers for clients that accept it', async () => {
  const text = JSON.stringify({ text: 'ab'.repeat(2_000) });
  open = await site(async () => new Response(text, { headers: { etag: '"1"' } }));
  const packed = await raw(open.port, detail, { 'accept-encoding': 'gzip, br' });
  expect(packed.answer.headers['content-encoding']).toBe('gzip');
  expect(packed.answer.headers.vary).toBe('accept-encoding');
  const bytes = await bytesOf(packed.answer);
  expect(packed.answer.headers['content-length']).toBe(String(bytes.length));
  expect(gunzipSync(bytes).toString()).toBe(text);
  const plain = await raw(open.port, detail);
  expect(plain.answer.headers['content-encoding']).toBeUndefined();
  expect((await bytesOf(plain.answer)).toString()).toBe(text);
});

const streamed = (body: ReadableStream<Uint8Array>) =>
  new Response(body, { headers: { 'content-type': 'text/event-stream' } });
const bytes = (text: string) => new TextEncoder().encode(text);

it('sends the head of a stream before any data, and each piece at once', async () => {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (control = given) });
  open = await site(async () => streamed(body));
  const { answer } = await raw(open.port, detail, { 'accept-encoding': 'gzip' });
  expect(answer.headers['content-encoding']).toBeUndefined();
  control?.enqueue(bytes('data: 1\n\n'));
  const [first] = (await once(answer, 'data')) as [Buffer];
  expect(first.toString()).toBe('data: 1\n\n');
  expect(processState().calls).toBe(1);
  control?.enqueue(bytes('data: 2\n\n'));
  control?.close();
  expect((await bytesOf(answer)).toString()).toBe('data: 2\n\n');
  await until(() => Promise.resolve(processState().calls === 0));
});

describe('a sound', () => {
  const path = '/voice/e_1/en/0?v=abc';
  const bytes = 'ID3'.repeat(1_000);
  const sounding = (head: ResponseInit) =>
    site(async ({ headers, method }) => {
      expect(method).toMatch(/^(GET|HEAD)$/);
      const isPart = headers.get('range') === 'bytes=0-1';
      return new Response(isPart ? 'ID' : bytes, {
        ...head,
        headers: { 'content-type': 'audio/mpeg', 'content-length': 'wrong', ...head.headers },
      });
    });

  it('has its length, uncompressed, for every client', async () => {
    open = await sounding({});
    const { answer } = await raw(open.port, path, { 'accept-encoding': 'gzip' });
    expect(answer.headers).toMatchObject({ 'content-length': String(bytes.length) });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers).not.toHaveProperty('transfer-encoding');
    expect((await bytesOf(answer)).toString()).toBe(bytes);
    expect(open.onwards).toEqual([]);
  });

  it('has the length of a requested range', async () => {
    open = await sounding({ status: 206, headers: { 'content-range': 'bytes 0-1/3000' } });
    const { answer } = await raw(open.port, path, { range: 'bytes=0-1' });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-length': '2',
      'content-range': 'bytes 0-1/3000',
    });
    expect((await bytesOf(answer)).toString()).toBe('ID');
  });

  it('answers HEAD without a body', async () => {
    open = await sounding({});
    const answer = await fetch(open.base + path, { method: 'HEAD' });
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(await answer.text()).toBe('');
  });

  it('that the client has is a 304 without a length', async () => {
    open = await site(async () => new Response(null, { status: 304, headers: { etag: '"a"' } }));
    const { answer } = await raw(open.port, path, { 'if-none-match': '"a"' });
    expect(answer.statusCode).toBe(304);
    expect(answer.headers).not.toHaveProperty('content-length');
  });

  it('accepts no POST', async () => {
    open = await site(() => Promise.reject(new Error('It is not asked.')));
    const answer = await fetch(open.base + path, { method: 'POST' });
    expect(await answer.text()).toBe('the framework');
  });
});

it('aborts the call when the visitor leaves', async () => {
  let cancelled = false;
  let signal: AbortSignal | undefined;
  const body = new ReadableStream<Uint8Array>({ cancel: () => void (cancelled = true) });
  open = await site(async (request) => {
    ({ signal } = request);
    return streamed(body);
  });
  const { sent } = await raw(open.port, detail);
  sent.destroy();
  await until(() => Promise.resolve(cancelled && signal?.aborted === true));
  await until(() => Promise.resolve(processState().calls === 0));
});

it('reads no more of a stream than its reader does', async () => {
  let given = 0;
  const piece = new Uint8Array(256 * 1024);
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        given += 1;
        if (given === 400) controller.close();
        else controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  open = await site(async () => streamed(body));
  const { answer } = await raw(open.port, detail);
  answer.pause();
  let before = -1;
  await until(async () => {
    const stands = given === before;
    before = given;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return stands;
  });
  expect(given).toBeLessThan(400);
  answer.resume();
  expect((await bytesOf(answer)).length).toBe(399 * piece.length);
});

it('cuts off a client that reads nothing of a stream, whose end nobody reads then', async () => {
  const hand = handTimer();
  // More than the buffers of a connection hold.
  const piece = new Uint8Array(64 * 1024 * 1024);
  const body = new ReadableStream<Uint8Array>({ start: (to) => to.enqueue(piece) });
  open = await site(async () => streamed(relayStream(body, { timer: hand.timer })));
  const { answer } = await raw(open.port, detail);
  answer.pause().on('error', () => undefined);
  const [response] = open.responses;
  await until(async () => response?.writableNeedDrain === true);
  expect([response?.destroyed, processState().calls]).toEqual([false, 1]);
  hand.advance(relayStallMs);
  await until(async () => response?.destroyed === true);
  await until(async () => processState().calls === 0);
});

it('closes the connection of an interrupted stream, so that it does not look complete', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error('gone'));
    },
  });
  open = await site(async () => streamed(body));
  const { answer } = await raw(open.port, detail);
  await expect(bytesOf(answer)).rejects.toThrow('aborted');
});

it('answers with a refusal after an unexpected error', async () => {
  open = await site(() => Promise.reject(new Error('a fault')));
  const answer = await fetch(open.base + detail);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ base_resp: { reason: 'failed' } });
});
