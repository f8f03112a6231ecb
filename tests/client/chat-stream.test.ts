import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chatChunks, type ChatCall } from '@/lib/client/chat-stream';
import { isAborted, type ServiceError } from '@/lib/client/service-error';
import type { ChatMessage, Fetch } from '@/lib/contract';
import { describeShared } from '../shared';
import { bodyOf, bytesOf, collect, handTimer, openBody, rest } from './event-source';

const message: ChatMessage = {
  turn_id: '1732180000000_1',
  input: 'Why is water wet?',
  chat_type: 'chat',
  event_id: 'e1',
  scene: 'detail',
  context: { content: '', eventId: 'e1', tab: 'recommend' },
};
const call: ChatCall = {
  base: 'http://reader.test',
  sessionId: '42',
  cubeId: 'cube_abc',
  language: 'zh',
};
const stream = (text: string, type = 'text/event-stream') =>
  new Response(bodyOf([bytesOf(text)]), { headers: { 'content-type': type } });
const answerWith =
  (response: Response): Fetch =>
  () =>
    Promise.resolve(response);
const failure = (fetch: Fetch, signal?: AbortSignal): Promise<ServiceError> =>
  collect(chatChunks(fetch, message, { ...call, signal })).then(
    () => Promise.reject(new Error('did not fail')),
    (error: ServiceError) => error,
  );
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

describe('the chat call', () => {
  it('posts the message with session, device and language in the headers', async () => {
    let request: Request | undefined;
    await collect(
      chatChunks(
        (sent) => {
          request = sent;
          return Promise.resolve(stream(''));
        },
        message,
        call,
      ),
    );
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('http://reader.test/api/chat');
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'cube-id': 'cube_abc',
      'session-id': '42',
      language: 'ZH',
    });
    expect(await request?.json()).toEqual(message);
  });

  it('yields the chunks of response events in order and skips unknown ones', async () => {
    const text = [
      'event: response\ndata: {"type":"global_search"}',
      ': heartbeat',
      'event: response\ndata: {"type":"answer","content":"Wet"}',
      'event: response\ndata: {"type":"hologram"}',
      'event: response\ndata: {"type":"answer"',
      'event: other\ndata: {"type":"answer","content":"no"}',
      'event: data\ndata: {"code":0}',
      'event: response\ndata: {"type":"answer","content":".","mark":"end"}',
      '',
    ].join('\n\n');
    expect(await collect(chatChunks(answerWith(stream(text)), message, call))).toEqual([
      { type: 'global_search' },
      { type: 'answer', content: 'Wet' },
      { type: 'answer', content: '.', mark: 'end' },
    ]);
  });
});

describe('a stream that does not open', () => {
  it('reports a reply that is no stream as a connect error with its code', async () => {
    expect(
      await failure(answerWith(json({ code: 1_429, msg: 'Enough for today.' }))),
    ).toMatchObject({ kind: 'connect', code: 1_429, message: 'Enough for today.' });
    const base_resp = { error_code: 700012006, error_message: 'not logged in' };
    expect(await failure(answerWith(json({ base_resp })))).toMatchObject({ code: 700012006 });
  });

  it("reports a status that is not ok as '<status> Error: <text>'", async () => {
    const plain = new Response('it broke', { status: 500 });
    expect(await failure(answerWith(plain))).toMatchObject({
      kind: 'connect',
      code: 500,
      message: '500 Error: it broke',
    });
    const refused = json({ code: 700012006, msg: 'Sign in.' }, 401);
    expect(await failure(answerWith(refused))).toMatchObject({
      code: 700012006,
      message: '401 Error: Sign in.',
    });
  });

  it("reports a failure without details as 'unknown blockwise connect error'", async () => {
    const message = 'unknown blockwise connect error';
    const silent: Fetch = () => Promise.reject(new Error(''));
    expect(await failure(silent)).toMatchObject({ kind: 'connect', message });
    const page = new Response('<p>hello</p>', { headers: { 'content-type': 'text/html' } });
    expect(await failure(answerWith(page))).toMatchObject({ kind: 'connect', message });
    expect(await failure(answerWith(new Response(null, { status: 204 })))).toMatchObject({
      message,
    });
  });

  it('reports a refused connection as a connect error and keeps the cause', async () => {
    const cause = new TypeError('fetch failed');
    expect(await failure(() => Promise.reject(cause))).toMatchObject({ kind: 'connect', cause });
  });

  it('reports 45 s without an answer as a connect error and closes the request', async () => {
    const timer = handTimer();
    let signal: AbortSignal | undefined;
    const never: Fetch = (request) => {
      signal = request.signal;
      return new Promise(() => undefined);
    };
    const outcome = collect(chatChunks(never, message, call, { timer })).catch((error) => error);
    await rest();
    await timer.pass(45_000);
    expect(await outcome).toMatchObject({ kind: 'connect' });
    expect(signal?.aborted).toBe(true);
  });
});

describe('an interrupted stream', () => {
  it.each([
    ['{"code":13,"msg":"The model is gone."}', 13, 'The model is gone.'],
    ['{"code":13}', 13, 'unknown_stream_error'],
    ['{"msg":"gone"}', undefined, 'gone'],
  ])('ends with a data event that holds an error: %s', async (data, code, words) => {
    const text = `event: response\ndata: {"type":"answer","content":"a"}\n\nevent: data\ndata: ${data}\n\n`;
    expect(await failure(answerWith(stream(text)))).toMatchObject({
      kind: 'stream',
      code,
      message: words,
    });
  });

  it('is canceled by an abort while connecting or streaming', async () => {
    const connecting = new AbortController();
    const hanging: Fetch = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const first = failure(hanging, connecting.signal);
    await rest();
    connecting.abort();
    expect(isAborted(await first)).toBe(true);

    const streaming = new AbortController();
    const { body, write, isCanceled } = openBody();
    const headers = { 'content-type': 'text/event-stream' };
    const second = failure(answerWith(new Response(body, { headers })), streaming.signal);
    write('event: response\ndata: {"type":"global_search"}\n\n');
    await rest();
    streaming.abort();
    expect(isAborted(await second)).toBe(true);
    await rest();
    expect(isCanceled()).toBe(true);
  });

  it('is canceled by an abort before anything was sent', async () => {
    const controller = new AbortController();
    controller.abort();
    expect(isAborted(await failure(answerWith(stream('')), controller.signal))).toBe(true);
  });
});

describeShared(
  'the transport of the web platform tests',
  ['corpora', 'wpt-eventsource'],
  (folder) => {
    type Transport = {
      name: string;
      response?: { status: number | number[]; 'content-type'?: string };
      expected: string;
    };
    const text = readFileSync(join(folder, 'format-cases.json'), 'utf8');
    const { transport } = JSON.parse(text) as { transport: Transport[] };
    // Redirects and requests are left to fetch, and nothing reconnects here.
    const known = transport.filter(({ name }) => /^format-mime|status-error/.test(name));

    it('opens streams only', async () => {
      expect(known).toHaveLength(4);
      for (const { response, expected } of known) {
        for (const status of [response?.status ?? 200].flat()) {
          const type = response?.['content-type'] ?? 'text/event-stream';
          const isEmpty = status === 204 || status === 205;
          const body = isEmpty ? null : 'event: response\ndata: {"type":"global_search"}\n\n';
          const headers = { 'content-type': type };
          const chunks = collect(
            chatChunks(answerWith(new Response(body, { status, headers })), message, call),
          );
          if (expected === 'open') expect(await chunks).toHaveLength(1);
          else await expect(chunks).rejects.toMatchObject({ kind: 'connect' });
        }
      }
    });
  },
);

it('a finished turn has removed its abort listener and closed its request', async () => {
  const { signal } = new AbortController();
  const heard = new Set<unknown>();
  const own = {
    add: signal.addEventListener.bind(signal),
    remove: signal.removeEventListener.bind(signal),
  };
  signal.addEventListener = (type: string, run: EventListener) => {
    heard.add(run);
    own.add(type, run);
  };
  signal.removeEventListener = (type: string, run: EventListener) => {
    heard.delete(run);
    own.remove(type, run);
  };
  let during = 0;
  let request: Request | undefined;
  const fetch: Fetch = (sent) => {
    request = sent;
    during = heard.size;
    return Promise.resolve(stream('event: response\ndata: {"type":"answer"}\n\n'));
  };
  await collect(chatChunks(fetch, message, { ...call, signal }));
  expect(during).toBe(1);
  expect(heard.size).toBe(0);
  expect(request?.signal.aborted).toBe(true);
});
