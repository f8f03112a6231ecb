import { parseFeed } from 'feedsmith';
import { createClient } from '@/lib/client/create-client';
import { matchOperation } from '@/lib/contract';
import type { Fetch } from '@/lib/contract';
import { feedLinks } from '@/lib/server/share/feed-links';
import { feedQuery, readFeed, writeFeed } from '@/lib/server/share/news-feed';
import { deployment } from '../service';

const event = (id: string, title: string) => ({
  id,
  title: [
    { lang: 'EN', text: title },
    { lang: 'ZH', text: `${title}（中文）` },
  ],
  brief: [{ lang: 'EN', text: 'What it says.[1]' }],
  release_time: Date.UTC(2026, 0, 2),
});

const answers: Record<string, unknown> = {
  DisplayTabs: { code: 0, tabs: [{ key: 'tech', name: [{ lang: 'EN', text: 'Technology' }] }] },
  ListEvents: { code: 0, data: { events: [event('e1', 'A <b> & “c”'), event('e2', 'B')] } },
  SearchEvents: { code: 0, data: { events: [event('e3', 'Found')] } },
  GetTopic: { code: 0, topic: { topic_id: 't1', topic_name: 'Buses' } },
  GetTopicItemList: {
    code: 0,
    topic_item_list: [{ id: 'e4', title: [{ lang: 'EN', text: 'Item' }], time: 5 }],
  },
};

const service: Fetch = async (request) => {
  const match = matchOperation(request.method, new URL(request.url).pathname);
  return Response.json(answers[typeof match === 'object' ? match.name : '']);
};
const site = {
  call: createClient(service, { base: 'http://service' }),
  deployment: deployment(),
  language: 'en' as const,
  origin: 'https://news.example',
  readerOrigin: 'https://news.example',
};
/** Characters that an XML document may not contain. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

const query = (text: string) => feedQuery(new URLSearchParams(text));

async function feedOf(text: string, form: 'atom' | 'json', more: object = {}) {
  const asked = query(text);
  if (!asked) throw new Error('no feed');
  const feed = await readFeed(asked, { ...site, ...more });
  return feed && writeFeed(feed, asked, form, { ...site, ...more });
}

describe('a feed', () => {
  it.each(['theme=th_1', 'bot=b1', 'event=e1', 'date=2026-01-02', 'tab=tech&theme=th_1'])(
    'does not exist for what has no feed (%s), instead of the first tab',
    (asked) => expect(query(asked)).toBeUndefined(),
  );

  it('is of the first tab where the address has only unknown parameters', () => {
    expect(query('utm_source=list')).toEqual({ tab: 'recommend' });
  });

  it.each(['atom', 'json'] as const)('of a tab is read by feed readers (%s)', async (form) => {
    const { body = '', type } = (await feedOf('tab=tech', form)) ?? {};
    expect(type).toMatch(form === 'atom' ? 'application/atom+xml' : 'application/feed+json');
    const { format, feed } = parseFeed(body);
    expect(format).toBe(form);
    expect(JSON.stringify(feed)).toContain('Technology · Cubewire');
    expect(JSON.stringify(feed)).toContain('https://news.example/m/news/detail?id=e1');
    // Markup in a text is plain text, and citation figures are left out.
    expect(JSON.stringify(feed)).toContain('A <b> & “c”');
    expect(JSON.stringify(feed)).not.toContain('[1]');
  });

  it.each(['atom', 'json'] as const)('names no day for what nothing dates (%s)', async (form) => {
    const asked = { tab: 'tech' };
    const entry = { id: 'e5', title: [{ lang: 'EN', text: 'C' }], brief: [] };
    const written = (time: number) =>
      writeFeed({ name: 'T', entries: [{ ...entry, time }] }, asked, form, site).body;
    expect(written(Date.UTC(2026, 0, 2))).toMatch(/published"?>?:?"?2026-01-02/);
    expect(written(0)).not.toContain('published');
  });

  it('exists for a topic, and for a search', async () => {
    expect((await feedOf('topic=t1', 'json'))?.body).toContain('Buses · Cubewire');
    expect((await feedOf('topic=t1', 'json'))?.body).toContain('"title":"Item"');
    expect((await feedOf('q=leap%20second', 'json'))?.body).toContain('Found');
  });

  it.each(['%01', '%00', '%0B', '%EF%BF%BE', '%EF%BF%BF'])(
    'of a query with %s in it is valid',
    async (sign) => {
      const { body = '' } = (await feedOf(`q=tax%20${sign}abc`, 'atom')) ?? {};
      expect(body).not.toMatch(forbidden);
      expect(parseFeed(body).feed).toMatchObject({ title: { value: 'tax abc · Cubewire' } });
    },
  );

  it('contains no character that XML forbids, whatever names and headlines have', async () => {
    const entry = { id: 'e1', title: [], brief: [], time: 5 };
    const title = [{ lang: 'EN', text: 'A\u0001\ufffeB' }];
    const feed = { name: 'Bu\uffffses', entries: [{ ...entry, title }] };
    const { body } = writeFeed(feed, { topic: 't1' }, 'atom', site);
    expect(body).not.toMatch(forbidden);
    expect(parseFeed(body).feed).toMatchObject({
      title: { value: 'Buses' },
      entries: [{ title: { value: 'AB' } }],
    });
  });

  it('without entries was changed on the day on which it is asked for, not in 1970', () => {
    const noon = Date.UTC(2026, 0, 15, 12);
    const { body } = writeFeed({ name: 'Buses', entries: [] }, { topic: 't1' }, 'atom', site, noon);
    const { updated } = parseFeed(body).feed as { updated?: string };
    expect(new Date(updated ?? '').toISOString()).toBe('2026-01-15T00:00:00.000Z');
  });

  it('of a query that is too long ends with a whole character', async () => {
    expect(query(`q=${'a'.repeat(199)}🚀`)).toEqual({ q: 'a'.repeat(199) });
    expect((await feedOf(`q=${'a'.repeat(199)}🚀`, 'atom'))?.body).toContain('Found');
  });

  it('links to the shared page where there is one; the id stays the same in every language', async () => {
    const more = { shareOrigin: 'https://share.example', language: 'zh' as const };
    const zh = JSON.parse((await feedOf('tab=tech', 'json', more))?.body ?? '');
    const en = JSON.parse((await feedOf('tab=tech', 'json'))?.body ?? '');
    expect(zh.items[0]).toMatchObject({
      title: 'A <b> & “c”（中文）',
      url: 'https://share.example/news/detail?id=e1&language=zh-CN',
    });
    expect(zh.items[0].id).toBe(en.items[0].id);
  });

  it('does not exist for an unknown tab, and a failing service gives no empty one', async () => {
    expect(await feedOf('tab=nothing', 'atom')).toBeUndefined();
    const call = createClient(async () => new Response(null, { status: 502 }), {
      base: 'http://x',
    });
    await expect(feedOf('tab=tech', 'atom', { call })).rejects.toThrow();
    await expect(feedOf('topic=t1', 'atom', { call })).rejects.toThrow();
    await expect(feedOf('q=a', 'atom', { call })).rejects.toThrow();
  });

  it.each(['topic=%3Cx%3E', 'q=!!', 'tab=%2F'])('does not exist for %s', (text) => {
    expect(query(text)).toBeUndefined();
  });

  it('is announced by its page, except where reading requires a sign-in', () => {
    expect(feedLinks(site, { tab: 'tech' }).alternates?.types).toEqual({
      'application/atom+xml': 'https://news.example/feed.atom?tab=tech&language=en',
      'application/feed+json': 'https://news.example/feed.json?tab=tech&language=en',
    });
    const closed = { ...site, deployment: deployment({ signInToRead: true }) };
    expect(feedLinks(closed, { tab: 'tech' })).toEqual({});
  });
});
