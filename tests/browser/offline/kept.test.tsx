/** @jest-environment ./tests/dom-with-fetch.mjs */
import { createStore } from 'jotai';
import {
  keepArticle,
  keepSet,
  keptSets,
  readKeptArticle,
  removeKeptSet,
} from '@/lib/browser/offline/kept';
import { forgetKept, keptBytes } from '@/lib/browser/storage/kept-caches';
import { newsEvent } from '@/lib/contract';
import { keepsNothingAtom, lookAtKeptAtom } from '@/lib/state/offline/keeps-nothing';
import { clearOfflineAtom } from '@/lib/state/offline/leave-offline';
import { MemoryCaches } from '../../memory-caches';

const article = (id: string) => newsEvent.parse({ id, title: [{ lang: 'en', text: id }] });
const set = (id: string, ids: string[], at = 1) => ({
  ...{ kind: 'topic' as const, id, at, events: [], size: 0, whole: true },
  items: ids.map((one) => ({
    ...{ id: one, item_type: 2 as const, title: [], brief: [], time: 1, source_count: 1 },
  })),
});

let caches: MemoryCaches;
beforeEach(() => {
  caches = new MemoryCaches();
  Object.assign(window, { caches });
  localStorage.clear();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'caches');
  jest.restoreAllMocks();
});

it('an article is returned as it was saved', async () => {
  await keepArticle(article('a b'));
  expect(await readKeptArticle('a b')).toMatchObject({ id: 'a b' });
  expect(await readKeptArticle('other')).toBeUndefined();
});

it('articles saved together are listed, newest first', async () => {
  await keepSet(set('t1', ['a'], 1));
  await keepSet(set('t2', ['b'], 2));
  expect((await keptSets()).map(({ id }) => id)).toEqual(['t2', 't1']);
});

it('an article stays as long as a list has it', async () => {
  await keepSet(set('t1', ['a', 'b']));
  await keepSet(set('t2', ['b']));
  await keepArticle(article('a'));
  await keepArticle(article('b'));
  await removeKeptSet('topic', 't1');
  expect(await readKeptArticle('a')).toBeUndefined();
  expect(await readKeptArticle('b')).toMatchObject({ id: 'b' });
});

it('an invalid entry is absent', async () => {
  const saved = await caches.open('cubewire-saved');
  await saved.put('/m/news/detail?id=a', new Response('no json'));
  await saved.put('/m/kept/topic/t', Response.json({ kind: 'other' }));
  expect(await readKeptArticle('a')).toBeUndefined();
  expect(await keptSets()).toEqual([]);
});

it('forgetting keeps the program and what is not ours', async () => {
  const names = ['pages-b1', 'pictures', 'saved', 'program-b1'].map((name) => `cubewire-${name}`);
  for (const name of [...names, 'theirs']) await caches.open(name);
  await forgetKept();
  expect(await caches.keys()).toEqual(['cubewire-program-b1', 'theirs']);
});

it.each([
  ['the pages that open without network stay without it', false, ['pages-b1', 'program-b1']],
  ['with network the pages go, too', true, ['program-b1']],
])('clearing the cache: %s', async (_, onLine, left) => {
  for (const name of ['pages-b1', 'pictures', 'program-b1']) await caches.open(`cubewire-${name}`);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  await createStore().set(clearOfflineAtom, () => localStorage.clear());
  expect(await caches.keys()).toEqual(left.map((name) => `cubewire-${name}`));
});

it('whether any article opens without network is known, also once all of it is cleared', async () => {
  const store = createStore();
  const knows = async () => {
    await store.set(lookAtKeptAtom);
    return store.get(keepsNothingAtom);
  };
  expect(store.get(keepsNothingAtom)).toBe(false);
  expect(await knows()).toBe(true);
  await keepSet(set('t', ['a']));
  expect(await knows()).toBe(false);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await store.set(clearOfflineAtom, () => localStorage.clear());
  expect(store.get(keepsNothingAtom)).toBe(true);
});

it('bytes are those of all stores, lists and articles, and of nothing else', async () => {
  await (await caches.open('cubewire-pictures')).put('/picture/a/0', new Response('12345'));
  await (await caches.open('theirs')).put('/x', new Response('1234567'));
  localStorage.setItem('news_list:a', '123');
  localStorage.setItem('theme', 'dark');
  expect(await keptBytes()).toBe(8);
});

it('a browser without such stores keeps nothing and throws nothing', async () => {
  Reflect.deleteProperty(window, 'caches');
  await keepArticle(article('a'));
  await forgetKept();
  expect(await readKeptArticle('a')).toBeUndefined();
  expect(await keptSets()).toEqual([]);
});
