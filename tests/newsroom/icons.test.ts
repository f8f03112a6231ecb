import { pino } from 'pino';
import { cachedIconBytes, createIcons, iconBytes } from '@/lib/newsroom/icons';
import type { GuardedFetch } from '@/lib/newsroom/ingest/guarded-fetch';
import type { Store } from '@/lib/newsroom/store/contract/store';

const log = pino({ level: 'silent' });
const clock = () => 0;
// No other part of a store is used here.
const store = { events: { knowsHost: async () => true } } as unknown as Store;
const png = Buffer.from('\x89PNG', 'latin1');

const answering =
  (bytes: Uint8Array, type = 'image/png', asked: string[] = []): GuardedFetch =>
  async (url, { maxBytes }) => {
    if (bytes.byteLength > maxBytes) throw new Error('too large');
    asked.push(url);
    return { status: 200, headers: { get: () => type }, body: bytes, url };
  };

const kindOf = async (guardedFetch: GuardedFetch) => {
  const icon = createIcons({ store, guardedFetch, clock, log });
  return (await icon('example.com')).headers.get('content-type');
};

/** The drawing shown in place of a missing icon. */
const tile = 'image/svg+xml';

it.each([
  ['image/png', '\x89PNG'],
  ['image/x-icon', '\x00\x00\x01\x00\x01\x00'],
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/gif', 'GIF89a'],
])(
  'detects an icon as %s by its first bytes, whatever its publisher calls it',
  async (type, start) => {
    expect(await kindOf(answering(Buffer.from(start, 'latin1'), 'text/plain'))).toBe(type);
  },
);

it.each([
  ['a page that calls itself an icon', '<!doctype html><script>'],
  ['a drawing that can carry script', '<svg xmlns="x">'],
  ['nothing', ''],
  ['more than an icon may have', `\x89PNG${'0'.repeat(iconBytes)}`],
])('does not accept %s: the tile is shown', async (_, sent) => {
  expect(await kindOf(answering(Buffer.from(sent, 'latin1')))).toBe(tile);
});

it('limits its bytes in memory: the oldest go first', async () => {
  const large = Buffer.concat([png, Buffer.alloc(iconBytes - png.byteLength)]);
  const asked: string[] = [];
  const icon = createIcons({
    store,
    guardedFetch: answering(large, 'image/png', asked),
    clock,
    log,
  });
  const most = cachedIconBytes / iconBytes;
  const host = (n: number) => `h${n}.example.com`;
  for (let n = 0; n < most; n += 1) await icon(host(n));
  await icon(host(0));
  expect(asked).toHaveLength(most);
  await icon(host(most));
  await icon(host(1));
  expect(asked).toHaveLength(most + 1);
  await icon(host(0));
  expect(asked).toHaveLength(most + 2);
});

it('of many hosts at once, fetches a few while others wait and the rest get tiles', async () => {
  let running = 0;
  let most = 0;
  const gates: (() => void)[] = [];
  const guardedFetch: GuardedFetch = async (url) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((open) => gates.push(open));
    running -= 1;
    return { status: 200, headers: { get: () => 'image/png' }, body: png, url };
  };
  const icon = createIcons({ store, guardedFetch, clock, log, patienceMs: 600_000 });
  const hosts = Array.from({ length: 300 }, (_, n) => `h${n}.example.com`);
  let ended = false;
  const all = Promise.all(hosts.map((host) => icon(host))).finally(() => (ended = true));
  while (!ended) {
    gates.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const kinds = (await all).map(({ headers }) => headers.get('content-type'));
  expect(most).toBeLessThanOrEqual(8);
  expect(kinds.filter((kind) => kind === 'image/png').length).toBeGreaterThan(50);
  expect(kinds.filter((kind) => kind === tile).length).toBeGreaterThan(100);
  // A host that was turned away is fetched the next time.
  const last = icon(hosts[299] ?? '');
  await new Promise((resolve) => setImmediate(resolve));
  gates.shift()?.();
  expect((await last).headers.get('content-type')).toBe('image/png');
});
