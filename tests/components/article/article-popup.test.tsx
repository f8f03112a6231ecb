/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { SWRConfig } from 'swr';
import { ArticlePopup } from '@/components/article/article-popup';
import { PopupStack } from '@/components/popups/popup-stack';
import { leaveDetail, pushDetail } from '@/lib/browser/history/address';
import { readDetail, writeDetail } from '@/lib/browser/feed/detail-cache';
import { deviceId } from '@/lib/browser/device/device-id';
import { feedOf } from '@/lib/model/feed/feed';
import { siteAtom } from '@/lib/state/page/deployment';
import { feedAtom } from '@/lib/state/feed/feed';
import { keepDetailAtom, precacheDetailsAtom } from '@/lib/state/article/cached-details';
import { openDetailAtom } from '@/lib/state/article/detail';
import { overlayAtom } from '@/lib/state/article/overlay';
import { noticesAtom } from '@/lib/state/page/notices';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';
import { fetchAtom } from '@/lib/state/page/service';
import { sampleEntry } from '@/tests/model/entry-sample';
import { renderPage } from '../page';
import { sampleArticle, sampleWireEvent } from './sample-event';
import { eventLoopTurns } from '../../event-loop-turns';

type Answer = () => Response | Promise<Response>;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const fakeRouter = () => ({
  back: jest.fn(),
  replace: jest.fn(),
  push: jest.fn(),
  forward: jest.fn(),
  refresh: jest.fn(),
  prefetch: jest.fn(),
  bfcacheId: '',
});
const never = () => new Promise<Response>(() => undefined);

function show(
  props: Partial<Parameters<typeof ArticlePopup>[0]>,
  {
    answer = never,
    store = createStore(),
    tracking,
  }: {
    answer?: Answer;
    store?: ReturnType<typeof createStore>;
    tracking?: { blacklist: string[] };
  } = {},
) {
  const asked: string[] = [];
  const counted: unknown[] = [];
  store.set(siteAtom, { ...store.get(siteAtom), tracking });
  store.set(fetchAtom, {
    fetch: async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/track') counted.push(await request.json());
      if (!pathname.endsWith('/detail')) return json({ code: 0 });
      asked.push(pathname);
      return answer();
    },
  });
  const router = fakeRouter();
  const page = (
    <AppRouterContext value={router}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <ArticlePopup id="e1" {...props} />
        <PopupStack />
      </SWRConfig>
    </AppRouterContext>
  );
  return { asked, counted, ...renderPage(page, { store }), router };
}

beforeEach(() => localStorage.clear());
beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
});

test('an article rendered by the server is shown at once and not requested again', () => {
  const { asked } = show({ initial: sampleArticle() });
  expect(screen.getByRole('dialog', { name: 'Why a day is not a day' })).toBeInTheDocument();
  expect(screen.getByText('End of article')).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('the window has the name of the open article, then that of the site or of another page', () => {
  const store = createStore();
  store.set(siteAtom, { ...store.get(siteAtom), brand: 'Cubewire' });
  const open = (left = false) => show({ initial: sampleArticle(), left }, { store });
  const { unmount } = open();
  expect(document.title).toBe('Why a day is not a day · Cubewire');
  unmount();
  expect(document.title).toBe('Cubewire');
  const again = open();
  document.title = 'Search · Cubewire';
  again.unmount();
  expect(document.title).toBe('Search · Cubewire');
  // The reader has left it: only its closing animation is shown.
  open(true);
  expect(document.title).toBe('Search · Cubewire');
});

test('an article rendered by the server does not replace a newer cached version', async () => {
  const store = createStore();
  const newer = { event_version_id: 'v2', title: [{ lang: 'en', text: 'Newer' }] };
  await store.set(keepDetailAtom, sampleArticle(newer));
  const answer = () => json({ code: 0, data: sampleWireEvent(newer) });
  const { asked } = show({ initial: sampleArticle() }, { store, answer });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Newer');
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(() => eventLoopTurns());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Newer');
  expect(readDetail('e1', Date.now())?.event_version_id).toBe('v2');
});

test('while loading it shows a skeleton, under the title from the list', async () => {
  show({ preview: sampleEntry() });
  expect(screen.getByText('Loading the article')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Why a day is not a day');
});

test('the answer of the service replaces the skeleton, with trees or without', async () => {
  show({}, { answer: () => json({ code: 0, data: sampleWireEvent() }) });
  expect(await screen.findByText('End of article')).toBeInTheDocument();
  expect(screen.getByRole('table')).toBeInTheDocument();
});

test.each([
  ['code -1', { code: -1 }],
  ['empty data', { code: 0, data: null }],
  ['empty content', { code: 0, data: { ...sampleWireEvent(), content: [] } }],
])('%s: the article was taken down, and is removed from cache and list', async (_, body) => {
  writeDetail(sampleWireEvent(), Date.now());
  const store = createStore();
  const events = [sampleEntry(), sampleEntry({ id: 'e2' })];
  const page = { events, has_more: false, session_end: true, session_id: 's', next_cursor: '' };
  store.set(feedAtom('recommend'), feedOf(page, 1));
  show({}, { store, answer: () => json(body) });
  expect(await screen.findByRole('heading', { name: 'Article taken down' })).toBeInTheDocument();
  // The service gives both the same answer: what never existed has a wrong address.
  expect(
    screen.getByText(/This article is no longer available\..*check that its address is complete/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read other articles' })).toBeInTheDocument();
  await waitFor(() => expect(readDetail('e1', Date.now())).toBeUndefined());
  await waitFor(() =>
    expect(store.get(feedAtom('recommend')).events.map(({ id }) => id)).toEqual(['e2']),
  );
  expect(store.get(feedAtom('recommend')).sessions).toEqual({ e2: 's' });
});

test('the server may already know that it was taken down', () => {
  show({ initial: null });
  expect(screen.getByRole('heading', { name: 'Article taken down' })).toBeInTheDocument();
});

test('a failed call says so, and can be retried, once at a time', async () => {
  let answer: () => Response | Promise<Response> = () => json({}, 500);
  const { asked } = show({}, { answer: () => answer() });
  expect(await screen.findByRole('alert')).toHaveTextContent('The article didn’t load');
  let arrive: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  const again = screen.getByRole('button', { name: 'Try again' });
  for (let press = 0; press < 3; press += 1) fireEvent.click(again);
  expect(await screen.findByText('Loading the article')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(asked).toHaveLength(2));
  arrive(json({ code: 0, data: sampleWireEvent() }));
  expect(await screen.findByText('End of article')).toBeInTheDocument();
  expect(asked).toHaveLength(2);
});

test('a read article is marked as read and not updated', async () => {
  const { store } = show({ initial: sampleArticle() });
  await waitFor(() =>
    expect(store.get(overlayAtom).e1).toMatchObject({ has_read: true, has_updated: false }),
  );
});

describe('closing', () => {
  const address = () => window.location.pathname + window.location.search;
  const steps = () => window.history.length;
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('goes back one step, at once, when it was opened from the list', async () => {
    window.history.replaceState(null, '', '/m/news?tab=sports');
    pushDetail('e1');
    show({ initial: sampleArticle() });
    fireEvent.click(screen.getByRole('button', { name: 'Back to the news' }));
    await waitFor(() => expect(address()).toBe('/m/news?tab=sports'));
  });
  test('does so after a reload, too: the mark is in the history', async () => {
    window.history.replaceState(null, '', '/m/news?tab=sports');
    pushDetail('e1');
    const { unmount } = show({ initial: sampleArticle() });
    unmount();
    show({ initial: sampleArticle() });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(address()).toBe('/m/news?tab=sports'));
  });
  test('otherwise replaces it with the list', async () => {
    window.history.replaceState(null, '', '/m/news/detail?id=e1');
    const before = steps();
    show({ initial: sampleArticle() });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(address()).toBe('/m/news'));
    expect(steps()).toBe(before);
  });
  test('the next card tapped during the closing animation replaces it', async () => {
    window.history.replaceState(null, '', '/m/news');
    pushDetail('e1');
    const { store } = show({ initial: sampleArticle() });
    const arrived = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Back to the news' }));
    act(() => store.set(openDetailAtom, 'e2'));
    await act(() => arrived);
    expect(address()).toBe('/m/news/detail?id=e2');
    const left = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    act(() => leaveDetail('Cubewire'));
    await act(() => left);
    expect(address()).toBe('/m/news');
  });
});

describe('the outline', () => {
  const heading = () => document.getElementById('markdown-content-4');
  const isScrolledTo = () =>
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(heading());

  test('opens from the bar and leads to a heading, by keyboard, too', async () => {
    show({ initial: sampleArticle() });
    screen.getByRole('button', { name: 'Outline' }).focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Outline' });
    within(panel).getByRole('button', { name: 'The clocks' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heading()).toHaveFocus());
    isScrolledTo();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Outline' })).toBeNull());
    expect(heading()).toHaveFocus();
  });

  test('leads there from beside the article, too', async () => {
    const store = createStore();
    store.set(siteAtom, { ...store.get(siteAtom), desktop: true });
    store.set(changeSettingsAtom, { layout: 'wide' });
    show({ initial: sampleArticle() }, { store });
    const beside = await screen.findByRole('group', { name: 'Sources' });
    within(beside).getByRole('link', { name: 'The clocks' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(heading()).toHaveFocus();
    isScrolledTo();
  });
});

test('the bar hides on the way down and shows after more than 16 px up, or at the top', () => {
  show({ initial: sampleArticle() });
  const scroller = screen.getByRole('region', { name: 'Article' });
  const bar = screen
    .getByRole('button', { name: 'Back to the news' })
    .closest<HTMLElement>('[data-bar]');
  const scrollTo = (top: number) => {
    scroller.scrollTop = top;
    fireEvent.scroll(scroller);
    return bar?.dataset.shown;
  };
  expect(scrollTo(100)).toBe('false');
  expect(scrollTo(84)).toBe('false');
  expect(scrollTo(83)).toBe('true');
  expect(scrollTo(200)).toBe('false');
  expect(scrollTo(0)).toBe('true');
});

test('the link is copied, with a message', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const { store } = show({ initial: sampleArticle() });
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() =>
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'article.linkCopied' }]),
  );
  expect(writeText).toHaveBeenCalledWith('http://localhost/m/news/detail?id=e1&language=en');
});

describe('a cached article', () => {
  test('is shown before the service has answered, and stays when no answer comes', async () => {
    writeDetail(sampleWireEvent(), Date.now());
    let fail: () => void = () => undefined;
    show({}, { answer: () => new Promise((_, reject) => (fail = () => reject(new Error()))) });
    expect(await screen.findByText('End of article')).toBeInTheDocument();
    act(() => fail());
    expect(await screen.findByText(/the newest one didn’t load/)).toBeInTheDocument();
    expect(screen.getByText('End of article')).toBeInTheDocument();
  });
  test('is cleared when the event was taken down meanwhile', async () => {
    writeDetail(sampleWireEvent(), Date.now());
    show({}, { answer: () => json({ code: -1 }) });
    expect(await screen.findByRole('heading', { name: 'Article taken down' })).toBeInTheDocument();
    await waitFor(() => expect(readDetail('e1', Date.now())).toBeUndefined());
  });
  test('is shown in the very first frame when it was prefetched', async () => {
    const store = createStore();
    store.set(fetchAtom, { fetch: async () => json({ code: 0, data: sampleWireEvent() }) });
    await store.set(precacheDetailsAtom, [{ id: 'e1', event_version_id: 'v1' }]);
    const { asked } = show({}, { store });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Why a day is not a day');
    expect(screen.queryByText('Loading the article')).toBeNull();
    expect(document.querySelector('#markdown-content p')).not.toBeNull();
    // Parts below the first screen follow, and so does the request for a newer version.
    expect(asked).toEqual([]);
    expect(await screen.findByText('End of article')).toBeInTheDocument();
    await waitFor(() => expect(asked).toHaveLength(1));
  });
});

describe('new parts of an article', () => {
  const marked = () => document.querySelector('[data-updated]');
  test('are highlighted for a reader who knew an earlier version', () => {
    show({ initial: sampleArticle({ has_updated: true }) });
    expect(marked()).not.toBeNull();
  });
  test('are not highlighted at the first reading', () => {
    show({ initial: sampleArticle({ has_updated: false }) });
    expect(marked()).toBeNull();
  });
});

describe('tracking', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const tracking = { blacklist: [] as string[] };

  test('an opening is counted after 1000 ms with the id and isShare, and so is the loading', async () => {
    const { counted } = show({ initial: sampleArticle(), outsideShare: true }, { tracking });
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(counted).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(counted).toMatchObject([
      { event: 'enter_news_detail', fields: { id: 'e1', isShare: true } },
      { event: 'news_detail_load', fields: { id: 'e1' } },
    ]);
  });
  test('an article left within a second is not counted', async () => {
    const { counted, unmount } = show({}, { tracking });
    unmount();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(counted).toEqual([]);
  });
  test('a blacklisted device is never counted, nor is anyone on a site without tracking', async () => {
    const here = show({ initial: sampleArticle() }, { tracking: { blacklist: [deviceId()] } });
    const there = show({ initial: sampleArticle() });
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect([...here.counted, ...there.counted]).toEqual([]);
  });
});

describe('a newer version', () => {
  const newer = { event_version_id: 'v2', title: [{ lang: 'en', text: 'Newer' }] };

  function reopened(data: unknown) {
    const cache = new Map();
    const page = (
      <AppRouterContext value={fakeRouter()}>
        <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
          <ArticlePopup id="e1" />
        </SWRConfig>
      </AppRouterContext>
    );
    const open = (body: unknown) => {
      const store = createStore();
      store.set(fetchAtom, { fetch: async () => json(body) });
      return renderPage(page, { store });
    };
    return { first: () => open({ code: 0, data: sampleWireEvent() }), second: () => open(data) };
  }

  test('replaces the one shown first, and a toast leads to what is new', async () => {
    const { first, second } = reopened({ code: 0, data: sampleWireEvent(newer) });
    const { unmount } = first();
    await screen.findByText('End of article');
    unmount();
    second();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Why a day');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Newer'),
    );
    expect(await screen.findByRole('button', { name: /Show what is new/ })).toBeInTheDocument();
  });

  test('the same version changes nothing', async () => {
    const same = sampleWireEvent({ title: newer.title });
    const { first, second } = reopened({ code: 0, data: same });
    const { unmount } = first();
    await screen.findByText('End of article');
    unmount();
    second();
    await act(() => eventLoopTurns());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Why a day');
  });

  test('a failed call keeps the cached one, and says that it is not the newest', async () => {
    const { first, second } = reopened({ base_resp: { error_code: 5 } });
    const { unmount } = first();
    await screen.findByText('End of article');
    unmount();
    second();
    expect(await screen.findByText(/the newest one didn’t load/)).toBeInTheDocument();
    expect(screen.getByText('End of article')).toBeInTheDocument();
  });
});
