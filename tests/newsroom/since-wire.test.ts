// What arrived while a reader was away, as API calls: counts match the list, and nothing muted is
// in it.
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { buildRequest, operations } from '@/lib/contract';
import { signIdentity, type Identity } from '@/lib/contract/identity';
import { sinceCounted } from '@/lib/model/limits/feed';
import { openNewsroom, type Newsroom } from '@/lib/newsroom';
import { awayMostMs, sinceListed } from '@/lib/newsroom/handlers/events';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { startedFolder } from '@/tests/first-start';
import { sampleEvent } from './store/sample';

const secret = 'a secret that only this test knows about';
const log = pino({ level: 'silent' });
const hour = 3600_000;
// Long after the sample edition, which is dated on the day the newsroom opened.
let now = Date.UTC(2026, 0, 15, 12);

let folder: string;
let newsroom: Newsroom;
let store: OpenStore;
beforeAll(async () => {
  folder = await startedFolder('since', now);
  newsroom = await openNewsroom({ dataDir: folder, secret, log, clock: () => now });
  store = await openStore({ dataDir: folder, log });
  now += 30 * 24 * hour;
});
afterAll(async () => {
  await store.close();
  await newsroom.close();
  rmSync(folder, { recursive: true, force: true });
});

const told = (id: string, hours: number, version = 'v1', title = `Title of ${id}`) =>
  sampleEvent(id, {
    event_version_id: version,
    title: [{ lang: 'en', text: title }],
    release_time: now - hours * hour,
    rank_time: now - hours * hour,
    updated_at: now - hours * hour,
  });

async function since(hours: number, who: Identity) {
  const request = buildRequest(
    'ListEventsSince',
    { since: now - hours * hour },
    'http://newsroom.invalid',
  );
  request.headers.set('authorization', `Bearer ${await signIdentity(who, secret, now)}`);
  const answer = await (await newsroom.fetch(request)).json();
  return operations.ListEventsSince.output.parse(answer).data;
}

it('lists read events with updates, then new ones, and nothing muted', async () => {
  await store.events.save(told('read', 30));
  await store.events.save(told('same', 30));
  for (const id of ['read', 'same']) await store.readers.markRead('d:me', id, undefined, now);
  await store.events.save(told('read', 2, 'v2'));
  // Quoted first, then written by a model: the same news.
  await store.events.save({ ...told('same', 2, 'v2'), written_from: 'v1' });
  await store.events.save(told('new', 1));
  await store.events.save(told('muted', 1, 'v1', 'A royal wedding'));
  await store.mutes.add('d:me', { kind: 'word', label: 'wedding' }, now);
  const mine = await since(5, { device: 'me' });
  expect(mine?.events.map(({ id }) => id)).toEqual(['read', 'new']);
  expect(mine).toMatchObject({ new_count: 1, updated_count: 1 });
  expect(mine?.events.map(({ has_updated }) => has_updated)).toEqual([true, false]);
  const guest = await since(5, {});
  expect(guest).toMatchObject({ new_count: 4, updated_count: 0 });
});

it('counts up to a limit, lists fewer, and does not look back too far', async () => {
  for (let n = 0; n < sinceCounted + 5; n += 1) await store.events.save(told(`many-${n}`, 40));
  await store.events.save(told('ancient', awayMostMs / hour + 1));
  const all = await since(20_000, { device: 'other' });
  expect(all?.new_count).toBeGreaterThan(sinceCounted);
  expect(all?.events).toHaveLength(sinceListed);
  expect((await since(1 / 2, { device: 'other' }))?.events).toEqual([]);
});
