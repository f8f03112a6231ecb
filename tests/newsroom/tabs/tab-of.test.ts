import { tabOf, type TabSigns } from '@/lib/newsroom/tabs/tab-of';

const signs = (fields: Partial<TabSigns>): TabSigns => ({
  ...{ url: 'https://paper.example/2026/02/05/123', title: 'A day in the town', paragraphs: [] },
  ...{ lang: 'en', ...fields },
});
const tab = (fields: Partial<TabSigns>, feed = 'recommend') => tabOf(signs(fields), feed);

test.each([
  ['Sports', 'sports'],
  ['Arts & Entertainment', 'entertainment'],
  ['/business/', 'financial'],
  ['体育', 'sports'],
  ['Pananalapi', 'financial'],
  ['US politics', 'politics'],
])('the category %j means %s, whatever the feed’s tab', (category, expected) => {
  expect(tab({ categories: [category] }, 'technology')).toBe(expected);
});

test.each([
  ['https://paper.example/sport/football/who-won-b27.html', 'sports'],
  ['https://paper.example/news/world/americas/us-politics/files-b2.html', 'politics'],
  ['https://paper.example/2026/02/05/business/economy/rates.html', 'financial'],
  ['https://paper.example/news_sports/para-swim-bet-shines', 'sports'],
  ['https://finance.paper.example/2026-01-28/1.html', 'financial'],
  ['https://paper.example/nation/mindanao/a-road-opens', 'politics'],
  ['https://paper.example/world/europe/a-road-opens', 'world'],
  ['https://paper.example/%E4%BD%93%E8%82%B2/1.html', 'sports'],
])('the section in %s means %s', (url, expected) => {
  expect(tab({ url })).toBe(expected);
});

test.each([
  'https://tv.paper.example/2026/02/05/1.html',
  'https://mobile.paper.example/2026/02/05/1.html',
  'https://it.paper.example/2026/02/05/1.html',
  'https://paper.example/week/lifestyle-culture/1.html',
  'https://paper.example/society-and-culture/1.html',
])('a host or section in %s that names no subject leaves it to the words', (url) => {
  expect(tab({ url })).toBe('recommend');
  const title = 'Central bank cuts interest rates as inflation slows';
  expect(tab({ url, title })).toBe('financial');
});

test.each([
  ['https://entertainment.paper.example/2026/02/05/1.html', 'entertainment'],
  ['https://tv.paper.example/sports/1.html', 'sports'],
  ['https://paper.example/tv/1.html', 'entertainment'],
  ['https://paper.example/pop-culture/1.html', 'entertainment'],
])('a subject next to such a name counts: %s', (url, expected) => {
  expect(tab({ url })).toBe(expected);
});

test('the words of a page’s own address are no section', () => {
  expect(tab({ url: 'https://paper.example/why-sport-is-good-business' })).toBe('recommend');
});

test('most of the tags decide, not the first of them', () => {
  expect(tab({ categories: ['Policy', 'Tech', 'AI', 'Gadgets'] })).toBe('technology');
});

test('a narrower section beats a place', () => {
  expect(tab({ categories: ['World', 'Cricket'] })).toBe('sports');
});

test.each([
  ['en', 'Striker scores twice as Premier League champions win again', 'sports'],
  ['en', 'Central bank cuts interest rates as inflation slows', 'financial'],
  ['zh', '国足世界杯预选赛决赛阶段球员名单公布', 'sports'],
  ['ph', 'Nagwagi ang koponan sa PBA matapos ang laro', 'sports'],
] as const)('words decide if nothing else does: %s %j', (lang, title, expected) => {
  expect(tab({ lang, title })).toBe(expected);
});

test('an item without hints gets the tab of its feed', () => {
  expect(tab({}, 'technology')).toBe('technology');
});

test('one word of another subject moves nothing out of its feed’s tab', () => {
  expect(tab({ title: 'The phone that a senator loves' }, 'technology')).toBe('technology');
});

test('a broken escape in an address is read literally', () => {
  expect(tab({ url: 'https://paper.example/sports/%E0%A4%A/x' })).toBe('sports');
});
