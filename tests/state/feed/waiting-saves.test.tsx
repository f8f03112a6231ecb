import { createStore } from 'jotai';
import { writeDetail } from '@/lib/browser/feed/detail-cache';
import { keepUnsent } from '@/lib/browser/offline/outbox';
import { newsEvent } from '@/lib/contract';
import { withWaitingAtom } from '@/lib/state/feed/waiting-saves';
import { dispatchAtom } from '@/lib/state/feed/fill-feed';
import { openTabAtom } from '@/lib/state/feed/tabs';
import { sampleEntry } from '@/tests/model/entry-sample';

beforeEach(() => localStorage.clear());

const entry = (id: string) => sampleEntry({ id });
const pressed = (id: string, collected: boolean, owner = 'u1') =>
  keepUnsent({
    ...{ owner, call: 'CollectOrUncollectEvents' as const, id, input: {} },
    ...{ before: { collected: !collected }, after: { collected } },
  });

/** What is shown of a page of the favorites of u1. */
async function shown(page: string[], { first = true, store = createStore() } = {}) {
  const rows = await store.set(withWaitingAtom, page.map(entry), 'u1', first);
  return rows.map(({ id, collected }) => `${id} ${collected ? 'saved' : 'not'}`);
}

it('what waits to be saved stands first, the newest on top, and once', async () => {
  pressed('e2', true);
  pressed('e3', true);
  expect(await shown(['e1', 'e2', 'e3'])).toEqual(['e3 saved', 'e2 saved', 'e1 not']);
});

it('a later page has nothing put before it, and shows what it has', async () => {
  pressed('e2', true);
  pressed('e3', false);
  expect(await shown(['e1', 'e2', 'e3'], { first: false })).toEqual(['e1 not', 'e2 not']);
});

it('what was taken out is not shown, and the last word counts', async () => {
  pressed('e1', false);
  pressed('e2', true);
  pressed('e2', false);
  expect(await shown(['e1', 'e2', 'e3'])).toEqual(['e3 not']);
});

it('what another reader did, or another mark, changes nothing', async () => {
  pressed('e1', false, 'u2');
  const like = { owner: 'u1', call: 'LikeFeedBack' as const, id: 'e2', input: {} };
  keepUnsent({ ...like, before: {}, after: { like_count: 1 } });
  expect(await shown(['e1', 'e2'])).toEqual(['e1 not', 'e2 not']);
});

it('one is shown as a list or the article has it; one that nobody knows is left out', async () => {
  const store = createStore();
  const page = { session_id: 's', has_more: false, session_end: false, next_cursor: '' };
  store.set(dispatchAtom, store.get(openTabAtom), {
    ...{ type: 'restored', at: 1, page: { ...page, events: [entry('listed')] } },
  });
  writeDetail(newsEvent.parse({ ...entry('read'), content: [] }), Date.now());
  for (const id of ['unknown', 'listed', 'read']) pressed(id, true);
  expect(await shown(['e1'], { store })).toEqual(['read saved', 'listed saved', 'e1 not']);
});
