import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webSearchMs, webSearchResults } from '@/lib/newsroom/assistant/web-search';
import { openStore } from '@/lib/newsroom/store/open-store';
import { answerOf, createTestClock, newTurnId, startNewsroom } from './newsroom';
import { eventLoopTurns } from '../../event-loop-turns';
import { until } from '@/tests/until';

let listener: RequestListener;
let server: Server;
let url: string;
const arrived: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    arrived.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a TCP port has an address of that form.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/engine/`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

let newsroom: Awaited<ReturnType<typeof startNewsroom>>;
const time = createTestClock();
const input = 'What is forward secrecy?';
beforeEach(async () => {
  arrived.length = 0;
  newsroom = await startNewsroom({ searchUrl: url, clock: time.clock, timer: time.timer });
});
afterEach(() => newsroom.close());

const answers =
  (body: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body);
  };
const results = async () => {
  const chunks = await newsroom.chunks({ input });
  expect(answerOf(chunks)).toContain('forward secrecy');
  expect(chunks[0]).toEqual({ type: 'global_search' });
  return chunks.flatMap((chunk) =>
    chunk.type === 'global_search_result' ? [chunk.global_result] : [],
  );
};

it('sends the question to the configured address and shows the results', async () => {
  listener = answers(
    JSON.stringify({
      results: [
        {
          url: 'https://www.example.org/a',
          title: ' A <b>title</b> ',
          publishedDate: '2026-01-02T00:00:00Z',
        },
      ],
    }),
  );
  expect(await results()).toEqual([
    [
      {
        source: 'example.org',
        title: 'A <b>title</b>',
        link: 'https://www.example.org/a',
        release_time: Date.UTC(2026, 0, 2),
      },
    ],
  ]);
  const [asked = ''] = arrived;
  expect(new URL(asked, url).pathname).toBe('/engine/search');
  expect(Object.fromEntries(new URL(asked, url).searchParams)).toEqual({
    q: input,
    format: 'json',
    language: 'en',
  });
});

it('shows only safe addresses, and not too many', async () => {
  const bad = [
    'javascript:alert(1)',
    'http://127.0.0.1/',
    'http://169.254.169.254/latest',
    'https://user:pass@example.org/',
    'ftp://example.org/',
    '//x',
    '',
  ];
  const good = Array.from({ length: 20 }, (_, n) => `https://example.org/${n}`);
  const entries: unknown[] = [...bad, ...good].map((link) => ({ url: link, title: 't' }));
  listener = answers(JSON.stringify({ results: [null, 7, { url: 3 }, ...entries] }));
  const [found] = await results();
  expect(found?.map(({ link }) => link)).toEqual(good.slice(0, webSearchResults));
});

it.each<[string, RequestListener]>([
  ['500', answers('{}', 500)],
  ['no JSON', answers('<html>')],
  ['another shape', answers('{"results":7}')],
  ['too much', answers(`{"results":[],"x":"${'x'.repeat(600 * 1024)}"}`)],
  ['a redirect', (_, response) => response.writeHead(302, { location: '/x' }).end()],
  ['a closed connection', (_, response) => response.destroy()],
])('a search that fails through %s loses only its results', async (_, behavior) => {
  listener = behavior;
  expect(await results()).toEqual([[]]);
});

it('is not waited for longer than a few seconds', async () => {
  listener = () => undefined;
  const running = results();
  await until(() => arrived.length > 0);
  // The answer is already there; only the results are pending.
  await eventLoopTurns();
  time.advance(webSearchMs);
  expect(await running).toEqual([[]]);
});

it('a turn is complete if the reader leaves between the answer and the results', async () => {
  listener = () => undefined;
  const [turn_id, who] = [newTurnId(), { device: 'd-1', guestChat: true }];
  const reader = (await newsroom.ask({ input, turn_id }, { who })).body?.getReader();
  let wire = '';
  while (!wire.includes('"mark":"end","writing"')) {
    const next = await reader?.read();
    if (next?.done !== false) throw new Error('the answer has no end');
    wire += new TextDecoder().decode(next.value);
  }
  await reader?.cancel();
  const store = await openStore({ dataDir: newsroom.folder });
  const stateOf = async () => (await store.turns.find('d:d-1', turn_id))?.state;
  await until(async () => (await stateOf()) !== 'open');
  expect(await stateOf()).toBe('done');
  await store.close();
});

it('without an address nothing about the web is sent', async () => {
  const alone = await startNewsroom();
  const kinds = (await alone.chunks({ input })).map(({ type }) => type);
  expect(kinds.filter((kind) => kind.startsWith('global'))).toEqual([]);
  await alone.close();
});
