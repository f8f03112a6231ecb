/** @jest-environment ./tests/dom-with-fetch.mjs */
import { createStore } from 'jotai';
import { deviceId } from '@/lib/browser/device/device-id';
import { siteAtom } from '@/lib/state/page/deployment';
import { fetchAtom } from '@/lib/state/page/service';
import { trackAtom } from '@/lib/state/page/tracking';
import { eventLoopTurns } from '../../event-loop-turns';

type Sent = { address: string; body: unknown; keepalive: boolean };

/** A page of a site with tracking, unless it has no blacklist at all. */
function page(blacklist?: readonly string[]) {
  const store = createStore();
  const sent: Sent[] = [];
  store.set(siteAtom, {
    brand: 'Cubewire',
    region: 'sg',
    tracking: blacklist && { blacklist },
  });
  store.set(fetchAtom, {
    fetch: async (request) => {
      const { url, keepalive } = request;
      sent.push({
        address: new URL(url).pathname,
        body: JSON.parse(await request.text()),
        keepalive,
      });
      throw new TypeError('offline');
    },
  });
  return { store, sent };
}

/** Waits out the microtasks in which a body is read. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

it('an event is sent a second after it happened, and its failure is ignored', async () => {
  const { store, sent } = page([]);
  store.set(trackAtom, 'app_enter', {});
  store.set(trackAtom, 'enter_news_detail', { id: 'e1', isShare: true });
  jest.advanceTimersByTime(999);
  await settled();
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  await eventLoopTurns();
  const device = deviceId();
  const common = { address: '/api/track', keepalive: true };
  expect(sent).toEqual([
    { ...common, body: { event: 'app_enter', fields: {}, device } },
    {
      ...common,
      body: { event: 'enter_news_detail', fields: { id: 'e1', isShare: true }, device },
    },
  ]);
});

it.each([
  ['a site that counts nowhere', undefined],
  ['a device of the blacklist', 'own'],
])('%s sends nothing', async (_what, listed) => {
  const { store, sent } = page(listed === undefined ? undefined : [deviceId(), 'another-device']);
  store.set(trackAtom, 'app_enter', {});
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  await eventLoopTurns();
  expect(sent).toEqual([]);
});

it('an event withdrawn within the second is not sent', async () => {
  const { store, sent } = page([]);
  const takeBack = store.set(trackAtom, 'enter_track_page', { id: 't1' });
  jest.advanceTimersByTime(999);
  takeBack();
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  await eventLoopTurns();
  expect(sent).toEqual([]);
});
