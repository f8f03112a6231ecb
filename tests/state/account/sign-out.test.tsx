/** @jest-environment ./tests/dom-with-fetch.mjs */
import * as furtherPages from '@/lib/browser/history/further-pages';
import { keepUnsent, readOutbox } from '@/lib/browser/offline/outbox';
import { keepSearch, recentSearches } from '@/lib/browser/storage/recent-searches';
import { keepUserInfo } from '@/lib/browser/storage/user-info';
import { readUserInfo } from '@/tests/read-user-info';
import { noticesAtom } from '@/lib/state/page/notices';
import { closePopupAtom, popupsAtom } from '@/lib/state/page/popups';
import { signOutAtom, signOutByAddressAtom } from '@/lib/state/account/sign-out';
import { loggingOutAtom, ownReaderAtom, readerAtom, type Reader } from '@/lib/state/page/reader';
import { newReader, type Answer } from '../reader';
import { until } from '@/tests/until';

const done: Answer = { body: { code: 0, status: true, data: { redirect_url: '/m/news' } } };
const at = (address: string) => window.history.replaceState(null, '', address);

// jsdom cannot navigate to another page.
jest.mock('@/lib/browser/history/further-pages', () => ({
  ...jest.requireActual<object>('@/lib/browser/history/further-pages'),
  replacePage: jest.fn(),
}));
const replacePage = jest.mocked(furtherPages.replacePage);

beforeEach(() => {
  replacePage.mockClear();
  localStorage.clear();
  at('/m/news');
});

/** A signed-in reader with cached user info. */
function someone(answer: () => Answer | Promise<Answer>, reader: Reader = { id: 'u1' }) {
  const page = newReader(answer);
  page.store.set(readerAtom, reader);
  keepUserInfo({ user_id: reader.id }, 1);
  return page;
}
const keys = (store: ReturnType<typeof newReader>['store']) =>
  store.get(noticesAtom).map((notice) => ('key' in notice ? notice.key : notice.text));

describe('signing out', () => {
  it('asks first; canceled, nothing happens', async () => {
    const { store, asked } = someone(() => done);
    const leaving = store.set(signOutAtom);
    expect(store.get(popupsAtom)[0]?.popup).toEqual({ kind: 'confirm', act: 'sign-out' });
    store.set(closePopupAtom);
    expect(await leaving).toBe(false);
    expect(asked).toEqual([]);
    expect(store.get(readerAtom)).toEqual({ id: 'u1' });
    expect(store.get(loggingOutAtom)).toBe(false);
  });

  it('hides the reader at once, ends the session, forgets the reader and confirms it', async () => {
    let end: (answer: Answer) => void = () => undefined;
    const answer = new Promise<Answer>((resolve) => (end = resolve));
    const { store, asked } = someone(() => answer);
    const leaving = store.set(signOutAtom);
    store.set(closePopupAtom, undefined, true);
    await until(() => asked.length > 0);
    expect(asked).toEqual([{ name: 'Logout', input: { next: '/m/news', need_redirect: 0 } }]);
    expect(store.get(loggingOutAtom)).toBe(true);
    expect(store.get(ownReaderAtom)).toBeUndefined();
    expect(readUserInfo()).toBeDefined();
    end(done);
    expect(await leaving).toBe(true);
    expect(store.get(readerAtom)).toBeUndefined();
    expect(store.get(loggingOutAtom)).toBe(false);
    expect(readUserInfo()).toBeUndefined();
    expect(keys(store)).toEqual(['personal.signedOut']);
  });

  it.each([
    ['to the sign-in', '/m/signup', []],
    ['to an article', '/m/news/detail?id=e1', ['personal.signedOut']],
  ])(
    'confirms it to a reader who has gone on to %s only where the message is available',
    async (_name, address, told) => {
      let end: (answer: Answer) => void = () => undefined;
      const { store, asked } = someone(() => new Promise<Answer>((resolve) => (end = resolve)));
      const leaving = store.set(signOutAtom);
      store.set(closePopupAtom, undefined, true);
      await until(() => asked.length > 0);
      at(address);
      end(done);
      expect(await leaving).toBe(true);
      expect(keys(store)).toEqual(told);
      expect(replacePage).not.toHaveBeenCalled();
    },
  );

  it('first sends the actions of the reader that the service does not know', async () => {
    const hidden: boolean[] = [];
    const { store, asked } = someone(() => {
      hidden.push(store.get(ownReaderAtom) === undefined);
      return done;
    });
    const input = { operate_type: 1, operate_event_ids: ['e1'], session_id: '' };
    const mark = { call: 'LikeFeedBack', id: 'e1', input, before: {}, after: {} } as const;
    keepUnsent({ owner: 'u1', ...mark });
    const leaving = store.set(signOutAtom);
    store.set(closePopupAtom, undefined, true);
    expect(await leaving).toBe(true);
    expect(asked.map(({ name }) => name)).toEqual(['LikeFeedBack', 'Logout']);
    expect(hidden).toEqual([true, true]);
    expect(readOutbox()).toEqual([]);
  });

  it.each([
    ['u1', []],
    [undefined, ['lunar base']],
  ])('takes the reader’s searches along, and leaves a guest’s: %s', async (owner, left) => {
    keepSearch(owner, 'lunar base');
    const { store } = someone(() => done);
    const leaving = store.set(signOutAtom);
    store.set(closePopupAtom, undefined, true);
    expect(await leaving).toBe(true);
    expect(recentSearches(owner)).toEqual(left);
  });

  it('sends no actions of another reader', async () => {
    const { store, asked } = someone(() => done);
    const input = { event_id: 'e1' };
    const mark = { call: 'MarkUserRead', id: 'e1', input, before: {}, after: {} } as const;
    keepUnsent({ owner: 'u2', ...mark });
    const leaving = store.set(signOutAtom);
    store.set(closePopupAtom, undefined, true);
    expect(await leaving).toBe(true);
    expect(asked.map(({ name }) => name)).toEqual(['Logout']);
    expect(readOutbox()).toHaveLength(1);
  });

  it.each([
    ['from the list, where they stay', '/m/news', '/m/news', 0],
    ['from another page', '/m/topics', '/m/topics', 1],
    ['and goes on to sign in meanwhile, who stays there', '/m/news', '/m/signup', 0],
    ['from another page, and goes on meanwhile', '/m/topics', '/m/signup', 0],
  ])('leads a reader who signs out %s', async (_who, from, to, times) => {
    at(from);
    let end: (answer: Answer) => void = () => undefined;
    const answer = new Promise<Answer>((resolve) => (end = resolve));
    const { store, asked } = someone(() => answer);
    const leaving = store.set(signOutAtom);
    store.set(closePopupAtom, undefined, true);
    await until(() => asked.length > 0);
    at(to);
    end(done);
    expect(await leaving).toBe(true);
    expect(replacePage.mock.calls).toEqual(times === 0 ? [] : [['/m/news']]);
  });

  it.each(['broken', { body: { code: 0, status: false } }, { body: { code: 500 } }] as Answer[])(
    'that the service refuses leaves the reader signed in: %j',
    async (answer) => {
      const { store } = someone(() => answer);
      const leaving = store.set(signOutAtom);
      store.set(closePopupAtom, undefined, true);
      expect(await leaving).toBe(false);
      expect(store.get(ownReaderAtom)).toEqual({ id: 'u1' });
      expect(readUserInfo()).toBeDefined();
      expect(keys(store)).toEqual(['personal.i18n_logout_failed']);
    },
  );
});

describe('the address with logout=true', () => {
  it('signs out, and removes the parameter', async () => {
    at('/m/news?tab=sports&logout=true');
    const { store, asked } = someone(() => done);
    await store.set(signOutByAddressAtom);
    expect(asked.map(({ name }) => name)).toEqual(['Logout']);
    expect(store.get(readerAtom)).toBeUndefined();
    expect(readUserInfo()).toBeUndefined();
    expect(window.location.search).toBe('?tab=sports');
  });

  it.each(['/m/news', '/m/news?logout=false', '/m/news?logout='])(
    'no other address does: %s',
    async (address) => {
      at(address);
      const { store, asked } = someone(() => done);
      await store.set(signOutByAddressAtom);
      expect(asked).toEqual([]);
      expect(store.get(readerAtom)).toBeDefined();
    },
  );

  it.each(['facebook', 'apple'] as const)(
    'shows the failure instead to a reader who signed in by %s',
    async (method) => {
      at('/m/news?logout=true');
      const { store, asked } = someone(() => done, { id: 'u1', method });
      await store.set(signOutByAddressAtom);
      expect(asked).toEqual([]);
      expect(store.get(readerAtom)).toBeDefined();
      expect(readUserInfo()).toBeDefined();
      expect(keys(store)).toEqual(['personal.i18n_logout_failed']);
    },
  );

  it('clears cached user info of a visitor whose session has ended', async () => {
    at('/m/news?logout=true');
    const { store, asked } = newReader(() => done);
    keepUserInfo({ user_id: 'u1' }, 1);
    await store.set(signOutByAddressAtom);
    expect(readUserInfo()).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
