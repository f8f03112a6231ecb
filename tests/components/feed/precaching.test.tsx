/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { useState } from 'react';
import { Precaching } from '@/components/feed/precaching';
import { writeDetail } from '@/lib/browser/feed/detail-cache';
import type { FeedEntry } from '@/lib/model/feed/entry';
import type { FeedRow } from '@/lib/model/feed/feed-rows';
import { fetchAtom } from '@/lib/state/page/service';
import { sampleWireEvent } from '../article/sample-event';
import { sampleEntry } from '../../model/entry-sample';
import { eventLoopTurns } from '../../event-loop-turns';
import { renderPage } from '../page';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const rows: FeedRow<FeedEntry>[] = ids.map((id, index) => ({
  kind: 'event',
  key: id,
  event: sampleEntry({ id }),
  index,
}));
const box = (top: number, height: number) => () => ({ top, bottom: top + height }) as DOMRect;

/** Ten rows in a list of 700 px. */
function List({ on, cardPx }: { on: boolean; cardPx: number }) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <div
      data-testid="list"
      ref={(list) => {
        if (list) list.getBoundingClientRect = box(0, 700);
        setScroller(list);
      }}
    >
      <Precaching scroller={scroller} rows={rows} on={on} />
      {rows.map((row, index) => (
        <div
          key={row.key}
          data-index={index}
          ref={(element) => {
            if (!element) return;
            element.getBoundingClientRect = () =>
              box(index * cardPx - (element.parentElement?.scrollTop ?? 0), cardPx)();
          }}
        />
      ))}
    </div>
  );
}

const gone = () => Promise.resolve(Response.json({ code: -1 }));

function show({ on = true, at = '/m/news', cardPx = 300, answer = gone } = {}) {
  const store = createStore();
  const asked: string[] = [];
  store.set(fetchAtom, {
    fetch: ({ url }: Request) => {
      asked.push(new URL(url).pathname.split('/').at(-2) ?? '');
      return answer();
    },
  });
  const page = (pathname: string) => (
    <PathnameContext value={pathname}>
      <List on={on} cardPx={cardPx} />
    </PathnameContext>
  );
  renderPage(page(at), { store });
  return { asked };
}

/** Shows a page, and waits ten seconds. */
async function shownAtRest(place: Parameters<typeof show>[0] = {}) {
  jest.useFakeTimers();
  const page = show(place);
  await act(async () => {
    await jest.advanceTimersByTimeAsync(10_000);
    await eventLoopTurns();
  });
  jest.useRealTimers();
  return page;
}

it('prefetches once ten seconds have passed', async () => {
  expect((await shownAtRest()).asked).toEqual(['a', 'b', 'c']);
});

it('prefetches what is on the screen of a list at rest, and then where it was scrolled to', async () => {
  const { asked } = show();
  await waitFor(() => expect(asked).toEqual(['a', 'b', 'c']), { timeout: 20_000 });
  const list = screen.getByTestId('list');
  list.scrollTop = 900;
  fireEvent.scroll(list);
  await waitFor(() => expect(asked).toEqual(ids.slice(0, 6)), { timeout: 20_000 });
});

it('prefetches ten, at most four at once, and none that is cached already', async () => {
  localStorage.clear();
  writeDetail(sampleWireEvent({ id: 'c' }), Date.now());
  const waiting: (() => void)[] = [];
  const answer = () =>
    new Promise<Response>((resolve) => {
      waiting.push(() => resolve(Response.json({ code: -1 })));
    });
  const { asked } = show({ cardPx: 60, answer });
  const others = ids.filter((id) => id !== 'c');
  for (let answered = 0; answered < others.length; answered++) {
    const started = Math.min(answered + 4, others.length);
    await waitFor(() => expect(asked).toHaveLength(started), { timeout: 20_000 });
    // No request starts before another has ended.
    await act(() => eventLoopTurns());
    expect(asked).toHaveLength(started);
    waiting.shift()?.();
  }
  expect(asked.toSorted()).toEqual(others);
});

it.each([
  ['another tab is open', { on: false }],
  ['an article lies over the list', { at: '/m/news/detail' }],
])('prefetches nothing while %s', async (_, place) => {
  const { asked } = await shownAtRest(place);
  expect(asked).toEqual([]);
});

it('prefetches nothing where the reader saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { asked } = await shownAtRest();
  Reflect.deleteProperty(navigator, 'connection');
  expect(asked).toEqual([]);
});
