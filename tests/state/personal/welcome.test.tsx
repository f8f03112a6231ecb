/** @jest-environment ./tests/dom-with-fetch.mjs */
import { createStore } from 'jotai';
import { siteAtom } from '@/lib/state/page/deployment';
import { readerAtom } from '@/lib/state/page/reader';
import { isWelcomeDueAtom, keepWelcomedAtom } from '@/lib/state/personal/welcome';

function page({ region = 'sg', reader = false }: { region?: 'sg' | 'cn'; reader?: boolean } = {}) {
  const store = createStore();
  store.set(siteAtom, { brand: '', region });
  store.set(readerAtom, reader ? { id: 'u1' } : undefined);
  return store;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/m/news');
});

it('a guest is offered an introduction at the first visit, and not at the second', () => {
  expect(page().set(isWelcomeDueAtom)).toBe(true);
  expect(page().set(isWelcomeDueAtom)).toBe(true);
  sessionStorage.clear();
  expect(page().set(isWelcomeDueAtom)).toBe(false);
});

it('a guest who has answered is not asked again in that visit either', () => {
  const store = page();
  expect(store.set(isWelcomeDueAtom)).toBe(true);
  store.set(keepWelcomedAtom);
  expect(page().set(isWelcomeDueAtom)).toBe(false);
});

it.each([
  ['who has an account', { reader: true }],
  ['in China, whom the choice of interests asks', { region: 'cn' as const }],
])('not offered to one %s', (_, who) => {
  expect(page(who).set(isWelcomeDueAtom)).toBe(false);
});

it('not offered to one who came for an article', () => {
  history.replaceState(null, '', '/m/news/detail?id=e1');
  expect(page().set(isWelcomeDueAtom)).toBe(false);
});
