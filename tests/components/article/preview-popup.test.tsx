/** @jest-environment ./tests/dom-with-fetch.mjs */
import { fireEvent, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { SWRConfig } from 'swr';
import { DetailRoute } from '@/components/feed/detail-route';
import { overlayAtom } from '@/lib/state/article/overlay';
import { fetchAtom } from '@/lib/state/page/service';
import { renderPage } from '../page';
import { sampleWireEvent } from './sample-event';

const router = {
  back: jest.fn(),
  replace: jest.fn(),
  push: jest.fn(),
  forward: jest.fn(),
  refresh: jest.fn(),
  prefetch: jest.fn(),
  bfcacheId: '',
};
const good = () =>
  Response.json({ data: { response: { detail: JSON.stringify({ content: sampleWireEvent() }) } } });

/**
 * The detail route at `?offlineID=off-1`, with `answer` for the preview, and the recorded requests.
 */
function open(answer: () => Response | Promise<Response>) {
  const store = createStore();
  const asked: string[] = [];
  store.set(fetchAtom, {
    fetch: async ({ url }: Request) => {
      const { pathname, search } = new URL(url);
      asked.push(pathname + search);
      return answer();
    },
  });
  const page = (
    <AppRouterContext value={router}>
      <PathnameContext value="/m/news/detail">
        <SearchParamsContext value={new URLSearchParams('id=e7&offlineID=off-1')}>
          <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
            <DetailRoute />
          </SWRConfig>
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  );
  return { asked, ...renderPage(page, { store }) };
}

test('offlineID shows the preview fetched by that id, without a detail call', async () => {
  const { asked, store } = open(good);
  expect(await screen.findByText('End of article')).toBeInTheDocument();
  expect(asked).toEqual(['/api/read_detail?eventId=off-1&type=detail']);
  expect(store.get(overlayAtom)).toEqual({});
  expect(screen.queryByRole('button', { name: 'Like' })).not.toBeInTheDocument();
});

test.each([
  ['this site has none', () => Response.json({ code: 404 }, { status: 404 })],
  ['the item is unknown', () => Response.json({ data: {} })],
  ['its content is no event', () => Response.json({ data: { response: { detail: '{}' } } })],
])('a preview that does not exist says so: %s', async (_, answer) => {
  open(answer);
  expect(await screen.findByRole('heading', { name: 'Preview not available' })).toBeInTheDocument();
});

test('a preview that did not load can be retried', async () => {
  let answer: () => Response | Promise<Response> = () => Response.json({}, { status: 502 });
  open(() => answer());
  const again = await screen.findByRole('button', { name: 'Try again' });
  let arrive: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  fireEvent.click(again);
  expect(await screen.findByText('Loading the article')).toBeInTheDocument();
  arrive(good());
  expect(await screen.findByText('End of article')).toBeInTheDocument();
});
