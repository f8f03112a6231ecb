/** @jest-environment ./tests/dom-with-fetch.mjs */
import { readOutbox } from '@/lib/browser/offline/outbox';
import { readingPlace } from '@/lib/browser/feed/reading-place';
import { keepPlaceAtom } from '@/lib/state/article/reading-place';
import { notLoggedIn } from '@/lib/contract';
import { noticesAtom } from '@/lib/state/page/notices';
import { popupsAtom } from '@/lib/state/page/popups';
import { readerAtom, sessionEndedAtom } from '@/lib/state/page/reader';
import { sendOutboxAtom } from '@/lib/state/offline/send-outbox';
import { newReader, type Answer } from '../reader';

const left = { id: 'e1', version: 'v1', topPx: 900, place: 3_250, told: 0 };

function page(answer: Answer, id: string | undefined = 'u1') {
  const reader = newReader(() => answer);
  reader.store.set(readerAtom, id === '' ? undefined : { id });
  return reader;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('the place in a left article is reported once, until it is left elsewhere', async () => {
  const { store, asked } = page({ body: { code: 0 } });
  for (const place of [3_250, 3_250, 5_000]) await store.set(keepPlaceAtom, { ...left, place });
  const input = { event_id: 'e1', event_version_id: 'v1' };
  expect(asked).toEqual([
    { name: 'KeepReadingPlace', input: { ...input, place: 3_250 } },
    { name: 'KeepReadingPlace', input: { ...input, place: 5_000 } },
  ]);
  expect(readingPlace('e1', 'v1')).toEqual({ topPx: 900, told: 5_000 });
  expect(readOutbox()).toEqual([]);
});

it("a guest's place is not reported, and is kept for this visit", async () => {
  const { store, asked } = page({ body: { code: 0 } }, '');
  await store.set(keepPlaceAtom, left);
  expect(asked).toEqual([]);
  expect(readingPlace('e1', 'v1')).toEqual({ topPx: 900, told: 0 });
});

it('after the session has ended no sign-in is requested, and the place is kept for this visit', async () => {
  const { store, asked } = page({ body: { base_resp: { error_code: notLoggedIn } } });
  store.set(sessionEndedAtom, true);
  await store.set(keepPlaceAtom, left);
  expect([asked, readOutbox(), store.get(popupsAtom)]).toEqual([[], [], []]);
  expect(readingPlace('e1', 'v1')).toEqual({ topPx: 900, told: 0 });
});

it('an unreported place is sent later, and this device keeps its own', async () => {
  const broken = page({ status: 502, body: {} });
  for (const place of [1_000, 3_250]) await broken.store.set(keepPlaceAtom, { ...left, place });
  expect(readingPlace('e1', 'v1')).toEqual({ topPx: 900, told: 0 });
  expect(readOutbox()).toMatchObject([{ call: 'KeepReadingPlace', input: { place: 3_250 } }]);
  const { store, asked } = page({ body: { code: 0 } });
  await store.set(sendOutboxAtom);
  expect(asked).toMatchObject([{ name: 'KeepReadingPlace', input: { place: 3_250 } }]);
  expect(readOutbox()).toEqual([]);
});

it('a service without places shows the reader no error', async () => {
  const broken = page({ status: 502, body: {} });
  await broken.store.set(keepPlaceAtom, left);
  const { store } = page({ status: 404, body: {} });
  await store.set(sendOutboxAtom);
  expect([store.get(noticesAtom), readOutbox()]).toEqual([[], []]);
});

it('who goes back to the place that the service has takes back the one that waits', async () => {
  const broken = page({ status: 502, body: {} });
  await broken.store.set(keepPlaceAtom, left);
  const other = page({ body: { code: 0 } }, 'u2');
  await other.store.set(keepPlaceAtom, { ...left, topPx: 0, place: 0 });
  await other.store.set(keepPlaceAtom, { ...left, id: 'e2', topPx: 0, place: 0 });
  expect(other.asked).toEqual([]);
  await broken.store.set(keepPlaceAtom, { ...left, topPx: 0, place: 0 });
  expect(readOutbox()).toMatchObject([{ owner: 'u1', input: { place: 0 } }]);
});

it('what was told is not told again, and an article at its top is at none', async () => {
  const { store, asked } = page({ body: { code: 0 } });
  await store.set(keepPlaceAtom, { ...left, place: 3_250, told: 3_250 });
  expect(asked).toEqual([]);
  await store.set(keepPlaceAtom, { ...left, topPx: 0, place: 0 });
  expect(asked).toMatchObject([{ input: { place: 0 } }]);
  expect(readingPlace('e1', 'v1')).toBeUndefined();
});
