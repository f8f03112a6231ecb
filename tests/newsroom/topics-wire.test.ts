// Topics as API calls: in process, over a socket and as a remote service.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notLoggedIn, takenDown, type Input, type OperationName } from '@/lib/contract';
import type { Identity } from '@/lib/contract/identity';
import { TopicHotTag, TopicItemType, TopicStatus } from '@/lib/model/wire/enums';
import { topicItemPage } from '@/lib/model/limits/topics';
import { topicsADay } from '@/lib/model/limits/topics';
import { openStore } from '@/lib/newsroom/store/open-store';
import { topicOfQuery } from '@/lib/newsroom/topics/make-topic';
import { searchTopics } from '@/lib/newsroom/topics/search';
import { wireTopicItem } from '@/lib/newsroom/wire-topic';
import { servedNewsroom } from './served';
import { sampleEvent } from './store/sample';

let now = Date.UTC(2026, 0, 15, 12);
const served = servedNewsroom('tracks', () => now);

/** An event of this story, with a time in minutes from now. */
const story = (id: string, title: string, minutes = 0) =>
  sampleEvent(id, {
    title: [{ lang: 'source', text: title }],
    brief: [{ lang: 'source', text: `${title}.` }],
    release_time: now + minutes * 60_000,
    rank_time: now + minutes * 60_000,
  });

/** The data of each way: the words, the first event and a later one. */
const stories: Record<string, readonly string[]> = {
  'in process': [
    'Grindavik volcano',
    'Grindavik volcano wakes residents',
    'Volcano keeps Grindavik residents out',
  ],
  'over a socket': [
    'Rotterdam dockers',
    'Rotterdam dockers walk out over pensions',
    'Pensions: Rotterdam dockers stay out',
  ],
  'as a remote service': [
    'Valparaiso funicular',
    'Valparaiso funicular closes for inspection',
    'Inspection keeps Valparaiso funicular closed',
  ],
};

describe.each(served.ways)('%s', (name, service) => {
  const own = name.replaceAll(' ', '-');
  const [subject = '', seed = '', later = ''] = stories[name] ?? [];

  async function call<N extends OperationName>(
    operation: N,
    input: Input<N>,
    who: Identity = { user: `${own}-reader` },
    language = 'EN',
  ) {
    const body: unknown = await served.call(service, operation, input, who, language);
    // The fields of the operation's answer, which a lookup by name hides from the compiler.
    return body as Record<string, unknown> & {
      topic?: Record<string, unknown> | null;
      topic_list?: { topic_id: string; topic_name: string }[];
      topic_item_list?: { id: string; item_type: number; time: number; title: unknown }[];
      next_cursor?: string;
      has_more?: boolean;
      code?: number;
      base_resp?: { error_code?: number };
    };
  }

  it('a guest can read topics, but not create or follow them', async () => {
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

  it('"follow this event" creates one topic, with the event as its first item', async () => {
    await served.store.events.save(story(`${own}-seed`, seed));
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
    // The follower count is not shown while there are few.
    expect(again.topic).toMatchObject({ topic_id: topic?.topic_id, follow_count: 1 });
    const { topic_item_list: items } = await call('GetTopicItemList', {
      topic_id: String(topic?.topic_id),
    });
    expect(items).toEqual([
      expect.objectContaining({ id: `${own}-seed`, item_type: TopicItemType.EVENT }),
    ]);
  });

  it('a taken-down event creates no topic', async () => {
    await served.store.events.save(story(`${own}-gone`, 'Something else entirely'));
    await served.store.events.takeDown(`${own}-gone`);
    expect(await call('CreateTopic', { event_id: `${own}-gone` })).toMatchObject({
      code: takenDown,
      topic: null,
    });
  });

  it('ingested events fill it, and mark it as updated until it is read', async () => {
    const topicId = String(
      (await call('CreateTopic', { event_id: `${own}-seed` })).topic?.topic_id,
    );
    now += 60_000;
    for (let n = 1; n <= 7; n++) {
      await served.store.events.save(story(`${own}-more-${n}`, `${later}, day ${n}`, n));
    }
    await served.store.events.save(story(`${own}-far`, 'Parliament debates the budget'));
    await searchTopics(served.store, () => now);
    const before = await call('GetTopic', { topic_id: topicId });
    expect(before.topic).toMatchObject({ has_updated: true });

    const first = await call('GetTopicItemList', { topic_id: topicId });
    expect(first.topic_item_list).toHaveLength(topicItemPage);
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
    expect(await searchTopics(served.store, () => now)).toBe(0);
  });

  it('words create a topic too; following it twice counts once; unfollowing removes it from the list', async () => {
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

  it("a reader's words that found no event are visible only to them", async () => {
    const words = `${own} zzyzx`;
    const owner = { user: `${own}-owner` };
    const stranger = { user: `${own}-stranger` };
    const { topic } = await call('CreateTopic', { query: words }, owner);
    const topic_id = String(topic?.topic_id);
    expect(topic).toMatchObject({ topic_name: words, follow_count: 1 });
    expect((await call('GetTopic', { topic_id }, owner)).topic).toMatchObject({ topic_id });
    await call('FollowTopic', { topic_id, follow: false }, owner);
    const again = await call('FollowTopic', { topic_id, follow: true }, owner);
    expect(again.topic).toMatchObject({ topic_name: words, followed: true });
    const nobody = { device: `${own}-nobody` };
    for (const who of [stranger, nobody]) {
      const closed = await call('GetTopic', { topic_id }, who);
      expect(closed).toMatchObject({ code: takenDown, topic: null });
      expect(JSON.stringify(closed)).not.toContain('zzyzx');
      const { topic_list = [] } = await call('ListHotTopics', {}, who);
      expect(topic_list.map((one) => one.topic_id)).not.toContain(topic_id);
    }
    // Knowing the id does not give access to the words by any other call either.
    const closed = [
      await call('FollowTopic', { topic_id, follow: true }, stranger),
      await call(
        'Disinterest',
        { disinterest_type: 'topic', disinterest_entity_id: topic_id },
        stranger,
      ),
    ];
    expect(JSON.stringify(closed)).not.toContain('zzyzx');
    expect(closed[0]).toMatchObject({ code: takenDown, topic: null });
  });

  it('shows the follower count of words once there are several, and not that of one other reader', async () => {
    const words = `${own} vwxyzq`;
    const follow = async (who: number) =>
      (await call('CreateTopic', { query: words }, { user: `${own}-${who}` })).topic;
    for (const who of [1, 2, 3, 4]) expect(await follow(who)).toMatchObject({ follow_count: 1 });
    expect(await follow(5)).toMatchObject({ follow_count: 5 });
  });

  it("readers' words are not published before they have an event, however many follow", async () => {
    const words = `${own} qwghlm`;
    const nobody = { device: `${own}-nobody` };
    const followers = [{ user: `${own}-first` }, { user: `${own}-second` }];
    let topic_id = '';
    for (const who of followers) {
      topic_id = String((await call('CreateTopic', { query: words }, who)).topic?.topic_id);
    }
    for (const who of followers) {
      expect((await call('GetTopic', { topic_id }, who)).topic).toMatchObject({ follow_count: 1 });
    }
    expect(await call('GetTopic', { topic_id }, nobody)).toMatchObject({
      code: takenDown,
      topic: null,
    });
    // With an event it is a page that readers may pass on.
    now += 60_000;
    await served.store.events.save(story(`${own}-qwghlm`, `${words} in the news`));
    await searchTopics(served.store, () => now);
    expect((await call('GetTopic', { topic_id }, nobody)).topic).toMatchObject({
      topic_name: words,
    });
  });

  it('the id of a topic reveals nothing about its words', async () => {
    const query = `${own} quokka`;
    const id = String((await call('CreateTopic', { query })).topic?.topic_id);
    expect(id).toMatch(/^t_[0-9a-f]{32}$/);
    // The same words have another id elsewhere: nobody can compute it from them.
    const folder = mkdtempSync(join(tmpdir(), 'cubewire-other-'));
    const other = await openStore({ dataDir: folder });
    const there = await topicOfQuery(other, query, 'en', now);
    await other.close();
    rmSync(folder, { recursive: true });
    expect(there?.id).toMatch(/^t_[0-9a-f]{32}$/);
    expect(there?.id).not.toBe(id);
  });

  it('a call with neither an event nor words is refused', async () => {
    expect((await call('CreateTopic', {})).base_resp?.error_code).toBe(400);
    expect((await call('CreateTopic', { query: '???' })).base_resp?.error_code).toBe(400);
  });

  it(`one reader creates at most ${topicsADay} topics a day`, async () => {
    const who = { user: `${own}-busy` };
    for (let n = 0; n < topicsADay; n++) {
      const { code } = await call('CreateTopic', { query: `${own} subject${n}` }, who);
      expect(code).toBe(0);
    }
    const refused = await call('CreateTopic', { query: 'one more' }, who);
    expect(refused.base_resp?.error_code).toBe(429);
  });
});

it('counts the publishers of an item, as its card does, not their articles', () => {
  const references = ['one', 'two', 'one'].map((source, order) => {
    return { order, source, title: source, link: `https://${source}.example/${order}` };
  });
  const event = { ...story('counted', 'Zeppelin lands'), references };
  expect(wireTopicItem({ event, time: 1 })).toMatchObject({ id: 'counted', source_count: 2 });
});
