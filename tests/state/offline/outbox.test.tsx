/** @jest-environment ./tests/dom-with-fetch.mjs */
import { keepUnsent, readOutbox } from '@/lib/browser/outbox';
import { LikeStatus } from '@/lib/model/wire/enums';
import { overlayAtom } from '@/lib/state/article/overlay';
import { markReadAtom, toggleFavouriteAtom, toggleLikeAtom } from '@/lib/state/feed/event';
import { leaveOfflineAtom, clearOfflineAtom } from '@/lib/state/offline/leave-offline';
import { sendOutboxAtom, showOutboxAtom } from '@/lib/state/offline/send-outbox';
import { noticesAtom } from '@/lib/state/page/notices';
import { readerAtom } from '@/lib/state/page/reader';
import { sampleEntry } from '@/tests/model/entry-sample';
import { newReader, type Answer } from '../reader';

const good: Answer = { body: { code: 0 } };
const event = sampleEntry({ like_count: 1 });
const none = { like_status: LikeStatus.None, like_count: 1 };
const liked = { like_status: LikeStatus.Like, like_count: 2 };

const network = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** The page of a reader; a second one is the same browser after a reload. */
function page(answer: Answer | Parameters<typeof newReader>[0], id: string | undefined = 'u1') {
  const reader = newReader(typeof answer === 'function' ? answer : () => answer);
  reader.store.set(readerAtom, id === '' ? undefined : { id });
  return reader;
}

async function likedOffline(id = 'u1') {
  network(false);
  const { store } = page('broken', id);
  await store.set(toggleLikeAtom, event);
  network(true);
  return store;
}

describe('without network', () => {
  it('a like is shown as done, nothing is told as failed, and it waits', async () => {
    const store = await likedOffline();
    expect(store.get(overlayAtom).e1).toEqual(liked);
    expect(store.get(noticesAtom)).toEqual([]);
    expect(readOutbox()).toMatchObject([{ owner: 'u1', call: 'LikeFeedBack', id: 'e1' }]);
  });

  it('what was saved is told as saved', async () => {
    network(false);
    const { store } = page('broken');
    await store.set(toggleFavouriteAtom, event);
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'acts.saved' }]);
  });

  it('what a guest has read waits, too', async () => {
    network(false);
    const { store } = page('broken', '');
    await store.set(markReadAtom, 'e1', 'v1');
    expect(readOutbox()).toMatchObject([{ owner: '', call: 'MarkUserRead' }]);
  });
});

describe('with network', () => {
  it('a press is written down before its call leaves, and forgotten with the answer', async () => {
    const waiting: number[] = [];
    const { store } = page(() => {
      waiting.push(readOutbox().length);
      return good;
    });
    await store.set(toggleLikeAtom, event);
    expect(waiting).toEqual([1]);
    expect(readOutbox()).toEqual([]);
  });

  it('one that fails is told, as ever, and does not come back', async () => {
    const { store } = page('broken');
    await store.set(toggleLikeAtom, event);
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'acts.notLiked' }]);
    expect(readOutbox()).toEqual([]);
  });
});

describe('what waits', () => {
  it('is shown again after a reload', async () => {
    await likedOffline();
    const { store } = page(good);
    store.set(showOutboxAtom);
    expect(store.get(overlayAtom).e1).toEqual(liked);
  });

  it('is sent in its order, once', async () => {
    network(false);
    const before = page('broken').store;
    await before.set(toggleLikeAtom, event);
    await before.set(toggleFavouriteAtom, { ...event, id: 'e2' });
    await before.set(markReadAtom, 'e3', 'v');
    network(true);
    const { store, asked } = page(good);
    await store.set(sendOutboxAtom);
    await store.set(sendOutboxAtom);
    expect(asked.map(({ name }) => name)).toEqual([
      'LikeFeedBack',
      'CollectOrUncollectEvents',
      'MarkUserRead',
    ]);
    expect(readOutbox()).toEqual([]);
  });

  it('stays where there is still no answer, and all behind it', async () => {
    network(false);
    const before = page('broken').store;
    await before.set(toggleLikeAtom, event);
    await before.set(toggleLikeAtom, { ...event, id: 'e2' });
    network(true);
    const { store, asked } = page('broken');
    await store.set(sendOutboxAtom);
    expect(asked).toHaveLength(1);
    expect(readOutbox()).toHaveLength(2);
  });

  it.each([
    ['a gateway that has no service', { status: 502, body: {} }],
    [
      'a service that wants to be left alone',
      { status: 429, headers: { 'retry-after': '5' }, body: { base_resp: { error_code: 9 } } },
    ],
  ] as const)('stays after %s', async (_, answer) => {
    await likedOffline();
    const { store } = page(answer);
    await store.set(sendOutboxAtom);
    expect(readOutbox()).toHaveLength(1);
    expect(store.get(noticesAtom)).toEqual([]);
  });

  it('is undone and told where the service refuses it for good', async () => {
    await likedOffline();
    const { store } = page({ body: { base_resp: { error_code: 9 } } });
    store.set(showOutboxAtom);
    await store.set(sendOutboxAtom);
    expect(store.get(overlayAtom).e1).toEqual(none);
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'errors.offlineRefused', tone: 'bad' }]);
    expect(readOutbox()).toEqual([]);
  });

  it('is given up, and told, after 30 days', async () => {
    await likedOffline();
    const later = Date.now() + 31 * 86_400_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    const { store, asked } = page(good);
    await store.set(sendOutboxAtom);
    expect(asked).toEqual([]);
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'errors.offlineRefused' }]);
  });

  it.each(['u2', ''])(
    'is not sent for somebody else (%j), and not shown to them',
    async (other) => {
      await likedOffline();
      const { store, asked } = page(good, other);
      store.set(showOutboxAtom);
      await store.set(sendOutboxAtom);
      expect(asked).toEqual([]);
      expect(store.get(overlayAtom)).toEqual({});
      expect(readOutbox()).toHaveLength(1);
    },
  );

  it('of a reader who did not come back is gone after 30 days', async () => {
    await likedOffline();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 86_400_000);
    const { store, asked } = page(good, 'u2');
    await store.set(sendOutboxAtom);
    expect(readOutbox()).toEqual([]);
    expect(asked).toEqual([]);
    expect(store.get(noticesAtom)).toEqual([]);
  });

  it('of one that was pressed again while it was sent the last word counts', async () => {
    await likedOffline();
    const { store, asked } = page(({ input }) => {
      if (input.operate_type === 1) {
        const input = { operate_type: 2, operate_event_ids: ['e1'], session_id: '' };
        const call = 'LikeFeedBack' as const;
        keepUnsent({ owner: 'u1', call, id: 'e1', input, before: liked, after: none });
        return { body: { base_resp: { error_code: 9 } } };
      }
      return good;
    });
    await store.set(sendOutboxAtom);
    expect(asked.map(({ input }) => input.operate_type)).toEqual([1, 2]);
    expect(store.get(noticesAtom)).toEqual([]);
  });

  it('goes with the reader who signs out, and nobody else’s', async () => {
    await likedOffline('u1');
    await likedOffline('u2');
    const { store } = page(good, '');
    await store.set(leaveOfflineAtom, 'u1');
    expect(readOutbox()).toMatchObject([{ owner: 'u2' }]);
  });

  it('is sent before the cache is cleared; without network it outlives that', async () => {
    await likedOffline();
    network(false);
    const { store, asked } = page(good);
    await store.set(clearOfflineAtom, () => localStorage.clear());
    expect(readOutbox()).toHaveLength(1);
    network(true);
    await store.set(clearOfflineAtom, () => localStorage.clear());
    expect(asked).toHaveLength(1);
    expect(readOutbox()).toEqual([]);
  });
});

it('a storage that somebody else has written into is read as far as it is ours', () => {
  localStorage.setItem('outbox', '[1,null,{"key":"k"}]');
  expect(readOutbox()).toEqual([]);
  localStorage.setItem('outbox', 'no json');
  expect(readOutbox()).toEqual([]);
});
