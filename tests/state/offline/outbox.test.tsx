/** @jest-environment ./tests/dom-with-fetch.mjs */
import { dropTaken, dropUnsent, keepUnsent, readOutbox } from '@/lib/browser/offline/outbox';
import { readKeptOutbox, writeKeptOutbox } from '@/lib/browser/offline/kept-outbox';
import { resendWaitMs, resendFirstMs, resendMostMs } from '@/lib/model/offline/resend-wait';
import { minuteMs } from '@/lib/model/time';
import { lateTakenKey } from '@/lib/model/wire/further-keys';
import { LikeStatus } from '@/lib/model/wire/card-enums';
import { overlayAtom } from '@/lib/state/article/overlay';
import {
  favoritesChangesAtom,
  markReadAtom,
  toggleFavoriteAtom,
  toggleLikeAtom,
} from '@/lib/state/feed/event';
import { beginOfflineAtom } from '@/lib/state/offline/begin-offline';
import { leaveOfflineAtom, clearOfflineAtom } from '@/lib/state/offline/leave-offline';
import { resendTimerAtom } from '@/lib/state/unsent/send-later';
import { sendMarkAtom } from '@/lib/state/unsent/send-mark';
import { sendOutboxAtom, showOutboxAtom } from '@/lib/state/offline/send-outbox';
import { noticesAtom } from '@/lib/state/page/notices';
import { popupsAtom } from '@/lib/state/page/popups';
import { readerAtom } from '@/lib/state/page/reader';
import { handTimer } from '@/tests/hand-timer';
import { MemoryCaches } from '@/tests/memory-caches';
import { sampleEntry } from '@/tests/model/entry-sample';
import { until } from '@/tests/until';
import { newReader, refusedFor, type Answer } from '../reader';

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

describe('a page rendered before a like was stored', () => {
  /** What a page shows that was requested at `at`. */
  function shown(at: number, id = 'u1') {
    Object.defineProperty(performance, 'timeOrigin', { value: at, configurable: true });
    const { store } = page(good, id);
    store.set(showOutboxAtom);
    return store.get(overlayAtom).e1;
  }
  const { timeOrigin } = performance;
  afterEach(() => {
    Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin, configurable: true });
  });

  it('shows it anyway: to its reader, for as long as a page may take', async () => {
    const before = Date.now();
    await page(good).store.set(toggleLikeAtom, event);
    expect(readOutbox()).toEqual([]);
    expect(shown(before)).toEqual(liked);
    expect(shown(before, 'u2')).toBeUndefined();
    expect(shown(Date.now() + 1)).toBeUndefined();
    jest.spyOn(Date, 'now').mockReturnValue(before + 2 * minuteMs);
    expect(shown(before)).toBeUndefined();
  });

  it('receives actions of another tab, and shows nothing of another reader', async () => {
    const tabs = ['u1', 'u2'].map((id) => page(good, id).store);
    const stops = tabs.map((store) => store.set(beginOfflineAtom));
    const shownNow = () => tabs.map((store) => store.get(overlayAtom).e1);
    const other = page(good).store;
    const tell = (key: string) => {
      const newValue = localStorage.getItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    };
    await other.set(toggleLikeAtom, event);
    tell('another key');
    expect(shownNow()).toEqual([undefined, undefined]);
    tell(lateTakenKey);
    expect(shownNow()).toEqual([liked, undefined]);
    await other.set(toggleLikeAtom, { ...event, ...liked });
    tell(lateTakenKey);
    expect(shownNow()).toEqual([none, undefined]);
    stops.forEach((stop) => stop());
    await other.set(toggleLikeAtom, event);
    tell(lateTakenKey);
    expect(shownNow()).toEqual([none, undefined]);
  });

  it('shows one that had waited; not one that was refused after its wait', async () => {
    const before = Date.now();
    await likedOffline();
    await page(good).store.set(sendOutboxAtom);
    expect(readOutbox()).toEqual([]);
    expect(shown(before)).toEqual(liked);
    localStorage.clear();
    await likedOffline();
    await page({ status: 400, body: {} }).store.set(sendOutboxAtom);
    expect(shown(before)).toBeUndefined();
  });

  it('shows the last word of two', async () => {
    const before = Date.now();
    const { store } = page(good);
    await store.set(toggleLikeAtom, event);
    await store.set(toggleLikeAtom, { ...event, ...liked });
    expect(shown(before)).toEqual(none);
  });

  it('shows nothing of a reader who has signed out, or of what was refused', async () => {
    const before = Date.now();
    await page({ body: { code: 4 } }).store.set(toggleLikeAtom, event);
    expect(shown(before)).toBeUndefined();
    const { store } = page(good);
    await store.set(toggleLikeAtom, event);
    await store.set(leaveOfflineAtom, 'u1');
    expect(shown(before)).toBeUndefined();
  });
});

describe('without network', () => {
  it('a like is shown as done, no failure is shown, and it is queued', async () => {
    const store = await likedOffline();
    expect(store.get(overlayAtom).e1).toEqual(liked);
    expect(store.get(noticesAtom)).toEqual([]);
    expect(readOutbox()).toMatchObject([{ owner: 'u1', call: 'LikeFeedBack', id: 'e1' }]);
  });

  it('what was saved is shown as saved', async () => {
    network(false);
    const { store } = page('broken');
    await store.set(toggleFavoriteAtom, event);
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'acts.saved' }]);
  });

  it('what a guest has read is queued, too', async () => {
    network(false);
    const { store } = page('broken', '');
    await store.set(markReadAtom, 'e1', 'v1');
    expect(readOutbox()).toMatchObject([{ owner: '', call: 'MarkUserRead' }]);
  });
});

describe('a device that is full, or blocks its storage', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  /** Blocks all writes until the end of the test. */
  function block() {
    const caches = new MemoryCaches();
    const open = caches.open.bind(caches);
    jest.spyOn(caches, 'open').mockImplementation(async (name) => {
      return Object.assign(await open(name), { put: async () => full() });
    });
    Object.assign(window, { caches });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  }
  afterEach(() => Reflect.deleteProperty(window, 'caches'));

  it('what was shown as saved is sent by the next try', async () => {
    block();
    let down = true;
    const { store, asked } = page(() => (down ? { status: 503, body: {} } : good));
    await store.set(toggleFavoriteAtom, event);
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'acts.saved' }]);
    expect(readOutbox()).toMatchObject([{ owner: 'u1', call: 'CollectOrUncollectEvents' }]);
    down = false;
    await store.set(sendOutboxAtom);
    expect(asked.map(({ name }) => name)).toEqual([
      'CollectOrUncollectEvents',
      'CollectOrUncollectEvents',
    ]);
    expect(readOutbox()).toEqual([]);
  });

  it('retries by itself, and the last change to a mark wins', async () => {
    block();
    const { timer, waiting } = handTimer();
    const { store } = page({ status: 503, body: {} });
    store.set(resendTimerAtom, { timer });
    await store.set(toggleLikeAtom, event);
    await store.set(toggleLikeAtom, { ...event, ...liked });
    expect(waiting()).toBe(1);
    expect(readOutbox()).toMatchObject([{ call: 'LikeFeedBack', after: none, before: none }]);
    await store.set(leaveOfflineAtom, 'u1');
    expect(readOutbox()).toEqual([]);
  });

  it('with space again it is stored, beside what was there', async () => {
    await likedOffline();
    block();
    const { store } = page('broken');
    await store.set(markReadAtom, 'e2');
    expect(readOutbox().map(({ id }) => id)).toEqual(['e1', 'e2']);
    jest.restoreAllMocks();
    await store.set(markReadAtom, 'e3');
    expect(JSON.parse(localStorage.getItem('outbox') ?? '')).toHaveLength(3);
    await page(good).store.set(sendOutboxAtom);
    expect(readOutbox()).toEqual([]);
  });
});

describe('with network', () => {
  it('a press is stored before its call is sent, and deleted with the answer', async () => {
    const waiting: number[] = [];
    const { store } = page(() => {
      waiting.push(readOutbox().length);
      return good;
    });
    await store.set(toggleLikeAtom, event);
    expect(waiting).toEqual([1]);
    expect(readOutbox()).toEqual([]);
  });

  it.each([
    ['no answer arrives', 'broken'],
    ['the service fails', { status: 500, body: { base_resp: { error_code: 500 } } }],
    ['a gateway has no service', { status: 502, body: {} }],
    ['a network asks to sign in first', { body: 'Welcome to our hotel' }],
    ['there were too many', { status: 429, body: { base_resp: { error_code: 429 } } }],
  ] as const)('one stays done, and queued, when %s', async (_, answer) => {
    const { store } = page(answer);
    await store.set(toggleLikeAtom, event);
    await store.set(toggleFavoriteAtom, event);
    await store.set(markReadAtom, 'e1');
    expect(store.get(overlayAtom).e1).toMatchObject({ ...liked, collected: true, has_read: true });
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'acts.saved' }]);
    expect(readOutbox()).toHaveLength(3);
  });

  it.each([
    ['in its envelope', { body: { base_resp: { error_code: 9 } } }],
    ['with another code than 0', { body: { code: 3 } }],
    ['with a 4xx and no word', { status: 403, body: {} }],
  ] as const)('one that the service refuses %s is reverted with a message', async (_, answer) => {
    const { store } = page(answer);
    await store.set(toggleLikeAtom, event);
    expect(store.get(overlayAtom).e1).toEqual(none);
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'acts.notLiked' }]);
    expect(readOutbox()).toEqual([]);
  });

  it('one that needs a sign-in is taken back; the question to sign in says enough', async () => {
    const { store } = page(refusedFor('signIn'));
    await store.set(toggleLikeAtom, event);
    expect(store.get(overlayAtom).e1).toEqual(none);
    expect([store.get(noticesAtom), readOutbox()]).toEqual([[], []]);
    expect(store.get(popupsAtom)).toMatchObject([{ popup: { kind: 'sign-in' } }]);
  });

  it('one that is refused after one that waits shows what the service has', async () => {
    let answer: Answer = 'broken';
    const { store } = page(() => answer);
    await store.set(toggleLikeAtom, event);
    answer = { status: 400, body: {} };
    await store.set(toggleLikeAtom, { ...event, ...liked });
    // The like had never arrived.
    expect(store.get(overlayAtom).e1).toEqual(none);
  });
});

describe('the next try', () => {
  const stops: (() => void)[] = [];
  afterEach(() => stops.splice(0).forEach((stop) => stop()));
  /** A page whose service fails until it is repaired, with a clock that stands still. */
  function failing(answer: Answer = 'broken') {
    const site = { answer };
    const reader = page(() => site.answer);
    const clock = handTimer();
    reader.store.set(resendTimerAtom, clock);
    stops.push(reader.store.set(beginOfflineAtom));
    jest.spyOn(Math, 'random').mockReturnValue(1);
    return { ...reader, site, clock };
  }
  const asks = (reader: ReturnType<typeof failing>, times: number) =>
    until(() => reader.asked.length === times && reader.clock.waiting() === 1);

  it('happens by itself, and is the last one once it succeeds', async () => {
    const one = failing();
    await one.store.set(toggleLikeAtom, event);
    one.site.answer = good;
    one.clock.advance(resendFirstMs);
    await until(() => readOutbox().length === 0);
    expect(one.asked).toHaveLength(2);
    expect(one.store.get(noticesAtom)).toEqual([]);
    await until(() => one.clock.waiting() === 0);
  });

  it('waits twice as long after each failure, and as long as the service asks', async () => {
    const one = failing();
    await one.store.set(toggleLikeAtom, event);
    one.clock.advance(resendFirstMs);
    await asks(one, 2);
    one.clock.advance(2 * resendFirstMs - 1);
    expect(one.clock.waiting()).toBe(1);
    one.site.answer = { status: 503, headers: { 'retry-after': '90' }, body: {} };
    one.clock.advance(1);
    await asks(one, 3);
  });

  it('is waited for no more once all is sent; the next failure is the first again', async () => {
    const one = failing();
    await one.store.set(toggleLikeAtom, event);
    one.clock.advance(resendFirstMs);
    await asks(one, 2);
    one.site.answer = good;
    await one.store.set(sendOutboxAtom);
    expect(one.clock.waiting()).toBe(0);
    one.site.answer = 'broken';
    await one.store.set(toggleLikeAtom, event);
    one.clock.advance(resendFirstMs - 1);
    expect(one.clock.waiting()).toBe(1);
    one.clock.advance(1);
    expect(one.clock.waiting()).toBe(0);
  });

  it('is not waited for where nothing failed', async () => {
    const one = failing(good);
    await one.store.set(toggleLikeAtom, event);
    expect(one.clock.waiting()).toBe(0);
  });

  it('is one for all that wait', async () => {
    const one = failing();
    await one.store.set(toggleLikeAtom, event);
    await one.store.set(toggleLikeAtom, { ...event, id: 'e2' });
    expect(one.clock.waiting()).toBe(1);
  });

  it('has no timer without network: the browser reports when there is one', async () => {
    const one = failing();
    network(false);
    await one.store.set(toggleLikeAtom, event);
    expect(one.clock.waiting()).toBe(0);
  });
});

describe('resendWaitMs', () => {
  it.each([
    [1, 1, undefined, resendFirstMs],
    [1, 0, undefined, resendFirstMs / 2],
    [3, 1, undefined, resendFirstMs * 4],
    [40, 1, undefined, resendMostMs],
    [1, 1, 90, 90_000],
  ])('after %d failures, random %d, retry time %p s: %d ms', (failures, random, asked, ms) => {
    expect(resendWaitMs(failures, random, asked)).toBe(ms);
  });
});

describe('with a worker', () => {
  let caches: MemoryCaches;
  beforeEach(() => {
    caches = new MemoryCaches();
    Object.assign(window, { caches });
  });
  afterEach(() => Reflect.deleteProperty(window, 'caches'));

  it('queued actions are passed to it, and withdrawn once the page has sent them', async () => {
    await likedOffline();
    expect(await readKeptOutbox()).toMatchObject({
      owner: 'u1',
      calls: [{ url: expect.stringMatching(/like\/feedback$/), headers: { version: '1.0.22' } }],
    });
    await page(good).store.set(sendOutboxAtom);
    expect(await readKeptOutbox()).toBeUndefined();
  });

  it('it has the calls of its reader alone, and none that cannot be made', async () => {
    await likedOffline('u2');
    const queue = [
      ...readOutbox(),
      { key: 'k1', owner: 'u1', at: Date.now(), call: 'NoSuchCall', id: 'e1', input: {} },
      { key: 'k2', owner: 'u1', at: Date.now(), call: 'LikeFeedBack', id: 'e1', input: { a: 1 } },
    ];
    localStorage.setItem('outbox', JSON.stringify(queue));
    await likedOffline('u1');
    const kept = await readKeptOutbox();
    expect(kept?.owner).toBe('u1');
    expect(kept?.calls.map(({ body }) => JSON.parse(body ?? ''))).toMatchObject([
      { operate_event_ids: ['e1'], operate_type: 1 },
    ]);
  });

  it('what it has sent is not sent again, and what was refused is taken back', async () => {
    network(false);
    const before = page('broken').store;
    await before.set(toggleLikeAtom, event);
    await before.set(toggleLikeAtom, { ...event, id: 'e2' });
    network(true);
    const kept = await readKeptOutbox();
    const [first = '', second = ''] = readOutbox().map(({ key }) => key);
    await writeKeptOutbox({
      ...{ owner: 'u1', calls: kept?.calls ?? [] },
      sent: { [first]: 'taken', [second]: 'refused' },
    });
    const { store, asked } = page(good);
    store.set(showOutboxAtom);
    await store.set(sendOutboxAtom);
    expect(asked).toEqual([]);
    expect(store.get(overlayAtom)).toMatchObject({ e1: liked, e2: none });
    expect(readOutbox()).toEqual([]);
  });

  it('has it anew where all else that is kept was wiped without network', async () => {
    await likedOffline();
    network(false);
    await page(good).store.set(clearOfflineAtom, () => localStorage.clear());
    expect(await readKeptOutbox()).toMatchObject({ owner: 'u1', calls: [{}] });
  });

  it('it is asked to send once there is network, where anything waits', async () => {
    const register = jest.fn().mockResolvedValue(undefined);
    const getRegistration = async () => ({ active: null, sync: { register } });
    const value = { getRegistration };
    Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
    await likedOffline();
    expect(register).toHaveBeenCalledTimes(1);
    await page(good).store.set(sendOutboxAtom);
    expect(register).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('has nothing where nothing waits', async () => {
    await page(good).store.set(clearOfflineAtom, () => localStorage.clear());
    expect(await readKeptOutbox()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('has nothing of a reader who signs out', async () => {
    const store = await likedOffline();
    await store.set(leaveOfflineAtom, 'u1');
    expect(await readKeptOutbox()).toBeUndefined();
  });
});

describe('a queued action', () => {
  it('is shown again after a reload', async () => {
    await likedOffline();
    const { store } = page(good);
    store.set(showOutboxAtom);
    expect(store.get(overlayAtom).e1).toEqual(liked);
  });

  it('of a guest is shown to a guest again, too', async () => {
    network(false);
    await page('broken', '').store.set(markReadAtom, 'e1', 'v1');
    const { store } = page(good, '');
    store.set(showOutboxAtom);
    expect(store.get(overlayAtom).e1).toMatchObject({ has_read: true });
  });

  it('has the favorites asked for anew once a save is taken, and for that alone', async () => {
    network(false);
    const before = page('broken').store;
    await before.set(toggleLikeAtom, event);
    network(true);
    const { store } = page(good);
    await store.set(sendOutboxAtom);
    expect(store.get(favoritesChangesAtom)).toBe(0);
    network(false);
    await before.set(toggleFavoriteAtom, event);
    network(true);
    await store.set(sendOutboxAtom);
    expect(store.get(favoritesChangesAtom)).toBeGreaterThan(0);
  });

  it('is sent in its order, once', async () => {
    network(false);
    const before = page('broken').store;
    await before.set(toggleLikeAtom, event);
    await before.set(toggleFavoriteAtom, { ...event, id: 'e2' });
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

  it('stays where there is still no answer, and nothing behind the second failure is tried', async () => {
    network(false);
    const before = page('broken').store;
    await before.set(toggleLikeAtom, event);
    await before.set(toggleLikeAtom, { ...event, id: 'e2' });
    await before.set(toggleLikeAtom, { ...event, id: 'e3' });
    network(true);
    const { store, asked } = page('broken');
    await store.set(sendOutboxAtom);
    expect(asked).toHaveLength(2);
    expect(readOutbox()).toHaveLength(3);
  });

  it('is sent although one before it fails', async () => {
    network(false);
    const before = page('broken').store;
    for (const id of ['e1', 'e2', 'e3']) await before.set(toggleLikeAtom, { ...event, id });
    network(true);
    const { store } = page(({ input }) =>
      String(input.operate_event_ids) === 'e2' ? { status: 500, body: {} } : good,
    );
    await store.set(sendOutboxAtom);
    expect(readOutbox()).toMatchObject([{ id: 'e2' }]);
  });

  it.each([
    ['a gateway that has no service', { status: 502, body: {} }],
    [
      'a service that wants to be left alone',
      { status: 429, headers: { 'retry-after': '5' }, body: { base_resp: { error_code: 9 } } },
    ],
    [
      'a refusal that says when to try again',
      { status: 403, headers: { 'retry-after': '5' }, body: { base_resp: { error_code: 403 } } },
    ],
  ] as const)('stays after %s', async (_, answer) => {
    await likedOffline();
    const { store } = page(answer);
    await store.set(sendOutboxAtom);
    expect(readOutbox()).toHaveLength(1);
    expect(store.get(noticesAtom)).toEqual([]);
  });

  it('is undone with a message where the service refuses it for good', async () => {
    await likedOffline();
    const { store } = page({ body: { base_resp: { error_code: 9 } } });
    store.set(showOutboxAtom);
    await store.set(sendOutboxAtom);
    expect(store.get(overlayAtom).e1).toEqual(none);
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'errors.offlineRefused', tone: 'bad' }]);
    expect(readOutbox()).toEqual([]);
  });

  it('is undone where it is refused, whatever waits beside it', async () => {
    network(false);
    const before = page('broken').store;
    for (const id of ['e1', 'e2']) await before.set(toggleLikeAtom, { ...event, id });
    network(true);
    const { store } = page(({ input }) =>
      String(input.operate_event_ids) === 'e1' ? { status: 400, body: {} } : good,
    );
    store.set(showOutboxAtom);
    await store.set(sendOutboxAtom);
    expect(store.get(overlayAtom)).toMatchObject({ e1: none, e2: liked });
  });

  it('is kept where the session is over, until its reader has signed in again', async () => {
    await likedOffline();
    const { store, asked } = page(refusedFor('signIn'));
    await store.set(sendOutboxAtom);
    expect(asked).toHaveLength(1);
    expect(store.get(noticesAtom)).not.toContainEqual(
      expect.objectContaining({ key: 'errors.offlineRefused' }),
    );
    expect(readOutbox()).toMatchObject([{ owner: 'u1', id: 'e1' }]);
    const again = page(good);
    await again.store.set(sendOutboxAtom);
    expect(again.asked).toHaveLength(1);
    expect(readOutbox()).toEqual([]);
  });

  it.each([
    ['whose input is none', { call: 'LikeFeedBack', input: { a: 1 } }],
    ['of a call that there is no more', { call: 'NoSuchCall', input: {} }],
  ])('one %s is left out, and those behind it are sent', async (_, more) => {
    const bad = { key: 'k', owner: 'u1', at: Date.now(), id: 'e0', before: {}, after: {}, ...more };
    localStorage.setItem('outbox', JSON.stringify([bad]));
    await likedOffline();
    const { store, asked } = page(good);
    await store.set(sendOutboxAtom);
    expect(asked.map(({ name }) => name)).toEqual(['LikeFeedBack']);
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
    'is neither sent for another reader (%j) nor shown to them',
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

  it('of a reader who did not return is deleted after 30 days', async () => {
    await likedOffline();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 86_400_000);
    const { store, asked } = page(good, 'u2');
    await store.set(sendOutboxAtom);
    expect(readOutbox()).toEqual([]);
    expect(asked).toEqual([]);
    expect(store.get(noticesAtom)).toEqual([]);
  });

  it('that is changed while it is sent keeps the last change', async () => {
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

  it('is deleted with the reader who signs out, and nobody else’s is', async () => {
    await likedOffline('u1');
    await likedOffline('u2');
    const { store } = page(good, '');
    await store.set(leaveOfflineAtom, 'u1');
    expect(readOutbox()).toMatchObject([{ owner: 'u2' }]);
  });

  it('is sent before the cache is cleared; without network it survives that', async () => {
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

describe('a mark whose turn comes after another page has emptied the queue', () => {
  const keep = (operate_type: 1 | 2) => {
    const input = { operate_type, operate_event_ids: ['e1'], session_id: '' };
    const call = 'LikeFeedBack' as const;
    return keepUnsent({ owner: 'u1', call, id: 'e1', input, before: none, after: liked });
  };

  it('is not sent again if that, or a later change of it, was accepted', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000);
    const like = keep(1);
    clock.mockReturnValue(2_000);
    const unlike = keep(2);
    dropTaken([unlike.key]);
    const { store, asked } = page('broken');
    expect(await store.set(sendMarkAtom, like)).toBe('later');
    expect(await store.set(sendMarkAtom, unlike)).toBe('taken');
    expect([asked, readOutbox()]).toEqual([[], []]);
  });

  it('is sent if only an earlier change of it was accepted', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000);
    dropTaken([keep(1).key]);
    clock.mockReturnValue(2_000);
    const unlike = keep(2);
    dropUnsent([unlike.key]);
    const { store, asked } = page(good);
    expect(await store.set(sendMarkAtom, unlike)).toBe('taken');
    expect(asked).toHaveLength(1);
    expect(readOutbox()).toEqual([]);
  });

  it('is queued again if that page was refused and nothing answers here', async () => {
    const like = keep(1);
    dropUnsent([like.key]);
    const { store } = page('broken');
    expect(await store.set(sendMarkAtom, like)).toBe('later');
    expect(readOutbox()).toEqual([like]);
  });

  it('is neither sent nor queued if its reader has signed out', async () => {
    const like = keep(1);
    const { store, asked } = page(good, '');
    await store.set(leaveOfflineAtom, 'u1');
    await store.set(sendMarkAtom, like);
    expect([asked, readOutbox()]).toEqual([[], []]);
  });
});

it('storage written by others is read as far as it is valid', () => {
  localStorage.setItem('outbox', '[1,null,{"key":"k"}]');
  expect(readOutbox()).toEqual([]);
  localStorage.setItem('outbox', 'no json');
  expect(readOutbox()).toEqual([]);
});
