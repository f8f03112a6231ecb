/** @jest-environment ./tests/dom-with-fetch.mjs */
// A like in the list, whose code loads after it. Protects: a press is never lost silently, and a
// reader without an account is asked to sign in.
import { LikeStatus } from '@/lib/model/wire/card-enums';
import { overlayAtom } from '@/lib/state/article/overlay';
import { markAtom } from '@/lib/state/feed/first-marks';
import { noticesAtom } from '@/lib/state/page/notices';
import { popupsAtom } from '@/lib/state/page/popups';
import { readerAtom } from '@/lib/state/page/reader';
import { sampleEntry } from '@/tests/model/entry-sample';
import { newReader } from '../reader';

let mockOnline = true;
jest.mock('@/lib/state/feed/event', () => {
  if (!mockOnline) throw new Error('no network');
  return jest.requireActual('@/lib/state/feed/event');
});

const event = sampleEntry({ id: 'a', like_status: LikeStatus.None, like_count: 2 });

function newPage() {
  const reader = newReader(() => ({ body: { code: 0 } }));
  reader.store.set(readerAtom, { id: 'r1' });
  return reader;
}

beforeEach(() => {
  localStorage.clear();
  mockOnline = true;
});

it('a failed load shows a message, and the next press loads it again', async () => {
  mockOnline = false;
  const { store, asked } = newPage();
  await store.set(markAtom, 'like', event, 's1');
  expect(store.get(noticesAtom)).toMatchObject([{ key: 'errors.partMissing', tone: 'bad' }]);
  expect(store.get(overlayAtom)).toEqual({});
  mockOnline = true;
  await store.set(markAtom, 'like', event, 's1');
  expect(asked).toMatchObject([{ name: 'LikeFeedBack', input: { session_id: 's1' } }]);
});

it.each(['like', 'save'] as const)('a guest is asked to sign in: %s', async (what) => {
  const { store, asked } = newPage();
  store.set(readerAtom, undefined);
  await store.set(markAtom, what, event, 's1');
  expect(store.get(popupsAtom)).toMatchObject([{ popup: { kind: 'sign-in' } }]);
  expect(asked).toEqual([]);
});

it('a like and a save go to the service', async () => {
  const { store, asked } = newPage();
  await store.set(markAtom, 'like', event, 's1');
  await store.set(markAtom, 'save', event, 's1');
  expect(asked.map(({ name }) => name)).toEqual(['LikeFeedBack', 'CollectOrUncollectEvents']);
});
