/** @jest-environment ./tests/dom-with-fetch.mjs */
import { keepList, readList } from '@/lib/browser/feed/list-cache';
import { feedOf } from '@/lib/model/feed/feed';
import { staleMs } from '@/lib/model/limits/feed';
import { builtInTabs } from '@/lib/model/feed/tabs';
import { feedAtom } from '@/lib/state/feed/feed';
import { loadFeedAtom } from '@/lib/state/feed/load-feed';
import { overlayAtom } from '@/lib/state/article/overlay';
import { takeListsAtom } from '@/lib/state/feed/begin-lists';
import { prefetchFeedsAtom, restoreFeedsAtom, startOverAtom } from '@/lib/state/feed/start-feeds';
import { openTabAtom, tabsAtom } from '@/lib/state/feed/tabs';
import { readerAtom } from '@/lib/state/page/reader';
import { sampleEntry } from '@/tests/model/entry-sample';
import { listOf, newReader } from '../reader';

const page = (id: string) => ({
  events: [sampleEntry({ id })],
  has_more: false,
  session_end: true,
  session_id: 's',
  next_cursor: '',
});
const patience = new AbortController().signal;

function newLists(answer = () => listOf(['fresh'])) {
  const reader = newReader(answer);
  reader.store.set(tabsAtom, builtInTabs.slice(0, 3));
  const shown = (tab: string) => reader.store.get(feedAtom(tab)).events.map(({ id }) => id);
  return { ...reader, shown };
}

/** Runs something that waits between its steps. */
async function inTime(work: () => Promise<unknown>) {
  jest.useFakeTimers();
  const done = work();
  await jest.advanceTimersByTimeAsync(2_000);
  await done;
  jest.useRealTimers();
}

beforeEach(() => localStorage.clear());

describe('lists that were stored', () => {
  it.each([
    [false, 'stored'],
    [true, 'served'],
  ])('are shown instead of an older page, with network=%s', async (online, id) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    const { store, shown } = newLists();
    keepList('recommend', { page: page('stored'), at: 2_000 }, undefined);
    store.set(feedAtom('recommend'), feedOf(page('served'), 1_000));
    await store.set(restoreFeedsAtom);
    expect(shown('recommend')).toEqual([id]);
    jest.restoreAllMocks();
  });

  it('are shown in tabs that came without one, and the others are stored', async () => {
    const { store, shown } = newLists();
    const at = Date.now() - 1_000;
    keepList('technology', { page: page('stored'), at }, undefined);
    store.set(feedAtom('recommend'), feedOf(page('served'), at));
    await store.set(restoreFeedsAtom);
    expect(['recommend', 'technology', 'financial'].map(shown)).toEqual([
      ['served'],
      ['stored'],
      [],
    ]);
    expect(store.get(feedAtom('technology')).refreshed_at).toBe(at);
    expect(readList('recommend', undefined)).toMatchObject({ at, page: page('served') });
  });

  it('do not stop a running refresh', async () => {
    const { store, shown } = newLists();
    keepList('recommend', { page: page('stored'), at: 1 }, undefined);
    const done = store.set(loadFeedAtom, 'recommend', 'refresh');
    await store.set(restoreFeedsAtom);
    await done;
    expect(shown('recommend')[0]).toBe('fresh');
  });

  it('of another reader are deleted', async () => {
    const { store, shown } = newLists();
    keepList('technology', { page: page('theirs'), at: Date.now() }, 'u1');
    await store.set(restoreFeedsAtom);
    expect(shown('technology')).toEqual([]);
    expect(readList('technology', 'u1')).toBeUndefined();
  });
});

describe('prefetching', () => {
  it('loads tab by tab, 100 ms before each', async () => {
    jest.useFakeTimers();
    const { store, asked } = newLists();
    const done = store.set(prefetchFeedsAtom, patience);
    const asking = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      return asked.map(({ input }) => input.tab);
    };
    // Each waits for the previous list, and then for its own 100 ms.
    expect(await asking(99)).toEqual([]);
    expect(await asking(1)).toEqual(['recommend']);
    expect(await asking(99)).toEqual(['recommend']);
    expect(await asking(1)).toEqual(['recommend', 'technology']);
    expect(await asking(99)).toEqual(['recommend', 'technology']);
    expect(await asking(1)).toEqual(['recommend', 'technology', 'financial']);
    await done;
    jest.useRealTimers();
  });

  it('skips lists refreshed in the last 30 minutes', async () => {
    const { store, asked } = newLists();
    const now = Date.now();
    store.set(feedAtom('recommend'), feedOf(page('a'), now));
    store.set(feedAtom('technology'), feedOf(page('b'), now - staleMs - 60_000));
    await inTime(() => store.set(prefetchFeedsAtom, patience));
    expect(asked.map(({ input }) => input.tab)).toEqual(['technology', 'financial']);
  });

  it('loads no tab where the reader saves data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const { store, asked } = newLists();
    await inTime(() => store.set(prefetchFeedsAtom, patience));
    Reflect.deleteProperty(navigator, 'connection');
    expect(asked).toEqual([]);
  });

  it('stops when the list is left', async () => {
    const { store, asked } = newLists();
    await inTime(() => store.set(prefetchFeedsAtom, AbortSignal.abort()));
    expect(asked).toEqual([]);
  });
});

describe('another reader', () => {
  it('is recognized, too, when they signed in on another page while the lists were not shown', () => {
    const { store } = newLists();
    expect(store.set(takeListsAtom)).toBe(false);
    expect(store.set(takeListsAtom)).toBe(false);
    store.set(readerAtom, { id: 'u2' });
    expect(store.set(takeListsAtom)).toBe(true);
    expect(store.set(takeListsAtom)).toBe(false);
    store.set(readerAtom, undefined);
    expect(store.set(takeListsAtom)).toBe(true);
  });

  it('finds no data of the previous one: lists, marks and caches are emptied and fetched again', async () => {
    const { store, asked, shown } = newLists();
    await store.set(loadFeedAtom, 'recommend', 'refresh');
    await store.set(loadFeedAtom, 'technology', 'refresh');
    store.set(overlayAtom, { fresh: { collected: true } });
    store.set(openTabAtom, 'technology');
    asked.length = 0;
    store.set(readerAtom, { id: 'u2' });
    const done = inTime(() => store.set(startOverAtom, patience));
    expect(shown('recommend')).toEqual([]);
    expect(store.get(overlayAtom)).toEqual({});
    await done;
    // The open tab first, and without what the previous reader was shown.
    expect(asked.map(({ input }) => input.tab)).toEqual(['technology', 'recommend', 'financial']);
    expect(asked[0]?.input).toMatchObject({ displayed_event_ids: [] });
    expect(readList('recommend', undefined)).toBeUndefined();
    expect(readList('recommend', 'u2')).toBeDefined();
  });
});
