/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { SWRConfig } from 'swr';
import { writeDetail } from '@/lib/browser/feed/detail-cache';
import { keepSet } from '@/lib/browser/offline/kept';
import { keepList, keepTabList } from '@/lib/browser/feed/list-cache';
import { keepUnsent } from '@/lib/browser/offline/outbox';
import { newsEvent } from '@/lib/contract';
import { builtInTabs } from '@/lib/model/feed/tabs';
import { useKept } from '@/lib/state/offline/kept';
import { noticesAtom } from '@/lib/state/page/notices';
import { loggingOutAtom, readerAtom } from '@/lib/state/page/reader';
import { MemoryCaches } from '@/tests/memory-caches';
import { sampleEntry } from '@/tests/model/entry-sample';
import { newReader } from '../reader';

beforeEach(() => {
  Object.assign(window, { caches: new MemoryCaches() });
  localStorage.clear();
});
afterEach(() => Reflect.deleteProperty(window, 'caches'));

const set = (kind: 'topic' | 'favourites', id: string, at = 1) =>
  keepSet({ kind, id, at, items: [], events: [], size: 1, whole: true });
const list = (tab: string, user?: string) => {
  const page = { session_id: 's', events: [sampleEntry()], has_more: false, next_cursor: '' };
  keepList(tab, { page: { ...page, session_end: false }, at: Date.now() }, user);
};
const unsent = (owner: string, id: string) => {
  const input = { event_id: id, event_version_id: 'v1' };
  keepUnsent({ owner, call: 'MarkUserRead', id, input, before: {}, after: {} });
};

/** What the page of a reader, or of a guest, shows of this device. */
async function shown(id?: string) {
  const { store } = newReader(() => 'broken');
  store.set(readerAtom, id === undefined ? undefined : { id });
  const { result } = renderHook(() => useKept(), {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map() }}>
        <Provider store={store}>{children}</Provider>
      </SWRConfig>
    ),
  });
  await waitFor(() => expect(result.current.kept).toBeDefined());
  return { store, result };
}

it('everybody sees what is kept, and of what is a reader’s their own alone', async () => {
  await set('favourites', 'u1');
  await set('favourites', 'u2');
  await set('topic', 't1');
  await set('topic', 'u1', 2);
  list('politics', 'u1');
  list('technology', 'u2');
  list('nowhere', 'u1');
  writeDetail(newsEvent.parse({ id: 'e1', title: [] }), Date.now());
  unsent('u1', 'e1');
  unsent('u1', 'e2');
  unsent('', 'e3');
  keepTabList(
    [
      { key: 'politics', name: [] },
      { key: 'technology', name: [] },
    ],
    Date.now(),
  );
  const { result } = await shown('u1');
  const { kept } = result.current;
  expect(kept).toMatchObject({ lists: 1, unsent: 2, favorites: { kind: 'favourites', id: 'u1' } });
  expect(kept?.topics.map(({ kind, id }) => [kind, id])).toEqual(
    expect.arrayContaining([
      ['topic', 't1'],
      ['topic', 'u1'],
    ]),
  );
  expect(kept?.topics).toHaveLength(2);
  expect(kept?.articles.map(({ id }) => id)).toEqual(['e1']);
  expect(kept?.bytes).toBeGreaterThan(0);
  const guest = await shown();
  expect(guest.result.current.kept).toMatchObject({ lists: 0, unsent: 1, favorites: undefined });
});

it('where no tabs are known, the lists of the built-in ones count', async () => {
  for (const { key } of builtInTabs) list(key);
  const { result } = await shown();
  expect(result.current.kept?.lists).toBe(builtInTabs.length);
});

it('it is counted anew when a topic is removed, and when the reader signs out', async () => {
  await set('topic', 't1');
  await set('topic', 't2');
  const { result, store } = await shown('u1');
  await act(() => result.current.removeTopic('t1'));
  await waitFor(() => expect(result.current.kept?.topics.map(({ id }) => id)).toEqual(['t2']));
  await set('topic', 't3');
  act(() => store.set(loggingOutAtom, true));
  await waitFor(() => expect(result.current.kept?.topics).toHaveLength(2));
});

it('all of it is wiped at once and told so; what was not sent yet stays', async () => {
  await set('topic', 't1');
  list('politics', 'u1');
  unsent('u1', 'e1');
  const { result, store } = await shown('u1');
  await act(() => result.current.clear());
  await waitFor(() =>
    expect(result.current.kept).toMatchObject({ lists: 0, topics: [], unsent: 1 }),
  );
  expect(store.get(noticesAtom)).toMatchObject([{ key: 'offline.cleared', tone: 'good' }]);
});
