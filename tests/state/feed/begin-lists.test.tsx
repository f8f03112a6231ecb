/** @jest-environment ./tests/dom-with-fetch.mjs */
// When lists load in the background. Protects: the first screen has the network for itself, and a
// reader with too little to read does not wait.
import { readTabList } from '@/lib/browser/feed/list-cache';
import { feedOf } from '@/lib/model/feed/feed';
import { builtInTabs } from '@/lib/model/feed/tabs';
import { beginListsAtom } from '@/lib/state/feed/begin-lists';
import { feedAtom } from '@/lib/state/feed/feed';
import { tabsAtom } from '@/lib/state/feed/tabs';
import { readerAtom } from '@/lib/state/page/reader';
import { sampleEntry } from '@/tests/model/entry-sample';
import { until } from '@/tests/until';
import { listOf, newReader } from '../reader';

const after = jest.fn(() => Promise.resolve());

/** A page whose idle moments happen when called. */
function newPage({ served = true } = {}) {
  const idle = new Set<() => void>();
  window.requestIdleCallback = (run) => {
    idle.add(run as () => void);
    return run as unknown as number;
  };
  window.cancelIdleCallback = (handle) => void idle.delete(handle as unknown as () => void);
  const reader = newReader(() => listOf(['fresh']));
  const page = { has_more: false, session_end: true, session_id: 's', next_cursor: '' };
  if (served) {
    reader.store.set(tabsAtom, builtInTabs.slice(0, 2));
    const first = feedOf({ ...page, events: [sampleEntry({ id: 'served' })] }, Date.now());
    reader.store.set(feedAtom('recommend'), first);
  }
  return { ...reader, idle: () => [...idle].forEach((run) => run()), waiting: () => idle.size };
}

beforeEach(() => {
  localStorage.clear();
  after.mockClear();
});
afterEach(() => jest.restoreAllMocks());

it('lists that came with the page wait until it is idle, then fill the other tabs', async () => {
  const { store, asked, idle, waiting } = newPage();
  store.set(beginListsAtom, after);
  expect(waiting()).toBe(1);
  expect(readTabList()).toBeUndefined();
  idle();
  await until(() => asked.some(({ input }) => input.tab === builtInTabs[1]?.key));
  expect(readTabList()).toHaveLength(2);
  expect(asked.filter(({ name }) => name === 'ListEvents')).toHaveLength(1);
  await until(() => after.mock.calls.length > 0);
});

it('a page that is left before that starts nothing', () => {
  const { store, waiting } = newPage();
  store.set(beginListsAtom, after)();
  expect(waiting()).toBe(0);
});

it('a page without tabs requests them at once', async () => {
  const { store, asked, waiting } = newPage({ served: false });
  store.set(beginListsAtom, after);
  await until(() => asked.some(({ name }) => name === 'DisplayTabs'));
  expect(waiting()).toBe(0);
});

it('a page without network shows stored data at once', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { store, waiting } = newPage();
  store.set(beginListsAtom, after);
  expect(waiting()).toBe(0);
  await until(() => readTabList() !== undefined);
});

it('another reader starts over at once', async () => {
  const { store, asked, waiting } = newPage();
  store.set(beginListsAtom, after)();
  store.set(readerAtom, { id: 'r1', name: 'R' } as never);
  store.set(beginListsAtom, after);
  expect(waiting()).toBe(0);
  await until(() => asked.some(({ input }) => input.tab === 'recommend'));
});
