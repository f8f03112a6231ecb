import {
  cardAddress,
  languagesOf,
  openAddress,
  pageAddresses,
  pageTitle,
} from '@/lib/server/share/share-links';
import { deployment } from '../service';

const site = (fields: object = {}) => ({
  origin: 'https://share.example',
  readerOrigin: 'https://news.example',
  language: 'zh' as const,
  deployment: deployment(fields),
});

it('a page exists once for each language of its event', () => {
  const spoken = languagesOf([
    { lang: 'EN', text: 'a' },
    { lang: 'zh-CN', text: 'b' },
    { lang: 'source', text: 'c' },
  ]);
  expect(pageAddresses(site(), '/news/detail', 'a&b', spoken)).toEqual({
    canonical: 'https://share.example/news/detail?id=a%26b&language=zh-CN',
    alternates: [
      { tag: 'en', href: 'https://share.example/news/detail?id=a%26b&language=en' },
      { tag: 'zh-CN', href: 'https://share.example/news/detail?id=a%26b&language=zh-CN' },
      { tag: 'x-default', href: 'https://share.example/news/detail?id=a%26b' },
    ],
  });
});

it('a text in its publisher’s language only is a single page', () => {
  expect(languagesOf([{ lang: 'source', text: 'a' }])).toEqual([]);
  expect(languagesOf([{ lang: 'en', text: 'a' }])).toEqual([]);
  const { canonical, alternates } = pageAddresses(site(), '/news/detail', 'a', []);
  expect([canonical, alternates]).toEqual(['https://share.example/news/detail?id=a', []]);
});

it('"open" leads to the landing page where there is an app, else to the reader', () => {
  const app = { scheme: 'x', ios: 'https://i.example/', android: 'https://a.example/' };
  expect(openAddress(site(), 'a')).toBe('https://news.example/m/news/detail?id=a');
  expect(openAddress(site({ app }), 'a')).toBe('https://share.example/zlink?id=a&language=zh-CN');
});

it('a new version has a picture at a new address', () => {
  expect(cardAddress(site(), 'event', 'a', 'v2')).toBe(
    'https://share.example/card/event?id=a&language=zh-CN&v=v2',
  );
});

it.each([
  ['Short', 'Short · Cubewire'],
  ['x'.repeat(65), 'x'.repeat(65)],
  [`${'word '.repeat(20)}end`, `${'word '.repeat(13).trimEnd()}…`],
])('the title of a page is at most 70 characters (%s)', (title, shown) => {
  expect(pageTitle(title, 'Cubewire')).toBe(shown);
  expect([...shown].length).toBeLessThanOrEqual(70);
});
