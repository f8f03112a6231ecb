import {
  independentSources,
  majorityLanguage,
  splitCopies,
} from '@/lib/newsroom/write/syndication';
import { makeArticle } from './make-article';

const original = makeArticle({ id: 'o' });
const copy = makeArticle({ id: 'c', copy_of: 'o' });

test('a copy is not a separate source', () => {
  const { originals, copies } = splitCopies([original, copy]);
  expect([originals, copies]).toEqual([[original], [copy]]);
  expect(independentSources([original, copy])).toBe(1);
});

test('a copy replaces an original that is missing or has no address', () => {
  expect(splitCopies([copy]).originals).toEqual([copy]);
  expect(splitCopies([{ ...original, url: '' }, copy]).originals).toEqual([copy]);
});

test('chains and circles of copies end', () => {
  const again = makeArticle({ id: 'd', copy_of: 'c' });
  expect(splitCopies([original, copy, again]).originals).toEqual([original]);
  const circle = [makeArticle({ id: 'x', copy_of: 'y' }), makeArticle({ id: 'y', copy_of: 'x' })];
  expect(splitCopies(circle).originals.length).toBeGreaterThan(0);
});

test('the same address twice counts once', () => {
  const twice = [original, makeArticle({ url: original.url })];
  expect(splitCopies(twice).originals).toEqual([original]);
});

test('one publisher counts once, and so does one main domain', () => {
  const paper = (url: string, source: string) => makeArticle({ url, source });
  expect(
    independentSources([
      paper('https://www.arden.example.com/a', 'Arden Post'),
      paper('https://sport.example.com/b', 'Arden Sport'),
      paper('https://other.example/c', 'ARDEN POST '),
      paper('https://orm.example/d', 'Orm Radio'),
    ]),
  ).toBe(2);
});

test('behind an aggregator’s addresses, publishers count by name', () => {
  const papers = ['AP', 'Reuters'].map((source, at) =>
    makeArticle({ source, url: `https://news.google.com/rss/articles/${at}` }),
  );
  expect(independentSources(papers)).toBe(2);
});

test('no articles count as one source, so that ranks stay finite', () => {
  expect(independentSources([])).toBe(1);
});

test('the language of most articles wins; in a tie, the older one’s', () => {
  const langs = (...list: ('en' | 'zh')[]) => list.map((lang) => makeArticle({ lang }));
  expect(majorityLanguage(langs('en', 'zh', 'zh'))).toBe('zh');
  expect(majorityLanguage(langs('zh', 'en'))).toBe('zh');
});
