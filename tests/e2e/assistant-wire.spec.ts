// The assistant's stream through the production build, between a news service played by this test
// and raw connections: behavior that neither browsers nor unit tests show.
import Database from 'better-sqlite3';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFile } from '@/lib/newsroom/store/engine/sqlite/file';
import { begin, chunkOf, startModelServer } from '../newsroom/assistant/model-server';
import { freePort, movingClock, passTime } from './own-site';
import { expect, test } from './page';
import { until } from '../until';

let port: number;
/** "≤ 256 KiB buffered a stream, then the upstream is paused; a reader stalled 30 s is cut." */
const [relayBufferBytes, relayStallMs] = [256 * 1024, 30_000];

/** The service: reports each question that arrives; the test decides what to do with it. */
let service: Server;
let asked: ((response: ServerResponse) => void) | undefined;
const nextQuestion = () => new Promise<ServerResponse>((resolve) => (asked = resolve));

let web: ChildProcess;
let folder: string;
let exited: Promise<number | null>;

/** Starts the production build over the data in `folder`, and waits until it answers. */
async function startWeb(env: Record<string, string>): Promise<void> {
  web = spawn(process.execPath, [...movingClock, 'lib/commands/start.mjs'], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, POLL_FEEDS: 'off', ...env },
  });
  exited = new Promise((resolve) => web.once('exit', resolve));
  const isThere = () => fetch(`http://localhost:${port}/livez`).then(({ ok }) => ok);
  await until(() => isThere().catch(() => false));
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({}, { project }) => {
  test.skip(project.name !== 'phone', 'knows no screen: once is enough');
  port = await freePort();
  service = createServer((message, response) => {
    message.resume();
    if (message.url !== '/chat') {
      response.end('{"code":0}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    asked?.(response);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  // A server that listens on a TCP port has an address of this form.
  const { port: servicePort } = service.address() as AddressInfo;
  folder = mkdtempSync(join(tmpdir(), 'cubewire-wire-'));
  await startWeb({ NEWS_SERVICE_URL: `http://127.0.0.1:${servicePort}` });
});

test.afterAll(async () => {
  web?.kill('SIGKILL');
  service?.closeAllConnections();
  service?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const questionOf = (turn_id: string, input: string) =>
  JSON.stringify({ turn_id, input, chat_type: 'chat', scene: 'list' });

/** The cookies that a page gives: without them an answer is not kept. */
async function cookiesOfPage(): Promise<string> {
  const { headers } = await fetch(`http://localhost:${port}/m/news`);
  return headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

/** Asks as a browser does, and returns the answer before any of its body was read. */
function ask(question = questionOf('1_2', 'Why?'), cookie = '') {
  const sent = request({
    port,
    host: 'localhost',
    path: '/api/chat',
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'gzip, br',
      origin: `http://localhost:${port}`,
      'sec-fetch-site': 'same-origin',
      ...(cookie !== '' && { cookie }),
    },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve);
    sent.once('error', reject);
  });
  sent.end(question);
  return { sent, answer };
}

const eventOf = (text: string) =>
  `event: response\ndata: ${JSON.stringify({ type: 'answer', content: text })}\n\n`;
const nextPiece = (answer: IncomingMessage) =>
  new Promise<string>((resolve) => answer.once('data', (piece) => resolve(String(piece))));

test('an event arrives unchanged before the next is written, without buffering', async () => {
  const arrived = nextQuestion();
  const { sent, answer } = ask();
  const stream = await arrived;
  stream.write(':\n\n');
  const received = await answer;
  expect(received.statusCode).toBe(200);
  expect(received.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(received.headers).not.toHaveProperty('content-encoding');
  expect(await nextPiece(received)).toBe(':\n\n');
  for (const word of ['one', '二', 'tatlo']) {
    stream.write(eventOf(word));
    expect(await nextPiece(received)).toBe(eventOf(word));
  }
  const end = new Promise((resolve) => received.once('end', resolve));
  stream.end();
  received.resume();
  await end;
  sent.destroy();
});

test('a reader who leaves aborts the service call', async () => {
  for (const spoken of [true, false]) {
    const arrived = nextQuestion();
    const { sent, answer } = ask();
    answer.catch(() => undefined);
    const stream = await arrived;
    stream.flushHeaders();
    if (spoken) {
      stream.write(eventOf('one'));
      await nextPiece(await answer);
    }
    const left = new Promise<void>((resolve) => stream.once('close', () => resolve()));
    sent.destroy();
    await left;
  }
});

test('a stream interrupted by the service ends with an error event', async () => {
  const arrived = nextQuestion();
  const { answer } = ask();
  const stream = await arrived;
  stream.write(eventOf('one'));
  const received = await answer;
  let text = '';
  const end = new Promise((resolve) => received.once('end', resolve));
  received.on('data', (piece) => {
    text += String(piece);
    if (text === eventOf('one')) stream.destroy();
  });
  await end;
  expect(text).toMatch(/\n\nevent: data\ndata: \{"code":502,"msg":"[^"]+"\}\n\n$/);
});

test('a reader who does not read pauses the service, and is cut off after 30 s', async () => {
  const arrived = nextQuestion();
  const { answer } = ask();
  const stream = await arrived;
  let closed = false;
  stream.once('close', () => (closed = true));
  const piece = eventOf('x'.repeat(16 * 1024));
  stream.write(piece);
  const received = await answer;
  received.pause();
  received.on('error', () => undefined);
  // Until this many other calls are answered while nothing more is accepted.
  let [sent, calls] = [0, 0];
  while (calls < 100) {
    if (!stream.writableNeedDrain) {
      stream.write(piece);
      sent += piece.length;
      calls = 0;
    }
    await fetch(`http://localhost:${port}/livez`);
    calls += 1;
  }
  // The rest is what the system buffers for four ends of two connections.
  expect(sent).toBeGreaterThan(relayBufferBytes / 2);
  expect(sent).toBeLessThan(32 * 1024 * 1024);
  // On a slow machine the calls above took some seconds of it.
  await passTime(web, relayStallMs / 4);
  expect(closed).toBe(false);
  await passTime(web, (relayStallMs * 3) / 4);
  await expect.poll(() => closed).toBe(true);
});

test('SIGTERM: not ready at once, streams end with an error event, exit 0 within 8 s', async () => {
  const arrived = nextQuestion();
  const { answer } = ask();
  const stream = await arrived;
  stream.write(eventOf('one'));
  const received = await answer;
  let text = '';
  received.on('data', (piece) => (text += String(piece)));
  const end = new Promise((resolve) => received.once('end', resolve));
  await until(() => text !== '');
  const heard = new Promise<void>((resolve) => stream.once('close', () => resolve()));
  const began = Date.now();
  web.kill('SIGTERM');
  await end;
  expect(text).toMatch(/event: data\ndata: \{"code":503,"msg":"[^"]+"\}\n\n$/);
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(503);
  await heard;
  const { answer: late } = ask();
  expect((await late).statusCode).toBe(503);
  expect(await exited).toBe(0);
  expect(Date.now() - began).toBeLessThan(8_000);
});

test('SIGTERM with the newsroom inside: streams end with an error event, and every record is complete', async () => {
  const model = await startModelServer();
  const sentence =
    'The most recent leap second came at the end of 2016 and put UTC 37 seconds behind atomic time.';
  // Cites the passage, and then never continues.
  model.script((response, { body }) => {
    const prompt = body.messages.at(-1)?.content ?? '';
    const line = prompt.split('\n').find((one) => one.includes(`"passage":"${sentence}`)) ?? '{}';
    const { numbers } = JSON.parse(line) as { numbers?: number[] };
    begin(response);
    response.write(chunkOf(`${sentence}[${numbers?.[0]}] And then`));
  });
  try {
    await startWeb({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'some-model', LOG_LEVEL: 'error' });
    const id = `${Date.now()}_7`;
    const question = questionOf(id, 'How many times was a leap second added?');
    const { answer } = ask(question, await cookiesOfPage());
    const received = await answer;
    let text = '';
    received.on('data', (piece) => (text += String(piece)));
    const end = new Promise((resolve) => received.once('end', resolve));
    await until(() => text.includes(sentence));
    const began = Date.now();
    web.kill('SIGTERM');
    await end;
    expect(text).toMatch(/\n\nevent: data\ndata: \{"code":503,"msg":"[^"]+"\}\n\n$/);
    expect(await exited).toBe(0);
    expect(Date.now() - began).toBeLessThan(8_000);
    // The record is what the reader was sent, word for word, and closed.
    const database = new Database(join(folder, databaseFile), { readonly: true });
    const kept = database.prepare('select state, chunks from chat_turn where id = ?').get(id);
    database.close();
    expect(kept).toMatchObject({ state: 'canceled' });
    const said = (chunks: string) =>
      [...chunks.matchAll(/"content":"([^"]*)"/g)].map(([, one]) => one);
    expect(said((kept as { chunks: string }).chunks).join('')).toBe(said(text).join(''));
  } finally {
    await model.close();
  }
});
