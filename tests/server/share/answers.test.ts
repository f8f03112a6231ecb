// Feeds, maps and share pages as they go out, made of what a service over HTTP says.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { matchOperation } from '@/lib/contract';
import { anythingChanged } from '@/lib/contract/changes';
import { processState } from '@/lib/server/process/process-state';
import { answerDayFeed } from '@/lib/server/share/day-feed';
import { answerFavorites } from '@/lib/server/share/answer-favorites';
import { answerFeed } from '@/lib/server/share/answer-feed';
import { answerShare, toHtml, type Rendered } from '@/lib/server/share/answer-share';
import { sitemapResponse } from '@/lib/server/share/answer-sitemap';
import { feedCaching } from '@/lib/server/share/feed-caching';
import { readShareRequest } from '@/lib/server/share/share-request';
import { robots } from '@/lib/server/share/robots';
import { deployment } from '../service';

const origin = 'https://news.example.org';
const event = (id: string) => ({
  id,
  title: [
    { lang: 'EN', text: `Title of ${id}` },
    { lang: 'ZH', text: `${id} 的标题` },
  ],
  brief: [{ lang: 'EN', text: 'What it says.' }],
  release_time: Date.UTC(2026, 0, 2),
});
const day = (date: string, final = true) => ({
  ...{ day: date, lang: 'en', made_at: Date.parse(`${date}T23:00:00Z`), final, events_count: 0 },
  sections: [],
});

const given: Record<string, unknown> = {
  DisplayTabs: { code: 0, tabs: [{ key: 'recommend', name: [{ lang: 'EN', text: 'For you' }] }] },
  ListEvents: { code: 0, data: { events: [event('e1')], has_more: false, next_cursor: '' } },
};
/** What the service says of each call now; `undefined` is a failure. */
let answers: Record<string, unknown> = given;
let asked: { name: string; url: string; headers: IncomingMessage['headers'] }[] = [];

const service = createServer(({ method = '', url = '', headers }, response) => {
  const match = matchOperation(method, new URL(url, origin).pathname);
  const name = typeof match === 'object' ? match.name : url;
  asked.push({ name, url, headers });
  const said = answers[name];
  const answer = typeof said === 'function' ? (said as (url: string) => unknown)(url) : said;
  response.writeHead(answer === undefined ? 500 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? { code: 500 }));
});

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cubewire-share-'));
  const file = join(folder, 'deployments.json');
  const row = (host: string, fields: object = {}) => ({
    hosts: [`${host}.example.org`],
    ...fields,
  });
  const table = [
    row('news', { origin, shareOrigin: 'https://share.example.org' }),
    row('share', { origin: 'https://share.example.org', surface: 'share' }),
    row('closed', { signInToRead: true }),
    row('ph', { surface: 'share', region: 'cn', countries: ['PH'], countryHeader: 'x-country' }),
    row('phnews', { countries: ['PH'], countryHeader: 'x-country' }),
    row('public', { surface: 'public' }),
  ];
  writeFileSync(file, JSON.stringify(table));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  Object.assign(process.env, {
    ...{ DEPLOYMENTS_FILE: file, NEWS_SERVICE_URL: `http://127.0.0.1:${port}` },
    ...{ NEWS_SERVICE_SECRET: 'a secret of thirty-two characters', LOG_LEVEL: 'silent' },
    SESSION_SECRET: 'another secret of some more characters',
  });
});
afterAll(async () => {
  for (const name of ['DEPLOYMENTS_FILE', 'NEWS_SERVICE_URL', 'NEWS_SERVICE_SECRET', 'LOG_LEVEL']) {
    delete process.env[name];
  }
  delete process.env.SESSION_SECRET;
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  processState().sharedPages.forget(anythingChanged);
  processState().remotes.clear();
  [answers, asked] = [given, []];
});

const requestOf = (path: string, host = 'news', headers: Record<string, string> = {}) =>
  new Request(`http://${host}.example.org${path}`, {
    headers: { host: `${host}.example.org`, 'x-forwarded-proto': 'https', ...headers },
  });
const reasonOf = async (answer: Response) => {
  const { base_resp } = (await answer.json()) as { base_resp: { reason: string } };
  return [answer.status, base_resp.reason, answer.headers.get('retry-after')];
};

describe('a feed of the news', () => {
  const ask = (path = '/feed.atom', host?: string, headers?: Record<string, string>) =>
    answerFeed(requestOf(path, host, headers), path.includes('.json') ? 'json' : 'atom');

  it('may be read by anybody’s program, and kept for a while', async () => {
    const answer = await ask('/feed.atom?language=zh');
    expect(Object.fromEntries(answer.headers)).toEqual({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
      'content-language': 'zh-CN',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-type': 'application/atom+xml; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
      vary: 'accept-language',
      'x-content-type-options': 'nosniff',
    });
    const text = await answer.text();
    expect(text).toContain('e1 的标题');
    // An entry leads to the shared page.
    expect(text).toContain('https://share.example.org/news/detail?id=e1');
    expect((await ask('/feed.json')).headers.get('content-type')).toMatch(
      /^application\/feed\+json/,
    );
  });

  it('is sent once to who has it already, and made once for all who ask', async () => {
    const first = await ask();
    const etag = first.headers.get('etag') ?? '';
    const again = await ask('/feed.atom', 'news', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    expect((await ask('/feed.atom', 'news', { 'if-none-match': '"other"' })).status).toBe(200);
    expect(asked.filter(({ name }) => name === 'ListEvents')).toHaveLength(1);
    // Another form, language or site is another feed.
    await ask('/feed.json');
    await ask('/feed.atom?language=zh');
    await ask('/feed.atom', 'share');
    expect(asked.filter(({ name }) => name === 'ListEvents')).toHaveLength(4);
    processState().sharedPages.forget('e1');
    await ask();
    expect(asked.filter(({ name }) => name === 'ListEvents')).toHaveLength(5);
  });

  it.each([
    ['/feed.atom?event=e1', 'news'],
    ['/feed.atom?tab=nothing', 'news'],
    ['/feed.atom', 'closed'],
    ['/feed.atom', 'public'],
    ['/feed.atom?favorites=nothing', 'news'],
  ])('is none at %s of %s', async (path, host) => {
    expect(await reasonOf(await ask(path, host))).toEqual([404, 'missing', null]);
  });

  it('of a service that fails comes later, and is then made', async () => {
    answers = {};
    expect(await reasonOf(await ask())).toEqual([503, 'notReady', '60']);
    answers = given;
    expect((await ask()).status).toBe(200);
  });

  it('that one country is shown is kept for no other', async () => {
    expect((await ask('/feed.atom', 'phnews')).headers.get('cache-control')).toBe('no-store');
    expect(feedCaching(deployment())).toBe('public, max-age=300');
  });
});

describe('the feed of days', () => {
  const ask = (path = '/day.atom', host?: string, headers?: Record<string, string>) =>
    answerDayFeed(requestOf(path, host, headers));
  const known = ['2026-01-09', '2026-01-08', '2026-01-07'];
  const withDays = (days: readonly string[]) => ({
    GetDailyReport: (url: string) => {
      const date = new URL(url, origin).searchParams.get('date');
      return { code: 0, days, data: date ? day(date, date !== '2026-01-09') : null };
    },
  });

  it('holds the days that are over, seven at most', async () => {
    answers = withDays(known);
    const text = await (await ask()).text();
    expect(text.match(/<entry>/g)).toHaveLength(2);
    expect(text).not.toContain('date=2026-01-09');
    expect(asked.map(({ url }) => new URL(url, origin).searchParams.get('date'))).toEqual([
      null,
      ...known,
    ]);
    processState().sharedPages.forget('x');
    answers = withDays(
      Array.from({ length: 30 }, (_, at) => `2025-12-${String(30 - at).padStart(2, '0')}`),
    );
    asked = [];
    expect((await (await ask()).text()).match(/<entry>/g)).toHaveLength(7);
    expect(asked).toHaveLength(10);
  });

  it('is as others may keep it, in the language that is asked for', async () => {
    answers = withDays(known);
    const answer = await ask('/day.atom?lang=zh-CN');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
      'content-language': 'zh-CN',
      'content-type': 'application/atom+xml; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-language',
    });
    expect(asked[0]?.url).toContain('lang=zh');
    const etag = answer.headers.get('etag') ?? '';
    const again = await ask('/day.atom?lang=zh-CN', 'news', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask('/day.atom', 'phnews')).headers.get('cache-control')).toBe('no-store');
  });

  it('is none where reading needs a sign-in, and comes later where the service fails', async () => {
    for (const host of ['closed', 'public']) {
      expect(await reasonOf(await ask('/day.atom', host))).toEqual([404, 'missing', null]);
    }
    answers = {};
    expect(await reasonOf(await ask())).toEqual([503, 'notReady', '60']);
  });
});

describe('a map of the site', () => {
  const ask = (host = 'share', headers?: Record<string, string>) =>
    sitemapResponse(requestOf('/sitemap.xml', host, headers));

  it('has the newest events of a share host, in each of their languages', async () => {
    const answer = await ask();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=300, s-maxage=300',
      'content-type': 'application/xml; charset=utf-8',
      vary: 'accept-language',
      'x-content-type-options': 'nosniff',
    });
    const text = await answer.text();
    expect(text).toContain('<lastmod>2026-01-02T00:00:00.000Z</lastmod>');
    expect(text).toContain(
      'hreflang="zh-CN" href="https://share.example.org/news/detail?id=e1&amp;',
    );
    await ask();
    expect(asked).toHaveLength(1);
    await ask('share', { 'accept-language': 'zh' });
    expect(asked).toHaveLength(2);
  });

  it('goes on from page to page, as far as a map reaches', async () => {
    let pages = 0;
    const many = (count: number, more: boolean) => {
      pages += 1;
      const events = Array.from({ length: count }, (_, at) => event(`e${pages}-${at}`));
      return { code: 0, data: { events, has_more: more, next_cursor: `c${pages}` } };
    };
    answers = { ListEvents: () => many(1, pages < 2) };
    expect((await (await ask()).text()).match(/<url>/g)).toHaveLength(3);
    [pages, asked] = [0, []];
    processState().sharedPages.forget(anythingChanged);
    answers = { ListEvents: () => many(300, true) };
    expect((await (await ask()).text()).match(/<url>/g)).toHaveLength(1_000);
    expect(pages).toBe(4);
  });

  it('of another host has its few pages, and asks nobody', async () => {
    answers = {};
    const text = await (await ask('public')).text();
    expect(text).toContain('<loc>http://public.example.org/download</loc>');
    expect(await (await ask('news')).text()).toContain(`<loc>${origin}/policy/privacy</loc>`);
    expect(asked).toEqual([]);
  });

  it('is never an empty one of a service that fails', async () => {
    answers = {};
    expect(await reasonOf(await ask())).toEqual([503, 'notReady', '10']);
  });

  it('of a site for one country is kept by nobody on the way', async () => {
    expect((await ask('ph')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('the favorites of a reader', () => {
  const token = `cwt_${'x'.repeat(43)}`;
  const site = {
    deployment: deployment(),
    language: 'zh' as const,
    ...{ origin, readerOrigin: origin },
  };
  const ask = async (answer: Response, at = site) => {
    const heard: Request[] = [];
    const request = requestOf(`/feed.json?favorites=${token}`, 'news', {
      ...{ cookie: 'sid=somebody', 'accept-language': 'zh', authorization: 'Bearer other' },
    });
    const found = await answerFavorites(request, 'json', { favorites: token }, at, async (sent) => {
      heard.push(sent);
      return answer;
    });
    return { found, heard };
  };
  const list = () => Response.json({ code: 0, data: { events: [event('e1')] } });

  it('are those of the token, whoever is signed in to this browser', async () => {
    const { found, heard } = await ask(list());
    expect(heard.map(({ url }) => new URL(url).pathname)).toEqual(['/api/events/v1/collect/list']);
    expect(heard[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
    expect(heard[0]?.headers.has('cookie')).toBe(false);
    expect(Object.fromEntries(found.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-language': 'zh-CN',
      'content-type': 'application/feed+json; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
    });
    expect(found.headers.has('access-control-allow-origin')).toBe(false);
    const feed = (await found.json()) as { title: string; items: unknown[] };
    expect(feed.title).toBe(`收藏 · ${site.deployment.brand.zh}`);
    expect(feed.items).toHaveLength(1);
  });

  it.each([
    [401, null, [404, 'missing', null]],
    [403, null, [404, 'missing', null]],
    [429, '7', [503, 'notReady', '7']],
    [429, null, [503, 'notReady', '60']],
    [500, null, [503, 'notReady', '60']],
    [499, null, [404, 'missing', null]],
  ])('of a service that says %i (%s) are %j', async (status, wait, expected) => {
    const headers: Record<string, string> = wait === null ? {} : { 'retry-after': wait };
    const { found } = await ask(Response.json({ code: status }, { status, headers }));
    expect(await reasonOf(found)).toEqual(expected);
  });

  it('are nowhere but at the reader’s own site', async () => {
    const share = { ...site, deployment: deployment({ surface: 'share' }) };
    const { found, heard } = await ask(list(), share);
    expect([await reasonOf(found), heard]).toEqual([[404, 'missing', null], []]);
    const { found: empty } = await ask(Response.json({ code: 0 }));
    expect(await reasonOf(empty)).toEqual([404, 'missing', null]);
  });
});

describe('a share page', () => {
  const page = (text: string, more: Omit<Extract<Rendered, { page: unknown }>, 'page'> = {}) => ({
    page: createElement('p', {}, text),
    ...more,
  });
  let made = 0;
  const ask = (
    view: () => Promise<Rendered>,
    { path = '/news/detail?id=e1', host = 'share', headers = {}, own = false } = {},
  ) =>
    answerShare(
      requestOf(path, host, headers),
      '/news/detail',
      () => {
        made += 1;
        return view();
      },
      async () => page('it broke', { status: 500, cacheable: false }),
      () => own,
    );
  beforeEach(() => (made = 0));

  it('is made once, and sent once to who has it', async () => {
    const view = async () => page('the page');
    const first = await ask(view);
    expect([first.status, await first.text()]).toEqual([200, '<!DOCTYPE html><p>the page</p>\n']);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      'cache-control': expect.stringContaining('public'),
      'strict-transport-security': expect.any(String),
      // The service of this site is another program, which names pictures of its own.
      'content-security-policy': expect.stringContaining("img-src 'self' https: data:"),
    });
    const etag = first.headers.get('etag') ?? '';
    const again = await ask(view, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text(), made]).toEqual([304, '', 1]);
    await ask(view, { path: '/news/detail?id=e2' });
    await ask(view, { path: '/news/detail?id=e1&language=en' });
    await ask(view, { headers: { 'x-forwarded-proto': 'http' } });
    expect(made).toBe(4);
  });

  it('that sets a cookie is kept by nobody', async () => {
    const answer = await ask(async () => page('x'), { path: '/news/detail?id=e1&location=ph' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await ask(async () => page('x'), { path: '/news/detail?id=e1&location=ph' });
    expect(made).toBe(2);
  });

  it('that depends on more of its visitor is nobody else’s', async () => {
    await Promise.all([
      ask(async () => page('x'), { own: true }),
      ask(async () => page('y'), { own: true }),
    ]);
    expect(made).toBe(2);
  });

  it('that breaks says so, and is tried again by who asks next', async () => {
    const broken = await ask(() => Promise.reject(new Error('on purpose')));
    expect([broken.status, await broken.text()]).toEqual([
      500,
      expect.stringContaining('it broke'),
    ]);
    expect(broken.headers.get('cache-control')).toBe('no-store');
    expect(await (await ask(async () => page('well'))).text()).toContain('well');
  });

  it('of a service that is away says when to come back', async () => {
    const view = async () => page('away', { status: 503, cacheable: false });
    const answer = await ask(view, { headers: { 'if-none-match': '*' } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    expect((await ask(async () => page('x'))).headers.has('retry-after')).toBe(false);
  });

  it('that has moved leads on for an hour', async () => {
    const answer = await ask(async () => ({ movedTo: '/news/detail?id=e2' }));
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/news/detail?id=e2']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    await ask(async () => page('x'));
    expect(made).toBe(2);
  });

  it('for one country is kept by no edge, and in memory all the same', async () => {
    const moved = await ask(async () => ({ movedTo: '/news/detail?id=e2' }), { host: 'ph' });
    expect([moved.status, moved.headers.get('cache-control')]).toEqual([301, 'no-store']);
    made = 0;
    const answer = await ask(async () => page('x'), { host: 'ph' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await ask(async () => page('x'), { host: 'ph' });
    expect(made).toBe(1);
  });

  it('is HTML, not XML', async () => {
    const html = await toHtml(
      createElement(
        'p',
        { tabIndex: 0 },
        createElement('br'),
        createElement('input', { title: 'a "b" / charSet="x"', type: 'text' }),
        createElement('link', { hrefLang: 'en', rel: 'alternate' }),
        createElement('time', { dateTime: '2026' }, 'a <br/> b'),
      ),
    );
    expect(html).toBe(
      '<!DOCTYPE html><p tabindex="0"><br><input title="a &quot;b&quot; / charSet=&quot;x&quot;" type="text">' +
        '<link hreflang="en" rel="alternate"><time datetime="2026">a &lt;br/&gt; b</time></p>\n',
    );
  });
});

it('a share page is asked for on behalf of nobody', async () => {
  const request = requestOf('/news/detail?id=e1&size=large&utm=x', 'share', {
    ...{ cookie: 'device=d; sid=s', authorization: 'Bearer x', 'accept-language': 'zh' },
    ...{ 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Mozilla', 'cube-id': 'cube_mine' },
  });
  const share = await readShareRequest(request);
  expect(share).toMatchObject({
    language: 'zh',
    named: false,
    query: { id: 'e1', size: 'large' },
    origin: 'https://share.example.org',
    readerOrigin: origin,
    keptOrigin: 'https://share.example.org',
    secure: true,
  });
  await share.call('DisplayTabs', {});
  const [{ headers = {} } = {}] = asked;
  expect(headers['cube-id']).not.toBe('cube_mine');
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('user-agent', 'Mozilla');
  expect(headers['accept-language']).toBe('zh');
  const named = await readShareRequest(requestOf('/x?language=fil', 'public'));
  expect(named).toMatchObject({ language: 'ph', named: true, readerOrigin: origin });
});

describe('robots.txt', () => {
  it.each([
    ['reader', ['Allow: /m/news/detail', 'Disallow: /m/', 'Disallow: /api/']],
    ['share', ['Disallow: /api/', 'Disallow: /inner/', 'Disallow: /zlink']],
    ['public', ['Disallow: /cancel-account']],
  ])('of a %s host says what is for crawlers', (surface, lines) => {
    const text = robots(deployment({ surface, origin }), null);
    expect(text.split('\n')).toEqual(expect.arrayContaining(lines));
    expect(text).toMatch(/^User-agent: \*\n/);
    expect(text).toMatch(/\n\nSitemap: https:\/\/news\.example\.org\/sitemap\.xml\n$/);
    if (surface !== 'reader') expect(text).not.toContain('Allow');
    if (surface === 'share') expect(text).not.toContain('/m/');
  });

  it('of a test site keeps all of them away', () => {
    expect(robots(deployment({ env: 'boe' }), null)).toBe('User-agent: *\nDisallow: /\n');
  });
});
