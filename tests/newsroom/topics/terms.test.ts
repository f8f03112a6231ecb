import type { Postings } from '@/lib/newsroom/cluster/postings';
import { isAbout, soughtByEvent, soughtByQuery } from '@/lib/newsroom/topics/terms';
import type { StoredEvent } from '@/lib/newsroom/types';
import { sampleEvent } from '../store/sample';

const postings = {
  frequencies: async () => ({ articles: 0, of: new Map<string, number>() }),
} as unknown as Postings;

const event = (title: string, brief = '', lang: StoredEvent['lang'] = 'en') =>
  sampleEvent('e', {
    lang,
    title: [{ lang: 'source', text: title }],
    brief: [{ lang: 'source', text: brief }],
  });

describe('a topic of an event', () => {
  const seed = event('Volcano on Reykjanes erupts for the third time this year');

  it.each([
    ['Reykjanes volcano erupts again as lava nears the road', true],
    ['Lava from the Reykjanes volcano reaches the town', true],
    ['Prices rise for the third time this year', false],
    ['Parliament debates the budget', false],
  ])('%s: %s', async (title, expected) => {
    expect(isAbout(event(title), await soughtByEvent(seed, postings))).toBe(expected);
  });

  it('recognizes its story in Chinese', async () => {
    const sought = await soughtByEvent(event('雷克雅内斯半岛火山再次喷发', '', 'zh'), postings);
    expect(isAbout(event('雷克雅内斯火山喷发，居民撤离', '', 'zh'), sought)).toBe(true);
    expect(isAbout(event('央行宣布下调利率', '', 'zh'), sought)).toBe(false);
  });
});

describe('a topic of words', () => {
  it('takes events with the words in title or brief', async () => {
    const sought = await soughtByQuery('electric buses', 'en', postings);
    expect(isAbout(event('City orders forty electric buses'), sought)).toBe(true);
    expect(isAbout(event('City renews its fleet', 'Forty buses are electric.'), sought)).toBe(true);
    expect(isAbout(event('City orders forty trams'), sought)).toBe(false);
    expect(isAbout(event('Electric cars sell well'), sought)).toBe(false);
  });

  it.each<[string, StoredEvent['lang'], string, string]>([
    ['AT&T', 'en', 'AT&T buys a network', 'They met at T Square'],
    ['AT&T', 'zh', 'AT&T 收购网络公司', '他们在 T 台见面'],
    ['R&D', 'en', 'Spending on R&D rises', 'Senators, R and D alike, agree'],
    ['S&P 500', 'en', 'S&P 500 closes higher', 'A race of 500 miles'],
    ['C++', 'en', 'A new standard of C++ is out', 'A new standard of C# is out'],
    ['C++', 'en', 'C++23 is agreed on', 'Plan C is agreed on'],
    ['C++20', 'en', 'Compilers that know C++20', 'A list of 20 cities'],
    ['C#12', 'zh', 'C#12 发布', '12 座城市'],
    ['C#', 'ph', 'Bagong bersyon ng C#', 'Bagong bersyon ng C++'],
    ['Node.js', 'en', 'Node.js 30 is out', 'A node of the railway'],
    ['Node.js', 'zh', 'Node.js 新版本发布', '铁路枢纽 node 建成'],
  ])('treats %s (%s) as a name', async (query, lang, own, other) => {
    const sought = await soughtByQuery(query, lang, postings);
    expect(isAbout(event(own, '', lang), sought)).toBe(true);
    expect(isAbout(event(other, '', lang), sought)).toBe(false);
  });

  it('with a name whose words are found has no other term', async () => {
    const { terms } = await soughtByQuery('Booking.com', 'en', postings);
    expect(Object.keys(terms)).not.toContain('booking.com');
  });

  it('with a single word takes every event that names it', async () => {
    const sought = await soughtByQuery('marathon', 'en', postings);
    expect(isAbout(event('Marathon record broken'), sought)).toBe(true);
  });

  it('without a word searches nothing', async () => {
    expect((await soughtByQuery('!!! …', 'en', postings)).terms).toEqual({});
  });
});
