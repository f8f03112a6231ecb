// A reader's own topics and the discovery of events, as API calls.
import { notLoggedIn, takenDown, type Input, type OperationName } from '@/lib/contract';
import type { Identity } from '@/lib/contract/identity';
import { servedNewsroom } from './served';
import { sampleEvent } from './store/sample';

const now = Date.UTC(2026, 0, 15, 12);
const served = servedNewsroom('made-topics', () => now);
const [maker, other, guest] = [{ user: 'maker' }, { user: 'other' }, { device: 'guest' }];

type Body = Record<string, unknown> & {
  topic?: Record<string, unknown> | null;
  proposal?: { match_count: number; topic_item_list: { id: string }[] } | null;
  topic_list?: { topic_id: string }[];
  topic_item_list?: { id: string }[];
  topic_item_lists?: { topic_id: string; topic_item_list: { id: string }[] }[];
  discovery_list?: { id: string }[];
  has_more?: boolean;
  next_cursor?: string;
  base_resp?: { error_code?: number };
};

async function call<N extends OperationName>(name: N, input: Input<N>, who: Identity = maker) {
  const [, service] = served.ways[0] ?? [];
  if (!service) throw new Error('there is no service');
  const body: unknown = await served.call(service, name, input, who);
  // The fields in these operations' answers, which a lookup by name hides from the compiler.
  return body as Body;
}

const story = (id: string, title: string, minutes: number, hosts = ['one.example']) =>
  sampleEvent(id, {
    title: [{ lang: 'source', text: title }],
    brief: [{ lang: 'source', text: `${title}.` }],
    release_time: now - minutes * 60_000,
    rank_time: now - minutes * 60_000,
    references: hosts.map((host, order) => ({
      ...{ order: order + 1, title, link: `https://${host}/${id}`, source: host },
    })),
  });

beforeAll(async () => {
  for (const n of [1, 2, 3, 4]) {
    await served.store.events.save(story(`volcano-${n}`, `Grindavik volcano erupts, day ${n}`, n));
  }
  await served.store.events.save(story('ferry', 'Manila ferry line opens', 9));
  await served.store.events.save(
    story('wide', 'Harbour bridge reopens', 10, ['a.example', 'b.example']),
  );
});

const made = async (query: string, who: Identity = maker) =>
  String((await call('CreateTopic', { query }, who)).topic?.topic_id);
const itemsOf = async (topic_id: string, who: Identity = maker) =>
  (await call('GetTopicItemList', { topic_id, limit: 20 }, who)).topic_item_list?.map(
    (one) => one.id,
  );
const followed = async (who: Identity) =>
  (await call('ListFollowedTopics', {}, who)).topic_list?.map((one) => one.topic_id);

it('a topic with a long Chinese name finds what the index has as pairs of characters', async () => {
  const titles = { named: '特朗普宣布儿童投资账户计划', other: '央行宣布下调存款利率' };
  for (const [id, title] of Object.entries(titles)) {
    await served.store.events.save({ ...story(`zh-${id}`, title, 20), lang: 'zh' });
  }
  const { proposal } = await call('PreCreateTopic', { query: '特朗普' });
  expect(proposal?.topic_item_list.map(({ id }) => id)).toEqual(['zh-named']);
  expect(proposal?.match_count).toBe(1);
});

it('a proposal shows what a topic would contain, and stores nothing', async () => {
  const before = await followed(maker);
  const { proposal } = await call('PreCreateTopic', { query: 'Grindavik volcano' });
  expect(proposal).toMatchObject({ topic_name: 'Grindavik volcano', match_count: 4 });
  expect(proposal?.topic_item_list.map(({ id }) => id)).toEqual(
    [1, 2, 3, 4].map((n) => `volcano-${n}`),
  );
  expect(await followed(maker)).toEqual(before);
  expect((await call('PreCreateTopic', { event_id: 'nothing' })).code).toBe(takenDown);
  expect((await call('PreCreateTopic', {})).base_resp?.error_code).toBe(400);
  expect((await call('PreCreateTopic', { query: 'ferry' }, guest)).base_resp?.error_code).toBe(
    notLoggedIn,
  );
});

it('its creator renames a topic and changes its words; nobody else may', async () => {
  const topic_id = await made('Grindavik volcano');
  expect((await call('GetTopic', { topic_id })).topic).toMatchObject({ own: true });
  for (const who of [other, guest]) {
    const { base_resp } = await call('EditTopic', { topic_id, title: 'Mine' }, who);
    expect(base_resp?.error_code).toBe(who === guest ? notLoggedIn : 403);
  }
  const renamed = await call('EditTopic', { topic_id, title: 'Lava' });
  expect(renamed.topic).toMatchObject({ topic_id, topic_name: 'Lava', own: true });
  expect(await itemsOf(topic_id)).toHaveLength(4);
  const turned = await call('EditTopic', { topic_id, query: 'Manila ferry' });
  expect(turned.topic).toMatchObject({ topic_id, topic_name: 'Manila ferry' });
  expect(await itemsOf(topic_id)).toEqual(['ferry']);
  expect((await call('EditTopic', { topic_id })).base_resp?.error_code).toBe(400);
  expect((await call('EditTopic', { topic_id, query: '?!' })).base_resp?.error_code).toBe(400);
  expect((await call('EditTopic', { topic_id: 't_none', title: 'x' })).code).toBe(takenDown);
});

it('a topic that others follow stays as it is for them', async () => {
  const topic_id = await made('Harbour bridge');
  await call('FollowTopic', { topic_id }, other);
  const { topic } = await call('EditTopic', { topic_id, title: 'My bridge' });
  expect(topic).toMatchObject({ topic_name: 'My bridge', own: true, follow_count: 1 });
  expect(topic?.topic_id).not.toBe(topic_id);
  expect(await itemsOf(String(topic?.topic_id))).toEqual(['wide']);
  expect((await call('GetTopic', { topic_id }, other)).topic).toMatchObject({
    topic_name: 'Harbour bridge',
    follow_count: 1,
  });
  expect(await followed(maker)).not.toContain(topic_id);

  const shared = await made('Manila ferry line');
  await call('FollowTopic', { topic_id: shared }, other);
  await call('DeleteTopic', { topic_id: shared });
  expect(await followed(maker)).not.toContain(shared);
  expect(await followed(other)).toContain(shared);
});

it('a deleted topic is gone from every list', async () => {
  const topic_id = await made('volcano erupts');
  expect((await call('DeleteTopic', { topic_id }, other)).base_resp?.error_code).toBe(403);
  expect((await call('DeleteTopic', { topic_id }, guest)).base_resp?.error_code).toBe(notLoggedIn);
  expect((await call('DeleteTopic', { topic_id })).base_resp?.error_code).toBe(0);
  expect(await followed(maker)).not.toContain(topic_id);
  expect((await call('GetTopic', { topic_id })).code).toBe(takenDown);
  expect((await call('DeleteTopic', { topic_id })).code).toBe(takenDown);
});

it('several timelines are returned at once, an unknown one empty', async () => {
  const topic_id = await made('Grindavik');
  const ids = [topic_id, 't_none'];
  const { topic_item_lists: lists } = await call('GetTopicItemLists', { topic_ids: ids, limit: 2 });
  expect(lists).toMatchObject([
    { topic_id, topic_item_list: [{ id: 'volcano-1' }, { id: 'volcano-2' }], has_more: true },
    { topic_id: 't_none', topic_item_list: [], has_more: false },
  ]);
  const many = Array.from({ length: 21 }, (_, n) => `t_${n}`);
  expect((await call('GetTopicItemLists', { topic_ids: many })).base_resp?.error_code).toBe(400);
});

it('a cursor names a moment, from which the timeline continues', async () => {
  const topic_id = await made('Grindavik');
  const from = async (at: object) => {
    const { next_cursor } = await call('GetMomentCursor', { topic_id, ...at });
    const input = { topic_id, cursor: String(next_cursor) };
    return (await call('GetTopicItemList', input)).topic_item_list?.map(({ id }) => id);
  };
  expect(await from({ event_id: 'volcano-3' })).toEqual(['volcano-3', 'volcano-4']);
  expect(await from({ time: now - 2 * 60_000 })).toEqual(['volcano-2', 'volcano-3', 'volcano-4']);
  expect((await call('GetMomentCursor', { topic_id, event_id: 'ferry' })).code).toBe(takenDown);
  expect((await call('GetMomentCursor', { topic_id: 't_none' })).code).toBe(takenDown);
  // Words without events are known to nobody else.
  const own = { topic_id: await made('Zanzibar') };
  expect((await call('GetMomentCursor', own)).code).toBe(0);
  expect((await call('GetMomentCursor', own, guest)).code).toBe(takenDown);
});

it('discovery lists what several publishers report, without what the reader follows', async () => {
  const list = async (who: Identity) =>
    (await call('ListDiscovery', {}, who)).discovery_list?.map(({ id }) => id) ?? [];
  expect(await list(guest)).toContain('wide');
  expect(await list(guest)).not.toContain('ferry');
  const { topic } = await call('CreateTopic', { event_id: 'wide' });
  expect(await list(maker)).not.toContain('wide');
  expect(await call('GetDiscovery', { event_id: 'wide' }, guest)).toMatchObject({
    discovery: { id: 'wide', topic: { topic_id: topic?.topic_id, own: false } },
    topic_list: [{ topic_id: topic?.topic_id }],
  });
  expect((await call('GetDiscovery', { event_id: 'nothing' }, guest)).code).toBe(takenDown);
  expect((await call('ListDiscovery', { cursor: 'zzz' })).base_resp?.error_code).toBe(400);
});

it('discovery puts readable languages first, unless the reader wants pure time order', async () => {
  const hosts = ['a.example', 'b.example'];
  const zh = { ...story('zh-wide', '海港大桥重新开放', 8, hosts), lang: 'zh' as const };
  await served.store.events.save(zh);
  await served.store.events.save(story('en-wide', 'Harbor tunnel opens', 9, hosts));
  const list = async (input: Input<'ListDiscovery'>): Promise<string[]> => {
    const page = await call('ListDiscovery', input, guest);
    const found = page.discovery_list?.map(({ id }) => id) ?? [];
    const rest = page.has_more ? await list({ ...input, cursor: page.next_cursor }) : [];
    return [...found, ...rest].filter((id) => /^(?:zh|en)-wide$/.test(id));
  };
  expect(await list({ news_language: 'all' })).toEqual(['zh-wide', 'en-wide']);
  expect(await list({ news_language: 'own' })).toEqual(['en-wide', 'zh-wide']);
  expect(await list({})).toEqual(['en-wide', 'zh-wide']);
});
