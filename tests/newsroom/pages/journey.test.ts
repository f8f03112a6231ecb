import { defaultTabKey } from '@/lib/model/limits/feed';
import { pagesADay } from '@/lib/model/limits/pages';
import { jobLeaseMs } from '@/lib/model/limits/service';
import { createPageReader } from '@/lib/newsroom/pages/page-reader';
import { maxSentencesOfPublisher } from '@/lib/newsroom/write/budget';
import { article, openSite, sentences, type Site } from './site';

// One thread for all tests, since loading its program is slow.
const reader = createPageReader();
afterAll(() => reader.close());

type Event = Awaited<ReturnType<Site['event']>>;
const textOf = (event: Event) =>
  [event?.brief, ...(event?.content ?? []).map(({ text }) => text)]
    .map((text) => text?.[0]?.text ?? '')
    .join('\n');
/** The event's quoted sentences of the page; a weekday in them may have its date added. */
const quoted = (event: Event) =>
  sentences.filter((sentence) => textOf(event).includes(sentence.slice(0, 40)));

/** The database calls that fail once. */
type Away = { count?: () => Promise<number>; finish?: () => Promise<boolean> };

describe('from a teaser to a whole event', () => {
  let site: Site;
  beforeEach(async () => {
    site = await openSite(reader);
    site.answers.set('/ferry', { body: article() });
  });
  afterEach(() => site.close());

  it('an item with a short text fetches its page, and its event is rewritten', async () => {
    await site.ingest([{ path: '/ferry' }]);
    const before = await site.event();
    expect(quoted(before)).toEqual([sentences[0]]);
    await site.read();
    const after = await site.event();
    expect(quoted(after).length).toBeGreaterThanOrEqual(3);
    expect(after?.id).toBe(before?.id);
    expect(after?.event_version_id).not.toBe(before?.event_version_id);
    expect(after?.references.map(({ link }) => link)).toEqual([site.at('/ferry')]);
  });

  const away = () => Promise.reject(new Error('the database is away'));
  it.each([
    ['while the day’s pages are counted', (): Away => ({ count: away })],
    ['once they are spent', (): Away => ({ count: async () => pagesADay + 1, finish: away })],
  ])('an unreachable database %s does not end a round', async (_, once) => {
    await site.ingest([{ path: '/ferry' }]);
    const { store } = site;
    const { count, finish } = once();
    const counted = jest.fn(store.quotas.count);
    const finished = jest.fn(store.jobs.finish);
    if (count) counted.mockImplementationOnce(count);
    if (finish) finished.mockImplementationOnce(finish);
    const failing = {
      ...store,
      quotas: { ...store.quotas, count: counted },
      jobs: { ...store.jobs, finish: finished },
    };
    await site.read({ store: failing }, 1);
    expect(site.pages()).toEqual([]);
    expect(counted).toHaveBeenCalledTimes(1);
    // The claim of the page has expired by then.
    site.pass(jobLeaseMs);
    await site.read({ store: failing });
    expect(quoted(await site.event()).length).toBeGreaterThanOrEqual(3);
  });

  it('no more is quoted of a page than of any other source', async () => {
    await site.ingest([{ path: '/ferry' }]);
    await site.read();
    expect(quoted(await site.event()).length).toBeLessThanOrEqual(maxSentencesOfPublisher);
  });

  it('the text is stored apart from the article, and the feed’s text remains without it', async () => {
    await site.ingest([{ path: '/ferry' }]);
    await site.read();
    const event = await site.event();
    const [whole] = await site.store.articles.ofEvent(event?.id ?? '');
    expect(whole?.paragraphs).toEqual(sentences);
    expect(whole?.teaser).toEqual([sentences[0]]);
    if (whole) await site.store.articles.save(whole);
    await site.store.pages.forget(Number.MAX_SAFE_INTEGER, 10);
    const [bare] = await site.store.articles.ofEvent(event?.id ?? '');
    expect(bare?.paragraphs).toEqual([sentences[0]]);
  });

  it('what the page says about its article is stored with the article', async () => {
    const head =
      '<meta property="og:image" content="https://cdn.example/ferry.jpg"><meta property="article:section" content="Transport"><meta name="author" content="Ana Cruz">';
    site.answers.set('/ferry', { body: article(sentences, head) });
    await site.ingest([{ path: '/ferry' }]);
    await site.read();
    const [first] = await site.store.articles.ofEvent((await site.event())?.id ?? '');
    expect(first).toMatchObject({
      ...{ images: ['https://cdn.example/ferry.jpg'], sections: ['Transport'], author: 'Ana Cruz' },
    });
  });

  it('an undated article has the time of its page, whatever that is', async () => {
    const head = '<meta property="article:published_time" content="2025-11-02T08:30:00Z">';
    site.answers.set('/ferry', { body: article(sentences, head) });
    await site.ingest([{ path: '/ferry' }], undefined, { isDated: false });
    const times = async () => (await site.event())?.references.map((one) => one.release_time);
    expect(await times()).toEqual([0]);
    await site.read();
    expect(await times()).toEqual([Date.UTC(2025, 10, 2, 8, 30)]);
  });

  it.each([
    ['only its address names the day', false, '2026-01-12T08:30:00Z', Date.UTC(2026, 0, 12, 8, 30)],
    ['its address names another day', false, '2026-01-15T08:30:00Z', undefined],
    ['its feed names the time', true, '2026-01-12T08:30:00Z', undefined],
  ])('an article has the time of its page or not: %s', async (_, isDated, time, taken) => {
    const path = '/2026/01/12/ferry';
    const head = `<meta property="article:published_time" content="${time}">`;
    site.answers.set(path, { body: article(sentences, head) });
    const fed = isDated ? site.now() - 3600_000 : Date.UTC(2026, 0, 12, 12);
    await site.ingest([{ path }], undefined, { isDated });
    const written = async () => {
      const [first] = await site.store.articles.ofEvent((await site.event())?.id ?? '');
      return [first?.published_at, first?.day_only ?? false];
    };
    expect(await written()).toEqual([fed, !isDated]);
    await site.read();
    expect(site.pages()).toHaveLength(1);
    expect(await written()).toEqual([taken ?? fed, !isDated && taken === undefined]);
  });

  it('an item without a section gets that of its page', async () => {
    const head = '<meta property="article:section" content="Sports">';
    site.answers.set('/ferry', { body: article(sentences, head) });
    const mixed = { url: site.at('/feed'), title: 'The Harbor Post', tab: defaultTabKey };
    await site.ingest([{ path: '/ferry' }], mixed);
    await site.read();
    expect((await site.event())?.tabs).toContain('sports');
  });

  it('a long text of a feed is enough', async () => {
    await site.ingest([{ path: '/ferry', text: sentences.join(' ').repeat(2) }]);
    await site.read();
    expect(site.asked).toEqual([]);
  });

  it('the publisher sees our user agent, once for each page', async () => {
    await site.ingest([{ path: '/ferry' }]);
    await site.read();
    await site.read();
    expect(site.pages()).toHaveLength(1);
    expect(site.asked.map(({ headers }) => headers['user-agent'])).toEqual(
      site.asked.map(() => 'Cubewire/1.0 (+https://reader.example; desk@reader.example)'),
    );
  });

  it('the page of a new story is requested once more, conditionally', async () => {
    site.answers.set('/ferry', ({ headers }) =>
      headers['if-none-match'] === '"1"'
        ? { status: 304 }
        : { body: article(), headers: { etag: '"1"' } },
    );
    await site.ingest([{ path: '/ferry' }]);
    await site.read();
    const before = await site.event();
    site.pass(7 * 3600_000);
    await site.read();
    site.pass(7 * 3600_000);
    await site.read();
    expect(site.pages()).toHaveLength(2);
    expect(site.pages()[1]?.headers['if-none-match']).toBe('"1"');
    expect(await site.event()).toEqual(before);
  });

  it('texts are deleted after their time, or all at once when pages are turned off', async () => {
    await site.ingest([{ path: '/ferry' }]);
    await site.read();
    site.pass(13 * 24 * 3600_000);
    await site.read();
    expect((await site.store.pages.counts()).read).toBe(1);
    await site.read({ days: 0 });
    expect((await site.store.pages.counts()).read).toBe(0);
    expect(quoted(await site.event()).length).toBeGreaterThanOrEqual(3);
  });

  it('a moved page is read at its new address by the rules of its new host', async () => {
    site.answers.set('/short', {
      status: 301,
      headers: { location: site.at('/ferry', 'www.news.example') },
    });
    await site.ingest([{ path: '/short' }]);
    await site.read();
    expect((await site.store.pages.counts()).read).toBe(1);
    expect(site.asked.filter(({ path }) => path === '/robots.txt')).toHaveLength(2);
  });
});

describe('a publisher’s refusal', () => {
  let site: Site;
  beforeEach(async () => {
    site = await openSite(reader);
    site.answers.set('/ferry', { body: article() });
  });
  afterEach(() => site.close());

  async function states() {
    await site.ingest([{ path: '/ferry' }]);
    await site.read();
    expect(quoted(await site.event())).toEqual([sentences[0]]);
    return site.store.pages.counts();
  }

  it.each([
    ['robots.txt for all', '/robots.txt', 'User-agent: *\nDisallow: /'],
    ['robots.txt for us', '/robots.txt', 'User-agent: Cubewire\nDisallow: /ferry'],
    ['tdmrep.json', '/.well-known/tdmrep.json', '[{"location":"/f*","tdm-reservation":1}]'],
  ])('in %s prevents the request', async (_, path, body) => {
    site.answers.set(path, { body });
    expect(await states()).toMatchObject({ reserved: 1, read: 0 });
    expect(site.pages()).toEqual([]);
  });

  it.each([
    ['X-Robots-Tag', { 'x-robots-tag': 'noindex, noai' }, ''],
    ['X-Robots-Tag for us', { 'x-robots-tag': 'cubewire: noai' }, ''],
    ['tdm-reservation', { 'tdm-reservation': '1' }, ''],
    ['the robots meta element', {}, '<meta name="robots" content="noai, noimageai">'],
    ['the tdm-reservation meta element', {}, '<meta name="tdm-reservation" content="1">'],
  ])('in %s is obeyed', async (_, headers, head) => {
    site.answers.set('/ferry', { headers, body: article(sentences, head) });
    expect(await states()).toMatchObject({ reserved: 1, read: 0 });
  });

  it('to other crawlers does not apply', async () => {
    site.answers.set('/robots.txt', {
      body: 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /private',
    });
    site.answers.set('/ferry', { headers: { 'x-robots-tag': 'otherbot: noai' }, body: article() });
    await site.ingest([{ path: '/ferry' }]);
    await site.read();
    expect(await site.store.pages.counts()).toMatchObject({ read: 1 });
  });

  it.each([
    [
      'says that it is not free',
      article(
        sentences,
        '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":false}</script>',
      ),
    ],
    ['shows what the feed has', article(sentences.slice(0, 1))],
    ['is empty', ''],
  ])('by a paywall keeps the teaser: a page that %s', async (_, body) => {
    site.answers.set('/ferry', { body });
    expect(await states()).toMatchObject({ teaser: 1, read: 0 });
  });

  it('is assumed for a while when the rules cannot be read, then checked again', async () => {
    site.answers.set('/robots.txt', { status: 503 });
    await site.ingest([{ path: '/ferry' }]);
    await site.read();
    expect(site.pages()).toEqual([]);
    site.answers.set('/robots.txt', { body: '' });
    site.pass(2 * 3600_000);
    await site.read();
    expect(await site.store.pages.counts()).toMatchObject({ read: 1 });
  });
});

describe('the pace', () => {
  let site: Site;
  beforeEach(async () => {
    site = await openSite(reader);
  });
  afterEach(() => site.close());

  const paths = ['/a', '/b', '/c'];

  async function readAll(robots = '') {
    site.answers.set('/robots.txt', { body: robots });
    for (const path of paths) site.answers.set(path, { body: article() });
    await site.ingest(paths.map((path) => ({ path })));
    for (let round = 0; round < 20; round += 1) {
      await site.read();
      site.pass(1_000);
    }
    const times = site.pages().map(({ at }) => at);
    return times.slice(1).map((time, n) => time - (times[n] ?? 0));
  }

  it('of one host is two seconds or more', async () => {
    const pauses = await readAll();
    expect(pauses).toHaveLength(2);
    for (const ms of pauses) expect(ms).toBeGreaterThanOrEqual(2_000);
  });

  it('is as slow as the host requests', async () => {
    const pauses = await readAll('User-agent: *\nCrawl-delay: 7');
    expect(pauses).toHaveLength(2);
    for (const ms of pauses) expect(ms).toBeGreaterThanOrEqual(7_000);
  });

  it('slows down for a failing host, is remembered, and delays no feed', async () => {
    site.answers.set('/a', { status: 500 });
    site.answers.set('/b', { body: article() });
    await site.ingest([{ path: '/a' }, { path: '/b', host: 'other.example' }]);
    const tick = async (ms: number) => {
      site.pass(ms);
      await site.read();
    };
    for (let round = 0; round < 10; round += 1) await tick(3_000);
    const asked = () => site.pages().filter(({ path }) => path === '/a').length;
    expect(asked()).toBe(1);
    expect((await site.store.pages.counts()).read).toBe(1);
    expect(await site.ingest([{ path: '/c' }])).toMatchObject({ added: 1 });
    for (let round = 0; round < 10; round += 1) await tick(24 * 3600_000);
    expect(asked()).toBe(4);
    expect((await site.store.pages.counts()).failed).toBeGreaterThanOrEqual(1);
  });

  it('a feed that the list excludes is skipped', async () => {
    site.answers.set('/a', { body: article() });
    const listed = {
      url: site.at('/feed'),
      title: 'Post',
      tab: 'nation',
      fullText: false as const,
    };
    await site.ingest([{ path: '/a' }], listed);
    await site.read();
    expect(site.asked).toEqual([]);
  });
});
