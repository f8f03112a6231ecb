// Requests of reader apps one by one, following the public documentation of the API's servers
// (BazQux Reader, FeedHQ, FreshRSS) and the published interfaces of apps: the order of calls, their
// parameters, numeric user ids, forms instead of queries, no `output`, a stale token.
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { readerApi } from '@/lib/server/reader-api';
import { newEmail, openSite, signUpByEmail, start, type Browser, type Site } from './accounts/site';
import { siteOrigin as origin, webOptions } from './reader-api-site';
import { sampleEvent } from './store/sample';

const reports = 12;
const state = (name: string, user = '-') => `user/${user}/state/com.google/${name}`;

let site: Site;
let store: OpenStore;
let email: string;
let secret: string;
let browser: Browser;

/** The sample edition is there as well. */
const isReport = (title: string) => /^Report \d+$/.test(title);

async function saveReports(from: number, until: number): Promise<void> {
  for (let at = from; at < until; at += 1) {
    const time = start - (at + 1) * 60_000;
    const times = { rank_time: time, release_time: time, updated_at: time };
    const title = [{ lang: 'en', text: `Report ${at}` }];
    await store.events.save(sampleEvent(`r-${at}`, { tabs: ['sports'], title, ...times }));
  }
}

beforeEach(async () => {
  site = await openSite();
  store = await openStore({ dataDir: site.dataDir });
  await saveReports(0, reports);
  browser = site.browser();
  email = newEmail();
  await signUpByEmail(browser, email);
  const { body } = await browser.call('CreateAccessToken', { name: 'An app', scope: 'write' });
  secret = body.data?.secret ?? '';
});
afterEach(async () => {
  await store.close();
  await site.close();
});

type Pairs = readonly (readonly [string, string])[];
const encoded = (pairs: Pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value]));

/** One app: what it adds to every address, and how it names the reader in ids. */
function app({ extra = [], user = '-' }: { extra?: Pairs; user?: string } = {}) {
  let auth = '';
  const send = async (path: string, pairs: Pairs = [], form?: Pairs) => {
    // Only the sign-in lacks these parameters.
    const query = encoded(auth === '' ? pairs : [...pairs, ...extra]).toString();
    const headers = new Headers({ host: 'localhost:3000' });
    if (auth) headers.set('authorization', `GoogleLogin auth=${auth}`);
    if (form) headers.set('content-type', 'application/x-www-form-urlencoded; charset=UTF-8');
    const request = new Request(`${origin}${path}${query && `?${query}`}`, {
      ...{ method: form ? 'POST' : 'GET', headers, body: form && encoded(form).toString() },
    });
    return readerApi(request, webOptions(site));
  };
  const api = (path: string, pairs?: Pairs, form?: Pairs) =>
    send(`/reader/api/0/${path}`, pairs, form);
  const json = async (path: string, pairs?: Pairs, form?: Pairs) => {
    const answer = await api(path, pairs, form);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    return answer.json();
  };
  const text = async (path: string, pairs?: Pairs, form?: Pairs) =>
    (await api(path, pairs, form)).text();
  return {
    ...{ api, json, text },
    state: (name: string) => state(name, user),
    async signIn() {
      const fields = [['Email', email] as const, ['Passwd', secret] as const];
      const answer = await send('/accounts/ClientLogin', [], fields);
      // Apps look for the line that begins with Auth=.
      auth = /^Auth=(.*)$/m.exec(await answer.text())?.[1] ?? '';
      expect(auth).not.toBe('');
    },
  };
}

const refs = (answer: { itemRefs: { id: string }[] }) => answer.itemRefs.map(({ id }) => id);
const long = (id: string) =>
  `tag:google.com,2005:reader/item/${BigInt(id).toString(16).padStart(16, '0')}`;

it('an app that syncs states by ids: unread, starred, then its missing texts, 5 at a time', async () => {
  const { signIn, json, text, api, state: named } = app({ extra: [['output', 'json']] });
  await signIn();
  const T = (await text('token')).trim();
  await json('tag/list');
  await json('subscription/list');
  const list = [['s', named('reading-list')] as const, ['n', '1000'] as const];
  const unread = refs(
    await json('stream/items/ids', [...list, ['xt', named('read')], ['ot', '0']]),
  );
  const starred = refs(
    await json('stream/items/ids', [
      ['s', named('starred')],
      ['n', '1000'],
    ]),
  );
  // The sample edition is there as well.
  expect(unread.length).toBeGreaterThan(reports);
  expect(starred).toEqual([]);
  const texts: { id: string; summary: { content: string } }[] = [];
  for (let from = 0; from < unread.length; from += 5) {
    const some = unread.slice(from, from + 5).map((id) => ['i', long(id)] as const);
    texts.push(...(await json('stream/items/contents', [], [['T', T], ...some])).items);
  }
  expect(texts.map(({ id }) => id)).toEqual(unread.map(long));
  expect(texts.every(({ summary }) => summary.content.length > 0)).toBe(true);

  // What was read and starred offline is sent in two forms of many ids.
  const some = unread.slice(0, 3).map((id) => ['i', long(id)] as const);
  for (const name of ['read', 'starred']) {
    const answer = await api('edit-tag', [], [['T', T], ['a', named(name)], ...some]);
    expect([answer.status, (await answer.text()).trim()]).toEqual([200, 'OK']);
  }
  expect(refs(await json('stream/items/ids', [...list, ['xt', named('read')]]))).toEqual(
    unread.slice(3),
  );
  expect(refs(await json('stream/items/ids', [['s', named('starred')]])).sort()).toEqual(
    unread.slice(0, 3).sort(),
  );
});

it('an app that reads whole streams without an output parameter', async () => {
  const { signIn, json, state: named } = app();
  await signIn();
  const seconds = String(Math.floor((start - 6.5 * 60_000) / 1000));
  const since = await json(`stream/contents/${named('reading-list')}`, [
    ['xt', named('read')],
    ['xt', named('starred')],
    ['n', '2500'],
    ['ot', seconds],
  ]);
  expect(since.items).toHaveLength(6);
  for (const item of since.items) {
    expect(typeof item.published).toBe('number');
    expect(item.crawlTimeMsec).toMatch(/^\d{13}$/);
    expect(item.timestampUsec).toMatch(/^\d{16}$/);
    expect(item.origin.streamId).toMatch(/^feed\//);
    expect(item.alternate[0].href).toMatch(/^https?:/);
  }
  expect((await json(`stream/contents/${named('starred')}`, [['n', '1000']])).items).toEqual([]);
});

it('an app that names the reader by a number, sends the time with every call and pages on', async () => {
  const {
    signIn,
    json,
    text,
    state: named,
  } = app({
    ...{ user: '01234567890123456789' },
    extra: [
      ['output', 'json'],
      ['client', 'FeedReader'],
      ['ck', String(start)],
    ],
  });
  await signIn();
  const seen: string[] = [];
  let c: string | undefined;
  do {
    const asked = [['s', named('reading-list')] as const, ['n', '5'] as const];
    const page = await json('stream/items/ids', c ? [...asked, ['c', c]] : asked);
    seen.push(...refs(page));
    c = page.continuation;
  } while (c !== undefined);
  expect(seen.length).toBeGreaterThan(reports);
  expect(new Set(seen).size).toBe(seen.length);
  const T = (await text('token')).trim();
  const all = [
    ['T', T] as const,
    ['s', named('reading-list')] as const,
    ['ts', `${start}000`] as const,
  ];
  expect((await text('mark-all-as-read', [], all)).trim()).toBe('OK');
  const { unreadcounts } = await json('unread-count');
  const left = unreadcounts.find(({ id }: { id: string }) => /reading-list$/.test(id));
  expect(Number(left?.count ?? 0)).toBe(0);
});

it('oldest first, from a folder, only its starred items', async () => {
  const { signIn, json, api, state: named } = app({ extra: [['output', 'json']] });
  await signIn();
  const folder = [['s', 'user/-/label/Tabs'] as const, ['n', '50'] as const];
  const newest = refs(await json('stream/items/ids', folder));
  const oldest = refs(await json('stream/items/ids', [...folder, ['r', 'o']]));
  expect(newest.length).toBeGreaterThanOrEqual(reports);
  expect(oldest).toEqual(newest.toReversed());
  // Without a token in the form, as some do.
  await api(
    'edit-tag',
    [],
    [
      ['a', named('starred')],
      ['i', newest[4] ?? ''],
    ],
  );
  expect(refs(await json('stream/items/ids', [...folder, ['it', named('starred')]]))).toEqual([
    newest[4],
  ]);
});

it('an app that stops at a page shorter than requested still gets everything', async () => {
  await saveReports(reports, 140);
  for (const label of ['Report 3', 'Report 7', 'Report 11']) {
    const { body } = await browser.call('AddMute', { mute: { kind: 'word', label } });
    expect(body.code).toBe(0);
  }
  const { signIn, json } = app();
  await signIn();
  const seen: string[] = [];
  for (let c: string | undefined; ;) {
    const asked = [['n', '125'] as const, ...(c === undefined ? [] : [['c', c] as const])];
    const { items, continuation } = await json('stream/contents/feed/tab/sports', asked);
    seen.push(...items.map(({ title }: { title: string }) => title));
    c = continuation;
    if (c === undefined || items.length < 125) break;
  }
  expect(seen.filter(isReport)).toHaveLength(140 - 3);
});

it('a muted event is not counted in any of its several topics', async () => {
  const { signIn, json } = app();
  await signIn();
  const topics: string[] = [];
  for (const event_id of ['r-3', 'r-4']) {
    const { body } = await browser.call('CreateTopic', { event_id });
    topics.push(body.topic?.topic_id ?? '');
  }
  // An event that belongs to both.
  const time = start + 60_000;
  const times = { rank_time: time, release_time: time, updated_at: time };
  const title = [{ lang: 'en', text: 'Eclipse' }];
  await store.events.save(sampleEvent('both', { tabs: ['sports'], title, ...times }));
  const { database } = store;
  const items = topics.map((track_id) => ({ track_id, event_id: 'both', time, added_at: time }));
  await database.query().insertInto('track_item').values(items).execute();
  const counts = async () => {
    const { unreadcounts } = await json('unread-count');
    return topics.map((id) =>
      unreadcounts.find((one: { id: string }) => one.id === `feed/topic/${id}`),
    );
  };
  const before = await counts();
  await browser.call('AddMute', { mute: { kind: 'word', label: 'Eclipse' } });
  const after = await counts();
  expect(after.map(({ count }) => count)).toEqual(before.map(({ count }) => count - 1));
  const newest = `${time}000`;
  expect(before.map((one) => one.newestItemTimestampUsec)).toEqual([newest, newest]);
  expect(after.map((one) => one.newestItemTimestampUsec)).not.toContain(newest);
});

it('a muted event counts as unread nowhere', async () => {
  const { signIn, json } = app();
  await signIn();
  const { body } = await browser.call('CreateTopic', { event_id: 'r-3' });
  const topic = `feed/topic/${body.topic?.topic_id}`;
  const ids = ['user/-/state/com.google/reading-list', 'user/-/label/Tabs', 'user/-/label/Topics'];
  const counts = async () => {
    const { unreadcounts } = await json('unread-count');
    const countOf = (asked: string): number =>
      unreadcounts.find(({ id }: { id: string }) => id === asked)?.count ?? 0;
    return [...ids, 'feed/tab/sports', topic].map(countOf);
  };
  const before = await counts();
  expect(before.at(-1)).toBeGreaterThan(0);
  await browser.call('AddMute', { mute: { kind: 'word', label: 'Report 3' } });
  expect(await counts()).toEqual(before.map((count) => count - 1));
  const { itemRefs } = await json('stream/items/ids', [
    ['s', 'feed/tab/sports'],
    ['n', '1000'],
    ['xt', state('read')],
  ]);
  expect(itemRefs).toHaveLength((await counts())[3] ?? 0);
});

it('an app that never pages gets up to a thousand items at once', async () => {
  await saveReports(reports, 140);
  const { signIn, json } = app();
  await signIn();
  const { items, continuation } = await json('stream/contents/feed/tab/sports', [['n', '2500']]);
  const titles: string[] = items.map(({ title }: { title: string }) => title);
  expect([titles.filter(isReport).length, continuation]).toEqual([140, undefined]);
});

it('a state that no item here can have gives an empty list', async () => {
  const { signIn, json, state: named } = app();
  await signIn();
  for (const name of ['broadcast', 'created', 'tracking-kept-unread']) {
    expect((await json('stream/items/ids', [['s', named(name)]])).itemRefs).toEqual([]);
    expect((await json(`stream/contents/${named(name)}`)).items).toEqual([]);
  }
});

it('adding an address adds nothing, with the answer of other servers for one without a feed', async () => {
  const { signIn, api, json, text } = app({ extra: [['output', 'json']] });
  await signIn();
  const before = await json('subscription/list');
  const T = (await text('token')).trim();
  const quickadd = 'https://example.com/feed.xml';
  const answer = await api(
    'subscription/quickadd',
    [],
    [
      ['T', T],
      ['quickadd', quickadd],
    ],
  );
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    ...{ numResults: 0, query: quickadd, error: expect.stringMatching(/operators/) },
  });
  expect(await json('subscription/list')).toEqual(before);
});

it('a HEAD request is answered like a GET, without the body', async () => {
  const { signIn, api } = app();
  await signIn();
  const got = await api('subscription/list');
  const headers = { host: 'localhost:3000', authorization: `GoogleLogin auth=${secret}` };
  const ask = (path: string) =>
    readerApi(
      new Request(`${origin}/reader/api/0/${path}`, { method: 'HEAD', headers }),
      webOptions(site),
    );
  const head = await ask('subscription/list');
  expect([head.status, await head.text()]).toEqual([got.status, '']);
  expect([...head.headers]).toEqual([...got.headers]);
  expect((await ask('edit-tag')).status).toBe(405);
});

it('calls that none of our servers has are refused with a message, without breaking a sync', async () => {
  const { signIn, api, json, text } = app({ extra: [['output', 'json']] });
  await signIn();
  const T = (await text('token')).trim();
  const feed = 'feed/https://example.com/feed.xml';
  const asked: [string, Pairs][] = [
    [
      'subscription/edit',
      [
        ['T', T],
        ['ac', 'subscribe'],
        ['s', feed],
        ['t', 'A feed'],
      ],
    ],
    [
      'subscription/edit',
      [
        ['T', T],
        ['ac', 'edit'],
        ['s', 'feed/tab/sports'],
        ['t', 'Mine'],
      ],
    ],
    [
      'rename-tag',
      [
        ['T', T],
        ['s', 'user/-/label/Tabs'],
        ['dest', 'user/-/label/Other'],
      ],
    ],
    [
      'disable-tag',
      [
        ['T', T],
        ['s', 'user/-/label/Tabs'],
      ],
    ],
    [
      'edit-tag',
      [
        ['T', T],
        ['a', 'user/-/label/A folder'],
      ],
    ],
  ];
  for (const [path, form] of asked) {
    const answer = await api(path, [], form);
    expect([400, 404, 405]).toContain(answer.status);
    expect(await answer.text()).not.toBe('');
  }
  expect((await json('subscription/list')).subscriptions.length).toBeGreaterThan(0);
  for (const path of ['friend/list', 'preference/stream/list']) {
    expect((await api(path)).status).toBeLessThan(500);
  }
});
