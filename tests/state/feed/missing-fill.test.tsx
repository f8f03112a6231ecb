/** @jest-environment ./tests/dom-with-fetch.mjs */
// The code that fills lists is not part of the first load. Protects: where it does not load, the
// list says so, and the next try loads it again.
import { feedOf } from '@/lib/model/feed/feed';
import { feedAtom } from '@/lib/state/feed/feed';
import { loadFeedAtom, refreshFeedAtom } from '@/lib/state/feed/load-feed';
import { noticesAtom } from '@/lib/state/page/notices';
import { sampleEntry } from '@/tests/model/entry-sample';
import { listOf, newReader } from '../reader';

let mockOnline = false;
jest.mock('@/lib/state/feed/fill-feed', () => {
  if (!mockOnline) throw new Error('no network');
  return jest.requireActual('@/lib/state/feed/fill-feed');
});

it('a list whose code does not load says so, keeps what it shows, and is loaded the next time', async () => {
  const { store } = newReader(() => listOf(['fresh']));
  const page = { has_more: true, session_end: false, session_id: 's', next_cursor: 'c1' };
  store.set(feedAtom('sports'), feedOf({ ...page, events: [sampleEntry({ id: 'a' })] }, 1));
  const feed = () => store.get(feedAtom('sports'));

  expect(await store.set(loadFeedAtom, 'sports', 'more')).toBe(false);
  expect(feed()).toMatchObject({ failed: 'more', events: [{ id: 'a' }] });
  await store.set(refreshFeedAtom, 'sports');
  expect(feed()).toMatchObject({ failed: 'refresh', events: [{ id: 'a' }] });
  expect(store.get(noticesAtom)).toMatchObject([{ key: 'errors.partMissing', tone: 'bad' }]);

  mockOnline = true;
  expect(await store.set(loadFeedAtom, 'sports', 'more')).toBe(true);
  expect(feed().failed).toBeUndefined();
  expect(feed().events.map(({ id }) => id)).toEqual(['a', 'fresh']);
});
