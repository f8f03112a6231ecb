// Addresses that readers add: what is found there, what is refused, and when they are polled again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { ownFeedEveryMs } from '@/lib/model/limits/themes';
import { readFeedHere } from '@/lib/newsroom/ingest/feed-reader';
import { createGuardedFetch, type GuardedFetch } from '@/lib/newsroom/ingest/guarded-fetch';
import { feedId } from '@/lib/newsroom/ingest/known-source';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { pollDueFeeds } from '@/lib/newsroom/themes/own-feed-runs';
import { ownFeedItems } from '@/lib/newsroom/themes/poll-own-feed';

let now = Date.UTC(2026, 0, 15, 12);
let store: OpenStore;
let folder: string;
const signal = new AbortController().signal;
const log = pino({ level: 'silent' });
const owner = 'u:mia' as const;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cubewire-own-feeds-'));
  store = await openStore({ dataDir: folder });
  const definition = { keywords: [], excluded: [], sources: [], languages: [] };
  await store.themes.create(
    {
      ...{ id: 'th', owner, name: 'Own', definition, shared: false, taken_down: false },
      ...{ follow_count: 0, created_at: now, updated_at: now },
    },
    20,
  );
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const rss = (title: string) => `<?xml version="1.0"?><rss version="2.0"><channel>
  <title>${title}</title><link>https://letters.example/</link>
  <item><guid isPermaLink="false">1</guid><title>First letter</title><link>https://letters.example/1</link>
  <description>Told at length.</description><pubDate>Thu, 15 Jan 2026 10:00:00 GMT</pubDate></item>
  <item><guid isPermaLink="false">2</guid><title>Leads nowhere</title></item></channel></rss>`;

type Served = Record<string, { status?: number; type?: string; body?: string; retry?: string }>;

/** A web of these pages that counts the requests for each. */
function web(pages: Served) {
  const asked: string[] = [];
  const fetch: GuardedFetch = async (url) => {
    asked.push(url);
    const {
      status = 200,
      type = 'application/rss+xml',
      body = '',
      retry,
    } = pages[url] ?? {
      status: 404,
    };
    const headers = new Headers({ 'content-type': type, ...(retry && { 'retry-after': retry }) });
    return { status, headers, body: new TextEncoder().encode(body), url };
  };
  return { fetch, asked };
}

const poll = (fetch: GuardedFetch) =>
  pollDueFeeds({ store, fetch, readFeed: readFeedHere, clock: () => now, log }, 200, signal);
const add = (url: string) =>
  store.themes.addFeed({ id: 'th', owner }, { id: feedId(url), url, address: url }, now);
const feeds = () => store.themes.feedsOf('th');

it('stores the items of a feed, and none as an event', async () => {
  const url = 'https://letters.example/rss';
  await add(url);
  const { fetch, asked } = web({ [url]: { body: rss('Letters') } });
  expect(await poll(fetch)).toBe(1);
  expect(await feeds()).toMatchObject([
    { title: 'Letters', failures: 0, next_poll_at: now + ownFeedEveryMs },
  ]);
  expect(await store.themes.items([feedId(url)], undefined, 9)).toMatchObject([
    { title: 'First letter', teaser: 'Told at length.', link: 'https://letters.example/1' },
  ]);
  expect(await store.articles.count()).toBe(0);
  expect(await store.events.count()).toBe(0);
  // Not due yet.
  expect(await poll(fetch)).toBe(0);
  now += ownFeedEveryMs;
  expect(await poll(fetch)).toBe(1);
  expect(asked).toHaveLength(2);
});

describe('a feed with more items than are stored', () => {
  const url = 'https://letters.example/rss';
  const letter = (n: number, date = '') =>
    `<item><guid isPermaLink="false">${n}</guid><title>Letter ${n}</title>
      <link>https://letters.example/${n}</link>${date}</item>`;
  const kept = async () => {
    const items = await store.themes.items([feedId(url)], undefined, 2 * ownFeedItems);
    return items.map(({ title, published_at }) => ({ title, published_at }));
  };
  const pollLater = async (items: readonly string[]) => {
    now += ownFeedEveryMs;
    const body = `<rss version="2.0"><channel><title>Letters</title>${items.join('')}</channel></rss>`;
    expect(await poll(web({ [url]: { body } }).fetch)).toBe(1);
    return kept();
  };
  const numbers = Array.from({ length: ownFeedItems + 50 }, (_, at) => at + 1);
  const first = numbers.slice(0, ownFeedItems).map((n) => `Letter ${n}`);

  it('keeps undated ones in feed order, and none returns as new with the next poll', async () => {
    await add(url);
    const items = numbers.map((n) => letter(n));
    const before = await pollLater(items);
    expect(before.map(({ title }) => title)).toEqual(first);
    expect(await pollLater(items)).toEqual(before);
    const after = await pollLater([letter(0), ...items]);
    expect(after[0]).toEqual({ title: 'Letter 0', published_at: now });
    expect(after.slice(1)).toEqual(before.slice(0, -1));
    expect(await pollLater([letter(0), ...items])).toEqual(after);
  });

  it('keeps the newest, whatever its order', async () => {
    await add(url);
    const day = Date.UTC(2026, 0, 10);
    const dated = numbers.map((n) =>
      letter(n, `<pubDate>${new Date(day - n * 60_000).toUTCString()}</pubDate>`),
    );
    const before = await pollLater(dated.toReversed());
    expect(before.map(({ title }) => title)).toEqual(first);
    expect(before[0]?.published_at).toBe(day - 60_000);
    expect(await pollLater(dated.toReversed())).toEqual(before);
  });
});

it('finds the feed that a page links to', async () => {
  const [page, named] = ['https://letters.example/', 'https://letters.example/feed.xml'];
  await add(page);
  const body = `<html><head><link rel="stylesheet" href="/a.css">
    <link type='application/rss+xml' rel='alternate' href='/feed.xml'></head><body/></html>`;
  const { fetch } = web({ [page]: { type: 'text/html', body }, [named]: { body: rss('Letters') } });
  await poll(fetch);
  expect(await feeds()).toMatchObject([{ id: feedId(named), address: page, title: 'Letters' }]);
  expect(await store.themes.items([feedId(named)], undefined, 9)).toHaveLength(1);
});

it.each([
  [
    'a page without a feed',
    { type: 'text/html', body: '<html><body>Hello</body></html>' },
    'no-feed',
  ],
  ['an answer that is no success', { status: 500 }, 'status 500'],
  [
    'a page that names an address inside the network',
    {
      type: 'text/html',
      body: '<link rel="alternate" type="application/rss+xml" href="http://10.0.0.1/feed">',
    },
    'no-feed',
  ],
])('%s is reported, and polled again at growing intervals', async (_, served, why) => {
  const url = 'https://letters.example/page';
  await add(url);
  const { fetch, asked } = web({ [url]: served });
  await poll(fetch);
  const [first] = await feeds();
  expect(first).toMatchObject({ failures: 1, next_poll_at: now + ownFeedEveryMs });
  expect(first?.last_error).toBe(why);
  now += ownFeedEveryMs;
  await poll(fetch);
  expect(await feeds()).toMatchObject([{ failures: 2, next_poll_at: now + 2 * ownFeedEveryMs }]);
  expect(new Set(asked)).toEqual(new Set([url]));
});

it('asks a host once a minute, however many of its addresses are due, and others meanwhile', async () => {
  const ofHost = (host: string, count: number) =>
    Array.from({ length: count }, (_, n) => `https://${host}/${n}.xml`);
  const urls = [...ofHost('letters.example', 12), ...ofHost('notes.example', 2)];
  for (const url of urls) await add(url);
  const { fetch, asked } = web(Object.fromEntries(urls.map((url) => [url, { body: rss('T') }])));
  const askedNow = async () => {
    asked.length = 0;
    await poll(fetch);
    return asked.map((url) => new URL(url).host).sort();
  };
  expect(await askedNow()).toEqual(['letters.example', 'notes.example']);
  now += 59_000;
  expect(await askedNow()).toEqual([]);
  now += 1_000;
  // Whoever polls now knows it from the database.
  await store.close();
  store = await openStore({ dataDir: folder });
  expect(await askedNow()).toEqual(['letters.example', 'notes.example']);
  for (let minute = 2; minute < 12; minute += 1) {
    now += 60_000;
    expect(await askedNow()).toEqual(['letters.example']);
  }
  expect((await feeds()).every(({ failures, title }) => failures === 0 && title === 'T')).toBe(
    true,
  );
  now += 60_000;
  expect(await askedNow()).toEqual([]);
});

it.each([
  ['resolves to a private address', 'https://letters.example/rss', ['192.168.1.7']],
  ['is a private address', 'http://127.0.0.1/rss', []],
  ['is the address of a cloud’s own server', 'http://169.254.169.254/rss', []],
])('a host that %s is never contacted', async (_, url, addresses) => {
  await add(url);
  await poll(createGuardedFetch({ resolve: async () => addresses }));
  expect(await feeds()).toMatchObject([{ failures: 1, last_error: 'refused' }]);
});
