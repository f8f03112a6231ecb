// Marking a whole list as read, and undoing it, as API calls.
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { buildRequest, operations, type Input, type OperationName } from '@/lib/contract';
import { signIdentity, type Identity } from '@/lib/contract/identity';
import { openNewsroom, type Newsroom } from '@/lib/newsroom';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import type { Owner } from '@/lib/newsroom/store/contract/store';
import { startedFolder } from '@/tests/first-start';
import { sampleEvent } from './store/sample';

const secret = 'a secret that only this test knows about';
const log = pino({ level: 'silent' });
const now = Date.UTC(2026, 5, 15, 12);
const minute = 60_000;

let folder: string;
let newsroom: Newsroom;
let store: OpenStore;
beforeAll(async () => {
  folder = await startedFolder('read-marks', now);
  newsroom = await openNewsroom({ dataDir: folder, secret, log, clock: () => now });
  store = await openStore({ dataDir: folder, log });
  for (const [id, minutes] of Object.entries({ old: 60, middle: 30, fresh: 5 })) {
    const at = now - minutes * minute;
    await store.events.save(
      sampleEvent(id, { tabs: ['sports'], release_time: at, rank_time: at, updated_at: at }),
    );
  }
});
afterAll(async () => {
  await store.close();
  await newsroom.close();
  rmSync(folder, { recursive: true, force: true });
});

async function call<N extends OperationName>(name: N, input: Input<N>, who: Identity) {
  const request = buildRequest(name, input, 'http://newsroom.invalid');
  request.headers.set('authorization', `Bearer ${await signIdentity(who, secret, now)}`);
  return (await newsroom.fetch(request)).json();
}
const read = async (owner: Owner) => [
  ...(await store.readers.marks(owner, ['old', 'middle', 'fresh'])).keys(),
];
const sports = { list: { kind: 'tab', tab: 'sports' } } as const;

it('marks what is unread, once, and undo reverts exactly that', async () => {
  const who = { device: 'd1' };
  await store.readers.markRead('d:d1', 'middle', undefined, now - minute);
  const { data } = await call('MarkAllRead', sports, who);
  // The sample edition has articles in this tab, too.
  expect(data.count).toBeGreaterThanOrEqual(2);
  expect((await read('d:d1')).sort()).toEqual(['fresh', 'middle', 'old']);
  expect((await call('MarkAllRead', sports, who)).data.count).toBe(0);
  const undone = await call('UndoMarkAllRead', { marked_at: data.marked_at }, who);
  expect(undone.data.count).toBe(data.count);
  expect(await read('d:d1')).toEqual(['middle']);
});

it('two lists marked at the same moment are undone separately', async () => {
  const who = { user: 'u1', device: 'd2' };
  const first = await call('MarkAllRead', { ...sports, until: now - 20 * minute }, who);
  expect((await read('u:u1')).sort()).toEqual(['middle', 'old']);
  const second = await call('MarkAllRead', sports, who);
  expect(second.data).toMatchObject({ count: 1 });
  expect(second.data.marked_at).not.toBe(first.data.marked_at);
  await call('UndoMarkAllRead', { marked_at: second.data.marked_at }, who);
  expect((await read('u:u1')).sort()).toEqual(['middle', 'old']);
});

it('belongs to its reader alone', async () => {
  const { data } = await call('MarkAllRead', sports, { device: 'd3' });
  const other = await call('UndoMarkAllRead', { marked_at: data.marked_at }, { device: 'd4' });
  expect(other.data.count).toBe(0);
  expect(await read('d:d3')).toHaveLength(3);
});

it('followed events are those of followed topics, and a topic has its own list', async () => {
  const topic = await store.topics.create({
    ...{ id: 't_a', key: 's:a', type: 'editorial', description: [], icon: '', lang: 'en' },
    ...{ name: [{ lang: 'en', text: 'A' }], terms: {}, least: 2, status: 1, created_at: now },
  });
  await store.topics.found(topic.id, [{ id: 'old', release_time: now }], now);
  await store.topics.setFollowed('u:u5', topic.id, true, now);
  const who = { user: 'u5', device: 'd5' };
  const followed = await call('MarkAllRead', { list: { kind: 'followed' } }, who);
  expect(followed.data.count).toBe(1);
  expect(await read('u:u5')).toEqual(['old']);
  const of = { list: { kind: 'topic', id: topic.id } } as const;
  expect((await call('MarkAllRead', of, { device: 'd6' })).data.count).toBe(1);
});

it('an event rewritten since it was read stays marked as updated', async () => {
  await store.readers.markRead('d:d7', 'old', 'v0', now - minute);
  await call('MarkAllRead', sports, { device: 'd7' });
  expect((await store.readers.marks('d:d7', ['old'])).get('old')?.read_version).toBe('v0');
});

describe('the reading position in an article', () => {
  const at = { event_id: 'old', event_version_id: 'old-v1' };
  const place = async (who: Identity) =>
    (await call('GetEventDetail', { event_id: 'old' }, who)).data.reading_place;
  const keep = (who: Identity) => call('KeepReadingPlace', { ...at, place: 3_250 }, who);

  it('is on every device of the account, and on no other', async () => {
    const account = { user: 'u9', device: 'd9' };
    await call('MarkUserRead', at, account);
    expect((await keep(account)).code).toBe(0);
    expect(await place({ user: 'u9', device: 'another' })).toBe(3_250);
    expect(await place({ user: 'u10', device: 'd9' })).toBeUndefined();
  });

  it('needs a sign-in', async () => {
    expect((await keep({ device: 'd10' })).code).not.toBe(0);
    expect(await place({ device: 'd10' })).toBeUndefined();
  });

  it('is dropped when the text has changed since', async () => {
    const account = { user: 'u11', device: 'd11' };
    await call('MarkUserRead', { ...at, event_version_id: 'old-v0' }, account);
    await call('KeepReadingPlace', { ...at, event_version_id: 'old-v0', place: 9 }, account);
    expect(await place(account)).toBeUndefined();
  });

  it.each([-1, 0.5, 1e12])('cannot be %d', async (wrong) => {
    const answer = await call('KeepReadingPlace', { ...at, place: wrong }, { user: 'u12' });
    expect(answer.base_resp.error_code).toBe(400);
  });
});

it.each([
  [{ list: { kind: 'tab', tab: 'no such tab' } }],
  [{ list: { kind: 'planet' } }],
  [{ ...sports, until: -1 }],
])('invalid input is refused: %j', async (input) => {
  const answer = await call('MarkAllRead', input as Input<'MarkAllRead'>, { device: 'd8' });
  expect(answer.base_resp.error_code).toBe(400);
});

it('a call without a device is refused', async () => {
  expect((await call('MarkAllRead', sports, {})).base_resp.error_code).toBe(400);
  expect(operations.MarkAllRead.group).toBe('read-marks');
});
