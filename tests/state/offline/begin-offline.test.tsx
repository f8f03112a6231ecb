/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { SWRConfig } from 'swr';
import { installOffer } from '@/lib/browser/install-offer';
import { readKeptArticle, readKeptSet } from '@/lib/browser/kept';
import { namedAheadAtom } from '@/lib/state/article/detail';
import { openTabAtom } from '@/lib/state/feed/tabs';
import { useKept } from '@/lib/state/offline/kept';
import { beginOfflineAtom, claimOfflineAtom, lineAtom } from '@/lib/state/offline/begin-offline';
import { siteAtom } from '@/lib/state/page/deployment';
import { readerAtom } from '@/lib/state/page/reader';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';
import { MemoryCaches } from '@/tests/memory-caches';
import { listOf, newReader, type Answer, type Asked } from '../reader';

const article: Answer = {
  body: { code: 0, data: { id: 'e1', title: [], content: [{ element_type: 'p', text: [] }] } },
};
const answer = ({ name }: Asked): Answer =>
  name === 'ListCollectEvents'
    ? listOf(['e1'])
    : name === 'GetEventDetail'
      ? article
      : { body: {} };

/** A page in a browser with workers, or in one that has none. */
function newPage({
  worker = true,
  installing = false,
  user = undefined as string | undefined,
  answers = answer,
} = {}) {
  const told: unknown[] = [];
  const active = { postMessage: (message: unknown) => told.push(message) };
  let isThere = () => undefined as void;
  const ready = new Promise<void>((resolve) => (isThere = resolve));
  const registration: { active: typeof active | null } = { active: installing ? null : active };
  const found = async () => (worker ? registration : undefined);
  const serviceWorker = Object.assign(new EventTarget(), {
    ...{ register: found, getRegistration: found, ready },
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const reader = newReader(answers);
  reader.store.set(siteAtom, { brand: '', region: 'sg', offline: { build: 'b1' } });
  reader.store.set(readerAtom, user === undefined ? undefined : { id: user });
  const { store } = reader;
  return {
    ...{ ...reader, told, serviceWorker },
    begin: () => store.set(beginOfflineAtom),
    claim: () => store.set(claimOfflineAtom),
    line: () => store.get(lineAtom),
    /** The worker that was on its way is there. */
    arrive() {
      registration.active = active;
      isThere();
    },
  };
}

let caches: MemoryCaches;
beforeEach(async () => {
  caches = new MemoryCaches();
  Object.assign(window, { caches });
  localStorage.clear();
  sessionStorage.clear();
  installOffer.held = undefined;
  window.history.replaceState(null, '', '/m/news');
  await caches.open('cubewire-pages-b1');
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const hasPages = async () => (await caches.keys()).includes('cubewire-pages-b1');

describe('what is kept belongs to who reads', () => {
  it('the same reader finds it as it was', async () => {
    await newPage({ user: 'u1' }).claim();
    const again = newPage({ user: 'u1' });
    await again.claim();
    expect(await hasPages()).toBe(true);
    expect(again.told).toEqual([]);
  });

  it('another reader finds nothing, and has pages of their own fetched', async () => {
    await newPage({ user: 'u1' }).claim();
    const { claim, told } = newPage({ user: 'u2' });
    await claim();
    expect(await hasPages()).toBe(false);
    expect(told).toEqual(['keep']);
  });

  it('whoever signs in keeps what they had saved before', async () => {
    await newPage().claim();
    const { claim, told } = newPage({ user: 'u1' });
    await claim();
    expect(await hasPages()).toBe(true);
    expect(told).toEqual(['keep']);
  });

  it('whoever signs in before the worker is there has it told as soon as it is', async () => {
    await newPage({ installing: true }).claim();
    const { claim, told, arrive } = newPage({ user: 'u1', installing: true });
    await claim();
    expect(told).toEqual([]);
    arrive();
    await waitFor(() => expect(told).toEqual(['keep']));
    await claim();
    expect(told).toEqual(['keep']);
  });

  it('a page that is closed before the worker is there leaves that to the next one', async () => {
    await newPage({ user: 'u1', installing: true }).claim();
    await newPage({ user: 'u2', installing: true }).claim();
    expect(await hasPages()).toBe(false);
    await caches.open('cubewire-pages-b1');
    const { claim, told } = newPage({ user: 'u2' });
    await claim();
    expect(told).toEqual(['keep']);
    // It is that reader's own by now.
    expect(await hasPages()).toBe(true);
  });

  it('another language has the pages fetched anew', async () => {
    const { claim, store, told } = newPage();
    await claim();
    store.set(changeSettingsAtom, { language: 'zh' });
    await claim();
    expect(told).toEqual(['keep']);
  });
});

describe('the favorites', () => {
  it('are kept with their articles, and fetched again only when they have changed', async () => {
    const { claim, asked } = newPage({ user: 'u1' });
    await claim();
    await claim();
    expect(asked.map(({ name }) => name)).toEqual([
      ...['ListCollectEvents', 'GetEventDetail', 'ListCollectEvents'],
    ]);
    expect(await readKeptSet('favourites', 'u1')).toMatchObject({ whole: true });
  });

  it('are fetched again when they are told anew; what does not come stays as it was', async () => {
    let version = 'v1';
    let fails = false;
    const { claim, asked } = newPage({
      user: 'u1',
      answers({ name }) {
        if (name === 'GetEventDetail' && fails) return 'broken';
        const event = { ...{ id: 'e1', title: [{ lang: 'en', text: version }] }, content: [] };
        const told = { ...event, event_version_id: version };
        const list = { events: [told], has_more: false, next_cursor: '' };
        return { body: { code: 0, data: name === 'ListCollectEvents' ? list : told } };
      },
    });
    const kept = async () => {
      const listed = (await readKeptSet('favourites', 'u1'))?.events[0];
      return [listed?.event_version_id, (await readKeptArticle('e1'))?.event_version_id];
    };
    await claim();
    expect(await kept()).toEqual(['v1', 'v1']);
    version = 'v2';
    fails = true;
    await claim();
    expect(await kept()).toEqual(['v2', 'v1']);
    fails = false;
    await claim();
    expect(await kept()).toEqual(['v2', 'v2']);
    const before = asked.length;
    await claim();
    expect(asked.slice(before).map(({ name }) => name)).toEqual(['ListCollectEvents']);
  });

  it('are counted where they are shown as soon as they are kept', async () => {
    const { claim, store } = newPage({ user: 'u1' });
    const { result } = renderHook(() => useKept(), {
      wrapper: ({ children }) => (
        <SWRConfig value={{ provider: () => new Map() }}>
          <Provider store={store}>{children}</Provider>
        </SWRConfig>
      ),
    });
    await waitFor(() => expect(result.current.kept).toMatchObject({ favorites: undefined }));
    await act(claim);
    await waitFor(() => expect(result.current.kept?.favorites?.whole).toBe(true));
  });

  it('are not asked for where nothing opens without network', async () => {
    const { claim, asked } = newPage({ user: 'u1', worker: false });
    await claim();
    expect(asked).toEqual([]);
  });
});

describe('a page that stands for another one without network', () => {
  it('opens the article that was asked for', async () => {
    window.history.replaceState(null, '', '/m/news#/m/news/detail?id=e1');
    const { begin, store } = newPage();
    begin();
    expect(store.get(namedAheadAtom)).toBe('e1');
    expect(window.location.pathname + window.location.search).toBe('/m/news/detail?id=e1');
  });

  it('opens the tab that was asked for', async () => {
    window.history.replaceState(null, '', '/m/news#/m/news?tab=technology');
    const { begin, store } = newPage();
    begin();
    expect(store.get(openTabAtom)).toBe('technology');
    expect(window.location.search).toBe('?tab=technology');
  });
});

describe('the line over the list', () => {
  it('says that there is no network, as long as there is none', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { begin, line } = newPage();
    begin();
    expect(line()).toBe('offline');
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(line()).toBeUndefined();
  });

  it.each([
    ['at the first visit', '0', undefined],
    ['at the second one', '1', 'install'],
  ])('offers to install where the browser does: %s', async (_, before, expected) => {
    localStorage.setItem('visits', before);
    const { begin, line } = newPage();
    installOffer.held = Object.assign(new Event('beforeinstallprompt'), {
      prompt: async () => undefined,
    });
    begin();
    expect(line()).toBe(expected);
  });

  it('offers it once', async () => {
    localStorage.setItem('visits', '5');
    localStorage.setItem('install_offered', 'true');
    const { begin, line } = newPage();
    installOffer.held = Object.assign(new Event('beforeinstallprompt'), {
      prompt: async () => undefined,
    });
    begin();
    expect(line()).toBeUndefined();
  });
});
