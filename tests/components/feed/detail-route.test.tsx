/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { DetailRoute } from '@/components/feed/detail-route';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { detailHref } from '@/lib/browser/history/address';
import { popupSlideMs } from '@/lib/model/limits/page';
import { pack } from '@/lib/model/wire/packed';
import { openDetailAtom } from '@/lib/state/article/detail';
import { fetchAtom } from '@/lib/state/page/service';
import messages from '@/messages/en.json';
import { sampleArticle, sampleWireEvent } from '../article/sample-event';

const router = {
  back: jest.fn(),
  replace: jest.fn(),
  push: jest.fn(),
  forward: jest.fn(),
  refresh: jest.fn(),
  prefetch: jest.fn(),
  bfcacheId: '',
};

/** The list with what is over it, at an address that can change. */
function openAt(address: string, now?: object) {
  const store = createStore();
  let asked = 0;
  store.set(fetchAtom, {
    fetch: async ({ url }) => {
      if (!url.includes('detail')) return Response.json({ code: 0 });
      asked += 1;
      return Response.json({ code: 0, data: now });
    },
  });
  const event = sampleArticle();
  const server = pack({ id: event.id, event });
  const page = (at: string): ReactNode => {
    const { pathname, searchParams } = new URL(at, 'http://localhost');
    return (
      <Provider store={store}>
        <MessagesProvider locale="en" messages={messages}>
          <AppRouterContext value={router}>
            <PathnameContext value={pathname}>
              <SearchParamsContext value={searchParams}>
                <SWRConfig value={{ provider: () => new Map() }}>
                  <article data-card="">
                    <h2>
                      <a href={detailHref('e1')}>Its card</a>
                    </h2>
                  </article>
                  <DetailRoute server={server} />
                </SWRConfig>
              </SearchParamsContext>
            </PathnameContext>
          </AppRouterContext>
        </MessagesProvider>
      </Provider>
    );
  };
  const { rerender } = render(page(address));
  const tap = (id: string) => act(() => store.set(openDetailAtom, id));
  return { event, store, tap, asked: () => asked, go: (at: string) => rerender(page(at)) };
}

/**
 * The browser goes back; `animated` when it has moved the page itself, as some do for a gesture.
 */
function stepBack(animated: boolean) {
  window.history.replaceState(null, '', list);
  const event = new PopStateEvent('popstate');
  Object.defineProperty(event, 'hasUAVisualTransition', { value: animated });
  act(() => void window.dispatchEvent(event));
}

const list = '/m/news';
const detail = '/m/news/detail?id=e1';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an article that was tapped', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('is shown before the router knows about it, and the address already names it', () => {
    const { tap } = openAt(list);
    expect(screen.queryByRole('dialog')).toBeNull();
    tap('e1');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe(detail);
  });

  it('stays the same when the router catches up, and closes when the reader goes back', () => {
    const { tap, go } = openAt(list);
    tap('e1');
    const dialog = screen.getByRole('dialog');
    go(detail);
    expect(screen.getByRole('dialog')).toBe(dialog);
    stepBack(true);
    go(list);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is left before the router catches up: nothing of it stays', () => {
    const { tap } = openAt(list);
    tap('e1');
    stepBack(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the article in the address', () => {
  it('slides away in 300 ms when the reader goes back', () => {
    const { go } = openAt(detail);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    stepBack(false);
    go(list);
    act(() => void jest.advanceTimersByTime(popupSlideMs - 1));
    expect(screen.getByRole('dialog').parentElement).toHaveAttribute('data-state', 'closing');
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.back).not.toHaveBeenCalled();
  });

  it('disappears at once where the browser has moved the page itself', () => {
    const { go } = openAt(detail);
    stepBack(true);
    go(list);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens again after it was left, even while it still slides away', () => {
    const { go } = openAt(detail);
    go(list);
    act(() => void jest.advanceTimersByTime(100));
    go(detail);
    expect(screen.getByRole('dialog').parentElement).toHaveAttribute('data-state', 'open');
    go(list);
    act(() => void jest.advanceTimersByTime(popupSlideMs));
    go(detail);
    expect(screen.getByRole('dialog').parentElement).toHaveAttribute('data-state', 'open');
  });

  it('is requested when it is opened again, as the page may be hours old', async () => {
    jest.useRealTimers();
    const newer = { event_version_id: 'v2', title: [{ lang: 'en', text: 'Newer' }] };
    const { go, asked } = openAt(detail, sampleWireEvent(newer));
    await screen.findByText('End of article');
    expect(asked()).toBe(0);
    stepBack(true);
    go(list);
    expect(screen.queryByRole('dialog')).toBeNull();
    go(detail);
    expect(await screen.findByRole('heading', { level: 1, name: 'Newer' })).toBeInTheDocument();
    expect(asked()).toBe(1);
  });

  it('leaves focus at its card, since nothing on the page has opened it', () => {
    const { go } = openAt(detail);
    act(() => void jest.advanceTimersByTime(popupSlideMs));
    stepBack(true);
    go(list);
    expect(screen.getByRole('link', { name: 'Its card' })).toHaveFocus();
  });

  it('is absent without an id', () => {
    openAt('/m/news/detail');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
