/** @jest-environment ./tests/dom-with-fetch.mjs */
import { startAppAtom } from '@/lib/state/account/app-start';
import { siteAtom } from '@/lib/state/page/deployment';
import { readerAtom } from '@/lib/state/page/reader';
import { newReader } from '../reader';
import { eventLoopTurns } from '../../event-loop-turns';

const start = async (region: 'cn' | 'sg', status: boolean) => {
  const { store, asked } = newReader(() => ({ body: { code: 0, status, data: null } }));
  store.set(siteAtom, { brand: 'Cubewire', region });
  store.set(readerAtom, { id: 'u1' });
  await store.set(startAppAtom, new AbortController().signal);
  return { store, names: asked.map(({ name }) => name) };
};

it('login status is checked at start in non-CN builds', async () => {
  expect((await start('sg', true)).names).toEqual(['CheckLogin']);
  expect((await start('cn', true)).names).toEqual([]);
});

it('an expired session makes the reader a guest', async () => {
  expect((await start('sg', false)).store.get(readerAtom)).toBeUndefined();
  expect((await start('sg', true)).store.get(readerAtom)).toEqual({ id: 'u1' });
});

it('a page that is being left sends no request', async () => {
  const { store, asked } = newReader(() => ({ body: { code: 0, status: true } }));
  const leaving = new AbortController();
  const started = store.set(startAppAtom, leaving.signal);
  leaving.abort();
  await Promise.race([started, eventLoopTurns()]);
  expect(asked).toEqual([]);
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 'off'],
  ['Mozilla/5.0 (Linux; Android 15)', 'on'],
])('in the work-chat app %s popups are swiped: %s', async (userAgent, swipe) => {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  window.tt = {};
  await start('cn', true);
  expect(document.documentElement.dataset.swipe).toBe(swipe);
  delete window.tt;
  jest.restoreAllMocks();
});
