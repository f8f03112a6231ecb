/** @jest-environment ./tests/dom-with-fetch.mjs */
import { feedOf } from '@/lib/model/feed/feed';
import { overlayAtom, patchAtom } from '@/lib/state/article/overlay';
import { feedAtom } from '@/lib/state/feed/feed';
import { markAllReadAtom } from '@/lib/state/feed/mark-all';
import { noticesAtom } from '@/lib/state/page/notices';
import { sampleEntry } from '@/tests/model/entry-sample';
import { until } from '@/tests/until';
import { newReader, refusedFor, type Answer, type Asked } from '../reader';

const sports = { kind: 'tab', tab: 'sports' } as const;
const two: Answer = { body: { code: 0, data: { count: 2, marked_at: 77 } } };

function withList(answer: (asked: Asked) => Answer) {
  const reader = newReader(answer);
  const events = ['e1', 'e2', 'e3'].map((id) => sampleEntry({ id, has_read: id === 'e2' }));
  const page = { events, has_more: false, session_end: true, session_id: 's1', next_cursor: '' };
  reader.store.set(feedAtom('sports'), feedOf(page, 1));
  return reader;
}

it('marks everything on the page as read, and shows how many', async () => {
  const { store, asked } = withList(() => two);
  await store.set(markAllReadAtom, sports);
  expect(asked).toEqual([{ name: 'MarkAllRead', input: { list: sports } }]);
  expect(store.get(overlayAtom)).toEqual({ e1: { has_read: true }, e3: { has_read: true } });
  expect(store.get(noticesAtom)).toMatchObject([{ key: 'acts.markedAll', values: { count: 2 } }]);
});

it('undo makes only those unread again', async () => {
  const { store, asked } = withList(() => two);
  await store.set(markAllReadAtom, sports);
  store.get(noticesAtom)[0]?.undo?.();
  await until(() => store.get(noticesAtom).length === 2);
  expect(asked.at(-1)).toEqual({ name: 'UndoMarkAllRead', input: { marked_at: 77 } });
  expect(store.get(overlayAtom)).toEqual({ e1: { has_read: false }, e3: { has_read: false } });
  expect(store.get(noticesAtom).at(-1)).toMatchObject({ key: 'acts.unmarkedAll' });
});

it('says that nothing was unread, and offers no undo', async () => {
  const { store } = withList(() => ({ body: { code: 0, data: { count: 0, marked_at: 77 } } }));
  await store.set(markAllReadAtom, { kind: 'followed' });
  expect(store.get(noticesAtom)).toMatchObject([{ key: 'acts.markedNone' }]);
  expect(store.get(noticesAtom)[0]?.undo).toBeUndefined();
});

it.each([['broken'], [{ status: 500, body: {} }]] as [Answer][])(
  'a failure marks nothing and shows a message: %j',
  async (answer) => {
    const { store } = withList(() => answer);
    await store.set(markAllReadAtom, sports);
    expect(store.get(overlayAtom)).toEqual({});
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'acts.markAllFailed', tone: 'bad' }]);
  },
);

it('what was read on the page before stays read when all is undone; what is further down does not', async () => {
  const { store } = withList(() => two);
  const feed = store.get(feedAtom('sports'));
  store.set(feedAtom('sports'), { ...feed, history_events: [sampleEntry({ id: 'h1' })] });
  store.set(patchAtom, 'e1', { has_read: true });
  store.set(patchAtom, 'e2', { has_read: false });
  await store.set(markAllReadAtom, sports);
  store.get(noticesAtom)[0]?.undo?.();
  await until(() => store.get(noticesAtom).length === 2);
  const read = Object.entries(store.get(overlayAtom)).map(([id, { has_read }]) => [id, has_read]);
  expect(Object.fromEntries(read)).toEqual({ e1: true, e2: false, e3: false, h1: false });
});

it('a list that is no tab changes nothing that is drawn', async () => {
  const { store } = withList(() => two);
  await store.set(markAllReadAtom, { kind: 'followed' });
  expect(store.get(overlayAtom)).toEqual({});
  expect(store.get(noticesAtom)[0]?.undo).toBeDefined();
});

it.each<[string, Answer]>([
  ['refused', { body: { code: 9 } }],
  ['not answered', 'broken'],
])('an undo that is %s leaves all as read, and is told', async (_, answer) => {
  const { store } = withList(({ name }) => (name === 'MarkAllRead' ? two : answer));
  await store.set(markAllReadAtom, sports);
  store.get(noticesAtom)[0]?.undo?.();
  await until(() => store.get(noticesAtom).length === 2);
  expect(store.get(overlayAtom)).toEqual({ e1: { has_read: true }, e3: { has_read: true } });
  expect(store.get(noticesAtom).at(-1)).toMatchObject({ key: 'acts.markAllFailed', tone: 'bad' });
});

it('why a list is refused is told in the words of the service', async () => {
  const { store } = withList(() => refusedFor('streamsOfNetwork'));
  await store.set(markAllReadAtom, sports);
  expect(store.get(overlayAtom)).toEqual({});
  expect(store.get(noticesAtom)).toMatchObject([
    { key: 'errors.refused.streamsOfNetwork', tone: 'bad' },
  ]);
});
