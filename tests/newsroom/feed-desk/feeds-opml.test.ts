import { feedsOpml } from '@/lib/newsroom/feed-desk/feeds-opml';
import { readFeedList } from '@/lib/newsroom/ingest/feed-list';

it('a title with characters that XML forbids leaves the list readable', () => {
  const source = { url: 'https://one.example/rss', tab: 'recommend', lang: 'en' as const };
  const desk = { id: 'f_one', state: 'active' as const, listed: true, edited: false };
  const opml = feedsOpml([{ ...source, ...desk, title: 'On\ufffee & \u0001two' }]);
  expect(opml).not.toMatch(/[\u0001\ufffe]/);
  expect(readFeedList(Buffer.from(opml))).toMatchObject([{ ...source, title: 'One & two' }]);
});

it('a feed without a name is exported and imported without one, not with its address', () => {
  const url = 'https://two.example/rss?a=1&b=2';
  const desk = { id: 'f_two', state: 'active' as const, listed: true, edited: false };
  const opml = feedsOpml([{ url, tab: 'recommend', title: '', ...desk }]);
  expect(readFeedList(Buffer.from(opml))).toEqual([{ url, tab: 'recommend', title: '' }]);
  // As other readers write it.
  const named = (names: string) =>
    readFeedList(
      Buffer.from(
        `<opml version="2.0"><body><outline ${names} xmlUrl="https://two.example/rss"/></body></opml>`,
      ),
    )[0]?.title;
  expect(named('title="https://two.example/rss" text="https://two.example/rss"')).toBe('');
  expect(named('title="https://two.example/rss" text="Two"')).toBe('Two');
  expect(named('title="Two" text="https://two.example/rss"')).toBe('Two');
});
