// A real server and real sockets: visitors without cookies who ask for one page, together and after
// one another.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { anythingChanged } from '@/lib/contract/changes';
import { builtInDeployments, parseDeployments, type Deployment } from '@/lib/deployments';
import { createGuestPages } from '@/lib/server/gate/guest-pages';
import { hashSource } from '@/lib/server/gate/security-headers';
import { keepNoPage, withinExchange } from '@/lib/server/process/page-status';
import { processState } from '@/lib/server/process/process-state';
import { until } from '../../until';

const script = 'self.started = true';
const html = (n: number) =>
  `<!DOCTYPE html><script nonce="abc">${script}</script><script type="application/ld+json">{}</script>` +
  `<script src="/_next/static/a.js" nonce="abc"></script><p>page ${n}</p>`;

type Page = (response: ServerResponse, n: number) => void;

const finished: Page = (response, n) => {
  response.setHeader('set-cookie', `device=of-visitor-${n}`);
  response.setHeader('content-security-policy', "script-src 'nonce-abc'");
  response.setHeader('link', '</a.css>; rel=preload; as="style"; nonce="abc"');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.write(html(n).slice(0, 40));
  response.end(html(n).slice(40));
};

async function site(page: Page, rows: readonly Deployment[] = builtInDeployments, waitMs?: number) {
  const serve = createGuestPages({ rows, env: 'local' }, waitMs);
  let made = 0;
  const server = createServer((message: IncomingMessage, response: ServerResponse) => {
    const render = () => withinExchange(message, response, () => page(response, (made += 1)));
    if (!serve(message, response, render)) render();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const base = `http://localhost:${port}`;
  return {
    port,
    made: () => made,
    async ask(path = '/m/news', headers: Record<string, string> = {}) {
      const answer = await fetch(base + path, { headers });
      return { answer, text: await answer.text() };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

let open: Awaited<ReturnType<typeof site>>;
beforeEach(() => processState().guestPages.forget(anythingChanged));
afterEach(() => open.close());

it('is rendered once for all concurrent requests, and for the next one', async () => {
  const waiting: (() => void)[] = [];
  open = await site((response, n) => waiting.push(() => finished(response, n)));
  const together = Array.from({ length: 20 }, () => open.ask());
  await until(() => Promise.resolve(waiting.length > 0));
  waiting.forEach((go) => go());
  const answers = [...(await Promise.all(together)), await open.ask()];
  expect(open.made()).toBe(1);
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([html(1)]));
  const devices = answers.map(({ answer }) => answer.headers.get('set-cookie'));
  expect(new Set(devices).size).toBe(21);
  expect(devices.every((one) => one?.startsWith('device='))).toBe(true);
});

it('lets its own scripts run by their hash, and no nonce of another visitor', async () => {
  open = await site(finished);
  await open.ask();
  const { answer } = await open.ask();
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' ${hashSource(script)};`);
  expect(policy).not.toContain('nonce');
  expect(policy).toContain("img-src 'self' data:;");
  expect(answer.headers.get('link')).toBe('</a.css>; rel=preload; as="style"');
});

it('is stored from a compressed answer, and sent in the encoding of each visitor', async () => {
  open = await site((response, n) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync(html(n)));
  });
  expect((await open.ask('/m/news', { 'accept-encoding': 'gzip' })).text).toBe(html(1));
  const plain = await open.ask('/m/news', { 'accept-encoding': 'identity' });
  expect([plain.answer.headers.get('content-encoding'), plain.text]).toEqual([null, html(1)]);
  const { guestPages } = processState();
  expect(guestPages.size()).toBe(Buffer.byteLength(html(1)));
  const packed = await open.ask('/m/news', { 'accept-encoding': 'br' });
  // The client decompresses what it gets.
  expect([packed.answer.headers.get('content-encoding'), packed.text]).toEqual(['br', html(1)]);
  expect(guestPages.size()).toBeGreaterThan(Buffer.byteLength(html(1)));
});

it('is rendered again after five seconds, and after any change', async () => {
  open = await site(finished);
  const start = Date.now();
  const now = jest.spyOn(Date, 'now');
  try {
    for (const [later, made] of [
      [0, 1],
      [4_999, 1],
      [5_000, 2],
    ] as const) {
      now.mockReturnValue(start + later);
      await open.ask();
      expect(open.made()).toBe(made);
    }
  } finally {
    now.mockRestore();
  }
  processState().guestPages.forget(anythingChanged);
  await open.ask();
  expect(open.made()).toBe(3);
});

it('that was started before a change is not sent to requests after it', async () => {
  const waiting: (() => void)[] = [];
  open = await site((response, n) => waiting.push(() => finished(response, n)));
  const before = open.ask();
  await until(() => Promise.resolve(waiting.length === 1));
  processState().guestPages.forget(anythingChanged);
  const after = open.ask();
  await until(() => Promise.resolve(waiting.length === 2));
  waiting.forEach((go) => go());
  expect([(await before).text, (await after).text]).toEqual([html(1), html(2)]);
  expect((await open.ask()).text).toBe(html(2));
});

const own: [string, string, Record<string, string>][] = [
  ['a cookie', '/m/news', { cookie: 'device=x' }],
  ['a device named by itself', '/m/news', { 'cube-id': 'cube-1' }],
  ['a navigation of the framework', '/m/news', { rsc: '1' }],
  ['another parameter', '/m/news?location=ph', {}],
  ['an article with one', '/m/news/detail?id=a&language=zh', {}],
  ['another page', '/m/topics', {}],
];
it.each(own)('%s makes a page private', async (_, path, headers) => {
  open = await site(finished);
  await open.ask(path, headers);
  await open.ask(path, headers);
  expect(open.made()).toBe(2);
});

const apart: [string, Record<string, string>][] = [
  ['language', { 'accept-language': 'zh-CN' }],
  ['kind of device', { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' }],
  ['thrift', { 'save-data': 'on' }],
  ['name of the site', { host: '127.0.0.1' }],
];
it.each(apart)('visitors with another %s share another page', async (_, headers) => {
  open = await site(finished);
  await open.ask('/m/news/detail?id=a');
  await open.ask('/m/news/detail?id=a', headers);
  await open.ask('/m/news/detail?id=a', headers);
  await open.ask('/m/news/detail?id=b');
  expect(open.made()).toBe(headers.host ? 2 : 3);
});

it('a site that requires a sign-in, or serves one country, stores no page for others', async () => {
  const rows = parseDeployments([{ hosts: ['localhost'], signInToRead: true }]);
  open = await site(finished, rows);
  await open.ask();
  await open.ask();
  expect(open.made()).toBe(2);
  await open.close();
  const country = { hosts: ['localhost'], countries: ['PH'], countryHeader: 'x-country' };
  open = await site(finished, parseDeployments([country]));
  for (const [headers, made] of [
    [{}, 1],
    [{ 'x-country': 'US' }, 2],
    [{ 'x-country': 'PH' }, 3],
    [{ 'x-country': 'PH' }, 3],
    [{ 'x-country': 'US' }, 4],
  ] as const) {
    await open.ask('/m/news', headers);
    expect(open.made()).toBe(made);
  }
});

const unkept: [string, Page][] = [
  ['is missing', (response, n) => response.writeHead(404).end(html(n))],
  [
    'is no page',
    (response) => {
      response.setHeader('content-type', 'text/plain');
      response.end('x');
    },
  ],
  [
    'lacks what the service did not give',
    (response, n) => {
      keepNoPage();
      finished(response, n);
    },
  ],
];
it.each(unkept)('an answer that %s is not shared', async (_, page) => {
  const waiting: (() => void)[] = [];
  open = await site((response, n) => {
    if (n > 1) return page(response, n);
    // Within the request of the page, like a page that waits for the service.
    void new Promise<void>((resolve) => waiting.push(resolve)).then(() => page(response, n));
  });
  const together = [open.ask(), open.ask(), open.ask()];
  await until(() => Promise.resolve(waiting.length > 0));
  waiting.forEach((go) => go());
  await Promise.all(together);
  await open.ask();
  expect(open.made()).toBe(4);
});

it.each(['leaves', 'never gets it'])(
  'if the visitor it is rendered for %s, the others get a page',
  async (how) => {
    const waiting: (() => void)[] = [];
    open = await site(
      (response, n) => (n === 1 ? waiting.push(() => undefined) : finished(response, n)),
      builtInDeployments,
      how === 'leaves' ? undefined : 10,
    );
    const first = connect(open.port, '127.0.0.1');
    first.write(
      `GET /m/news HTTP/1.1\r\nHost: localhost:${open.port}\r\naccept-language: *\r\n\r\n`,
    );
    await until(() => Promise.resolve(waiting.length > 0));
    const others = [open.ask(), open.ask()];
    if (how === 'leaves') first.destroy();
    for (const { text } of await Promise.all(others)) expect(text).toBe(html(2));
    expect(open.made()).toBe(2);
    first.destroy();
  },
);
