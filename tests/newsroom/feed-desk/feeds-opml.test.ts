import { feedsOpml } from '@/lib/newsroom/feed-desk/feeds-opml';
import { readFeedList } from '@/lib/newsroom/ingest/feed-list';

it('a title with signs that XML forbids leaves the list readable', () => {
  const source = { url: 'https://one.example/rss', tab: 'recommend', lang: 'en' as const };
  const desk = { id: 'f_one', state: 'active' as const, listed: true, edited: false };
  const opml = feedsOpml([{ ...source, ...desk, title: 'On\ufffee & \u0001two' }]);
  expect(opml).not.toMatch(/[\u0001\ufffe]/);
  expect(readFeedList(Buffer.from(opml))).toMatchObject([{ ...source, title: 'One & two' }]);
});
