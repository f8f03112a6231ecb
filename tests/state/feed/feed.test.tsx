/** @jest-environment ./tests/dom-with-fetch.mjs */
import { feedAtom } from '@/lib/state/feed/feed';
import { loadFeedAtom, refreshFeedAtom } from '@/lib/state/feed/load-feed';
import { removeEntryAtom } from '@/lib/state/feed/fill-feed';
import { readList } from '@/lib/browser/feed/list-cache';
import { keptListMost } from '@/lib/state/feed/store-list';
import { noticesAtom } from '@/lib/state/page/notices';
import { listOf, newReader, type Answer } from '../reader';

const ids = (reader: ReturnType<typeof newReader>, tab = 'recommend') =>
  reader.store.get(feedAtom(tab)).events.map(({ id }) => id);

beforeEach(() => localStorage.clear());

describe('the lists of a reader', () => {
  it('are separate for each tab', async () => {
    const reader = newReader(({ input }) => listOf([`${input.tab}-1`]));
    await reader.store.set(loadFeedAtom, 'recommend', 'refresh');
    await reader.store.set(loadFeedAtom, 'sports', 'refresh');
    expect(ids(reader, 'recommend')).toEqual(['recommend-1']);
    expect(ids(reader, 'sports')).toEqual(['sports-1']);
  });

  it('store the time of the last refresh of each tab, with the page and its session', async () => {
    const reader = newReader(() => listOf(['a'], { session_id: 's7' }));
    const before = Date.now();
    await reader.store.set(loadFeedAtom, 'sports', 'refresh');
    const { refreshed_at } = reader.store.get(feedAtom('sports'));
    expect(refreshed_at).toBeGreaterThanOrEqual(before);
    expect(readList('sports', undefined)).toMatchObject({
      at: refreshed_at,
      page: { session_id: 's7', events: [{ id: 'a' }] },
    });
    expect(readList('recommend', undefined)).toBeUndefined();
  });

  it('continue at the cursor of the previous page', async () => {
    const reader = newReader(({ input }) =>
      input.cursor === '' ? listOf(['a'], { has_more: true, next_cursor: 'c1' }) : listOf(['b']),
    );
    await reader.store.set(loadFeedAtom, 'recommend', 'refresh');
    expect(await reader.store.set(loadFeedAtom, 'recommend', 'more')).toBe(true);
    expect(ids(reader)).toEqual(['a', 'b']);
    expect(reader.asked.at(-1)).toMatchObject({ name: 'ListEvents', input: { cursor: 'c1' } });
  });

  it('load history in pages of 10', async () => {
    const reader = newReader(() => listOf(['a']));
    await reader.store.set(loadFeedAtom, 'recommend', 'refresh');
    await reader.store.set(loadFeedAtom, 'recommend', 'history');
    expect(reader.asked.at(-1)).toMatchObject({
      name: 'ListDisplayedEvents',
      input: { limit: '10', tab: 'recommend', cursor: '' },
    });
  });

  it('stay unchanged when a load fails, and the load returns false', async () => {
    let answer: Answer = listOf(['a'], { has_more: true, next_cursor: 'c1' });
    const reader = newReader(() => answer);
    await reader.store.set(loadFeedAtom, 'recommend', 'refresh');
    for (const failure of ['broken', { status: 500, body: {} }] as const) {
      answer = failure;
      expect(await reader.store.set(loadFeedAtom, 'recommend', 'more')).toBe(false);
      expect(ids(reader)).toEqual(['a']);
      expect(reader.store.get(feedAtom('recommend')).failed).toBe('more');
    }
    answer = listOf(['b']);
    expect(await reader.store.set(loadFeedAtom, 'recommend', 'more')).toBe(true);
    expect(ids(reader)).toEqual(['a', 'b']);
  });

  it('send the service on a refresh what was already shown', async () => {
    const reader = newReader(() => listOf(['a', 'b']));
    await reader.store.set(loadFeedAtom, 'recommend', 'refresh');
    await reader.store.set(loadFeedAtom, 'recommend', 'refresh');
    expect(reader.asked.at(-1)?.input).toMatchObject({ displayed_event_ids: ['a', 'b'] });
  });

  it('keep what is shown, and stored, when a refresh returns a newer event', async () => {
    const event = (id: string, release_time: number) => ({
      ...{ id, title: [{ lang: 'en', text: id }], release_time },
    });
    let events = [event('b', 2_000), event('a', 1_000)];
    const reader = newReader(() => listOf([], { events, has_more: true, next_cursor: 'c1' }));
    await reader.store.set(loadFeedAtom, 'recommend', 'refresh');
    events = [event('c', 3_000), event('old', 500)];
    await reader.store.set(refreshFeedAtom, 'recommend');
    expect(ids(reader)).toEqual(['c', 'b', 'a']);
    expect(reader.store.get(noticesAtom)).toMatchObject([{ key: 'feed.refreshed' }]);
    expect(readList('recommend', undefined)?.page).toMatchObject({
      events: [{ id: 'c' }, { id: 'b' }, { id: 'a' }],
      next_cursor: 'c1',
    });
  });

  it('do not fill storage when they are long', async () => {
    const many = Array.from({ length: keptListMost + 1 }, (_, index) => `n${index}`);
    let list = ['a'];
    const reader = newReader(() => listOf(list));
    await reader.store.set(loadFeedAtom, 'recommend', 'refresh');
    list = many;
    await reader.store.set(loadFeedAtom, 'recommend', 'refresh', true);
    expect(ids(reader)).toHaveLength(many.length);
    expect(readList('recommend', undefined)?.page.events).toHaveLength(1);
  });

  it('cancel the load in flight when they are refreshed; its late answer changes nothing', async () => {
    let late: (answer: Answer) => void = () => undefined;
    const reader = newReader(({ input }) => {
      if (input.cursor === 'c1') return new Promise<Answer>((resolve) => (late = resolve));
      return listOf(['a'], { has_more: true, next_cursor: 'c1' });
    });
    await reader.store.set(loadFeedAtom, 'recommend', 'refresh');
    const more = reader.store.set(loadFeedAtom, 'recommend', 'more');
    await reader.store.set(loadFeedAtom, 'recommend', 'refresh');
    late(listOf(['z']));
    expect(await more).toBe(false);
    expect(ids(reader)).toEqual(['a']);
    expect(reader.store.get(feedAtom('recommend')).loading).toBeUndefined();
  });

  it('announce a refresh only when it succeeded', async () => {
    let answer: Answer = listOf(['a']);
    const reader = newReader(() => answer);
    await reader.store.set(refreshFeedAtom, 'recommend');
    expect(reader.store.get(noticesAtom)).toMatchObject([{ key: 'feed.refreshed' }]);
    answer = 'broken';
    await reader.store.set(refreshFeedAtom, 'recommend');
    expect(reader.store.get(noticesAtom).map((notice) => 'key' in notice && notice.key)).toEqual([
      'feed.refreshed',
      'errors.serviceError',
    ]);
  });

  it('lose a taken-down event, in the open tab and in storage', async () => {
    const reader = newReader(() => listOf(['a', 'b']));
    await reader.store.set(loadFeedAtom, 'recommend', 'refresh');
    await reader.store.set(removeEntryAtom, 'a', 'recommend');
    expect(ids(reader)).toEqual(['b']);
    expect(reader.store.get(feedAtom('recommend')).sessions).toEqual({ b: 's1' });
    expect(readList('recommend', undefined)?.page.events.map(({ id }) => id)).toEqual(['b']);
  });
});
