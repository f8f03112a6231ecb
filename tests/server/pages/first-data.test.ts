// What pages are made of before a browser asks for anything, from a service over HTTP: the reader and
// the site, the lists, and what is left out where the service fails.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@/lib/client/create-client';
import { matchOperation, takenDown } from '@/lib/contract';
import { readBot } from '@/lib/server/pages/bots';
import { dayLinks, readDay } from '@/lib/server/pages/day';
import { askedLanguage, readLegalFacts } from '@/lib/server/pages/legal';
import { bareHtml } from '@/lib/server/pages/bare-page';
import { readOutbox } from '@/lib/server/pages/outbox';
import {
  readDetail,
  readFirstPage,
  readLoginMethods,
  readSite,
  readTabs,
} from '@/lib/server/pages/pages';
import { readResults } from '@/lib/server/pages/search';
import { readThemeName } from '@/lib/server/pages/themes';
import { readTopic, topicOf } from '@/lib/server/pages/topics';
import { processState } from '@/lib/server/process/process-state';
import { deployment } from '../service';

/** What the visitor's browser sends. */
let sent: Record<string, string> = {};
let cookies: Record<string, string> = {};
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ host: 'news.example.org', ...sent }),
  cookies: async () => ({ get: (name: string) => cookies[name] && { value: cookies[name] } }),
}));

let answers: Record<string, unknown> = {};
let asked: {
  name: string;
  query: URLSearchParams;
  body: string;
  headers: IncomingMessage['headers'];
}[] = [];
const service = createServer((message, response) => {
  const { method = '', url = '', headers } = message;
  const { pathname, searchParams: query } = new URL(url, 'http://service');
  const match = matchOperation(method, pathname);
  const name = typeof match === 'object' ? match.name : pathname;
  let body = '';
  message.setEncoding('utf8').on('data', (part: string) => (body += part));
  message.on('end', () => {
    asked.push({ name, query, body, headers });
    response.writeHead(answers[name] === undefined ? 500 : 200, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(answers[name] ?? { code: 500 }));
  });
});

const origin = 'https://news.example.org';
const names = ['DEPLOYMENTS_FILE', 'NEWS_SERVICE_URL', 'NEWS_SERVICE_SECRET', 'SESSION_SECRET'];
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cubewire-pages-'));
  const file = join(folder, 'deployments.json');
  const operator = { company: 'Example Ltd', icp: 'ICP 1', privacyEmail: 'privacy@example.org' };
  writeFileSync(
    file,
    JSON.stringify([
      { hosts: ['news.example.org'], origin, shareOrigin: 'https://share.example.org', operator },
      { hosts: ['test.example.org'], env: 'boe', region: 'cn' },
    ]),
  );
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  Object.assign(process.env, {
    ...{ DEPLOYMENTS_FILE: file, NEWS_SERVICE_URL: `http://127.0.0.1:${port}` },
    NEWS_SERVICE_SECRET: 'a secret of thirty-two characters',
    SESSION_SECRET: 'another secret of some more characters',
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  for (const name of [...names, 'LOG_LEVEL']) delete process.env[name];
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  processState().remotes.clear();
  [answers, asked, sent, cookies] = [{}, [], {}, {}];
});

const event = (id: string) => ({
  id,
  title: [{ lang: 'EN', text: `Title of ${id}` }],
  brief: [{ lang: 'EN', text: 'What it says.' }],
  release_time: 1_700_000_000_000,
});
const list = (more: object = {}) => ({
  code: 0,
  data: { events: [event('e1')], has_more: true, next_cursor: 'c2', ...more },
});

describe('the site', () => {
  it('is that of the host, and its reader whom the login service knows', async () => {
    expect(await readSite()).toMatchObject({
      ...{ origin, shareOrigin: 'https://share.example.org', philippines: false },
      reader: undefined,
    });
    sent = { cookie: 'location=ph' };
    expect((await readSite()).philippines).toBe(true);
  });

  it('has ways to sign in, as far as the service says', async () => {
    expect(await readLoginMethods()).toBeUndefined();
    const data = { methods: ['email'], phone_code_length: 4, email_code_length: 6 };
    answers = { LoginMethods: { code: 0, status: true, data } };
    expect(await readLoginMethods()).toMatchObject(data);
  });

  it('has legal texts that name who runs it', async () => {
    expect(await readLegalFacts(false, 'zh')).toMatchObject({
      ...{ language: 'zh', brand: deployment().brand.zh, company: 'Example Ltd', icp: 'ICP 1' },
      ...{ privacyEmail: 'privacy@example.org', region: 'sg', inner: false, publicOrigin: '' },
    });
    expect(await readLegalFacts(true, 'en')).toMatchObject({ brand: 'Cube', inner: true });
  });

  it.each([
    ['zh', 'en', 'zh'],
    [['fil', 'zh'], 'en', 'ph'],
    [undefined, 'ph', 'ph'],
    ['tlh', 'zh', 'zh'],
    [[], 'zh', 'zh'],
  ] as const)('asked for in %j is shown to a visitor of %s in %s', (query, visitors, language) => {
    expect(askedLanguage(query as string | string[] | undefined, visitors)).toBe(language);
  });

  it('shows messages that nothing carried on a local machine alone', async () => {
    const message = { kind: 'email', to: 'a@b.example', subject: 's', text: 't', sent_at: 1 };
    answers = { ListOutbox: { code: 0, status: true, data: [message] } };
    expect(await readOutbox()).toEqual([message]);
    answers = { ListOutbox: { code: 0, status: false, data: [message] } };
    expect(await readOutbox()).toBeUndefined();
    asked = [];
    sent = { host: 'test.example.org' };
    expect(await readOutbox()).toBeUndefined();
    expect(asked).toEqual([]);
  });
});

describe('the first page of a list', () => {
  it('is the newest of the tab, in the language that was chosen for news', async () => {
    answers = { ListEvents: list() };
    const page = await readFirstPage('technology');
    expect(page).toMatchObject({ has_more: true, next_cursor: 'c2', events: [{ id: 'e1' }] });
    const wished = () => JSON.parse(asked.at(-1)?.body ?? '{}') as Record<string, unknown>;
    expect(wished()).toMatchObject({ tab: 'technology', news_language: 'own' });
    cookies = { news_language: 'all' };
    await readFirstPage('technology');
    expect(wished()).toMatchObject({ news_language: 'all' });
    cookies = { news_language: 'junk' };
    await readFirstPage('technology');
    expect(wished()).toMatchObject({ news_language: 'own' });
  });

  it('is none where the service fails, nor are tabs', async () => {
    expect(await readFirstPage('technology')).toBeUndefined();
    expect(await readTabs()).toBeUndefined();
    answers = { DisplayTabs: { code: 0, tabs: [] } };
    expect(await readTabs()).toBeUndefined();
    const tabs = [{ key: 'world', name: [{ lang: 'EN', text: 'World' }] }];
    answers = { DisplayTabs: { code: 0, tabs } };
    expect(await readTabs()).toMatchObject([{ key: 'world' }]);
  });

  it('of a search goes on where there is more', async () => {
    answers = { SearchEvents: list() };
    expect(await readResults({ query: 'rain' })).toMatchObject({
      ...{ entries: [{ id: 'e1' }], next: 'c2' },
    });
    expect(asked.at(-1)?.query.get('query')).toBe('rain');
    // Of a service that names no next page there is none, or the first would be asked for again.
    for (const end of [{ has_more: false }, { next_cursor: '' }]) {
      answers = { SearchEvents: list(end) };
      expect((await readResults({ query: 'rain' }))?.next).toBeUndefined();
    }
    answers = {};
    expect(await readResults({ query: 'rain' })).toBeUndefined();
  });

  it('of nothing that can be looked for asks nobody', async () => {
    expect(await readResults({ query: '' })).toBeUndefined();
    expect(asked).toEqual([]);
  });
});

describe('one thing', () => {
  it('is an article, found, gone or not known', async () => {
    const content = [{ element_type: 'p', text: [{ lang: 'EN', text: 'It happened.' }] }];
    answers = { GetEventDetail: { code: 0, data: { ...event('e1'), content } } };
    expect(await readDetail('e1')).toMatchObject({ outcome: 'found', event: { id: 'e1' } });
    answers = { GetEventDetail: { code: 0, data: { ...event('e1'), content: [] } } };
    expect(await readDetail('e1')).toEqual({ outcome: 'gone' });
    answers = {};
    expect(await readDetail('e1')).toEqual({ outcome: 'failed' });
    asked = [];
    expect(await readDetail('no id')).toEqual({ outcome: 'gone' });
    expect(asked).toEqual([]);
  });

  it('is a bot or a theme in the language of the page', async () => {
    const bot = {
      ...{ bot_id: 'roses', name: [], description: [], icon: 'leaf', category: 'science' },
      ...{ follow_count: 0, followed: false },
    };
    answers = {
      GetBotInfo: { code: 0, bot },
      GetThemeData: { code: 0, theme: { theme_id: 'th_1', name: 'Tulips' } },
    };
    expect(await readBot('roses', 'zh')).toMatchObject({ bot_id: 'roses' });
    expect(asked.at(-1)?.headers.language).toBe('ZH');
    expect(await readThemeName('th_1')).toBe('Tulips');
  });

  it('is the report of a day, or the days that have one', async () => {
    const report = {
      ...{ day: '2026-01-14', lang: 'en', made_at: 1, final: true, events_count: 0 },
      sections: [],
    };
    answers = { GetDailyReport: { code: 0, data: report, days: ['2026-01-14'] } };
    expect(await readDay('2026-01-14', 'zh')).toMatchObject({
      ...{ report: { day: '2026-01-14' }, days: ['2026-01-14'] },
    });
    expect([...(asked.at(-1)?.query ?? [])].sort()).toEqual([
      ['date', '2026-01-14'],
      ['lang', 'zh'],
    ]);
    answers = { GetDailyReport: { code: -1, data: null, days: ['2026-01-13'] } };
    expect(await readDay(undefined, 'en')).toEqual({ report: undefined, days: ['2026-01-13'] });
    answers = {};
    expect(await readDay(undefined, 'en')).toBeUndefined();
  });
});

describe('a topic', () => {
  const about = { code: 0, topic: { topic_id: 't1', topic_name: 'Buses' } };
  const items = (more: object = {}) => ({
    ...{ code: 0, has_more: true, next_cursor: 'c2', ...more },
    topic_item_list: [{ id: 'e4', title: [], time: 5 }],
  });
  const of = (GetTopic: unknown, GetTopicItemList: unknown) => {
    answers = { GetTopic, GetTopicItemList };
    const { port } = service.address() as AddressInfo;
    const call = createClient(fetch, { base: `http://127.0.0.1:${port}` });
    return topicOf(call, 't1');
  };

  it('comes with its first items, and where they go on', async () => {
    expect(await of(about, items())).toMatchObject({
      topic: { topic_id: 't1' },
      page: { items: [{ id: 'e4' }], next: 'c2' },
    });
    expect((await of(about, items({ has_more: false })))?.page.next).toBeUndefined();
    expect((await of(about, items({ next_cursor: '' })))?.page.next).toBeUndefined();
  });

  it('is gone where the service says so, and not known where one half is missing', async () => {
    const gone = { topic: null, page: { items: [], next: undefined } };
    expect(await of({ code: takenDown }, items())).toEqual(gone);
    expect(await of({ code: takenDown }, undefined)).toEqual(gone);
    expect(await of(undefined, items())).toBeUndefined();
    expect(await of(about, undefined)).toBeUndefined();
    expect(await of({ code: 0 }, items())).toBeUndefined();
  });

  it('of a page is asked for in its language, and by no id that is none', async () => {
    answers = { GetTopic: about, GetTopicItemList: items() };
    expect(await readTopic('t1', 'ph')).toMatchObject({ topic: { topic_name: 'Buses' } });
    expect(new Set(asked.map(({ headers }) => headers.language))).toEqual(new Set(['PH']));
    asked = [];
    expect(await readTopic('no id', 'ph')).toMatchObject({ topic: null });
    expect(asked).toEqual([]);
  });
});

it('a page of a day names itself, its feed, and what a link to it shows', () => {
  const day = { day: '2026-01-14', title: 'The day' };
  const site = { deployment: deployment(), origin };
  expect(dayLinks(site, 'zh', day)).toEqual({
    alternates: {
      canonical: `${origin}/m/day?date=2026-01-14`,
      types: { 'application/atom+xml': `${origin}/day.atom?lang=zh-CN` },
    },
    openGraph: {
      ...{ title: 'The day', url: `${origin}/m/day?date=2026-01-14`, type: 'website' },
      ...{ locale: 'zh_CN', siteName: deployment().brand.zh },
    },
  });
  const closed = { deployment: deployment({ signInToRead: true }), origin };
  expect(dayLinks(closed, 'en', { ...day, day: undefined }).alternates).toEqual({
    canonical: `${origin}/m/day`,
    types: undefined,
  });
});

it('a bare page is in its language, and its title is text', () => {
  const html = bareHtml('ph', 'A <b>', '<p>body</p>');
  expect(html).toMatch(/^<!doctype html><html lang="fil">/);
  expect(html).toContain('<title>A &lt;b&gt;</title>');
  expect(html).toContain('<h1>A &lt;b&gt;</h1><p>body</p></main>');
  expect(html).toContain('<meta name="robots" content="noindex">');
});
