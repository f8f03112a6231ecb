// Topics as the wire sees them: in process and over a socket.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import {
  buildRequest,
  notLoggedIn,
  operations,
  takenDown,
  type Fetch,
  type Input,
  type OperationName,
} from '@/lib/contract';
import { signIdentity, type Identity } from '@/lib/contract/identity';
import { TopicHotTag, TopicItemType, TopicStatus } from '@/lib/model/enums';
import { trackItemPage, tracksADay } from '@/lib/model/limits';
import { openNewsroom, type Newsroom } from '@/lib/newsroom';
import { serve } from '@/lib/newsroom/serve';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { searchTracks } from '@/lib/newsroom/tracks/search';
import { sampleEvent } from './store/sample';

const secret = 'a secret that only this test knows about';
const log = pino({ level: 'silent' });
let now = Date.UTC(2026, 0, 15, 12);

let folder: string;
let newsroom: Newsroom;
let store: OpenStore;
let server: Awaited<ReturnType<typeof serve>>;
let socket: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cubewire-tracks-'));
  newsroom = await openNewsroom({ dataDir: folder, secret, log, clock: () => now });
  store = await openStore({ dataDir: folder, log });
  server = await serve(newsroom.fetch, 0);
  socket = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await store.close();
  await newsroom.close();
  rmSync(folder, { recursive: true, force: true });
});

/** An event of this story, so many minutes from now. */
const story = (id: string, title: string, minutes = 0) =>
  sampleEvent(id, {
    title: [{ lang: 'source', text: title }],
    brief: [{ lang: 'source', text: `${title}.` }],
    release_time: now + minutes * 60_000,
    rank_time: now + minutes * 60_000,
  });

const services: [string, () => { fetch: Fetch; base: string }][] = [
  ['in process', () => ({ fetch: newsroom.fetch, base: 'http://newsroom.invalid' })],
  ['over a socket', () => ({ fetch: (request) => fetch(request), base: socket })],
];

describe.each(services)('%s', (name, service) => {
  const own = name.replaceAll(' ', '-');
  const [subject, seed, later] =
    name === 'in process'
      ? [
          'Grindavik volcano',
          'Grindavik volcano wakes residents',
          'Volcano keeps Grindavik residents out',
        ]
      : [
          'Rotterdam dockers',
          'Rotterdam dockers walk out over pensions',
          'Pensions: Rotterdam dockers stay out',
        ];

  async function call<N extends OperationName>(
    operation: N,
    input: Input<N>,
    who: Identity = { user: `${own}-reader` },
    language = 'EN',
  ) {
    const { fetch: ask, base } = service();
    const request = buildRequest(operation, input, base);
    request.headers.set('authorization', `Bearer ${await signIdentity(who, secret, now)}`);
    request.headers.set('language', language);
    const response = await ask(request);
    const body: unknown = await response.json();
    // What the table says of the operation, which a lookup by name hides from the compiler.
    return operations[operation].output.parse(body) as Record<string, unknown> & {
      topic?: Record<string, unknown> | null;
      topic_list?: { topic_id: string; topic_name: string }[];
      topic_item_list?: { id: string; item_type: number; time: number; title: unknown }[];
      next_cursor?: string;
      has_more?: boolean;
      code?: number;
      base_resp?: { error_code?: number };
    };
  }

  it('a guest can read topics, but not make or follow them', async () => {
    const guest = { device: `${own}-guest` };
    const { topic_list = [] } = await call('ListHotTopics', {}, guest);
    expect(topic_list.map(({ topic_id }) => topic_id)).toContain('t_sample-time');
    const { topic } = await call('GetTopic', { topic_id: 't_sample-time' }, guest, 'ZH');
    expect(topic).toMatchObject({
      topic_name: '世界如何度量',
      topic_type: 'editorial',
      topic_status: TopicStatus.RUNNING,
      hot_tag: TopicHotTag.NEW,
      followed: false,
    });
    for (const refused of [
      await call('CreateTopic', { query: 'clocks' }, guest),
      await call('FollowTopic', { topic_id: 't_sample-time' }, guest),
    ]) {
      expect(refused.base_resp?.error_code).toBe(notLoggedIn);
    }
    expect(await call('ListFollowedTopics', {}, guest)).toMatchObject({
      topic_list: [],
      has_more: false,
    });
  });

  it('an unknown topic answers code -1 and no topic', async () => {
    expect(await call('GetTopic', { topic_id: 't_nothing' })).toMatchObject({
      code: takenDown,
      topic: null,
    });
    expect(await call('FollowTopic', { topic_id: 't_nothing' })).toMatchObject({ code: takenDown });
    expect(await call('GetTopicItemList', { topic_id: 't_nothing' })).toMatchObject({
      topic_item_list: [],
      has_more: false,
      next_cursor: '',
    });
  });

  it('"follow this event" makes one topic of it, with the event as its first item', async () => {
    await store.events.save(story(`${own}-seed`, seed));
    const { topic } = await call('CreateTopic', { event_id: `${own}-seed` });
    expect(topic).toMatchObject({
      topic_name: seed,
      topic_type: 'user_create',
      follow_count: 1,
      followed: true,
      has_updated: false,
      topic_status: TopicStatus.RUNNING,
      process_info: { search_count: expect.any(Number) },
    });
    const again = await call('CreateTopic', { event_id: `${own}-seed` }, { user: `${own}-other` });
    expect(again.topic).toMatchObject({ topic_id: topic?.topic_id, follow_count: 2 });
    const { topic_item_list: items } = await call('GetTopicItemList', {
      topic_id: String(topic?.topic_id),
    });
    expect(items).toEqual([
      expect.objectContaining({ id: `${own}-seed`, item_type: TopicItemType.EVENT }),
    ]);
  });

  it('a taken-down event makes no topic', async () => {
    await store.events.save(story(`${own}-gone`, 'Something else entirely'));
    await store.events.takeDown(`${own}-gone`);
    expect(await call('CreateTopic', { event_id: `${own}-gone` })).toMatchObject({
      code: takenDown,
      topic: null,
    });
  });

  it('what ingest brings fills it, and marks it as updated until it is read', async () => {
    const topicId = String(
      (await call('CreateTopic', { event_id: `${own}-seed` })).topic?.topic_id,
    );
    now += 60_000;
    for (let n = 1; n <= 7; n++) {
      await store.events.save(story(`${own}-more-${n}`, `${later}, day ${n}`, n));
    }
    await store.events.save(story(`${own}-far`, 'Parliament debates the budget'));
    await searchTracks(store, () => now);
    const before = await call('GetTopic', { topic_id: topicId });
    expect(before.topic).toMatchObject({ has_updated: true });

    const first = await call('GetTopicItemList', { topic_id: topicId });
    expect(first.topic_item_list).toHaveLength(trackItemPage);
    expect(first.has_more).toBe(true);
    const rest = await call('GetTopicItemList', { topic_id: topicId, cursor: first.next_cursor });
    const ids = [...(first.topic_item_list ?? []), ...(rest.topic_item_list ?? [])].map(
      (item) => item.id,
    );
    expect(ids).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `${own}-more-${n}`).concat(`${own}-seed`));

    await call('MarkTopicRead', { topic_id: topicId });
    expect((await call('GetTopic', { topic_id: topicId })).topic).toMatchObject({
      has_updated: false,
    });
    // A second search finds nothing new.
    expect(await searchTracks(store, () => now)).toBe(0);
  });

  it('words make a topic too; following it twice counts once; letting go takes it off the list', async () => {
    const { topic } = await call('CreateTopic', { query: `  ${subject} ` });
    const topic_id = String(topic?.topic_id);
    expect(topic).toMatchObject({ topic_name: subject, follow_count: 1 });
    const twice = await call('FollowTopic', { topic_id, follow: true });
    expect(twice.topic).toMatchObject({ follow_count: 1, followed: true });
    const list = async () =>
      (await call('ListFollowedTopics', {})).topic_list?.map((one) => one.topic_id);
    expect(await list()).toContain(topic_id);
    const { topic: left } = await call('FollowTopic', { topic_id, follow: false });
    expect(left).toMatchObject({
      follow_count: 0,
      followed: false,
      topic_status: TopicStatus.STOPPED,
    });
    expect(await list()).not.toContain(topic_id);
  });

  it('neither an event nor a word is refused', async () => {
    expect((await call('CreateTopic', {})).base_resp?.error_code).toBe(400);
    expect((await call('CreateTopic', { query: '???' })).base_resp?.error_code).toBe(400);
  });

  it(`one reader makes ${tracksADay} topics a day, not more`, async () => {
    const who = { user: `${own}-busy` };
    for (let n = 0; n < tracksADay; n++) {
      const { code } = await call('CreateTopic', { query: `${own} subject${n}` }, who);
      expect(code).toBe(0);
    }
    const refused = await call('CreateTopic', { query: 'one more' }, who);
    expect(refused.base_resp?.error_code).toBe(429);
  });
});
