/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { SWRConfig } from 'swr';
import { installOffer } from '@/lib/browser/device/install-offer';
import { readKeptArticle, readKeptSet } from '@/lib/browser/offline/kept';
import { goneParts } from '@/lib/browser/offline/missing-part';
import { keepUnsent, readOutbox } from '@/lib/browser/offline/outbox';
import { overlayAtom } from '@/lib/state/article/overlay';
import { namedAheadAtom } from '@/lib/state/article/detail';
import { openTabAtom } from '@/lib/state/feed/tabs';
import { useKept } from '@/lib/state/offline/kept';
import { beginOfflineAtom, claimOfflineAtom, lineAtom } from '@/lib/state/offline/begin-offline';
import { siteAtom } from '@/lib/state/page/deployment';
import { readerAtom, takeReaderAtom, unsureAtom } from '@/lib/state/page/reader';
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
      : { body: { code: 0 } };

/** A page in a browser with or without workers. */
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
    /** The worker that was starting is ready. */
    arrive() {
      registration.active = active;
      isThere();
    },
  };
}

/** What a guest did without network. */
const read = {
  ...{ owner: '', call: 'MarkUserRead' as const, id: 'e1' },
  ...{ input: { event_id: 'e1', event_version_id: 'v1' }, before: {}, after: { has_read: true } },
};

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

function offerToInstall() {
  const prompt = async () => undefined;
  installOffer.held = Object.assign(new Event('beforeinstallprompt'), { prompt });
}

const hasPages = async () => (await caches.keys()).includes('cubewire-pages-b1');

describe('cached data belongs to one reader', () => {
  it('the same reader finds it unchanged', async () => {
    await newPage({ user: 'u1' }).claim();
    const again = newPage({ user: 'u1' });
    await again.claim();
    expect(await hasPages()).toBe(true);
    expect(again.told).toEqual([]);
  });

  it('another reader finds nothing, and has their own pages fetched', async () => {
    await newPage({ user: 'u1' }).claim();
    const { claim, told } = newPage({ user: 'u2' });
    await claim();
    expect(await hasPages()).toBe(false);
    expect(told).toEqual(['keep']);
  });

  it('signing in keeps what was saved before', async () => {
    await newPage().claim();
    const { claim, told } = newPage({ user: 'u1' });
    await claim();
    expect(await hasPages()).toBe(true);
    expect(told).toEqual(['keep']);
  });

  it('a sign-in before the worker is ready is reported to it as soon as it is', async () => {
    await newPage({ installing: true }).claim();
    const { claim, told, arrive } = newPage({ user: 'u1', installing: true });
    await claim();
    expect(told).toEqual([]);
    arrive();
    await waitFor(() => expect(told).toEqual(['keep']));
    await claim();
    expect(told).toEqual(['keep']);
  });

  it('a page closed before the worker is ready leaves that to the next one', async () => {
    await newPage({ user: 'u1', installing: true }).claim();
    await newPage({ user: 'u2', installing: true }).claim();
    expect(await hasPages()).toBe(false);
    await caches.open('cubewire-pages-b1');
    const { claim, told } = newPage({ user: 'u2' });
    await claim();
    expect(told).toEqual(['keep']);
    // It belongs to that reader by now.
    expect(await hasPages()).toBe(true);
  });

  it.each([
    ['a guest', undefined],
    ['a reader', 'u1'],
  ])(
    'another language has the pages of %s fetched anew, and leaves what is kept',
    async (_, user) => {
      const { claim, store, told } = newPage({ user });
      await claim();
      store.set(changeSettingsAtom, { language: 'zh' });
      await claim();
      expect(told).toEqual(['keep']);
      expect(await hasPages()).toBe(true);
    },
  );

  it('while nobody knows who reads, nothing is taken for another reader’s, and nothing sent', async () => {
    await newPage({ user: 'u1' }).claim();
    const { claim, store, asked, told } = newPage();
    keepUnsent(read);
    store.set(unsureAtom, true);
    await claim();
    expect([asked, told, store.get(overlayAtom)]).toEqual([[], [], {}]);
    expect(await hasPages()).toBe(true);
    store.set(takeReaderAtom, { id: 'u1' });
    await claim();
    expect(told).toEqual([]);
    expect(await hasPages()).toBe(true);
  });

  it.each([{ offline: undefined }, { offline: {} }])(
    'a site that opens nothing without network (%j) sends what waits, and keeps nothing',
    async (more) => {
      const { claim, store, asked } = newPage({ user: 'u1' });
      store.set(siteAtom, { brand: '', region: 'sg', ...more });
      keepUnsent({ ...read, owner: 'u1' });
      await claim();
      expect(asked.map(({ name }) => name)).toEqual(['MarkUserRead']);
      expect(localStorage.getItem('kept_for')).toBeNull();
    },
  );
});

describe('the favorites', () => {
  it('are stored with their articles, and fetched again only when they have changed', async () => {
    const { claim, asked } = newPage({ user: 'u1' });
    await claim();
    await claim();
    expect(asked.map(({ name }) => name)).toEqual([
      ...['ListCollectEvents', 'GetEventDetail', 'ListCollectEvents'],
    ]);
    expect(await readKeptSet('favourites', 'u1')).toMatchObject({ whole: true });
  });

  it('are fetched again when reported again; what fails stays unchanged', async () => {
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

  it('are counted where they are shown as soon as they are stored', async () => {
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

  it('are not requested where nothing opens without network', async () => {
    const { claim, asked } = newPage({ user: 'u1', worker: false });
    await claim();
    expect(asked).toEqual([]);
  });
});

describe('a page shown instead of another one without network', () => {
  it('opens the requested article', async () => {
    window.history.replaceState(null, '', '/m/news#/m/news/detail?id=e1');
    const { begin, store } = newPage();
    begin();
    expect(store.get(namedAheadAtom)).toBe('e1');
    expect(window.location.pathname + window.location.search).toBe('/m/news/detail?id=e1');
  });

  it('opens the requested tab', async () => {
    window.history.replaceState(null, '', '/m/news#/m/news?tab=technology');
    const { begin, store } = newPage();
    begin();
    expect(store.get(openTabAtom)).toBe('technology');
    expect(window.location.search).toBe('?tab=technology');
  });

  it('stays where it is when nothing else was asked for', () => {
    window.history.replaceState(null, '', '/m/news?tab=technology');
    const { begin, store } = newPage();
    store.set(openTabAtom, 'technology');
    begin();
    expect(store.get(openTabAtom)).toBe('technology');
    expect(window.location.search).toBe('?tab=technology');
  });
});

describe('the line over the list', () => {
  it('says that there is no network while there is none', async () => {
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
    offerToInstall();
    begin();
    expect(line()).toBe(expected);
  });

  it.each([
    ['the second', ['e1', 'e2'], undefined],
    ['the third', ['e1', 'e2', 'e3'], 'install'],
  ])('offers it at the first visit with %s article', (_, ids, expected) => {
    sessionStorage.setItem('news_read', JSON.stringify(ids));
    const { begin, line } = newPage();
    offerToInstall();
    begin();
    expect(line()).toBe(expected);
  });

  it('offers it once, and does not take it back while the reader looks at it', async () => {
    localStorage.setItem('visits', '5');
    const { begin, line } = newPage();
    offerToInstall();
    begin();
    localStorage.setItem('install_offered', 'true');
    window.dispatchEvent(new Event('online'));
    expect(line()).toBe('install');
    const next = newPage();
    next.begin();
    expect(next.line()).toBeUndefined();
  });

  it('offers it as soon as the browser does, and never to who has it installed', () => {
    localStorage.setItem('visits', '5');
    const pages = ['browser', 'standalone'].map((mode) => {
      Object.assign(window, { matchMedia: (query: string) => ({ matches: query.includes(mode) }) });
      const { begin, line } = newPage();
      begin();
      installOffer.held = undefined;
      expect(line()).toBeUndefined();
      offerToInstall();
      installOffer.tell?.();
      return line();
    });
    Reflect.deleteProperty(window, 'matchMedia');
    expect(pages).toEqual(['install', undefined]);
  });
});

describe('what waits is sent, and what is kept renewed,', () => {
  it.each([
    ['once there is network again', () => window.dispatchEvent(new Event('online')), true],
    ['not when it is lost', () => window.dispatchEvent(new Event('offline')), false],
  ])('%s', async (_, happen, sends) => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { begin, claim, asked } = newPage();
    const stop = begin();
    keepUnsent(read);
    await claim();
    online.mockReturnValue(sends);
    happen();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(asked.map(({ name }) => name)).toEqual(sends ? ['MarkUserRead'] : []);
    stop();
  });

  it('when the worker asks for it, until the page is left', async () => {
    const { begin, asked, serviceWorker } = newPage();
    const stop = begin();
    const ask = (data: string) =>
      serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data }));
    keepUnsent(read);
    ask('something else');
    ask('send');
    await waitFor(() => expect(readOutbox()).toEqual([]));
    expect(asked).toHaveLength(1);
    stop();
    keepUnsent(read);
    ask('send');
    await Promise.resolve();
    expect(readOutbox()).toHaveLength(1);
  });

  it.each([true, false])('favorites only where the reader saves no traffic (%s)', async (saves) => {
    Object.assign(navigator, { connection: { saveData: saves } });
    const { claim } = newPage({ user: 'u1' });
    await claim();
    Reflect.deleteProperty(navigator, 'connection');
    expect((await readKeptSet('favourites', 'u1')) === undefined).toBe(saves);
  });
});

describe('a part of the program that is gone', () => {
  afterEach(() => {
    delete goneParts.reload;
  });

  it.each([
    ['has the site asked whether it has a newer build', { build: 'b1' }, true],
    ['asks nobody where the site has no builds', {}, false],
  ])('%s', async (_, offline, reloads) => {
    const { begin, store } = newPage();
    store.set(siteAtom, { brand: '', region: 'sg', offline });
    begin();
    const head = jest.fn().mockResolvedValue(new Response('', { headers: { 'x-build': 'b1' } }));
    Object.assign(window, { fetch: head });
    // It is this very build that the site serves: there is nothing newer to load.
    expect(await goneParts.reload?.()).toBe(reloads ? false : undefined);
    expect(head).toHaveBeenCalledTimes(reloads ? 1 : 0);
    Reflect.deleteProperty(window, 'fetch');
  });
});
