import { acceptedLanguage, wishedLanguage } from '@/lib/model/text/accept-language';

test.each(['fr', '*', '', null])('nobody wishes for a language of ours with %j', (header) => {
  expect(wishedLanguage(header)).toBeUndefined();
});

test.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['fr, tl;q=0.5, en;q=0.4', 'ph'],
  ['en;q=0.1, zh;q=0.2', 'zh'],
  ['zh;q=0, de', 'en'],
  [null, 'en'],
  ['fr; q=1, zh ; q=0.5, en; level=1; q=0.7', 'en'],
  ['source, zh;q=0.1', 'zh'],
  [',;q=1,ph', 'ph'],
])('Accept-Language %j asks for %s', (header, expected) => {
  expect(acceptedLanguage(header, 'en')).toBe(expected);
});

test('a header is read by its own parameters, with blanks around them', () => {
  expect(wishedLanguage('en;xq=0.1, zh;q=0.5')).toBe('en');
  expect(wishedLanguage(' fil ; q=0.2 , zh ; q=0.9')).toBe('zh');
});
