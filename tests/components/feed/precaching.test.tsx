/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { useState } from 'react';
import { Precaching } from '@/components/feed/precaching';
import type { FeedEntry } from '@/lib/model/entry';
import type { FeedRow } from '@/lib/model/feed-rows';
import { fetchAtom } from '@/lib/state/service';
import { sampleEntry } from '../../model/entry-sample';
import { renderPage } from '../page';

const cardPx = 300;
const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const rows: FeedRow<FeedEntry>[] = ids.map((id, index) => ({
  kind: 'event',
  key: id,
  event: sampleEntry({ id }),
  index,
}));
const box = (top: number, height: number) => () => ({ top, bottom: top + height }) as DOMRect;

/** Six rows of 300 px in a list of 700 px, scrolled to `top`. */
function List({ on }: { on: boolean }) {
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

function show({ on = true, at = '/m/news' } = {}) {
  const store = createStore();
  const asked: string[] = [];
  store.set(fetchAtom, {
    fetch: async ({ url }: Request) => {
      asked.push(new URL(url).pathname.split('/').at(-2) ?? '');
      return Response.json({ code: -1 });
    },
  });
  const page = (pathname: string) => (
    <PathnameContext value={pathname}>
      <List on={on} />
    </PathnameContext>
  );
  renderPage(page(at), { store });
  return { asked };
}

const settle = () => act(() => new Promise<void>((done) => setTimeout(done, 900)));

it('fetches ahead what is on the screen of a list that rests, and then what it was scrolled to', async () => {
  const { asked } = show();
  await waitFor(() => expect(asked).toEqual(['a', 'b', 'c']), { timeout: 20_000 });
  const list = screen.getByTestId('list');
  list.scrollTop = 900;
  fireEvent.scroll(list);
  await waitFor(() => expect(asked).toEqual(ids), { timeout: 20_000 });
});

it.each([
  ['another tab is open', { on: false }],
  ['an article lies over the list', { at: '/m/news/detail' }],
])('fetches nothing while %s', async (_, place) => {
  const { asked } = show(place);
  await settle();
  expect(asked).toEqual([]);
});

it('fetches nothing where the reader saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { asked } = show();
  await settle();
  Reflect.deleteProperty(navigator, 'connection');
  expect(asked).toEqual([]);
});
