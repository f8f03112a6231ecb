/** @jest-environment ./tests/dom-with-fetch.mjs */
import { draftOf } from '@/lib/browser/storage/draft';
import { signedInAtom } from '@/lib/state/account/signed-in';
import { listenAtom, listenRequestAtom } from '@/lib/state/page/listen';
import { readerAtom, sessionEndedAtom } from '@/lib/state/page/reader';
import { newReader } from '../reader';

beforeEach(() => sessionStorage.clear());

it.each([
  ['a guest stays', undefined, true],
  ['the reader whose session had ended stays', { id: 'u1' }, true],
  ['another reader is gone', { id: 'u0' }, false],
])('what was typed and listened to by %s, once u1 has signed in', async (_, before, stays) => {
  const { store } = newReader(() => ({ body: { code: 0 } }));
  store.set(readerAtom, before);
  store.set(sessionEndedAtom, before !== undefined);
  const draft = draftOf('comment:e1');
  draft.keep('Tides');
  store.set(listenAtom, { kind: 'list' });
  await store.set(signedInAtom, { id: 'u1' }, 'password');
  expect(store.get(readerAtom)?.id).toBe('u1');
  expect(store.get(sessionEndedAtom)).toBe(false);
  expect(draft.read()).toBe(stays ? 'Tides' : '');
  expect(store.get(listenRequestAtom) !== undefined).toBe(stays);
});
