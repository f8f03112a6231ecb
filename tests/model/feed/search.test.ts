import { cutQuery, isFiltered, isSearch, readSearch, writeSearch } from '@/lib/model/feed/search';
import { sourcesOf } from '@/lib/model/feed/search-page';
import { sampleEntry } from '../entry-sample';

const read = (query: string) => readSearch(new URLSearchParams(query));

it('converts a search to its address and back', () => {
  const search = { query: 'leap & second', lang: 'zh', source: 'A, B', days: 7 } as const;
  expect(read(writeSearch(search))).toEqual(search);
  expect(writeSearch({ query: '' })).toBe('');
});

it.each(['q=a&lang=xx&days=3', 'q=a&days=1e9&source='])('%s has no filter of ours', (query) => {
  expect(read(query)).toEqual({
    query: 'a',
    lang: undefined,
    source: undefined,
    days: undefined,
  });
});

it('an endless query is cut, and punctuation alone is no query', () => {
  expect(read(`q=${'x'.repeat(5_000)}`).query).toHaveLength(200);
  expect(isSearch({ query: ' … !' })).toBe(false);
  expect(isSearch({ query: '闰' })).toBe(true);
});

it('is narrowed by any one of its filters', () => {
  const filters = [{ lang: 'en' }, { source: 'A' }, { days: 1 }, {}] as const;
  expect(filters.map((filter) => isFiltered({ query: 'a', ...filter }))).toEqual([
    ...[true, true, true, false],
  ]);
  for (const filter of filters)
    expect(read(writeSearch({ query: '', ...filter }))).toMatchObject({ query: '', ...filter });
});

it('is cut between two characters, and a name of a publisher, too', () => {
  expect(cutQuery(`${'x'.repeat(199)}👩`)).toBe('x'.repeat(199));
  expect(cutQuery(`${'x'.repeat(198)}👩y`)).toBe(`${'x'.repeat(198)}👩`);
  expect(read(`q=a&source=${'x'.repeat(121)}`).source).toBe('x'.repeat(120));
});

it('marks that nobody sees are no part of what is looked for', () => {
  expect(read(`q=${encodeURIComponent('\u202ele\u00adap\u200b sec\0ond ')}`).query).toBe(
    'leap second ',
  );
  expect(read(`q=${encodeURIComponent('👩\u200d🚀 O’Neill — 闰秒')}`).query).toBe(
    '👩\u200d🚀 O’Neill — 闰秒',
  );
});

it('publishers are ordered by how often they were found, once per event', () => {
  const by = (...names: string[]) =>
    sampleEntry({ sources: names.map((source) => ({ source, link: 'https://a.example' })) });
  const entries = [by('A', 'A', 'B'), by('B'), by('C')];
  expect(sourcesOf(entries, 2)).toEqual(['B', 'A']);
  const nameless = sampleEntry({ sources: [{ link: 'no address' }] });
  expect(sourcesOf([nameless], 2)).toEqual([]);
});

it('publishers found equally often have the same order in Node and in every browser', () => {
  const names = ['腾讯科技', 'abc', '央视新闻', 'Éire', 'ABC'];
  const entries = names.map((source) =>
    sampleEntry({ sources: [{ source, link: 'https://a.example' }] }),
  );
  expect(sourcesOf(entries, 9)).toEqual(['ABC', 'abc', 'Éire', '央视新闻', '腾讯科技']);
});
