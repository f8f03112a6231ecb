// The API by which reader apps sync, used as real apps' documentation describes: sign in with an
// address and a token, read the lists, fetch items by id in both forms, mark and star, and see it
// on the site. And access tokens for everything else: what they open, and what they do not.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildRequest,
  isClosedToTokens,
  operations,
  type Input,
  type OperationName,
  type TokenScope,
} from '@/lib/contract';
import { tokenCallsAMinute } from '@/lib/newsroom/access';
import { shippedBots } from '@/lib/newsroom/bots/shipped';
import { tokensMost } from '@/lib/newsroom/handlers/tokens';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { bff } from '@/lib/server/bff';
import { readerApi } from '@/lib/server/reader-api';
import { answerFavorites } from '@/lib/server/share/answer-favorites';
import { feedQuery } from '@/lib/server/share/news-feed';
import { parseFeed } from 'feedsmith';
import { deployment } from '../server/service';
import {
  newEmail,
  newMobile,
  openSite,
  signUpByEmail,
  signUpByPhone,
  start,
  type Browser,
  type Site,
} from './accounts/site';
import { siteOrigin as origin, webOptions } from './reader-api-site';
import { sampleEvent } from './store/sample';

const events = ['rain', 'wind', 'snow'];

let site: Site;
let store: OpenStore;
let browser: Browser;
let email: string;
let secret: string;

beforeAll(async () => {
  site = await openSite();
  store = await openStore({ dataDir: site.dataDir });
  for (const [at, id] of events.entries()) {
    const time = start - (at + 1) * 60_000;
    const title = [{ lang: 'en', text: `Heavy ${id} over <Manila>` }];
    const over = { title, tabs: ['sports'], rank_time: time, release_time: time };
    await store.events.save(sampleEvent(id, { ...over, updated_at: time }));
  }
  browser = site.browser();
  email = newEmail();
  await signUpByEmail(browser, email);
  secret = await made('write');
});
afterAll(async () => {
  await store.close();
  await site.close();
});

async function made(scope: TokenScope, of = browser): Promise<string> {
  const { body } = await of.call('CreateAccessToken', { name: `A ${scope} app`, scope });
  return body.data?.secret ?? '';
}

const options = (over?: object) => webOptions(site, over);

type Form = readonly (readonly [string, string])[];

/** A request as an app sends it: a form, a token in its header, no cookie and no origin. */
async function app(path: string, { form, token = secret }: { form?: Form; token?: string } = {}) {
  const headers = new Headers({
    host: 'localhost:3000',
    authorization: `GoogleLogin auth=${token}`,
  });
  if (form) headers.set('content-type', 'application/x-www-form-urlencoded');
  const body = form && new URLSearchParams(form.map(([name, value]) => [name, value])).toString();
  const method = form ? 'POST' : 'GET';
  return readerApi(new Request(origin + path, { method, headers, body }), options());
}
const api = '/reader/api/0';
const json = async (path: string, asked?: Parameters<typeof app>[1]) => {
  const answer = await app(api + path, asked);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
};

const login = async (Email: string, Passwd: string, over: object = {}) => {
  const body = new URLSearchParams({ Email, Passwd }).toString();
  const headers = { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' };
  const request = new Request(`${origin}/accounts/ClientLogin`, { method: 'POST', headers, body });
  return readerApi(request, options(over));
};

describe('a reader app', () => {
  it('signs in with the address and a token only', async () => {
    const answer = await login(email, secret);
    expect(await answer.text()).toMatch(new RegExp(`^SID=.+\\nLSID=.+\\nAuth=${secret}\\n$`));
    for (const [name, word] of [
      [email, 'slow-river-7'],
      ['somebody@example.org', secret],
      ['', secret],
      [email, `cwt_${'x'.repeat(43)}`],
    ] as const) {
      const refused = await login(name, word);
      expect([refused.status, await refused.text()]).toEqual([403, 'Error=BadAuthentication\n']);
    }
    expect((await app(`${api}/user-info`, { token: 'nothing' })).status).toBe(401);
    expect((await app(`${api}/user-info`, { token: `cwt_${'y'.repeat(43)}` })).status).toBe(401);
    expect(await json('/user-info')).toMatchObject({ userEmail: email });
  });

  it.each([
    ['with', true],
    ['without', false],
  ])('signs in with a number in any spelling, %s an address', async (_, hasEmail) => {
    const other = site.browser();
    const mobile = newMobile();
    const user = await (hasEmail ? signUpByEmail(other, newEmail()) : signUpByPhone(other, mobile));
    await store.accounts.setIdentity(user, { kind: 'phone', subject: mobile }, start);
    const token = await made('read', other);
    const figures = mobile.replace(' ', '');
    const spelled = [mobile, figures, figures.replace('+', '00'), figures.replace('+63', '+63 0')];
    for (const name of spelled) {
      expect([name, (await login(name, token)).status]).toEqual([name, 200]);
    }
    for (const name of [newMobile(), figures.slice(0, -1), figures.slice(3), '+63']) {
      expect([name, (await login(name, token)).status]).toEqual([name, 403]);
    }
  });

  it('is refused if the operator turned it off', async () => {
    expect((await login(email, secret, { readerApi: false })).status).toBe(404);
  });

  it.each(['share', 'public'])(
    'is refused at a %s host, which has no page to link to',
    async (surface) => {
      expect((await login(email, secret, { surface })).status).toBe(404);
    },
  );

  it('finds tabs and followed topics as feeds in two folders', async () => {
    const { body } = await browser.call('CreateTopic', { event_id: 'wind' });
    const topic = `feed/topic/${body.topic?.topic_id}`;
    const { subscriptions } = await json('/subscription/list?output=json');
    const ids = subscriptions.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining(['feed/tab/recommend', 'feed/tab/sports', topic]));
    for (const one of subscriptions) {
      expect(one.title).not.toBe('');
      expect(one.categories[0].id).toMatch(/^user\/-\/label\/(Tabs|Topics)$/);
    }
    const { tags } = await json('/tag/list?output=json');
    expect(tags).toContainEqual({ id: 'user/-/state/com.google/starred' });
    const of = await json(`/stream/contents/${topic}?output=json&n=10`);
    expect(of.items.length).toBeGreaterThan(0);
    for (const { origin: feed } of of.items) {
      expect(feed).toMatchObject({ streamId: topic, title: 'Heavy wind over <Manila>' });
    }
    const { items } = await json('/stream/contents/user/-/label/Topics');
    expect(items).toHaveLength(of.items.length);
    const gone = [['ac', 'unsubscribe'] as const, ['s', topic] as const];
    expect(await (await app(`${api}/subscription/edit`, { form: gone })).text()).toBe('OK');
    const after = await json('/subscription/list');
    expect(JSON.stringify(after)).not.toContain(topic);
  });

  it('reads a stream page by page, with text and sources escaped', async () => {
    const seen: string[] = [];
    for (let c = '', page = 0; page < 30; page += 1) {
      const found = await json(`/stream/contents/user/-/state/com.google/reading-list?n=7&c=${c}`);
      seen.push(...found.items.map(({ id }: { id: string }) => id));
      c = found.continuation ?? '';
      if (c === '') break;
    }
    expect(seen.length).toBeGreaterThan(events.length);
    expect(new Set(seen).size).toBe(seen.length);
    const { items } = await json('/stream/contents/feed/tab/sports?n=3');
    expect(items[0]).toMatchObject({ title: 'Heavy rain over <Manila>' });
    expect(items[0].id).toMatch(/^tag:google\.com,2005:reader\/item\/[\da-f]{16}$/);
    expect(items[0].summary.content).toContain('href="https://example.com/1"');
    expect(items[0].canonical[0].href).toBe(`${origin}/m/news/detail?id=rain`);
    expect(items[0].origin.streamId).toBe('feed/tab/sports');
  });

  it('gets ids, and items by their long, hexadecimal and decimal ids', async () => {
    const { itemRefs } = await json('/stream/items/ids?s=feed/tab/sports&n=2&output=json');
    const [first, second] = itemRefs.map(({ id }: { id: string }) => id);
    const hex = BigInt(second).toString(16).padStart(16, '0');
    const form = (...ids: string[]) => ({ form: ids.map((id) => ['i', id] as const) });
    const both = await json(
      '/stream/items/contents?output=json',
      form(first, `tag:google.com,2005:reader/item/${hex}`),
    );
    expect(both.items.map(({ title }: { title: string }) => title)).toEqual([
      'Heavy rain over <Manila>',
      'Heavy wind over <Manila>',
    ]);
    expect((await json('/stream/items/contents', form(hex))).items).toHaveLength(1);
    expect((await app(`${api}/stream/items/contents`, form('x y'))).status).toBe(400);
    expect((await app(`${api}/stream/items/contents`)).status).toBe(400);
  });

  it('gets an item by a hexadecimal id without letters, alone or to mark it', async () => {
    const names = Array.from({ length: 3_000 }, (_, at) => `digits-${at}`);
    const numbers = await store.streams.number(names);
    const found = [...numbers].find(([, number]) => /^\d{13}$/.test(number.toString(16)));
    if (!found) throw new Error('one id in some hundreds is such');
    const [id, number] = found;
    const times = { rank_time: start, release_time: start, updated_at: start };
    await store.events.save(sampleEvent(id, { tabs: ['science'], ...times }));
    const hex = ['i', number.toString(16)] as const;
    expect((await json('/stream/items/contents', { form: [hex] })).items).toHaveLength(1);
    const form = [hex, ['a', 'user/-/state/com.google/starred'] as const];
    expect((await app(`${api}/edit-tag`, { form })).status).toBe(200);
    const starred = await json('/stream/items/ids?s=user/-/state/com.google/starred');
    expect(starred.itemRefs).toContainEqual(expect.objectContaining({ id: String(number) }));
    await app(`${api}/edit-tag`, { form: [hex, ['r', 'user/-/state/com.google/starred']] });
  });

  it('gets all items it asks for by id, or an error if there are too many', async () => {
    const time = start - 7_200_000;
    const many = Array.from({ length: 150 }, (_, at) => `many-${at}`);
    for (const id of many) {
      const times = { rank_time: time, release_time: time, updated_at: time };
      await store.events.save(sampleEvent(id, { tabs: ['culture'], ...times }));
    }
    const { itemRefs } = await json('/stream/items/ids?s=feed/tab/culture&n=150');
    const ids: string[] = itemRefs.map(({ id }: { id: string }) => id);
    const form = ids.map((id) => ['i', id] as const);
    const { items } = await json('/stream/items/contents?output=json', { form });
    expect(items).toHaveLength(many.length);
    const tooMany = Array.from({ length: 1001 }, () => ['i', ids[0] ?? ''] as const);
    const refused = await app(`${api}/stream/items/contents`, { form: tooMany });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('1000')]);
    const last = [
      ...tooMany,
      ['i', ids[149] ?? ''],
      ['a', 'user/-/state/com.google/read'],
    ] as const;
    expect((await app(`${api}/edit-tag`, { form: last })).status).toBe(200);
    const unread = 's=feed/tab/culture&n=500&xt=user/-/state/com.google/read';
    const left = (await json(`/stream/items/ids?${unread}`)).itemRefs;
    expect(left).toHaveLength(many.length - 2);
    expect(left).not.toContainEqual(expect.objectContaining({ id: ids[149] }));
  });

  it('by time: only what was written since, or before', async () => {
    const ids = async (query: string) =>
      (await json(`/stream/items/ids?s=feed/tab/sports&n=50&${query}`)).itemRefs.length;
    const all = await ids('');
    const seconds = Math.floor((start - 90_000) / 1000);
    expect(await ids(`ot=${seconds}`)).toBe(1);
    expect(await ids(`nt=${seconds}`)).toBe(all - 1);
  });

  it('marks read and unread, stars and likes, and the site shows it', async () => {
    const T = await (await app(`${api}/token`)).text();
    const { itemRefs } = await json('/stream/items/ids?s=feed/tab/sports&n=1');
    const i = itemRefs[0].id;
    const state = (name: string) => `user/-/state/com.google/${name}`;
    const edit = (...form: Form) =>
      app(`${api}/edit-tag`, { form: [['T', T], ['i', i], ...form] as Form });
    const user: string = (await json('/user-info')).userId;
    const about = { kind: 'event_changed', key: 'v2', subject: 'e:rain' } as const;
    await store.messages.add({ ...about, owner: `u:${user}`, payload: {}, now: start });
    const unreadMessages = async () =>
      (await browser.call('GetUnreadMessageCount', {})).body.data?.unread_count;
    expect(await unreadMessages()).toBe(1);
    expect(await (await edit(['a', state('read')], ['a', state('starred')])).text()).toBe('OK');
    expect(await unreadMessages()).toBe(0);
    expect((await edit(['a', state('like')])).status).toBe(200);
    const { body } = await browser.call('ListCollectEvents', {});
    expect(body.data?.events).toMatchObject([{ id: 'rain', has_read: true, like_count: 1 }]);
    const starred = await json(`/stream/contents?s=${state('starred')}`);
    expect(starred.items[0].categories).toEqual(
      expect.arrayContaining([state('read'), state('starred'), state('like')]),
    );
    const unread = await json(`/stream/items/ids?s=feed/tab/sports&xt=${state('read')}&n=50`);
    expect(unread.itemRefs.map(({ id }: { id: string }) => id)).not.toContain(i);
    await edit(['r', state('read')], ['r', state('starred')]);
    expect((await browser.call('ListCollectEvents', {})).body.data?.events).toEqual([]);
    const again = await json(`/stream/items/ids?s=feed/tab/sports&xt=${state('read')}&n=50`);
    expect(again.itemRefs.map(({ id }: { id: string }) => id)).toContain(i);
    const wrong = await app(`${api}/edit-tag`, {
      form: [
        ['T', 'old'],
        ['i', i],
      ],
    });
    expect(wrong.headers.get('x-reader-google-bad-token')).toBe('true');
  });

  it('counts unread items, and marks a whole list read', async () => {
    const count = async (id: string) =>
      (await json('/unread-count?output=json')).unreadcounts.find(
        (one: { id: string }) => one.id === id,
      )?.count ?? 0;
    expect(await count('feed/tab/sports')).toBeGreaterThanOrEqual(events.length);
    const form: Form = [
      ['s', 'feed/tab/sports'],
      ['ts', `${start}000`],
    ];
    expect(await (await app(`${api}/mark-all-as-read`, { form })).text()).toBe('OK');
    expect(await count('feed/tab/sports')).toBe(0);
    expect(await count('user/-/state/com.google/reading-list')).toBeGreaterThan(0);
  });

  it('marks everything written in a given second as read, and nothing later', async () => {
    const second = start / 1000 - 600;
    for (const [id, ms] of Object.entries({ early: 0, late: 999, after: 1000 })) {
      const time = second * 1000 + ms;
      const over = { tabs: ['technology'], rank_time: time, release_time: time, updated_at: time };
      await store.events.save(
        sampleEvent(id, { ...over, title: [{ lang: 'en', text: `Mark ${id}` }] }),
      );
    }
    const unread = async () => {
      const path = '/stream/contents/feed/tab/technology?n=1000&xt=user/-/state/com.google/read';
      const titles: string[] = (await json(path)).items.map(
        ({ title }: { title: string }) => title,
      );
      return titles.filter((title) => title.startsWith('Mark'));
    };
    expect(await unread()).toHaveLength(3);
    const form: Form = [
      ['s', 'feed/tab/technology'],
      ['ts', `${second}`],
    ];
    expect((await app(`${api}/mark-all-as-read`, { form })).status).toBe(200);
    expect(await unread()).toEqual(['Mark after']);
  });

  it.each(['abc', '-1', 'NaN', '1e999', ' ', '0x10'])(
    'marks nothing read until “%s”',
    async (ts) => {
      const { unreadcounts } = await json('/unread-count?output=json');
      const form: Form = [
        ['s', 'user/-/state/com.google/reading-list'],
        ['ts', ts],
      ];
      expect((await app(`${api}/mark-all-as-read`, { form })).status).toBe(400);
      expect((await json('/unread-count?output=json')).unreadcounts).toEqual(unreadcounts);
    },
  );

  it.each([
    ...['/nothing', '/stream/contents/feed/https://example.com/feed', '/stream/contents/%ff'],
    ...['/__proto__', '/constructor', '/toString'],
  ])('gets a refusal for an unknown %s', async (path) => {
    expect((await app(api + path)).status).toBe(404);
  });

  it('changes nothing with a read-only token', async () => {
    const token = await made('read');
    expect((await app(`${api}/tag/list`, { token })).status).toBe(200);
    const form: Form = [['s', 'feed/tab/sports']];
    expect((await app(`${api}/mark-all-as-read`, { token, form })).status).toBe(403);
  });
});

describe('an access token', () => {
  let reading: string | undefined;
  const ask = async <N extends OperationName>(name: N, input: Input<N>, token: string) => {
    const headers = { host: 'localhost:3000', authorization: `Bearer ${token}` };
    const answer = await bff(buildRequest(name, input, origin, headers), options());
    const body = operations[name].output.parse(await answer.json());
    return { status: answer.status, cookies: answer.headers.getSetCookie(), body };
  };
  const favorite = { event_id: 'snow' };

  it('opens the API without cookie and origin, and sets no cookie', async () => {
    expect(await ask('CollectEvent', favorite, secret)).toMatchObject({
      status: 200,
      cookies: [],
    });
    const { body } = await browser.call('ListCollectEvents', {});
    expect(body.data?.events).toMatchObject([{ id: 'snow' }]);
  });

  it('for reading may read, and not write', async () => {
    const token = await made('read');
    const displayed_event_ids = ['wind'];
    const list = await ask('ListEvents', { tab: 'sports', displayed_event_ids }, token);
    expect(list.status).toBe(200);
    const shown = await browser.call('ListDisplayedEvents', { tab: 'sports' });
    expect(shown.body.data?.events).toEqual([]);
    const [bot] = shippedBots;
    if (!bot) throw new Error('bots ship with the product');
    const line = { lang: 'en', text: 'Snow fell.[1]', order: 1, link: 'https://a.test' } as const;
    const post = { bot_id: bot.id, owner: '', event_id: 'snow', time: start, line } as const;
    const displayed_post_ids = (await store.bots.post([post], start)).map(({ id }) => id);
    expect(displayed_post_ids).toHaveLength(1);
    expect((await ask('ListPosts', { displayed_post_ids }, token)).status).toBe(200);
    const posts = await browser.call('ListDisplayedPosts', {});
    expect(posts.body.data?.posts).toEqual([]);
    const refused = await ask('CollectEvent', favorite, token);
    expect(refused).toMatchObject({ status: 403 });
    expect(refused.body.base_resp?.reason).toBe('tokenReadOnly');
  });

  const lists = (Object.keys(operations) as OperationName[]).filter(
    (name) =>
      /^(List|Get|Search|Preview|BasicInfoSearch)/.test(name) &&
      !['inner', 'login', 'tokens'].includes(operations[name].group),
  );
  it.each(lists)('for reading opens every list: %s', async (name) => {
    reading ??= await made('read');
    const sample = operations[name].sample as Input<typeof name>;
    const { body } = await ask(name, sample, reading);
    expect(body.base_resp?.reason).not.toBe('tokenReadOnly');
  });

  it.each(['ListSessions', 'CancelAccount', 'ListAccessTokens', 'ClearUserHistory'] as const)(
    'opens no call about the account: %s',
    async (name) => {
      const sample = operations[name].sample as Input<typeof name>;
      const { status } = await ask(name, sample, secret);
      expect(status).toBe(403);
    },
  );

  it('stands for its reader in every call that it opens', async () => {
    const other = site.browser();
    await signUpByEmail(other, newEmail());
    const authorization = `Bearer ${await made('write', other)}`;
    const opened = (Object.keys(operations) as OperationName[]).filter(
      (name) => !isClosedToTokens(name),
    );
    const reasons = await Promise.all(
      opened.map(async (name) => {
        const sample = operations[name].sample as Input<typeof name>;
        const request = buildRequest(name, sample, origin, {
          host: 'localhost:3000',
          authorization,
        });
        return [name, /"reason":"\w+"/.exec(await (await bff(request, options())).text())?.[0]];
      }),
    );
    expect(reasons.filter(([, reason]) => /noReader|token/.test(reason ?? ''))).toEqual([]);
  });

  it('that is unknown or revoked opens nothing', async () => {
    expect((await ask('DisplayTabs', {}, `cwt_${'z'.repeat(43)}`)).status).toBe(401);
    const { body } = await browser.call('CreateAccessToken', { name: 'Soon gone' });
    const { secret: token = '', token: newest } = body.data ?? {};
    const listed = await browser.call('ListAccessTokens', {});
    expect(listed.body.data?.tokens).toContainEqual(expect.objectContaining({ name: 'Soon gone' }));
    expect(JSON.stringify(listed.body)).not.toContain(token);
    const other = site.browser();
    await signUpByEmail(other, newEmail());
    await other.call('RevokeAccessToken', { token_id: newest?.id ?? '' });
    expect((await ask('DisplayTabs', {}, token)).status).toBe(200);
    await browser.call('RevokeAccessToken', { token_id: newest?.id ?? '' });
    expect((await ask('DisplayTabs', {}, token)).status).toBe(401);
  });

  it('whose answer was lost is replaced by the next request with its key, until it is used', async () => {
    const reader = site.browser();
    const address = newEmail();
    await signUpByEmail(reader, address);
    const make = async (key: string, of = reader) =>
      (await of.call('CreateAccessToken', { name: 'An app', key })).body.data;
    const idsOf = async (of: Browser) =>
      (await of.call('ListAccessTokens', {})).body.data?.tokens.map(({ id }) => id);
    const opens = async (token = '') => (await ask('DisplayTabs', {}, token)).status === 200;

    const [lost, heard] = [await make('try-1'), await make('try-1')];
    expect(await idsOf(reader)).toEqual([heard?.token.id]);
    expect([await opens(lost?.secret), await opens(heard?.secret)]).toEqual([false, true]);
    const outbox = (await reader.call('ListOutbox', {})).body.data;
    const told = outbox?.filter(({ to, subject }) => to === address && /token/.test(subject));
    expect(told).toHaveLength(1);

    // It was used, so it arrived: sending the same key again revokes nothing.
    const next = await make('try-1');
    expect([await opens(heard?.secret), await opens(next?.secret)]).toEqual([true, true]);
    const other = site.browser();
    await signUpByEmail(other, newEmail());
    const others = await make('try-1', other);
    expect(await idsOf(other)).toEqual([others?.token.id]);
    expect(await idsOf(reader)).toHaveLength(2);
  });

  it('is stored as a hash: its secret is nowhere in the data of the site', async () => {
    const { body } = await browser.call('CreateAccessToken', { name: 'Kept apart' });
    const { secret: token = '' } = body.data ?? {};
    await ask('DisplayTabs', {}, token);
    const files = readdirSync(site.dataDir ?? '', { withFileTypes: true });
    const data = files
      .filter((file) => file.isFile())
      .map(({ name }) => readFileSync(join(site.dataDir ?? '', name), 'latin1'))
      .join('');
    expect(data).toContain('Kept apart');
    expect(token).not.toBe('');
    expect(data.includes(token) || data.includes(token.replace('cwt_', ''))).toBe(false);
  });

  it('has a limit of uses a minute, and a reader a limit of tokens', async () => {
    const other = site.browser();
    await signUpByEmail(other, newEmail());
    const token = await made('read', other);
    for (let n = 0; n < tokenCallsAMinute; n += 1) await ask('CheckUpdate', {}, token);
    expect((await ask('CheckUpdate', {}, token)).status).toBe(429);
    site.advance(60_000);
    expect((await ask('CheckUpdate', {}, token)).status).toBe(200);
    for (let n = 1; n < tokensMost; n += 1) await made('read', other);
    const { body } = await other.call('CreateAccessToken', { name: 'One more' });
    expect(body.base_resp?.reason).toBe('tokensMost');
  });
});

describe('a private feed', () => {
  const ask = (request: Request) => bff(request, options());
  async function feed(token: string, form: 'atom' | 'json' = 'atom', surface = 'reader') {
    const address = `${origin}/feed.${form}?favorites=${token}`;
    const asked = feedQuery(new URL(address).searchParams);
    if (!asked || !('favorites' in asked)) return undefined;
    const headers = { host: 'localhost:3000', cookie: 'session=somebody' };
    return answerFavorites(
      new Request(address, { headers }),
      form,
      asked,
      {
        ...{ language: 'en', origin, readerOrigin: origin },
        deployment: deployment({ surface }),
      },
      ask,
    );
  }

  it.each(['atom', 'json'] as const)('contains the favorites of its reader (%s)', async (form) => {
    const token = await made('feed');
    await browser.call('CollectOrUncollectEvents', {
      ...{ operate_type: 1, operate_event_ids: ['rain'], session_id: '' },
    });
    const answer = await feed(token, form);
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('cache-control')).toBe('private, no-store');
    expect(answer?.headers.get('x-robots-tag')).toContain('noindex');
    expect(answer?.headers.get('access-control-allow-origin')).toBeNull();
    const text = (await answer?.text()) ?? '';
    const { feed: read } = parseFeed(text);
    const entries = 'entries' in read ? read.entries : 'items' in read ? read.items : [];
    expect(JSON.stringify(entries)).toContain('Heavy rain over');
    // The address opens the feed: it is in the feed's own link and nowhere else.
    expect(text.split(token)).toHaveLength(2);
  });

  it('differs between readers, and is unchanged in the same language', async () => {
    const other = site.browser();
    await signUpByEmail(other, newEmail());
    const [own, theirs] = [await made('feed'), await made('feed', other)];
    const idOf = async (token: string) => {
      const { feed: read } = parseFeed((await (await feed(token))?.text()) ?? '');
      return 'id' in read ? read.id : undefined;
    };
    const id = await idOf(own);
    expect(id).toMatch(/^tag:localhost,2026:favorites\/[\w-]+\/en$/);
    expect(await idOf(own)).toBe(id);
    expect(await idOf(theirs)).not.toBe(id);
  });

  it('ends with its token, and does not open with another scope or an unknown token', async () => {
    const { body } = await browser.call('CreateAccessToken', { name: 'Feed', scope: 'feed' });
    const token = body.data?.secret ?? '';
    expect((await feed(token))?.status).toBe(200);
    expect((await feed(token, 'atom', 'share'))?.status).toBe(404);
    await browser.call('RevokeAccessToken', { token_id: body.data?.token.id ?? '' });
    expect((await feed(token))?.status).toBe(404);
    expect((await feed(`cwt_${'z'.repeat(43)}`))?.status).toBe(404);
    expect(await feed('nothing')).toBeUndefined();
  });

  it('opens nothing else with the token in its address', async () => {
    const token = await made('feed');
    const call = <N extends OperationName>(name: N, input: Input<N>) => {
      const headers = { host: 'localhost:3000', authorization: `Bearer ${token}` };
      return bff(buildRequest(name, input, origin, headers), options());
    };
    expect((await call('ListCollectEvents', {})).status).toBe(200);
    for (const answer of [
      await call('GetCustomizeInfo', {}),
      await call('ListEvents', { tab: 'recommend' }),
      await call('CollectEvent', { event_id: 'snow' }),
      await call('ListAccessTokens', {}),
    ]) {
      expect(answer.status).toBe(403);
    }
    expect((await app(`${api}/user-info`, { token })).status).toBe(403);
    expect((await login(email, token)).status).toBe(403);
  });
});
