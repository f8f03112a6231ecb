/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { keepArticle } from '@/lib/browser/kept';
import { newsEvent } from '@/lib/contract';
import { keepDetailAtom, patchCachedAtom } from '@/lib/state/article/cached-details';
import { useEventDetail } from '@/lib/state/article/event-detail';
import { sampleArticle, sampleWireEvent } from '@/tests/components/article/sample-event';
import { eventLoopTurns } from '@/tests/event-loop-turns';
import { MemoryCaches } from '@/tests/memory-caches';
import { newReader, type Answer } from '../reader';

beforeEach(() => localStorage.clear());

const version = (event_version_id: string): Answer => ({
  body: { code: 0, data: sampleWireEvent({ event_version_id }) },
});

/** Opens the article in one page’s life. */
function opener(store: ReturnType<typeof newReader>['store']) {
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
    </Provider>
  );
  return () => renderHook(() => useEventDetail('e1'), { wrapper });
}

/** An article that was opened, with its answer, and left again. */
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

describe('an article that is opened once more', () => {
  it('is as it is kept until the service has answered', async () => {
    const { store, open, answers, answer } = await leftArticle();
    await store.set(patchCachedAtom, 'e1', { has_read: true, reading_place: 3_250 });
    const again = open();
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(() => eventLoopTurns());
    expect(again.event()).toMatchObject({ has_read: true, reading_place: 3_250 });
    await answer('v2');
    await waitFor(() => expect(again.event()?.event_version_id).toBe('v2'));
  });

  it('does not fall back to an earlier version than the one that was fetched ahead', async () => {
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
  ])('is read where the network %s', async (_, answer) => {
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
