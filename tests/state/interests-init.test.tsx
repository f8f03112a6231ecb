/** @jest-environment ./tests/dom-with-fetch.mjs */
import { deviceId } from '@/lib/browser/device/device-id';
import { readUserInfo } from '@/tests/read-user-info';
import { siteAtom } from '@/lib/state/page/deployment';
import { initInterestsAtom } from '@/lib/state/personal/interests';
import { closePopupAtom, openPopupAtom, popupsAtom } from '@/lib/state/page/popups';
import { readerAtom, type Reader } from '@/lib/state/page/reader';
import { newReader, type Answer } from './reader';

const says = (is_init_interests: boolean): Answer => ({ body: { code: 0, is_init_interests } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/m/news');
});

function visit(answer: Answer, region: 'cn' | 'sg', reader?: Reader) {
  const page = newReader(() => answer);
  page.store.set(siteAtom, { brand: '', region });
  page.store.set(readerAtom, reader);
  return { ...page, kinds: () => page.store.get(popupsAtom).map(({ popup }) => popup.kind) };
}
const someone = { id: 'u1', name: 'Maria' };

describe('a new reader', () => {
  it('is shown the selector, once', async () => {
    const { store, asked, kinds } = visit(says(false), 'sg', someone);
    expect(await store.set(initInterestsAtom)).toBe('shown');
    expect(kinds()).toEqual(['interests']);
    expect(localStorage.getItem('first_login')).toBe('true');
    expect(readUserInfo()).toEqual({ user_id: 'u1', name: 'Maria', is_init_interests: false });
    expect(await store.set(initInterestsAtom)).toBe('skipped');
    store.set(closePopupAtom);
    expect(await store.set(initInterestsAtom)).toBe('skipped');
    expect(asked).toHaveLength(1);
    store.set(readerAtom, { id: 'u2' });
    expect(await store.set(initInterestsAtom)).toBe('shown');
  });

  it('is shown it as a guest in China only', async () => {
    expect(await visit(says(false), 'cn').store.set(initInterestsAtom)).toBe('shown');
    const sg = visit(says(false), 'sg');
    expect(await sg.store.set(initInterestsAtom)).toBe('skipped');
    expect(sg.asked).toEqual([]);
  });
});

it('a reader with interests is not asked', async () => {
  const { store, kinds } = visit(says(true), 'sg', someone);
  expect(await store.set(initInterestsAtom)).toBe('skipped');
  expect(kinds()).toEqual([]);
  expect(localStorage.getItem('first_login')).toBe('false');
  expect(readUserInfo()?.is_init_interests).toBe(true);
});

it('a device with a saved selection is not asked', async () => {
  localStorage.setItem('interest_selected', deviceId());
  const { store, asked } = visit(says(false), 'cn');
  expect(await store.set(initInterestsAtom)).toBe('skipped');
  expect(asked).toEqual([]);
});

it('a reader who came for an article is asked at the list, not before', async () => {
  window.history.replaceState(null, '', '/m/news/detail?id=1');
  const { store, asked } = visit(says(false), 'cn');
  expect(await store.set(initInterestsAtom)).toBe('skipped');
  expect(asked).toEqual([]);
  window.history.replaceState(null, '', '/m/news');
  expect(await store.set(initInterestsAtom)).toBe('shown');
});

describe('a reader with something open', () => {
  it('is asked when it is closed, and not before', async () => {
    const { store, asked } = visit(says(false), 'cn');
    store.set(openPopupAtom, { kind: 'login' });
    expect(await store.set(initInterestsAtom)).toBe('skipped');
    expect(asked).toEqual([]);
    store.set(closePopupAtom);
    expect(await store.set(initInterestsAtom)).toBe('shown');
  });

  it('also where it was opened during the request', async () => {
    const { store, kinds } = visit(says(false), 'cn');
    const answer = store.set(initInterestsAtom);
    store.set(openPopupAtom, { kind: 'login' });
    expect(await answer).toBe('skipped');
    expect(kinds()).toEqual(['login']);
    store.set(closePopupAtom);
    expect(await store.set(initInterestsAtom)).toBe('shown');
  });
});

it('who has come meanwhile is not asked with the answer for another reader', async () => {
  const { store, kinds } = visit(says(false), 'sg', someone);
  const answer = store.set(initInterestsAtom);
  store.set(readerAtom, { id: 'u2' });
  expect(await answer).toBe('skipped');
  expect(kinds()).toEqual([]);
  expect(localStorage.getItem('first_login')).toBeNull();
  expect(await store.set(initInterestsAtom)).toBe('shown');
});

it('a preview is not interrupted', async () => {
  window.history.replaceState(null, '', '/m/news/detail?offlineID=1');
  const { store, asked } = visit(says(false), 'cn', someone);
  expect(await store.set(initInterestsAtom)).toBe('skipped');
  expect(asked).toEqual([]);
});

it.each(['broken', { status: 500, body: {} }] as Answer[])(
  'nobody is asked where the service does not answer: %j',
  async (answer) => {
    const { store, kinds } = visit(answer, 'sg', someone);
    expect(await store.set(initInterestsAtom)).toBe('skipped');
    expect(kinds()).toEqual([]);
    expect(localStorage.getItem('first_login')).toBeNull();
  },
);
