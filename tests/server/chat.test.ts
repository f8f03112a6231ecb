import { verifyIdentity } from '@/lib/contract/identity';
import type { Fetch } from '@/lib/contract';
import { streamsOfProcess } from '@/lib/model/limits/service';
import { bff } from '@/lib/server/bff';
import { bffOf, deployment, now, post, serviceSecret } from './service';

const message = {
  turn_id: '1_2',
  input: 'Why?',
  chat_type: 'chat',
  scene: 'list',
  context: { content: '', eventId: '', tab: '' },
};
const stream: Fetch = async () =>
  new Response(':\n\nevent: response\ndata: {}\n\n', {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'public' },
  });

describe('a question through the BFF', () => {
  it('reaches the service at the service’s path', async () => {
    const { ask, arrived } = bffOf(stream);
    await ask('/api/chat', post(message));
    await ask('/api/article_history', post({ event_id: 'e-1' }));
    await ask('/api/anchor_cache', post({ ...message, chat_type: 'reference' }));
    expect(arrived.map(({ url }) => new URL(url).pathname)).toEqual([
      '/chat',
      '/article_history',
      '/anchor_cache',
    ]);
    expect(await arrived[0]?.json()).toEqual(message);
  });

  it('is not answered at the service’s own path', async () => {
    expect((await bffOf(stream).ask('/api/chat/', post(message))).status).toBe(404);
    expect((await bffOf(stream).ask('/api/chat')).status).toBe(405);
  });

  it('has its session, language and cube-id, and no other header of the client', async () => {
    const { ask, arrived } = bffOf(stream);
    await ask(
      '/api/chat',
      post(message, {
        'session-id': '048213906712',
        language: 'ZH',
        'x-run-async': '1',
        'cube-id': 'cube_abc',
        'x-evil': '1',
      }),
    );
    const headers = Object.fromEntries(arrived[0]?.headers ?? []);
    expect(headers).toMatchObject({
      'session-id': '048213906712',
      language: 'ZH',
      'x-run-async': '1',
      'cube-id': 'cube_abc',
    });
    expect(headers).not.toHaveProperty('x-evil');
  });

  it.each([
    ['session-id', 'a b'],
    ['session-id', 'x'.repeat(65)],
    ['language', '<b>'],
    ['x-run-async', 'yes'],
  ])('drops a header that is malformed: %s', async (name, value) => {
    const { ask, arrived } = bffOf(stream);
    await ask('/api/chat', post(message, { [name]: value }));
    expect(arrived[0]?.headers.has(name)).toBe(false);
  });

  it.each([
    [{ region: 'sg' }, true],
    [{ region: 'cn' }, false],
    [{ region: 'sg', guestChat: false }, false],
    [{ region: 'cn', guestChat: true }, true],
  ])(
    'has the flag whether guests of %j may ask, and the hashed network of the client',
    async (fields, guestChat) => {
      const { ask, arrived } = bffOf(stream, deployment(fields));
      await ask('/api/chat', post(message, { 'x-forwarded-for': '203.0.113.7' }));
      const token = arrived[0]?.headers.get('authorization')?.replace('Bearer ', '') ?? '';
      const identity = await verifyIdentity(token, serviceSecret, now);
      expect(identity).toMatchObject({ guestChat, address: expect.stringMatching(/^[\w-]{22}$/) });
      expect(JSON.stringify(Object.fromEntries(arrived[0]?.headers ?? []))).not.toContain(
        '203.0.113',
      );
    },
  );

  it('of more than 32 KiB, or with more than 4,000 characters, is refused', async () => {
    const { ask, arrived } = bffOf(stream);
    const sized = (bytes: number) => {
      const bare = JSON.stringify({ ...message, extra: '' }).length;
      return post({ ...message, extra: 'x'.repeat(bytes - bare) });
    };
    expect((await ask('/api/chat', sized(32 * 1024 + 1))).status).toBe(413);
    expect((await ask('/api/chat', sized(32 * 1024))).status).toBe(200);
    const long = await ask('/api/chat', post({ ...message, input: 'x'.repeat(4_001) }));
    expect(long.status).toBe(400);
    expect(await long.text()).toContain('input');
    const most = {
      ...message,
      input: '字'.repeat(4_000),
      context: { content: '字'.repeat(4_000) },
    };
    expect((await ask('/api/chat', post(most))).status).toBe(200);
    expect(arrived).toHaveLength(2);
  });

  it.each([
    ['no id', { ...message, turn_id: undefined }],
    ['an id that is none', { ...message, turn_id: '../x' }],
    ['an empty question', { ...message, input: ' \n' }],
    ['an unknown kind', { ...message, chat_type: 'order' }],
    ['an unknown scene', { ...message, scene: 'home' }],
  ])('with %s is refused', async (_, body) => {
    expect((await bffOf(stream).ask('/api/chat', post(body))).status).toBe(400);
  });

  it('from another site is refused', async () => {
    const foreign = post(message, { 'sec-fetch-site': 'cross-site' });
    expect((await bffOf(stream).ask('/api/chat', foreign)).status).toBe(403);
  });
});

describe('the stream to the reader', () => {
  it('may not be cached, buffered or changed on its way, whatever the service says', async () => {
    const answer = await bffOf(stream).ask('/api/chat', post(message));
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    expect(await answer.text()).toBe(':\n\nevent: response\ndata: {}\n\n');
  });

  it.each([
    [429, 429],
    [409, 409],
    [500, 500],
  ])('passes a refusal of the service on: %d', async (status, becomes) => {
    const refuses: Fetch = async () =>
      Response.json({ code: status, msg: 'no' }, { status, headers: { 'retry-after': '15' } });
    const answer = await bffOf(refuses).ask('/api/chat', post(message));
    expect(answer.status).toBe(becomes);
    expect(answer.headers.get('retry-after')).toBe('15');
    expect(await answer.json()).toMatchObject({ code: status });
  });

  const through = (
    process: { calls: number; draining: boolean; onDrain: Set<() => void> },
    service: Fetch = stream,
    signal?: AbortSignal,
  ) =>
    bff(
      new Request('http://localhost:3000/api/chat', {
        ...post(message, { host: 'localhost:3000' }),
        signal,
      }),
      {
        deployment: deployment(),
        service,
        loginService: service,
        sessionSecret: 'the session secret of the tests, long',
        serviceSecret,
        process,
        now,
      },
    );
  const idle = () => ({ calls: 0, draining: false, onDrain: new Set<() => void>() });

  it('is an active call until it ends', async () => {
    const process = idle();
    const answer = await through(process);
    expect(process).toMatchObject({ calls: 1, onDrain: { size: 1 } });
    await answer.text();
    expect(process).toMatchObject({ calls: 0, onDrain: { size: 0 } });
    await (await through(process)).body?.cancel();
    expect(process).toMatchObject({ calls: 0, onDrain: { size: 0 } });
  });

  it('is not started by a process that is ending or has no capacity left', async () => {
    const full = idle();
    for (let n = 0; n < streamsOfProcess; n += 1) full.onDrain.add(() => n);
    for (const process of [{ ...idle(), draining: true }, full]) {
      const answer = await through(process);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
    }
  });

  it('is aborted at the service when the reader leaves', async () => {
    const leaving = new AbortController();
    let heard: AbortSignal | undefined;
    const service: Fetch = async ({ signal }) => {
      heard = signal;
      return new Response(new ReadableStream(), {
        headers: { 'content-type': 'text/event-stream' },
      });
    };
    await through(idle(), service, leaving.signal);
    expect(heard?.aborted).toBe(false);
    leaving.abort();
    expect(heard?.aborted).toBe(true);
  });
});
