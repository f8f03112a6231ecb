/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { writeDetail } from '@/lib/browser/feed/detail-cache';
import { keepArticle } from '@/lib/browser/offline/kept';
import { newsEvent, takenDown } from '@/lib/contract';
import {
  keepDetailAtom,
  patchCachedAtom,
  peekDetailAtom,
} from '@/lib/state/article/cached-details';
import { useEventDetail } from '@/lib/state/article/event-detail';
import type { ArticleEvent } from '@/lib/state/article/load-detail';
import { sampleArticle, sampleWireEvent } from '@/tests/components/article/sample-event';
import { eventLoopTurns } from '@/tests/event-loop-turns';
import { MemoryCaches } from '@/tests/memory-caches';
import { newReader, type Answer } from '../reader';

beforeEach(() => localStorage.clear());

const version = (event_version_id: string): Answer => ({
  body: { code: 0, data: sampleWireEvent({ event_version_id }) },
});

/** Opens the article within one page. */
function opener(store: ReturnType<typeof newReader>['store']) {
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
    </Provider>
  );
  return (served?: ArticleEvent | null, isPainted = true) =>
    renderHook(({ painted }) => useEventDetail('e1', served, painted), {
      ...{ wrapper, initialProps: { painted: isPainted } },
    });
}

/** An article that was opened, answered, and left again. */
async function leftArticle() {
  const answers: ((answer: Answer) => void)[] = [];
  const { store } = newReader(() => new Promise((answer) => answers.push(answer)));
  const openOne = opener(store);
  const open = () => {
    const { result, unmount } = openOne();
    const event = () =>
      result.current.detail.status === 'ready' ? result.current.detail.event : undefined;
    return { event, unmount };
  };
  const first = open();
  await waitFor(() => expect(answers).toHaveLength(1));
  answers.shift()?.(version('v1'));
  await waitFor(() => expect(first.event()).toBeDefined());
  first.unmount();
  const answer = (with_: string) => act(async () => answers.shift()?.(version(with_)));
  return { store, open, answers, answer };
}

describe('an article that is opened again', () => {
  it('shows the cached version until the service has answered', async () => {
    const { store, open, answers, answer } = await leftArticle();
    await store.set(patchCachedAtom, 'e1', { has_read: true, reading_place: 3_250 });
    const again = open();
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(() => eventLoopTurns());
    expect(again.event()).toMatchObject({ has_read: true, reading_place: 3_250 });
    await answer('v2');
    await waitFor(() => expect(again.event()?.event_version_id).toBe('v2'));
  });

  it('does not go back to an earlier version than the prefetched one', async () => {
    const { store, open, answers } = await leftArticle();
    await store.set(keepDetailAtom, sampleArticle({ event_version_id: 'v2' }));
    const again = open();
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(() => eventLoopTurns());
    expect(again.event()?.event_version_id).toBe('v2');
  });
});

describe('a saved article', () => {
  beforeEach(() => Object.assign(window, { caches: new MemoryCaches() }));
  afterEach(() => Reflect.deleteProperty(window, 'caches'));

  it.each<[string, Answer]>([
    ['leads nowhere', 'broken'],
    ['leads to a service that fails', { status: 500, body: {} }],
  ])('is shown where the network %s', async (_, answer) => {
    await keepArticle(newsEvent.parse(sampleWireEvent({ event_version_id: 'v1' })));
    const { store, asked } = newReader(() => answer);
    const { result } = opener(store)();
    await waitFor(() => expect(result.current.detail.status).not.toBe('loading'));
    expect(asked).toHaveLength(1);
    expect(result.current.detail).toMatchObject({
      ...{ status: 'ready', stale: true, event: { event_version_id: 'v1' } },
    });
  });
});

describe('an article that came with the page', () => {
  it('is there at once, asks for nothing, and is kept', async () => {
    const { store, asked } = newReader(() => 'broken');
    const open = opener(store);
    const served = sampleArticle({ event_version_id: 'v1' });
    const { result, unmount } = open(served);
    expect(result.current.detail).toEqual({ status: 'ready', event: served, stale: false });
    await act(() => eventLoopTurns());
    expect(asked).toEqual([]);
    unmount();
    expect(store.set(peekDetailAtom, 'e1')).toMatchObject({ event_version_id: 'v1' });
  });

  it('as taken down is that, and asks for nothing', async () => {
    const { store, asked } = newReader(() => version('v1'));
    const { result } = opener(store)(null);
    await act(() => eventLoopTurns());
    expect(result.current.detail).toEqual({ status: 'taken-down' });
    expect(asked).toEqual([]);
  });

  it('in an earlier version than the one at hand gives way to that, and is asked for', async () => {
    const { store, asked } = newReader(() => version('v3'));
    await store.set(keepDetailAtom, sampleArticle({ event_version_id: 'v2' }));
    const { result } = opener(store)(sampleArticle({ event_version_id: 'v1' }));
    expect(result.current.detail).toMatchObject({ event: { event_version_id: 'v2' } });
    await waitFor(() =>
      expect(result.current.detail).toMatchObject({ event: { event_version_id: 'v3' } }),
    );
    expect(asked).toHaveLength(1);
  });

  it('is not replaced by what this device kept of it before', async () => {
    writeDetail(sampleWireEvent({ event_version_id: 'v1' }), Date.now());
    const { store, asked } = newReader(() => 'broken');
    const { result } = opener(store)(sampleArticle({ event_version_id: 'v2' }));
    await act(() => eventLoopTurns());
    expect(result.current.detail).toMatchObject({ event: { event_version_id: 'v2' } });
    expect(asked).toEqual([]);
  });

  it('in the version at hand is drawn as it came', async () => {
    const { store, asked } = newReader(() => 'broken');
    await store.set(keepDetailAtom, sampleArticle({ event_version_id: 'v1' }));
    const served = sampleArticle({ event_version_id: 'v1', like_count: 77 });
    const { result } = opener(store)(served);
    await act(() => eventLoopTurns());
    expect(result.current.detail).toMatchObject({ event: { like_count: 77 } });
    expect(asked).toEqual([]);
  });
});

describe('an article that is asked for', () => {
  it.each<[string, Answer]>([
    ['says so', { body: { code: takenDown } }],
    ['has nothing of it', { body: { code: 0 } }],
  ])('is taken down where the service %s', async (_, answer) => {
    const { result } = opener(newReader(() => answer).store)();
    expect(result.current.detail).toEqual({ status: 'loading' });
    await waitFor(() => expect(result.current.detail).toEqual({ status: 'taken-down' }));
  });

  it('is there from this device before the service has answered', async () => {
    writeDetail(sampleWireEvent({ event_version_id: 'v1' }), Date.now());
    const { store } = newReader(() => new Promise(() => undefined));
    const { result } = opener(store)();
    expect(result.current.detail).toEqual({ status: 'loading' });
    await waitFor(() =>
      expect(result.current.detail).toMatchObject({
        ...{ status: 'ready', stale: false, event: { event_version_id: 'v1' } },
      }),
    );
  });

  it('fails where nothing is known of it, and loads once it is tried again', async () => {
    let answer: Answer = 'broken';
    const { store, asked } = newReader(() => answer);
    const { result } = opener(store)();
    await waitFor(() => expect(result.current.detail).toEqual({ status: 'failed' }));
    answer = version('v1');
    act(() => result.current.retry());
    expect(result.current.detail).toEqual({ status: 'loading' });
    await waitFor(() => expect(result.current.detail).toMatchObject({ status: 'ready' }));
    expect(result.current.detail).toMatchObject({ stale: false });
    expect(asked).toHaveLength(2);
  });

  it('stays on the screen, told as old, where a look for a newer one fails', async () => {
    const { store } = newReader(() => 'broken');
    await store.set(keepDetailAtom, sampleArticle({ event_version_id: 'v1' }));
    const { result } = opener(store)();
    await waitFor(() => expect(result.current.detail).toMatchObject({ stale: true }));
    expect(result.current.detail).toMatchObject({
      ...{ status: 'ready', event: { event_version_id: 'v1' } },
    });
  });

  it('is asked for when what is at hand is painted; where nothing is, at once', async () => {
    const { store, asked } = newReader(() => version('v2'));
    await store.set(keepDetailAtom, sampleArticle({ event_version_id: 'v1' }));
    const { result, rerender, unmount } = opener(store)(undefined, false);
    await act(() => eventLoopTurns());
    expect(asked).toEqual([]);
    rerender({ painted: true });
    await waitFor(() =>
      expect(result.current.detail).toMatchObject({ event: { event_version_id: 'v2' } }),
    );
    unmount();
    const other = newReader(() => version('v1'));
    localStorage.clear();
    opener(other.store)(undefined, false);
    await waitFor(() => expect(other.asked).toHaveLength(1));
  });

  it('is not drawn anew for the same text with the same marks', async () => {
    let like_count = 1;
    const { store, asked } = newReader(() => ({
      body: { code: 0, data: sampleWireEvent({ event_version_id: 'v1', like_count }) },
    }));
    const { result } = opener(store)();
    await waitFor(() => expect(result.current.detail.status).toBe('ready'));
    const before = result.current.detail;
    act(() => result.current.retry());
    await waitFor(() => expect(asked).toHaveLength(2));
    await act(() => eventLoopTurns());
    expect(result.current.detail).toBe(before);
    like_count = 2;
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.detail).toMatchObject({ event: { like_count: 2 } }));
  });
});
