/** @jest-environment ./tests/dom-with-fetch.mjs */
import { keepUserInfo } from '@/lib/browser/storage/user-info';
import { guestAtom } from '@/lib/state/account/guest';
import { readerAtom } from '@/lib/state/page/reader';
import { newReader, type Answer } from '../reader';

beforeEach(() => {
  localStorage.clear();
  keepUserInfo({ user_id: 'u1', name: 'Maria' }, 1);
});

it('whoever goes on as a guest is signed out, and their name is not left on the device', async () => {
  const { store, asked } = newReader(() => ({ body: { code: 0 } }));
  store.set(readerAtom, { id: 'u1', name: 'Maria' });
  await store.set(guestAtom);
  expect(asked).toMatchObject([{ name: 'Logout', input: { next: '/m/news' } }]);
  expect(store.get(readerAtom)).toBeUndefined();
  expect(Object.values(localStorage).join()).not.toContain('Maria');
});

it.each<[string, Answer]>([
  ['is not answered', 'broken'],
  ['is refused', { body: { code: 9 } }],
])('where that %s they are who they were', async (_, answer) => {
  const { store } = newReader(() => answer);
  store.set(readerAtom, { id: 'u1' });
  await store.set(guestAtom);
  expect(store.get(readerAtom)).toEqual({ id: 'u1' });
  expect(Object.values(localStorage).join()).toContain('Maria');
});

it('a guest asks for nothing', async () => {
  const { store, asked } = newReader(() => ({ body: { code: 0 } }));
  await store.set(guestAtom);
  expect(asked).toEqual([]);
});
