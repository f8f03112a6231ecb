import { createFeedReader } from '@/lib/newsroom/ingest/feed-reader';
import { readFeed } from '@/lib/newsroom/ingest/read-feed';

const now = Date.UTC(2026, 0, 15);
const rss = (items: string) =>
  Buffer.from(`<rss version="2.0"><channel><title>T</title>${items}</channel></rss>`);
const small = rss('<item><title>One</title><description>Text of it.</description></item>');

it('a feed is read in the thread as it would be here', async () => {
  const reader = createFeedReader();
  const options = { now, address: 'https://example.com/feed' };
  expect(await reader.read(small, options)).toEqual(readFeed(small, options));
  const wrong = Buffer.from('<html>');
  expect(await reader.read(wrong, options)).toEqual(readFeed(wrong, options));
  await reader.close();
});

it('a feed that takes too long fails its own poll, and the next one is read', async () => {
  const reader = createFeedReader({ mostMs: 1_500 });
  const item = `<item><title>x</title><description>${'&lt;p&gt;a b '.repeat(20_000)}</description></item>`;
  const reads = [small, rss(item.repeat(60)), small].map((bytes) => reader.read(bytes, { now }));
  const [first, second, third] = await Promise.all(reads);
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual({ ok: false, why: 'it takes too long to read' });
  expect(third).toEqual(first);
  await reader.close();
});
