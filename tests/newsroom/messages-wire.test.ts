// Messages as API calls: what creates them, who reads them, and their texts.
import { notLoggedIn } from '@/lib/contract';
import type { Identity } from '@/lib/contract/identity';
import { dayMs, hourMs, minuteMs } from '@/lib/model/time';
import { MessageType } from '@/lib/model/wire/enums';
import { messageKindNames, messageKinds, isQuiet } from '@/lib/model/messages/kinds';
import { tellNews } from '@/lib/newsroom/messages/follow-news';
import { forgetOld } from '@/lib/newsroom/retention';
import type { Owner } from '@/lib/newsroom/store/contract/store';
import { servedNewsroom } from './served';
import { sampleEvent } from './store/sample';

let now = Date.UTC(2026, 0, 15, 12);
const served = servedNewsroom('messages', () => now);

describe.each(served.ways)('%s', (name, service) => {
  const me: Identity = { user: `${name.replaceAll(' ', '-')}-me` };
  const owner: Owner = `u:${me.user}`;
  const other: Identity = { user: `${me.user}-other` };
  const list = async (input = {}, who = me, language = 'EN') =>
    (await served.call(service, 'ListMessages', input, who, language)).data?.messages ?? [];
  const unread = async (who = me) =>
    (await served.call(service, 'GetUnreadMessageCount', {}, who)).data;
  const add = (kind: (typeof messageKindNames)[number], key: string, subject = key) =>
    served.store.messages.add({ ...{ owner, kind, key, subject }, payload: {}, now });

  it('guests have none, and get the sign-in code for the list', async () => {
    const guest = { device: 'd1' };
    for (const operation of ['ListMessages', 'MarkMessagesRead'] as const) {
      const answer = await served.call(service, operation, { all: true }, guest);
      expect(answer.base_resp?.error_code).toBe(notLoggedIn);
    }
    expect(await unread(guest)).toMatchObject({ unread_count: 0, types: [] });
  });

  it('lists each kind under its type, page by page', async () => {
    for (const kind of messageKindNames) {
      await add(kind, `kind-${kind}`);
      now += minuteMs;
    }
    for (const type of Object.values(MessageType)) {
      const kinds = (await list({ type })).map(({ sub_type }) => sub_type);
      expect(kinds.sort()).toEqual(
        messageKindNames.filter((kind) => messageKinds[kind] === type).sort(),
      );
    }
    expect(await list({ sub_type: 'reply' })).toMatchObject([{ sub_type: 'reply' }]);
    const found: string[] = [];
    let cursor = '';
    do {
      const { data } = await served.call(service, 'ListMessages', { cursor, limit: 3 }, me);
      found.push(...(data?.messages.map(({ sub_type }) => sub_type) ?? []));
      cursor = data?.next_cursor ?? '';
    } while (cursor !== '');
    expect(found).toEqual([...messageKindNames].reverse());
    expect(await list({}, other)).toEqual([]);
  });

  it('are marked read by id, by type or all; by nobody else', async () => {
    const mark = async (input: object, who = me) =>
      served.call(service, 'MarkMessagesRead', input, who);
    const [first] = await list();
    await mark({ all: true }, other);
    expect((await unread())?.unread_count).toBe(messageKindNames.length);
    const ids = { message_ids: [first?.message_id ?? '', 'm_nowhere'] };
    await mark(ids, other);
    const answer = await mark(ids);
    expect(answer.data?.unread_count).toBe(messageKindNames.length - 1);
    const oldest = (await list({ limit: 50 })).at(-1)?.updated_at ?? 0;
    await mark({ all: true, until: oldest - 1 });
    expect((await unread())?.unread_count).toBe(messageKindNames.length - 1);
    await mark({ all: true, until: oldest });
    expect((await unread())?.unread_count).toBe(messageKindNames.length - 2);
    await mark({ type: MessageType.General });
    expect((await unread())?.types.map(({ type }) => type)).not.toContain(MessageType.General);
    expect((await mark({})).base_resp?.error_code).toBe(400);
    expect((await mark({ all: true })).data).toMatchObject({ unread_count: 0, types: [] });
  });

  it('about one subject are merged until read, and one thing is announced only once', async () => {
    expect(await add('reply', 'r1', 'c1')).toBe(true);
    expect(await add('reply', 'r1', 'c1')).toBe(false);
    await add('reply', 'r2', 'c1');
    await add('reply', 'r3', 'c2');
    expect(
      (await list({ sub_type: 'reply' }))
        .slice(0, 2)
        .map(({ count }) => count)
        .sort(),
    ).toEqual([1, 2]);
    await served.call(service, 'MarkMessagesRead', { all: true }, me);
    expect(await add('reply', 'r2', 'c1')).toBe(false);
    await add('reply', 'r4', 'c1');
    expect((await unread())?.types).toEqual([{ type: MessageType.Comment, count: 1 }]);
  });

  it.each([
    ['an unknown type', { type: 9 }],
    ['an unknown kind', { sub_type: 'gossip' }],
    ['a foreign cursor', { cursor: 'x' }],
    ['no limit', { limit: 0 }],
  ])('%s is refused', async (_, input) => {
    const answer = await served.call(service, 'ListMessages', input as object, me);
    expect(answer.base_resp?.error_code).toBe(400);
  });

  it('accepts a type by its name', async () => {
    const { fetch, base } = service();
    const answer = await fetch(new Request(`${base}/api/messages/v1/list?type=gossip`));
    expect(answer.status).toBe(400);
    expect(await list({ type: 'comment' as never })).not.toEqual([]);
  });
});

describe('what creates messages', () => {
  const [, service] = served.ways[0] ?? [];
  if (!service) throw new Error('there is a way to ask');
  const me: Identity = { user: 'follower' };
  const list = async (language = 'EN') =>
    (await served.call(service, 'ListMessages', {}, me, language)).data?.messages ?? [];
  const tell = () => tellNews(served.store, now);
  const version = (n: number, extra = {}) =>
    sampleEvent('kept', {
      event_version_id: `v${n}`,
      updated_at: now,
      title: [
        { lang: 'en', text: 'A bridge' },
        { lang: 'zh', text: '一座桥' },
      ],
      new_references: [2],
      ...extra,
    });

  it('a favorite with new sources, once per version, until it is read', async () => {
    const { store } = served;
    await tell();
    now += hourMs;
    await store.events.save(version(1));
    await served.call(service, 'CollectEvent', { event_id: 'kept' }, me);
    now += hourMs;
    await store.events.save(version(2, { new_references: undefined }));
    await tell();
    expect(await list()).toEqual([]);
    now += hourMs;
    await store.events.save(version(3));
    expect(await tell()).toBe(1);
    expect(await tell()).toBe(0);
    expect(await list()).toMatchObject([
      { text: 'New sources in an article you saved: A bridge', event_id: 'kept', count: 1 },
    ]);
    now += hourMs;
    await store.events.save(version(4));
    await tell();
    expect(await list('ZH')).toMatchObject([{ text: '你离开后更新了 2 次：一座桥', count: 2 }]);
    await served.call(service, 'MarkUserRead', { event_id: 'kept' }, me);
    expect(await list()).toMatchObject([{ is_read: true }]);
    now += hourMs;
    await store.events.save(version(4));
    await tell();
    expect(await list()).toHaveLength(1);
  });

  it('a favorite with new sources, once, whether a model rewrites it before or after', async () => {
    const { store } = served;
    const byModel = (n: number) =>
      version(n, { event_version_id: `v${n}-m`, written_from: `v${n}`, writing: 'model' });
    await served.call(service, 'MarkUserRead', { event_id: 'kept' }, me);
    now += hourMs;
    await store.events.save(version(10));
    await store.events.save(byModel(10));
    expect(await tell()).toBe(1);
    now += hourMs;
    await store.events.save(version(11));
    expect(await tell()).toBe(1);
    await store.events.save(byModel(11));
    expect(await tell()).toBe(0);
    // Reading a version also covers the model's text written from it.
    now += hourMs;
    await store.events.save(version(12));
    await served.call(service, 'MarkUserRead', { event_id: 'kept' }, me);
    await store.events.save(byModel(12));
    expect(await tell()).toBe(0);
  });

  it('a favorite that was merged is read with the merged event, and under its old id', async () => {
    const { store } = served;
    const save = (id: string, n: number) =>
      store.events.save(version(n, { id, event_version_id: `${id}-${n}` }));
    const isRead = async () => (await list())[0]?.is_read;
    for (const id of ['part', 'whole']) await save(id, 1);
    await served.call(service, 'CollectEvent', { event_id: 'part' }, me);
    now += hourMs;
    await save('part', 2);
    expect(await tell()).toBe(1);
    await store.events.merge('part', 'whole', now);
    expect(await isRead()).toBe(false);
    await served.call(service, 'MarkUserRead', { event_id: 'whole' }, me);
    expect(await isRead()).toBe(true);
    now += hourMs;
    await save('whole', 2);
    expect(await tell()).toBe(1);
    expect(await isRead()).toBe(false);
    await served.call(service, 'MarkUserRead', { event_id: 'part' }, me);
    expect(await isRead()).toBe(true);
  });

  it('continues when a clock that was ahead is set back', async () => {
    const { store } = served;
    await tell();
    now += dayMs;
    await tell();
    now -= dayMs - hourMs;
    await store.events.save(version(5));
    now += 10 * minuteMs;
    expect(await tell()).toBe(1);
  });

  it('a followed topic with new items: one message until the topic is read', async () => {
    const { store } = served;
    const topic_id = 't_sample-time';
    await served.call(service, 'FollowTopic', { topic_id }, me);
    for (const ids of [['n1', 'n2'], ['n3']]) {
      now += hourMs;
      const events = ids.map((id) => sampleEvent(id, { release_time: now }));
      for (const event of events) await store.events.save(event);
      await store.topics.found(topic_id, events, now);
      await tell();
    }
    const [message] = await list();
    expect(message).toMatchObject({ sub_type: 'topic_changed', topic_id, count: 3 });
    expect(message?.text).toMatch(/^3 new events in your topic /);
    await served.call(service, 'MarkTopicRead', { topic_id }, me);
    expect((await list())[0]).toMatchObject({ is_read: true });
  });

  it('quiet hours are saved, reported with the count, and can be turned off', async () => {
    const save = (customize_info: object) =>
      served.call(service, 'SaveCustomizeInfo', { customize_info }, me);
    const hour = new Date(now).getUTCHours();
    const quiet_hours = { from: hour, to: (hour + 2) % 24, time_zone: 'UTC' };
    await save({ quiet_hours });
    const quiet = async () =>
      (await served.call(service, 'GetUnreadMessageCount', {}, me)).data?.quiet;
    expect(await quiet()).toBe(true);
    expect(await served.call(service, 'GetCustomizeInfo', {}, me)).toMatchObject({
      customize_info: { personalized_recommend: true, quiet_hours },
    });
    await save({ quiet_hours: null });
    expect(await quiet()).toBe(false);
    const wrong = await save({ quiet_hours: { ...quiet_hours, time_zone: 'Mars/Base' } });
    expect(wrong.base_resp?.error_code).toBe(400);
    expect((await save({})).base_resp?.error_code).toBe(400);
  });

  it('are deleted after sixty days', async () => {
    const { store } = served;
    now += 61 * dayMs;
    const clock = () => now;
    await forgetOld({ store, clock, days: 9_999 }, new AbortController().signal);
    expect(await list()).toEqual([]);
  });
});

it.each([
  [22, 7, 23, true],
  [22, 7, 6, true],
  [22, 7, 7, false],
  [1, 5, 4, true],
  [1, 5, 5, false],
  [3, 3, 3, false],
])('from %i to %i, %i o’clock: %p', (from, to, hour, quiet) => {
  // Manila is eight hours ahead.
  const time = Date.UTC(2026, 0, 15, hour - 8);
  expect(isQuiet({ from, to, time_zone: 'Asia/Manila' }, time)).toBe(quiet);
});
