/** @jest-environment ./tests/dom-with-fetch.mjs */
import { awayMs } from '@/lib/model/limits/feed';
import { leftAtKey } from '@/lib/model/wire/further-keys';
import { comeBackAtom, hearOfLeavingAtom, leaveListAtom, sinceAtom } from '@/lib/state/feed/since';
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

/** Leaves, comes back after so long, and answers what is told. */
async function away(reader: ReturnType<typeof newReader>, ms: number) {
  await reader.store.set(leaveListAtom);
  clock.mockReturnValue(Date.now() + ms);
  await reader.store.set(comeBackAtom);
  return reader.store.get(sinceAtom);
}

it('who comes back after hours is told what came since they left, once', async () => {
  const reader = newReader(() => some);
  const told = await away(reader, awayMs);
  expect(told).toMatchObject({ new_count: 7, updated_count: 1, entries: [{ id: 'e1' }] });
  expect(reader.asked).toEqual([{ name: 'ListEventsSince', input: { since: String(noon) } }]);
  reader.store.set(sinceAtom, undefined);
  await reader.store.set(comeBackAtom);
  expect(reader.store.get(sinceAtom)).toBeUndefined();
  expect(reader.asked).toHaveLength(1);
});

it('who glances away while it is asked is told once', async () => {
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
  // What came after that glance is told the next time.
  await store.set(leaveListAtom);
  clock.mockReturnValue(noon + 3 * awayMs);
  void store.set(comeBackAtom);
  await until(() => answers.length > 0);
  expect(asked.at(-1)?.input).toEqual({ since: String(noon + awayMs + 60_000) });
});

it('who was away for less, or comes for the first time, is told and asked nothing', async () => {
  const reader = newReader(() => some);
  await reader.store.set(comeBackAtom);
  expect(await away(reader, awayMs - 1)).toBeUndefined();
  expect(reader.asked).toEqual([]);
});

it('nothing that came is nothing told', async () => {
  const none: Answer = { body: { code: 0, data: { events: [], new_count: 0, updated_count: 0 } } };
  expect(
    await away(
      newReader(() => none),
      awayMs,
    ),
  ).toBeUndefined();
});

it('what could not be asked is asked at the next visit, from the same time on', async () => {
  let answer: Answer = 'broken';
  const reader = newReader(() => answer);
  expect(await away(reader, awayMs)).toBeUndefined();
  answer = some;
  await reader.store.set(comeBackAtom);
  expect(reader.store.get(sinceAtom)).toMatchObject({ new_count: 7 });
  expect(reader.asked.at(-1)?.input).toEqual({ since: String(noon) });
});

describe('what could not be asked', () => {
  const offline = async () => {
    let answer: Answer = 'broken';
    const reader = newReader(() => answer);
    const leaving = new AbortController();
    reader.store.set(hearOfLeavingAtom, leaving.signal);
    await away(reader, awayMs);
    return { ...reader, leaving, online: () => (answer = some) };
  };

  it('is not forgotten where the page is put away once more', async () => {
    const { store, asked, leaving, online } = await offline();
    clock.mockReturnValue(noon + awayMs + 1_000);
    await store.set(leaveListAtom);
    online();
    await store.set(comeBackAtom);
    expect(store.get(sinceAtom)).toMatchObject({ new_count: 7 });
    expect(asked.at(-1)?.input).toEqual({ since: String(noon) });
    // What was told is behind the reader.
    await store.set(leaveListAtom);
    clock.mockReturnValue(noon + 3 * awayMs);
    await store.set(comeBackAtom);
    expect(asked.at(-1)?.input).toEqual({ since: String(noon + awayMs + 1_000) });
    leaving.abort();
  });

  it('is not asked again after another tab was told of it', async () => {
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

  it('is asked again as soon as there is a network, once', async () => {
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

it('a network that comes tells nothing to who was here all the time', async () => {
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

it('what one reader left is nothing to another, and what is stored there may be anything', async () => {
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
