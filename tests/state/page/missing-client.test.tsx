/** @jest-environment ./tests/dom-with-fetch.mjs */
// What makes calls, and what does things to events, are no part of the first load. Protects: where
// one does not come, whoever pressed is told, and the next press asks for it again.
import { createStore } from 'jotai';
import { ServiceError } from '@/lib/client/service-error';
import { offerToolsAtom } from '@/lib/state/feed/offer-tools';
import { noticesAtom } from '@/lib/state/page/notices';
import { closePopupAtom } from '@/lib/state/page/popups';
import { callAtom } from '@/lib/state/page/service';
import { sampleEntry } from '@/tests/model/entry-sample';

let mockOnline = false;
jest.mock('@/lib/state/page/make-call', () => {
  if (!mockOnline) throw new Error('no network');
  return jest.requireActual('@/lib/state/page/make-call');
});
jest.mock('@/lib/state/feed/feedback', () => {
  throw new Error('no network');
});

afterEach(() => jest.restoreAllMocks());

it('a call whose program does not come is a network that failed, told unless it is quiet', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const store = createStore();
  const call = store.set(callAtom);
  const failed = await call('DisplayTabs', {}, { quiet: true }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ServiceError);
  expect(failed).toMatchObject({ kind: 'network', cause: new Error('no network') });
  expect(store.get(noticesAtom)).toEqual([]);
  await expect(call('DisplayTabs', {})).rejects.toMatchObject({ kind: 'network' });
  expect(store.get(noticesAtom)).toMatchObject([{ key: 'errors.noNetwork', tone: 'bad' }]);

  mockOnline = true;
  const fetch = jest.fn().mockResolvedValue(Response.json({ code: 0, tabs: [] }));
  Object.assign(window, { fetch });
  expect(await call('DisplayTabs', {})).toMatchObject({ code: 0 });
  expect(fetch).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, 'fetch');
});

it('a tool whose program does not come is told as missing; closed without a choice nothing is', async () => {
  const store = createStore();
  const event = sampleEntry();
  const closed = store.set(offerToolsAtom, event, ['queue']);
  store.set(closePopupAtom);
  expect(await closed).toBeUndefined();
  expect(store.get(noticesAtom)).toEqual([]);
  const chosen = store.set(offerToolsAtom, event, ['queue']);
  store.set(closePopupAtom, undefined, 'queue');
  expect(await chosen).toBe('queue');
  expect(store.get(noticesAtom)).toMatchObject([{ key: 'errors.partMissing', tone: 'bad' }]);
});
