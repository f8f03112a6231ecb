/** @jest-environment ./tests/dom-with-fetch.mjs */
import { keepTabList, readTabList } from '@/lib/browser/feed/list-cache';
import { builtInTabs, type Tab } from '@/lib/model/feed/tabs';
import { loadTabsAtom, openTabAtom, tabsAtom, tabsLoadedAtom } from '@/lib/state/feed/tabs';
import { newReader, type Answer } from '../reader';
import { until } from '@/tests/until';

const tab = (key: string): Tab => ({ key, name: [{ lang: 'EN', text: key }] });
const tabs = (...keys: string[]) => keys.map(tab);
const answerWith = (list?: Tab[]): Answer => ({ body: { code: 0, tabs: list } });

beforeEach(() => localStorage.clear());

describe('the tabs', () => {
  it('rendered by the server are stored without a request', async () => {
    const { store, asked } = newReader(() => answerWith(tabs('other')));
    store.set(tabsAtom, tabs('a', 'b'));
    await store.set(loadTabsAtom);
    expect(store.get(tabsAtom)).toEqual(tabs('a', 'b'));
    expect(readTabList()).toEqual(tabs('a', 'b'));
    expect(asked).toEqual([]);
  });

  it('come from the cache at once, then from the service', async () => {
    keepTabList(tabs('cached'), 1);
    let arrive: (answer: Answer) => void = () => undefined;
    const { store, asked } = newReader(() => new Promise<Answer>((resolve) => (arrive = resolve)));
    expect(store.get(tabsLoadedAtom)).toBe(false);
    const done = store.set(loadTabsAtom);
    await until(() => asked.length > 0);
    expect(store.get(tabsAtom)).toEqual(tabs('cached'));
    expect(store.get(tabsLoadedAtom)).toBe(true);
    arrive(answerWith(tabs('fresh')));
    await done;
    expect(store.get(tabsAtom)).toEqual(tabs('fresh'));
    expect(readTabList()).toEqual(tabs('fresh'));
  });

  it.each([
    ['returns none', answerWith()],
    ['returns an empty list', answerWith([])],
    ['fails', 'broken'],
  ] as [string, Answer][])('of the cache stay when the service %s', async (_what, answer) => {
    keepTabList(tabs('cached'), 1);
    const { store } = newReader(() => answer);
    await store.set(loadTabsAtom);
    expect(store.get(tabsAtom)).toEqual(tabs('cached'));
    expect(readTabList()).toEqual(tabs('cached'));
  });

  it('are the six built-in ones without a cache and without a service', async () => {
    const { store } = newReader(() => 'broken');
    await store.set(loadTabsAtom);
    expect(store.get(tabsAtom)).toEqual(builtInTabs);
    expect(store.get(tabsLoadedAtom)).toBe(true);
    expect(store.get(openTabAtom)).toBe('recommend');
    expect(readTabList()).toBeUndefined();
  });
});
