/** @jest-environment ./tests/dom-with-fetch.mjs */
import { leftAtKey } from '@/lib/model/wire/further-keys';
import {
  comeBackAtom,
  hearOfLeavingAtom,
  leaveListAtom,
  sinceAtom,
  awayMs,
} from '@/lib/state/feed/since';
import { readerAtom } from '@/lib/state/page/reader';
import { eventLoopTurns } from '@/tests/event-loop-turns';
import { until } from '@/tests/until';
import { newReader, type Answer } from '../reader';

const noon = Date.UTC(2026, 10, 21, 12);
let clock: jest.SpiedFunction<typeof Date.now>;
beforeEach(() => {
  localStorage.clear();
  clock = jest.spyOn(Date, 'now').mockReturnValue(noon);
});
afterEach(() => clock.mockRestore());

const some: Answer = {
  body: {
    code: 0,
    data: { events: [{ id: 'e1', has_updated: true }], new_count: 7, updated_count: 1 },
  },
};

/** Leaves, returns after so long, and returns the shown message. */
async function away(reader: ReturnType<typeof newReader>, ms: number) {
  await reader.store.set(leaveListAtom);
  clock.mockReturnValue(Date.now() + ms);
  await reader.store.set(comeBackAtom);
  return reader.store.get(sinceAtom);
}

it('a reader who returns after hours is shown what came since they left, once', async () => {
  const reader = newReader(() => some);
  const told = await away(reader, awayMs);
  expect(told).toMatchObject({ new_count: 7, updated_count: 1, entries: [{ id: 'e1' }] });
  expect(reader.asked).toEqual([{ name: 'ListEventsSince', input: { since: String(noon) } }]);
  reader.store.set(sinceAtom, undefined);
  await reader.store.set(comeBackAtom);
  expect(reader.store.get(sinceAtom)).toBeUndefined();
  expect(reader.asked).toHaveLength(1);
});

it('a reader who leaves briefly during the request is shown it once', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const reader = newReader(() => new Promise((answer) => answers.push(answer)));
  const { store, asked } = reader;
  await store.set(leaveListAtom);
  clock.mockReturnValue(noon + awayMs);
  const back = store.set(comeBackAtom);
  await until(() => answers.length > 0);
  clock.mockReturnValue(noon + awayMs + 1_000);
  await store.set(leaveListAtom);
  answers.shift()?.(some);
  await back;
  expect(store.get(sinceAtom)).toMatchObject({ new_count: 7 });
  clock.mockReturnValue(noon + awayMs + 60_000);
  void store.set(comeBackAtom);
  await eventLoopTurns();
  expect(asked).toHaveLength(1);
  // What came after that brief absence is shown the next time.
  await store.set(leaveListAtom);
  clock.mockReturnValue(noon + 3 * awayMs);
  void store.set(comeBackAtom);
  await until(() => answers.length > 0);
  expect(asked.at(-1)?.input).toEqual({ since: String(noon + awayMs + 60_000) });
});

it('after a short absence, or at the first visit, nothing is requested or shown', async () => {
  const reader = newReader(() => some);
  await reader.store.set(comeBackAtom);
  expect(await away(reader, awayMs - 1)).toBeUndefined();
  expect(reader.asked).toEqual([]);
});

it('shows nothing when nothing came', async () => {
  const none: Answer = { body: { code: 0, data: { events: [], new_count: 0, updated_count: 0 } } };
  expect(
    await away(
      newReader(() => none),
      awayMs,
    ),
  ).toBeUndefined();
});

it('a failed request is repeated at the next visit, for the same time', async () => {
  let answer: Answer = 'broken';
  const reader = newReader(() => answer);
  expect(await away(reader, awayMs)).toBeUndefined();
  answer = some;
  await reader.store.set(comeBackAtom);
  expect(reader.store.get(sinceAtom)).toMatchObject({ new_count: 7 });
  expect(reader.asked.at(-1)?.input).toEqual({ since: String(noon) });
});

describe('a failed request', () => {
  const offline = async () => {
    let answer: Answer = 'broken';
    const reader = newReader(() => answer);
    const leaving = new AbortController();
    reader.store.set(hearOfLeavingAtom, leaving.signal);
    await away(reader, awayMs);
    return { ...reader, leaving, online: () => (answer = some) };
  };

  it('is not forgotten where the page goes to the background again', async () => {
    const { store, asked, leaving, online } = await offline();
    clock.mockReturnValue(noon + awayMs + 1_000);
    await store.set(leaveListAtom);
    online();
    await store.set(comeBackAtom);
    expect(store.get(sinceAtom)).toMatchObject({ new_count: 7 });
    expect(asked.at(-1)?.input).toEqual({ since: String(noon) });
    // What was shown is done with.
    await store.set(leaveListAtom);
    clock.mockReturnValue(noon + 3 * awayMs);
    await store.set(comeBackAtom);
    expect(asked.at(-1)?.input).toEqual({ since: String(noon + awayMs + 1_000) });
    leaving.abort();
  });

  it('is not repeated after another tab showed the result', async () => {
    const { store, asked, leaving } = await offline();
    const other = newReader(() => some);
    await other.store.set(comeBackAtom);
    expect(other.store.get(sinceAtom)).toMatchObject({ new_count: 7 });
    await other.store.set(leaveListAtom);
    const before = asked.length;
    await store.set(comeBackAtom);
    await store.set(leaveListAtom);
    await other.store.set(comeBackAtom);
    expect(other.asked.map(({ input }) => input)).toEqual([{ since: String(noon) }]);
    expect(asked).toHaveLength(before);
    leaving.abort();
  });

  it('is repeated as soon as there is a network, once', async () => {
    const { store, asked, leaving, online } = await offline();
    const before = asked.length;
    online();
    window.dispatchEvent(new Event('online'));
    await until(() => store.get(sinceAtom) !== undefined);
    expect(asked.at(-1)?.input).toEqual({ since: String(noon) });
    window.dispatchEvent(new Event('online'));
    leaving.abort();
    await eventLoopTurns();
    expect(asked).toHaveLength(before + 1);
  });
});

it('a returning network shows nothing to a reader who did not leave', async () => {
  const reader = newReader(() => some);
  const leaving = new AbortController();
  reader.store.set(hearOfLeavingAtom, leaving.signal);
  await eventLoopTurns();
  // Left on another page of the site, long ago.
  await newReader(() => some).store.set(leaveListAtom);
  clock.mockReturnValue(noon + awayMs);
  window.dispatchEvent(new Event('online'));
  await eventLoopTurns();
  expect(reader.asked).toEqual([]);
  leaving.abort();
});

it('ignores what another reader left, and invalid stored data', async () => {
  const reader = newReader(() => some);
  await reader.store.set(leaveListAtom);
  reader.store.set(readerAtom, { id: 'u2' });
  clock.mockReturnValue(noon + awayMs);
  await reader.store.set(comeBackAtom);
  for (const text of ['', '{', '[]', '{"owner":"u2","at":"x"}']) {
    localStorage.setItem(leftAtKey, text);
    await reader.store.set(comeBackAtom);
  }
  expect(reader.asked).toEqual([]);
});
