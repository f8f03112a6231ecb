import type { ListedFeed } from '@/lib/newsroom/ingest/feed-list';
import { articleId, feedId, foundSource, listedSource } from '@/lib/newsroom/ingest/known-source';
import { publisherName } from '@/lib/newsroom/ingest/publisher-name';
import type { ReadFeed, ReadItem } from '@/lib/newsroom/ingest/read-feed';
import { toArticle } from '@/lib/newsroom/ingest/to-article';

it.each([
  ['The Independent', 'https://www.independent.co.uk/x', 'The Independent'],
  ['Science – The Verge', 'https://www.theverge.com/x', 'The Verge'],
  ['BBC News - RSS', 'https://www.bbc.co.uk/news', 'BBC News'],
  ['Rappler - Article Feed', 'https://www.rappler.com/x', 'Rappler'],
  ['Reuters | Latest news and analysis', 'https://www.reuters.com/', 'Reuters'],
  ['World', 'https://www.ft.com/content/1', 'ft.com'],
  ['国际 - 联合早报', 'https://www.zaobao.com.sg/', '联合早报'],
  ['Osk Pilot (@pilot@ships.example)', 'https://ships.example/@pilot', 'Osk Pilot'],
  ['海港观察 微信公众号', 'https://mp.example.cn/s/1', '海港观察'],
  ['海港交警的微博', 'https://micro.example.cn/1', '海港交警'],
  ['公众号观察', 'https://micro.example.cn/1', '公众号观察'],
  ['Comments on: Old ferry', 'https://www.osk.example/1', 'osk.example'],
  ['Comments from Osk', 'https://www.town.example/1', 'Comments from Osk'],
  ['', 'https://news.example.org/1', 'example.org'],
  ['Only a title', '', 'Only a title'],
])('the publisher of "%s" at %s is %s', (title, address, name) => {
  expect(publisherName(title, address)).toBe(name);
});

const item = (more: Partial<ReadItem> = {}): ReadItem => ({
  ...{ guid: 'g', url: 'https://news.example.com/1', title: 'The news of the day', paragraphs: [] },
  ...{ images: [], published_at: 1, ...more },
});
const feed = (more: Partial<ReadFeed> = {}): ReadFeed => ({
  ...{ title: 'T', site: 'https://news.example.com/', self: '', items: [item()] },
  ...{ broken: 0, left_out: 0, repaired: false, ...more },
});
const list: ListedFeed[] = [
  {
    url: 'https://news.example.com/rss',
    title: 'Example News',
    tab: 'sports',
    site: 'https://news.example.com/',
  },
  {
    url: 'https://two.example.org/a',
    title: 'Two',
    tab: 'sports',
    site: 'https://www.two.example.org/',
  },
  {
    url: 'https://two.example.org/b',
    title: 'Two',
    tab: 'politics',
    site: 'https://two.example.org/',
  },
];

describe('the feed that a document belongs to', () => {
  it('a file of a listed feed has the ids of the polled one', () => {
    const self = 'https://news.example.com/rss';
    const found = foundSource(feed({ self }), 'saved.xml', list);
    expect(found).toEqual(listedSource(list[0] ?? { url: '', title: '', tab: '' }, feed()));
    expect(found.id).toBe(feedId(self));
  });

  it('a file of a listed publisher takes its name, and its tab if the publisher has only one', () => {
    expect(foundSource(feed(), 'x.xml', list)).toMatchObject({
      title: 'Example News',
      tab: 'sports',
    });
    const two = feed({ site: '', items: [item({ url: 'https://www.two.example.org/1' })] });
    expect(foundSource(two, 'x.xml', list)).toMatchObject({ title: 'Two', tab: 'recommend' });
  });

  it('a fetched address is its own id, whatever the document claims', () => {
    const claimed = feed({ self: 'https://news.example.com/other' });
    expect(foundSource(claimed, 'https://evil.example.net/f', []).id).toBe(
      feedId('https://evil.example.net/f'),
    );
  });

  it('a document without a name of its own is identified by its file name', () => {
    const silent = feed({ title: '', site: '', items: [item({ url: '' })] });
    expect(foundSource(silent, 'saved.xml', [])).toMatchObject({
      title: 'saved.xml',
      id: feedId('saved.xml'),
    });
  });
});

describe('articles', () => {
  const source = {
    id: 'f_1',
    url: 'https://news.example.com/rss',
    title: 'Example News',
    tab: 'sports',
  };
  const site = 'https://news.example.com/';

  it('have the same id for the same feed and guid, and another for another', () => {
    const id = toArticle(item(), source, site, 9).id;
    expect(id).toBe(articleId('f_1', 'g'));
    expect(toArticle(item({ title: 'Changed' }), source, site, 10).id).toBe(id);
    expect(toArticle(item(), { ...source, id: 'f_2' }, site, 9).id).not.toBe(id);
  });

  it('credit another publisher only for links to that publisher', () => {
    const named = { source: 'Other House' };
    expect(toArticle(item(named), source, site, 9)).toMatchObject({
      source: 'Example News',
      main_domain: 'example.com',
    });
    expect(
      toArticle(item({ ...named, url: 'https://www.other.co.uk/1' }), source, site, 9),
    ).toMatchObject({ source: 'Other House', main_domain: 'other.co.uk' });
    const linked = { ...named, source_url: 'https://www.other.co.uk/' };
    expect(toArticle(item(linked), source, site, 9)).toMatchObject({
      source: 'Other House',
      main_domain: 'other.co.uk',
    });
  });

  it('are in the language of their text rather than that of their feed', () => {
    const lang = (title: string, declared_lang?: string) =>
      toArticle(item({ title, declared_lang }), source, site, 9).lang;
    expect(lang('新闻 of the day：今天的消息', 'en')).toBe('zh');
    expect(lang('Ang mga balita sa araw na ito', 'en-PH')).toBe('ph');
    expect(lang('The storm is expected to hit the north', 'fil')).toBe('en');
    expect(lang('Basyang update', 'fil')).toBe('ph');
    expect(lang('Basyang update', 'de')).toBe('en');
  });
});
