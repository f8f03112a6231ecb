/** @jest-environment ./tests/dom-with-fetch.mjs */
import { screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { readCache } from '@/lib/browser/storage/cache';
import { noticesAtom } from '@/lib/state/page/notices';
import { leftPageAtom } from '@/lib/state/account/way-out';
import { readerAtom } from '@/lib/state/page/reader';
import { toCode, user, visit, type Visit } from './visitor';

const anything = z.unknown();
const field = () => screen.getByRole('textbox', { name: /Verification code/ });

async function signUp(options: Visit = {}) {
  const visitor = await visit(options);
  visitor.store.set(leftPageAtom, '/m/news');
  await toCode(visitor);
  await visitor.hands.type(field(), '1234');
  await waitFor(() => expect(visitor.router.back.mock.calls.length + opened()).toBe(1));
  return visitor;
}

const openNewsList = jest.fn();
const opened = () => openNewsList.mock.calls.length;
beforeEach(() => {
  localStorage.clear();
  openNewsList.mockReset();
});
afterEach(() => {
  delete document.documentElement.dataset.mode;
  delete window.NativeBridge;
});

describe('a correct code', () => {
  it('checks for the first login, stores the reader, confirms it, closes and goes back one page', async () => {
    const { asked, store, router, unmount } = await signUp();
    const names = asked.map(({ name }) => name);
    expect(names.slice(names.indexOf('SmsLogin'))).toEqual(['SmsLogin', 'IsFirstlyLogin']);
    expect(store.get(readerAtom)).toEqual({
      id: 'u1',
      name: 'Maria',
      method: 'phone',
      methods: ['phone'],
      is_init_interests: false,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.replace).not.toHaveBeenCalled();
    // A toast is lost with its page: it waits for the next one.
    expect(store.get(noticesAtom)).toEqual([]);
    unmount();
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'signIn.signedIn', tone: 'good' }]);
  });

  it('stores user info with type, date and data', async () => {
    await signUp();
    expect(readCache('user_info', '', anything)).toEqual({
      type: 'user_info',
      date: expect.any(Number),
      data: { user_id: 'u1', name: 'Maria', is_init_interests: false },
    });
    expect(readCache('login_method', '', anything)).toBeUndefined();
  });

  it('stores the login method, too, and opens the news list, inside the native container', async () => {
    document.documentElement.dataset.mode = 'app';
    window.NativeBridge = { openNewsList };
    const { router } = await signUp();
    expect(readCache('user_info', '', anything)?.data).toMatchObject({ user_id: 'u1' });
    expect(readCache('login_method', '', anything)?.data).toBe('phone');
    expect(openNewsList).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('You’re signed in')).toBeInTheDocument();
    expect(router.back).not.toHaveBeenCalled();
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('leads to the news where no page of ours was before, or to the page that required it', async () => {
    const direct = await visit();
    await toCode(direct);
    await direct.hands.type(field(), '1234');
    await waitFor(() => expect(direct.router.replace).toHaveBeenCalledWith('/m/news'));
    direct.unmount();
    const next = '/m/news/detail?id=e1';
    const asked = await visit({ start: { next } });
    await toCode(asked);
    await asked.hands.type(field(), '1234');
    await waitFor(() => expect(asked.router.replace).toHaveBeenCalledWith(next));
  });

  it('is sufficient: the first-login check may fail', async () => {
    const { store } = await signUp({ script: { IsFirstlyLogin: 'broken' } });
    expect(store.get(readerAtom)).toMatchObject({ id: 'u1', is_init_interests: undefined });
  });

  it('may be answered with `id`', async () => {
    const { user_id: id, ...rest } = user;
    const body = { code: 0, status: true, data: { id, ...rest } };
    const { store } = await signUp({ script: { SmsLogin: { body } } });
    expect(store.get(readerAtom)?.id).toBe('u1');
  });
});
