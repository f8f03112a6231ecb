// Operators' changes of feeds as API calls, and which feeds are polled afterwards.
import { createServer, type Server } from 'node:http';
import { pino } from 'pino';
import type { Input, OperationName } from '@/lib/contract';
import type { Identity } from '@/lib/contract/identity';
import { activeFeeds, keepList, withEdits } from '@/lib/newsroom/ingest/current-feeds';
import { readFeedList } from '@/lib/newsroom/ingest/feed-list';
import { feedId } from '@/lib/newsroom/ingest/known-source';
import { rssFeed } from '../ingest/newsroom';
import { servedNewsroom } from '../served';
import { listenOnWebPort } from '../../listen-on-web-port';

const now = Date.UTC(2026, 0, 15, 12);
const lines: object[] = [];
const site = servedNewsroom('feeds', () => now, {
  log: pino({}, { write: (line) => void lines.push(JSON.parse(line)) }),
  operators: ['ana'],
  guard: { resolve: async () => ['127.0.0.1'], allowAddress: () => true },
});
const [[, service] = []] = site.ways;
const operator: Identity = { user: 'ana', device: 'd1', inner: true };

async function call<N extends OperationName>(name: N, input: Input<N>, language = 'EN') {
  if (!service) throw new Error('there is a way to reach it');
  return site.call(service, name, input, operator, language);
}
const feeds = async (input: Input<'ListInnerFeeds'> = {}, language = 'EN') =>
  (await call('ListInnerFeeds', input, language)).data?.items ?? [];
const acts = async () =>
  ((await call('ListOperatorActs', { act: 'feed.' })).data?.items ?? []).map((one) => one.act);
const listed = { url: 'https://listed.example.org/feed', title: 'Listed', tab: 'sports' };
const broken = { url: 'https://broken.example.org/feed', title: 'Broken', tab: 'recommend' };
const list = [listed, broken];
const polled = async () => (await activeFeeds(site.store, list)).map(({ url }) => url);

let server: Server;
let port: number;
beforeAll(async () => {
  const account = { id: 'ana', name: 'Ana', birthday: '1990-01-01', region: 'sg', created_at: 1 };
  await site.store.accounts.create(account, { kind: 'email', subject: 'ana@example.org' });
  await keepList(site.store, list);
  server = createServer((request, response) => {
    if (request.url === '/feed') {
      response.end(
        rssFeed(
          'Rivers',
          ['one', 'two', 'three', 'four', 'five', 'six'].map((title) => ({ title })),
        ),
      );
    } else if (request.url === '/page') {
      response.setHeader('content-type', 'text/html');
      response.end('<html><head><link rel="alternate" type="application/rss+xml" href="/feed">');
    } else if (request.url === '/cut') {
      response.end('<rss version="2.0"><channel><title>Rivers</title><item><titl');
    } else {
      response.statusCode = 404;
      response.end();
    }
  });
  port = await listenOnWebPort(server);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const at = (path: string) => `http://rivers.example.org:${port}${path}`;

it('the site’s feeds are listed, failing ones first, with the reason in the caller’s language', async () => {
  const state = { ...broken, id: feedId(broken.url), next_poll_at: now + 9, failures: 2 };
  await site.store.feeds.save({ ...state, last_error: 'the server answered 503', articles: 4 });
  await site.store.feedPolls.note({
    ...{ feed_id: state.id, items: 0, added: 0, failed: 0, took_ms: 12, created_at: now - 5 },
    why: 'the server answered 503',
  });
  expect(await feeds({}, 'ZH')).toMatchObject([
    {
      ...{ url: broken.url, state: 'failing', failures: 2, articles: 4, from: 'list' },
      ...{ error: '服务器返回了 503', last_poll_at: now - 5, next_poll_at: now + 9 },
    },
    { url: listed.url, state: 'waiting', tab: 'sports', edited: false, full_text: true },
  ]);
  expect((await feeds({ state: 'failing' })).map(({ url }) => url)).toEqual([broken.url]);
  expect((await feeds({ query: 'LISTED' })).map(({ url }) => url)).toEqual([listed.url]);
  const unnamed = { url: 'https://unnamed.example.org/feed', title: '', tab: 'sports' };
  await keepList(site.store, [...list, unnamed]);
  expect(await feeds({ query: 'unnamed' })).toMatchObject([{ title: unnamed.url, set_title: '' }]);
  await keepList(site.store, list);
  expect((await feeds({ query: 'LISTED' }))[0]?.set_title).toBe('Listed');
  const first = await call('ListInnerFeeds', { limit: 1 });
  const second = await call('ListInnerFeeds', { limit: 1, cursor: first.data?.next_cursor });
  expect(second.data).toMatchObject({ items: [{ url: listed.url }], has_more: false });
  const runs = await call('ListFeedRuns', { outcome: 'failed' }, 'PH');
  expect(runs.data?.items).toMatchObject([
    { title: 'Broken', error: 'sumagot ang server ng 503', took_ms: 12 },
  ]);
});

it('a run of a feed that was never polled shows the name from the list', async () => {
  const run = { items: 1, added: 1, failed: 0, took_ms: 5, created_at: now };
  const feed_id = feedId(listed.url);
  await site.store.feedPolls.note({ ...run, feed_id });
  const runs = await call('ListFeedRuns', { feed_id });
  expect(runs.data?.items).toMatchObject([{ feed_id, title: 'Listed' }]);
});

it('a preview of an address stores nothing, and follows a page to its feed', async () => {
  const { data } = await call('PreviewFeed', { url: at('/page') });
  expect((await call('PreviewFeed', { url: '10.0.0.1/feed' })).data?.error).not.toBe('');
  expect(data).toMatchObject({ url: at('/feed'), error: '', title: 'Rivers', lang: 'en' });
  expect(data?.known).toBe(false);
  expect(data?.items.map(({ title }) => title)).toEqual(['one', 'two', 'three', 'four', 'five']);
  expect((await feeds()).length).toBe(2);
  const missing = await call('PreviewFeed', { url: at('/nothing') });
  expect(missing.data).toMatchObject({ error: 'the server answered 404', items: [] });
  const cut = await call('PreviewFeed', { url: at('/cut') });
  expect(cut.data?.error).toBe('the feed there is damaged, nothing can be read of it');
  for (const url of ['http://localhost/feed', 'ftp://example.org/', 'no address']) {
    expect((await call('PreviewFeed', { url })).data?.error).toBe(
      'not an address on the public web',
    );
  }
});

it('a feed is added, edited, paused, resumed and removed, each logged once', async () => {
  const url = at('/feed');
  const { data } = await call('AddFeed', { url, title: 'Rivers', tab: 'science' });
  expect(data).toEqual({ feed_id: feedId(url), result: 'added' });
  expect((await call('AddFeed', { url })).data?.result).toBe('there');
  expect(await polled()).toContain(url);
  const feed_id = feedId(url);
  await call('EditFeed', { feed_id, title: 'Big rivers', lang: 'en' });
  await call('EditFeed', { feed_id, title: 'Big \u202erivers' });
  expect((await call('EditFeed', { feed_id, title: '\u202e\u200b' })).code).toBe(400);
  expect((await feeds({ query: 'rivers' }))[0]).toMatchObject({
    ...{ title: 'Big rivers', tab: 'science', lang: 'en', from: 'operator' },
  });
  await call('PauseFeed', { feed_id });
  await call('PauseFeed', { feed_id });
  expect(await polled()).not.toContain(url);
  expect((await feeds({ state: 'paused' })).map((one) => one.feed_id)).toEqual([feed_id]);
  expect((await call('PollFeed', { feed_id })).code).toBe(400);
  await call('ResumeFeed', { feed_id });
  expect(await polled()).toContain(url);
  await call('RemoveFeed', { feed_id });
  expect(await polled()).not.toContain(url);
  expect((await feeds()).map((one) => one.url)).not.toContain(url);
  expect((await feeds({ state: 'removed' })).map((one) => one.url)).toEqual([url]);
  expect((await call('PauseFeed', { feed_id: 'f_none' })).code).toBe(404);
  expect((await call('AddFeed', { url: 'http://10.0.0.1/feed' })).code).toBe(400);
  expect(await acts()).toEqual([
    ...['feed.remove', 'feed.resume', 'feed.pause', 'feed.edit', 'feed.add'],
  ]);
});

it('the log records what each edit of a feed changed', async () => {
  const feed_id = feedId(listed.url);
  const edits: Omit<Input<'EditFeed'>, 'feed_id'>[] = [
    ...[{ title: 'Other' }, { tab: 'science' }, { lang: 'en' as const }, { full_text: false }],
    // As in the list.
    { title: listed.title, tab: listed.tab, lang: null, full_text: true },
  ];
  for (const edit of edits) {
    expect((await call('EditFeed', { feed_id, ...edit })).code).toBe(0);
    const [line] = (await call('ListOperatorActs', { act: 'feed.edit' })).data?.items ?? [];
    expect(line).toMatchObject({ target: listed.url });
    const side = (text = '') => Object.keys(JSON.parse(text));
    expect(new Set([...side(line?.before), ...side(line?.after)])).toEqual(
      new Set(Object.keys(edit)),
    );
    expect(line?.before).not.toBe(line?.after);
  }
});

it('an added feed that is later listed in another spelling is one feed, with its first id', () => {
  const edit = {
    ...{ id: feedId('https://a.example/f'), url: 'https://a.example/f', title: 'A', tab: 'tech' },
    ...{ state: 'paused' as const, updated_at: 1 },
  };
  const spelling = { url: 'https://a.example/f#top', title: 'Listed', tab: 'sports' };
  expect(withEdits([spelling], [edit])).toEqual([
    expect.objectContaining({ id: edit.id, url: edit.url, state: 'paused', listed: true }),
  ]);
  // If there are decisions on both, the one on the listed feed counts.
  const own = { ...edit, id: feedId(spelling.url), url: spelling.url, state: 'active' as const };
  expect(withEdits([spelling], [edit, own])).toEqual([
    expect.objectContaining({ id: own.id, url: spelling.url, state: 'active' }),
  ]);
  // Removing the second of two means keeping the first.
  expect(withEdits([spelling], [{ ...edit, state: 'removed' }])).toEqual([
    expect.objectContaining({ id: own.id, state: 'active', edited: false }),
  ]);
  const other = { ...spelling, url: 'https://a.example/f/' };
  expect(withEdits([other], [edit])).toHaveLength(2);
});

it('a poll requested by an operator is due at once', async () => {
  const feed_id = feedId(broken.url);
  const due = now + 24 * 60 * 60 * 1000;
  await site.store.jobs.offer('feed', [{ id: feed_id, lane: 'broken.example.org', due_at: due }]);
  expect((await call('PollFeed', { feed_id })).code).toBe(0);
  expect(await site.store.jobs.nextAt('feed', [feed_id])).toBe(now);
});

it('an operator may change and exclude listed feeds; the list is imported and exported as OPML', async () => {
  await call('RemoveFeed', { feed_id: feedId(broken.url) });
  await call('EditFeed', { feed_id: feedId(listed.url), title: 'A & "B"', full_text: false });
  const opml = (urls: string[]) =>
    `<opml version="2.0"><body>${urls.map((url) => `<outline type="rss" tab="health" title="N" xmlUrl="${url}"/>`).join('')}</body></opml>`;
  const given = ['https://new.example.org/a', listed.url, 'http://192.168.0.1/feed', broken.url];
  const { data } = await call('ImportFeeds', { opml: opml(given) });
  expect(data?.items.map(({ result, error }) => [result, error])).toEqual([
    ['added', ''],
    ['there', ''],
    ['refused', 'not an address on the public web'],
    ['added', ''],
  ]);
  const out = (await call('ExportFeeds', {})).data?.opml ?? '';
  expect(readFeedList(Buffer.from(out))).toEqual(
    expect.arrayContaining([
      { url: listed.url, title: 'A & "B"', tab: 'sports', fullText: false },
      { url: 'https://new.example.org/a', title: 'N', tab: 'health' },
      { url: broken.url, title: 'N', tab: 'health' },
    ]),
  );
  expect((await call('ImportFeeds', { opml: 'nothing' })).code).toBe(400);
  expect((await acts()).filter((act) => act === 'feed.add')).toHaveLength(3);
});

it('an address is one feed in any spelling, and a forbidden one is refused', async () => {
  const url = 'https://meadow.example.org/feed';
  const add = (written: string) => call('AddFeed', { url: written });
  expect((await add(`${url}#latest`)).data).toEqual({ feed_id: feedId(url), result: 'added' });
  const spellings = [
    ...['meadow.example.org/feed', 'feed://meadow.example.org/feed', `${url}#other`],
    ...['HTTPS://Meadow.example.org:443/feed', ' https://meadow.example.org/a/../feed'],
  ];
  for (const one of spellings) {
    expect([one, (await add(one)).data?.result]).toEqual([one, 'there']);
  }
  for (const one of ['https://listed.example.org/feed#x', 'listed.example.org/feed']) {
    expect((await add(one)).data).toEqual({ feed_id: feedId(listed.url), result: 'there' });
  }
  const port = 'of its host, only the ports 80, 443 and 8000 to 9999 are asked';
  for (const one of ['https://meadow.example.org:8443/feed', 'meadow.example.org:9999/feed']) {
    expect([one, (await add(one)).data?.result]).toEqual([one, 'added']);
  }
  for (const one of ['http://meadow.example.org:22/feed', 'meadow.example.org:7999/feed']) {
    expect((await add(one)).base_resp?.reason).toBe('addressPort');
    expect((await call('PreviewFeed', { url: one })).data?.error).toBe(port);
  }
  const outlines = [`${url}#b`, 'https://meadow.example.org:22/x', 'https://heath.example.org/f'];
  const opml = `<opml version="2.0"><body>${outlines
    .map((one) => `<outline text="x" xmlUrl="${one}"/>`)
    .join('')}</body></opml>`;
  const imported = await call('ImportFeeds', { opml });
  expect(imported.data?.items.map(({ result, error }) => [result, error])).toEqual([
    ...[
      ['there', ''],
      ['refused', port],
      ['added', ''],
    ],
  ]);
  const added = [
    url,
    'https://meadow.example.org:8443/feed',
    'https://meadow.example.org:9999/feed',
  ];
  for (const one of [...added, outlines[2] ?? '']) {
    expect((await call('RemoveFeed', { feed_id: feedId(one) })).code).toBe(0);
  }
});

it('a change after another operator removed the feed restores nothing', async () => {
  const url = at('/gone-meanwhile');
  const feed_id = (await call('AddFeed', { url, title: 'Lakes' })).data?.feed_id ?? '';
  await call('RemoveFeed', { feed_id });
  expect((await call('PauseFeed', { feed_id })).code).toBe(404);
  expect((await call('EditFeed', { feed_id, title: 'Big lakes' })).code).toBe(404);
  expect((await feeds({ query: 'lakes' })).length).toBe(0);
  expect(await feeds({ query: 'lakes', state: 'removed' })).toMatchObject([{ title: 'Lakes' }]);
  await call('ResumeFeed', { feed_id });
  expect(await polled()).toContain(url);
});

it('the log of an act does not show the key of a feed, the audit log does', async () => {
  const url = 'https://keyed.example.org/feed?key=river-7';
  expect((await call('AddFeed', { url })).data?.result).toBe('added');
  const noted = (await call('ListOperatorActs', { act: 'feed.add' })).data?.items ?? [];
  expect(noted.map(({ target }) => target)).toContain(url);
  const target = 'https://keyed.example.org/feed?…';
  expect(lines).toContainEqual(expect.objectContaining({ event: 'operator_act', target }));
  expect(JSON.stringify(lines)).not.toContain('river-7');
});
