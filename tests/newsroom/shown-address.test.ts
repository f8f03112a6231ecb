import { shownAddress } from '@/lib/newsroom/shown-address';

it.each([
  ['https://a.example/world/rss.xml', 'https://a.example/world/rss.xml'],
  ['https://a.example/', 'https://a.example'],
  ['https://a.example/feed?key=river-7', 'https://a.example/feed?…'],
  ['https://ana:river-7@a.example/feed', 'https://a.example/feed'],
  ['https://a.example/rss/9f8c2b7e41d0/new', 'https://a.example/rss/…/new'],
  ['https://a.example/rss/qwertzuiopasdfghjklyx', 'https://a.example/rss/…'],
  ['https://a.example/2026/11/rss2', 'https://a.example/2026/11/rss2'],
  ['https://a.example:8080/feed#part', 'https://a.example:8080/feed'],
  ['ftp://ana:river-7@a.example/feed', 'ftp://a.example/feed'],
  ['a.example/feed?key=river-7', 'a.example/feed?…'],
  ['What now? And then?', 'What now? And then?'],
  ['The Harbor', 'The Harbor'],
])('%s is shown as %s', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});

it('a long path is cut off', () => {
  const shown = shownAddress(`https://a.example${'/part'.repeat(50)}`);
  expect(shown).toMatch(/^https:\/\/a\.example\/part\/.*…$/);
  expect(shown.length).toBeLessThan(100);
});
