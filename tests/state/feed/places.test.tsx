/** @jest-environment ./tests/dom-with-fetch.mjs */
import { feedOf } from '@/lib/model/feed/feed';
import { feedAtom } from '@/lib/state/feed/feed';
import { offeredRowAtom, tellRowAtom } from '@/lib/state/feed/list-place';
import { readerAtom } from '@/lib/state/page/reader';
import { sampleEntry } from '@/tests/model/entry-sample';
import { newReader, type Answer } from '../reader';

/** The service's values of one account, shared by several devices. */
function account() {
  const values = new Map<string, string>();
  const calls: string[] = [];
  /** A browser with this device id; `broken`: the service does not answer it. */
  function device(id: string, { user = 'u1', broken = false } = {}) {
    const { store } = newReader(({ name, input }): Answer => {
      calls.push(name);
      if (broken) return 'broken';
      const key = String(input.key);
      if (name === 'SetRemoteCache') values.set(key, String(input.value));
      const value = values.get(key) ?? '';
      return { body: { code: 0, data: { key, value, updated_at: 1 } } };
    });
    store.set(readerAtom, user === '' ? undefined : { id: user });
    const events = [1, 2, 3, 4, 5, 6].map((number) => sampleEntry({ id: `e${number}` }));
    const page = { events, has_more: false, session_end: true, session_id: 's', next_cursor: '' };
    store.set(feedAtom('sports'), feedOf(page, 1));
    const as = <T,>(run: () => T): T => {
      localStorage.setItem('device_id', id);
      return run();
    };
    return { store, as };
  }
  return { device, calls };
}
const phone = '1700000000000111111';
const desk = '1700000000000222222';

beforeEach(() => localStorage.clear());

it('the place in a list is offered on another device of the account, and not on the same one', async () => {
  const { device } = account();
  const one = device(phone);
  await one.as(() => one.store.set(tellRowAtom, 'sports', 4));
  const other = device(desk);
  const found = await other.as(() => other.store.set(offeredRowAtom, 'sports'));
  expect(found).toMatchObject({ index: 4, event: { id: 'e5' } });
  expect(await one.as(() => one.store.set(offeredRowAtom, 'sports'))).toBeUndefined();
  expect(await other.as(() => other.store.set(offeredRowAtom, 'tech'))).toBeUndefined();
});

it('the top of a list is not a place', async () => {
  const { device, calls } = account();
  const one = device(phone);
  await one.as(() => one.store.set(tellRowAtom, 'sports', 1));
  expect(calls).toEqual([]);
});

it("a guest's place is neither reported nor requested", async () => {
  const { device, calls } = account();
  const guest = device(phone, { user: '' });
  await guest.as(() => guest.store.set(tellRowAtom, 'sports', 4));
  await guest.as(() => guest.store.set(offeredRowAtom, 'sports'));
  expect(calls).toEqual([]);
});

it('where the service fails nothing is offered, and nothing is thrown', async () => {
  const { device } = account();
  const one = device(phone, { broken: true });
  await one.as(() => one.store.set(tellRowAtom, 'sports', 4));
  expect(await one.as(() => one.store.set(offeredRowAtom, 'sports'))).toBeUndefined();
});
