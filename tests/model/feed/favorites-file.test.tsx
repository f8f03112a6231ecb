import { favoriteOf, favoritesHtml, favoritesJson } from '@/lib/model/feed/favorites-file';

const source = (link: string) => ({ link, source: 'The Daily' });
const entry = (...links: string[]) => ({
  ...{ id: 'e 1', release_time: Date.UTC(2026, 0, 2) },
  sources: links.map(source),
});
const origin = 'https://news.example';

it('links to the first source on the web, else to the article here', () => {
  const links = ['javascript:alert(1)', 'https://daily.example/a'];
  expect(favoriteOf(entry(...links), 'A', origin)).toMatchObject({
    ...{ link: 'https://daily.example/a', source: 'The Daily' },
  });
  expect(favoriteOf(entry(), 'A', origin)).toEqual({
    ...{ title: 'A', link: 'https://news.example/m/news/detail?id=e%201', source: '' },
    time: Date.UTC(2026, 0, 2),
  });
});

it('is parsed as bookmarks, with every character of a title', () => {
  const title = '“A” <b> & "c" 普京';
  const page = favoritesHtml(
    [favoriteOf(entry('https://a.example/?x=1&y=2'), title, origin)],
    'Mine',
  );
  document.body.innerHTML = page;
  const link = document.querySelector('a');
  expect(link?.textContent).toBe(title);
  expect(link?.href).toBe('https://a.example/?x=1&y=2');
  expect(link?.getAttribute('add_date')).toBe('1767312000');
  expect(page.split('\n')).toEqual([
    '<!DOCTYPE NETSCAPE-Bookmark-file-1>',
    '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">',
    '<TITLE>Mine</TITLE>',
    '<H1>Mine</H1>',
    '<DL><p>',
    expect.stringMatching(/^ {4}<DT><A HREF="/),
    '</DL><p>',
    '',
  ]);
});

it('is JSON with a standard date format', () => {
  const text = favoritesJson([favoriteOf(entry('https://a.example/'), 'A', origin)]);
  expect(JSON.parse(text)).toEqual([
    ...[{ title: 'A', link: 'https://a.example/', source: 'The Daily' }].map((row) => ({
      ...row,
      published: '2026-01-02T00:00:00.000Z',
    })),
  ]);
});
