/** @jest-environment ./tests/dom-with-fetch.mjs */
import { feedOf } from '@/lib/model/feed/feed';
import { feedRows } from '@/lib/model/feed/feed-rows';
import { feedAtom } from '@/lib/state/feed/feed';
import { loadFeedAtom } from '@/lib/state/feed/load-feed';
import { restoreFeedsAtom } from '@/lib/state/feed/start-feeds';
import { keptListMost } from '@/lib/state/feed/store-list';
import { hiddenAtom, muteChangesAtom } from '@/lib/state/page/hidden';
import { muteAtom, unmuteAtom } from '@/lib/state/feed/mutes';
import { openTabAtom } from '@/lib/state/feed/tabs';
import { noticesAtom } from '@/lib/state/page/notices';
import { keepList, readList } from '@/lib/browser/feed/list-cache';
import { sampleEntry } from '@/tests/model/entry-sample';
import { until } from '@/tests/until';
import { listOf, newReader, type Answer, type Asked } from '../reader';

const word = { kind: 'word', label: 'Tea' } as const;
const taken: Answer = { body: { code: 0, event_ids: ['e2'] } };

function withLists(answer: (asked: Asked) => Answer) {
  const reader = newReader(answer);
  const events = ['e1', 'e2', 'e3'].map((id) => sampleEntry({ id }));
  const page = { events, has_more: false, session_end: true, session_id: 's1', next_cursor: '' };
  for (const tab of ['recommend', 'sports']) {
    reader.store.set(feedAtom(tab), feedOf(page, 1));
    keepList(tab, { page, at: 1 }, undefined);
  }
  const shown = (tab: string) =>
    feedRows(reader.store.get(feedAtom(tab)), true, reader.store.get(hiddenAtom)).flatMap((row) =>
      row.kind === 'event' ? [row.event.id] : [],
    );
  const stored = () => readList('sports', undefined)?.page.events.map(({ id }) => id);
  return { ...reader, shown, stored };
}

beforeEach(() => localStorage.clear());

it('a mute sends what is on the page; muted events leave every list, stored ones, too', async () => {
  const { store, asked, shown, stored } = withLists(() => taken);
  store.set(openTabAtom, 'sports');
  expect(await store.set(muteAtom, { ...word, label: '  Tea ' }, 'e9')).toBe(true);
  expect(asked).toEqual([
    { name: 'AddMute', input: { mute: word, shown_event_ids: ['e9', 'e1', 'e2', 'e3'] } },
  ]);
  for (const tab of ['recommend', 'sports']) expect(shown(tab)).toEqual(['e1', 'e3']);
  await until(() => stored()?.length === 2);
  expect(stored()).toEqual(['e1', 'e3']);
  expect(store.get(muteChangesAtom)).toBe(1);
  expect(store.get(noticesAtom)).toMatchObject([
    { key: 'acts.muted.word', values: { label: 'Tea' }, tone: 'good' },
  ]);
});

it('undo restores everything in its place, in storage, too', async () => {
  const { store, asked, shown, stored } = withLists(() => taken);
  await store.set(muteAtom, word);
  store.get(noticesAtom)[0]?.undo?.();
  await until(() => shown('recommend').length === 3);
  expect(shown('recommend')).toEqual(['e1', 'e2', 'e3']);
  expect(asked.at(-1)).toEqual({ name: 'RemoveMute', input: { mute: word } });
  await until(() => stored()?.length === 3);
  expect(store.get(noticesAtom).at(-1)).toMatchObject({ key: 'acts.restored' });
  expect(store.get(noticesAtom).at(-1)?.undo).toBeUndefined();
});

describe('a muted event is not stored again', () => {
  it('by a refresh that returns something newer, nor when the lists start over', async () => {
    const event = (id: string, release_time: number) => ({
      ...{ id, title: [{ lang: 'en', text: id }], release_time },
    });
    const events = [event('e9', Date.UTC(2030, 0)), event('old', 1)];
    const { store, shown, stored } = withLists(({ name }) =>
      name === 'ListEvents' ? listOf([], { events }) : taken,
    );
    await store.set(muteAtom, word);
    await store.set(loadFeedAtom, 'sports', 'refresh');
    expect(stored()).toEqual(['e9', 'e1', 'e3']);
    await store.set(restoreFeedsAtom);
    expect(stored()).toEqual(['e9', 'e1', 'e3']);
    // The page keeps it for the undo.
    await store.set(unmuteAtom, word);
    expect(shown('sports')).toEqual(['e9', 'e1', 'e2', 'e3']);
  });

  it('when another mute is undone', async () => {
    const { store, stored } = withLists(({ input }) => {
      const { label } = Object(input.mute);
      return { body: { code: 0, event_ids: [label === 'Tea' ? 'e2' : 'e3'] } };
    });
    const source = { kind: 'source', label: 'Paper' } as const;
    await store.set(muteAtom, word);
    await store.set(muteAtom, source);
    await until(() => stored()?.length === 1);
    await store.set(unmuteAtom, source);
    await until(() => stored()?.includes('e3') === true);
    expect(stored()).toEqual(['e1', 'e3']);
  });
});

it('a long list is not stored when a mute is undone', async () => {
  const { store, stored } = withLists(() => taken);
  const { events, ...rest } = store.get(feedAtom('recommend'));
  const more = Array.from({ length: keptListMost }, (_, n) => sampleEntry({ id: `more${n}` }));
  store.set(feedAtom('recommend'), { ...rest, events: [...events, ...more] });
  await store.set(muteAtom, word);
  await until(() => stored()?.length === 2);
  await store.set(unmuteAtom, word);
  // The lists are stored in order: the long one would be the first.
  await until(() => stored()?.length === 3);
  const long = readList('recommend', undefined)?.page.events;
  expect(long?.map(({ id }) => id)).toEqual(['e1', 'e3']);
});

it('an event hidden by two mutes returns when the second is undone', async () => {
  const { store, shown } = withLists(() => taken);
  await store.set(muteAtom, word);
  await store.set(muteAtom, { kind: 'source', label: 'Paper' });
  await store.set(unmuteAtom, word);
  expect(shown('sports')).toEqual(['e1', 'e3']);
  await store.set(unmuteAtom, { kind: 'source', label: 'PAPER' });
  expect(shown('sports')).toEqual(['e1', 'e2', 'e3']);
});

it('undone on a later visit, the lists are requested again; it can be muted again', async () => {
  const { store, asked, shown } = withLists(({ name }) =>
    name === 'ListEvents' ? listOf(['e2', 'e7']) : taken,
  );
  await store.set(unmuteAtom, word, 'again');
  await until(() => asked.some(({ name }) => name === 'ListEvents'));
  await until(() => shown('recommend').includes('e7'));
  expect(asked.find(({ name }) => name === 'ListEvents')?.input).toMatchObject({
    tab: 'recommend',
    cursor: '',
  });
  expect(store.get(feedAtom('sports')).refreshed_at).toBeUndefined();
  store.get(noticesAtom)[0]?.undo?.();
  await until(() => asked.filter(({ name }) => name === 'AddMute').length === 1);
});

it.each([
  ['broken', 'broken'],
  ['code 1', { body: { code: 1 } }],
] as const)('a call that fails (%s) changes nothing and shows a message', async (_, answer) => {
  const { store, shown } = withLists(() => answer);
  expect(await store.set(muteAtom, word)).toBe(false);
  expect(await store.set(unmuteAtom, word)).toBe(false);
  expect(shown('recommend')).toEqual(['e1', 'e2', 'e3']);
  expect(store.get(muteChangesAtom)).toBe(0);
  for (const notice of store.get(noticesAtom)) expect(notice.tone).toBe('bad');
  expect(store.get(noticesAtom)).toHaveLength(2);
});

it('a refusal has its own message', async () => {
  const refused: Answer = {
    status: 400,
    body: {
      base_resp: {
        error_code: 400,
        error_message: 'No more than 100.',
        reason: 'mutes',
        reason_values: { most: 100 },
      },
    },
  };
  const { store } = withLists(() => refused);
  await store.set(muteAtom, word);
  expect(store.get(noticesAtom)[0]).toMatchObject({ tone: 'bad' });
});
