// Operators' changes of bots, posts, comments and readers as API calls, and what readers see
// afterwards.
import type { Input, OperationName } from '@/lib/contract';
import type { Identity } from '@/lib/contract/identity';
import { until } from '@/tests/until';
import { servedNewsroom } from '../served';
import { sampleEvent } from '../store/sample';

const now = Date.UTC(2026, 0, 15, 12);
const site = servedNewsroom('readers-and-bots', () => now, { operators: ['ana'] });
const [[, service] = []] = site.ways;
const operator: Identity = { user: 'ana', device: 'd1', inner: true };
const reader: Identity = { user: 'ben', device: 'd2' };

async function call<N extends OperationName>(name: N, input: Input<N>, who = operator) {
  if (!service) throw new Error('there is a way to reach it');
  return site.call(service, name, input, who);
}
const acts = async (act: string) =>
  ((await call('ListOperatorActs', { act })).data?.items ?? []).map((one) => one.act);

beforeAll(async () => {
  for (const id of ['ana', 'ben', 'eve']) {
    const account = { id, name: id, birthday: '1990-01-01', region: 'sg', created_at: 1 };
    await site.store.accounts.create(account, { kind: 'email', subject: `${id}@example.org` });
  }
});

const rivers = {
  id: 'rivers',
  name: [{ lang: 'en', text: 'Rivers' }],
  description: [{ lang: 'en', text: 'Floods and dams' }],
  category: 'science' as const,
  field: { names: ['Mekong'] },
};

it('a bot is created, hidden and shown, each logged once', async () => {
  const shown = async () =>
    ((await call('ListBots', {}, reader)).data?.bots ?? []).some((one) => one.bot_id === 'rivers');
  expect((await call('SaveInnerBot', rivers)).code).toBe(0);
  expect(await shown()).toBe(true);
  await call('HideBot', { bot_id: 'rivers' });
  await call('HideBot', { bot_id: 'rivers' });
  expect(await shown()).toBe(false);
  const { data } = await call('ListInnerBots', {});
  expect(data?.items.find((one) => one.bot_id === 'rivers')).toMatchObject({ hidden: true });
  await call('ShowBot', { bot_id: 'rivers' });
  expect(await shown()).toBe(true);
  expect(await acts('bot.')).toEqual(['bot.show', 'bot.hide', 'bot.save']);
  expect((await call('SaveInnerBot', { ...rivers, field: {} })).code).toBe(400);
  // An item of the list can be saved unchanged, under its id.
  const { items = [] } = (await call('ListInnerBots', {})).data ?? {};
  const known = items.find((one) => one.bot_id === 'rivers');
  if (!known) throw new Error('there is such a bot');
  const same = { ...rivers, field: known.field, per_day: known.per_day };
  expect((await call('SaveInnerBot', same)).code).toBe(0);
});

it('a bot has a name and a description that can be seen', async () => {
  for (const part of ['name', 'description']) {
    const input = { ...rivers, id: 'unseen', [part]: [{ lang: 'en', text: '\u202e\u200b' }] };
    expect((await call('SaveInnerBot', input)).code).toBe(400);
  }
  const turned = { ...rivers, id: 'turned', name: [{ lang: 'en', text: 'Ri\u202evers' }] };
  expect((await call('SaveInnerBot', turned)).code).toBe(0);
  const { items = [] } = (await call('ListInnerBots', {})).data ?? {};
  expect(items.find((one) => one.bot_id === 'turned')?.name).toEqual([
    { lang: 'en', text: 'Rivers' },
  ]);
});

it('the log records what each change of a bot changed, and nothing for one without effect', async () => {
  const names = Array.from({ length: 40 }, (_, n) => `A river with a long name, number ${n}`);
  const [lakes, long] = [{ ...rivers, id: 'lakes' }, { names }];
  const changes: Input<'SaveInnerBot'>[] = [
    { ...lakes, name: [{ lang: 'en', text: 'Lakes' }] },
    { ...lakes, description: [{ lang: 'en', text: 'Floods, dams and locks' }] },
    { ...lakes, icon: 'leaf' },
    { ...lakes, category: 'money' },
    { ...lakes, per_day: 1 },
    { ...lakes, field: long },
    { ...lakes, field: { names: [...names, 'Amazon'] } },
    { ...lakes, field: { names: [...names, 'Amazon'].reverse() } },
  ];
  const lines = async () =>
    ((await call('ListOperatorActs', { act: 'bot.save', limit: 50 })).data?.items ?? []).filter(
      ({ target }) => target === 'lakes',
    );
  for (const input of [lakes, ...changes]) {
    const noted = (await lines()).length;
    expect((await call('SaveInnerBot', input)).code).toBe(0);
    const [newest, ...older] = await lines();
    expect(older).toHaveLength(noted);
    expect(newest?.before).not.toBe(newest?.after);
    expect((await call('SaveInnerBot', input)).code).toBe(0);
    expect(await lines()).toHaveLength(noted + 1);
  }
  expect((await lines()).at(1)).toMatchObject({
    ...{ before: '{"field":{"names":[]}}', after: '{"field":{"names":["Amazon"]}}' },
  });
});

it('a new bot does not replace an existing one, and is created once', async () => {
  const seas = { ...rivers, id: 'seas', is_new: true };
  expect((await call('SaveInnerBot', seas)).code).toBe(0);
  // The answer was lost, and the request is sent again.
  expect((await call('SaveInnerBot', seas)).code).toBe(0);
  const other = { ...seas, description: [{ lang: 'en', text: 'Ships' }] };
  expect(await call('SaveInnerBot', other)).toMatchObject({ code: 409 });
  const kept = (await call('ListInnerBots', {})).data?.items.find((one) => one.bot_id === 'seas');
  expect(kept?.description).toEqual(rivers.description);
  expect((await call('SaveInnerBot', { ...other, is_new: false })).code).toBe(0);
});

it('a removed post is in no list and is not posted again', async () => {
  await site.store.events.save(sampleEvent('flood', { release_time: now, rank_time: now }));
  const line = { lang: 'en' as const, text: 'It happened. [1]', link: 'https://example.com/1' };
  const post = { bot_id: 'rivers', owner: '' as const, event_id: 'flood', time: now, line };
  const [made] = await site.store.bots.post([post], now);
  const listed = async () => (await call('ListInnerPosts', { bot_id: 'rivers' })).data?.items;
  expect(await listed()).toMatchObject([{ post_id: made?.id, event_id: 'flood' }]);
  await call('RemovePost', { post_id: made?.id ?? '' });
  await call('RemovePost', { post_id: made?.id ?? '' });
  expect(await listed()).toEqual([]);
  expect(await site.store.bots.postsById([made?.id ?? ''])).toEqual([]);
  expect(await site.store.bots.post([post], now)).toEqual([]);
  expect(await acts('post.')).toEqual(['post.remove']);
});

it('a comment is hidden and shown', async () => {
  const comment = { id: 'c_1', event_id: 'flood', owner: 'u:ben' as const, created_at: now };
  await site.store.comments.add({ ...comment, text: 'Buy my boat' });
  await call('HideComment', { comment_id: 'c_1' });
  const { data } = await call('ListInnerComments', {});
  expect(data?.items).toMatchObject([
    { comment_id: 'c_1', user_id: 'ben', user_name: 'ben', hidden: true },
  ]);
  await call('ShowComment', { comment_id: 'c_1' });
  await site.store.events.save(sampleEvent('other', { release_time: now, rank_time: now }));
  const other = { id: 'c_2', event_id: 'other', owner: 'u:eve' as const, created_at: now + 1 };
  await site.store.comments.add({ ...other, text: '100% agreed' });
  for (const [query, ids] of [
    ['', ['c_2', 'c_1']],
    ['c_2', ['c_2']],
    ['flood', ['c_1']],
    ['eve', ['c_2']],
    ['my BOAT', ['c_1']],
    ['0% a', ['c_2']],
    ['1%d', []],
  ] as const) {
    const found = (await call('ListInnerComments', { query })).data?.items;
    expect([query, found?.map(({ comment_id }) => comment_id)]).toEqual([query, ids]);
  }
  expect((await site.store.comments.get('c_1'))?.hidden).toBe(false);
});

it('a notice reaches every reader once', async () => {
  const send = () => call('SendNotice', { key: 'move', text: 'We move on Sunday.', all: true });
  expect((await send()).data).toEqual({ told: 3, has_more: false, next_cursor: '' });
  expect((await send()).data?.told).toBe(0);
  const { data } = await call('ListMessages', {}, reader);
  expect(data?.messages.map(({ text }) => text)).toEqual(['We move on Sunday.']);
  expect(await acts('notice.')).toEqual(['notice.send']);
});

it('a notice needs text in each of its languages, without direction overrides', async () => {
  const send = (text: Input<'SendNotice'>['text']) =>
    call('SendNotice', { key: 'words', text, user_id: 'ben' });
  for (const text of [
    '\u202e\u2800',
    [{ lang: 'en', text: ' ' }],
    [{ lang: 'en', text: 'x'.repeat(501) }],
  ]) {
    expect((await send(text)).base_resp?.error_code).toBe(400);
  }
  await send([
    { lang: 'en', text: 'A \u202enew name' },
    { lang: 'zh', text: '新名字' },
  ]);
  const { data } = await call('ListMessages', {}, reader);
  expect(data?.messages.map(({ text }) => text)).toContain('A new name');
  const [[, service] = []] = site.ways;
  if (!service) throw new Error('there is a way to reach it');
  const inLanguage = async (language: string) =>
    (await site.call(service, 'ListMessages', {}, reader, language)).data?.messages.find(
      ({ text }) => text === 'A new name' || text === '新名字',
    );
  expect(await inLanguage('ZH')).toMatchObject({ text: '新名字' });
  expect((await inLanguage('ZH'))?.lang).toBeUndefined();
  // A reader of neither language gets it marked with its own language for speech.
  expect(await inLanguage('PH')).toMatchObject({ text: 'A new name', lang: 'en' });
});

it('a reader’s stored values are deleted by key prefix', async () => {
  for (const key of ['view.a', 'view.b', 'other']) {
    await site.store.remoteValues.set('u:ben', { key, value: '1' }, { keys: 9, bytes: 99 }, now);
  }
  const { data } = await call('DeleteCacheKeys', { user_id: 'ben', prefix: 'view.' });
  expect(data?.deleted).toBe(2);
  expect(await site.store.remoteValues.get('u:ben', 'other')).toBeDefined();
});

it('a banned reader loses every session, and an operator cannot be banned', async () => {
  const { sessions } = site.store.accounts;
  const session = { id: 's1', user_id: 'eve', method: 'email' as const };
  await sessions.add({ ...session, created_at: now, seen_at: now });
  await call('BanReader', { user_id: 'eve', reason: 'Sells boats' });
  expect(await sessions.of('eve')).toEqual([]);
  const { data } = await call('FindReader', { query: 'eve@example.org' });
  expect(data).toMatchObject({ user_id: 'eve', banned_at: now, ban_reason: 'Sells boats' });
  await call('UnbanReader', { user_id: 'eve' });
  expect((await call('FindReader', { query: 'eve' })).data?.banned_at).toBeUndefined();
  const refused = await call('BanReader', { user_id: 'ana' });
  expect(refused.base_resp).toMatchObject({ error_code: 400, reason: 'operatorStays' });
  expect(await acts('reader.')).toEqual(['reader.unban', 'reader.ban']);
});

describe('a topic that an operator takes down', () => {
  const hot = async () =>
    ((await call('ListHotTopics', {}, reader)).topic_list ?? []).map((one) => one.topic_id);

  it('is visible to no reader, is created again by nobody, and returns as it was', async () => {
    await site.store.events.save(sampleEvent('quake', { release_time: now, rank_time: now }));
    const made = await call('CreateTopic', { event_id: 'quake' }, reader);
    const topic_id = made.topic?.topic_id ?? '';
    const followed = async () =>
      ((await call('ListFollowedTopics', {}, reader)).topic_list ?? []).map((one) => one.topic_id);
    expect(await followed()).toContain(topic_id);
    const before = await hot();
    const events = async () =>
      (await call('GetTopicItemList', { topic_id }, reader)).topic_item_list?.map(({ id }) => id);
    const { streams } = site.store;
    const owner = 'u:ben' as const;
    const reading = { lang: 'en', first: false } as const;
    const streamed = async () =>
      (
        await Promise.all([
          streams.page({ of: { kind: 'topic', id: topic_id }, owner, reading, limit: 9 }),
          streams.page({ of: { kind: 'followed' }, owner, reading, limit: 9 }),
          streams.ofTopics({ topics: owner, limit: 9 }),
          streams.ofTopics({ topics: [topic_id], limit: 9 }),
        ])
      ).map(({ items }) => items.length);
    expect(await events()).toEqual(['quake']);
    expect(await streamed()).toEqual([1, 1, 1, 1]);
    for (let twice = 0; twice < 2; twice += 1) {
      await call('TakeDownTopic', { topic_id, reason: 'not news' });
    }
    expect((await call('GetTopic', { topic_id }, reader)).topic).toBeNull();
    expect(await followed()).not.toContain(topic_id);
    expect(await hot()).not.toContain(topic_id);
    expect(await events()).toEqual([]);
    expect(await streamed()).toEqual([0, 0, 0, 0]);
    expect(await streams.topicsOf(owner, ['quake'])).toEqual(new Map());
    expect((await call('CreateTopic', { event_id: 'quake' }, reader)).topic).toBeNull();
    expect((await call('FollowTopic', { topic_id, follow: true }, reader)).topic).toBeNull();
    const found = await call('ListInnerTopics', { query: topic_id });
    expect(found.data?.items).toMatchObject([{ topic_id, state: 'taken_down' }]);
    await call('RestoreTopic', { topic_id });
    expect(await followed()).toContain(topic_id);
    expect(await hot()).toEqual(before);
    expect(await acts('topic.')).toEqual(['topic.restore', 'topic.take_down']);
  });

  it('is found by a part of its name, in any case, with pattern characters taken literally', async () => {
    for (const [id, text] of [
      ['t_a', '100% Harbor'],
      ['t_b', 'harbor_lights'],
      ['t_c', 'Rain'],
      ['t_d', 'The "old" port'],
    ] as const) {
      await site.store.topics.create({
        ...{ id, key: `s:${id}`, type: 'editorial', description: [], icon: '', lang: 'en' },
        ...{ name: [{ lang: 'en', text }], terms: {}, least: 2, status: 1, created_at: now + 1 },
      });
    }
    const named = async (query: string) =>
      ((await call('ListInnerTopics', { query })).data?.items ?? []).map((one) => one.topic_id);
    expect((await named('HARBOR')).sort()).toEqual(['t_a', 't_b']);
    expect(await named('0%')).toEqual(['t_a']);
    expect(await named('r_l')).toEqual(['t_b']);
    expect(await named(' "OLD" ')).toEqual(['t_d']);
    expect(await named('lang')).toEqual([]);
    expect(await named('text')).toEqual([]);
    const pages: string[] = [];
    let cursor = '';
    do {
      const { data } = await call('ListInnerTopics', { limit: 1, cursor });
      pages.push(...(data?.items ?? []).map((one) => one.topic_id));
      cursor = data?.next_cursor ?? '';
    } while (cursor);
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages).toEqual(expect.arrayContaining(['t_a', 't_b', 't_c']));
  });
});

it('cached copies are dropped when announced', async () => {
  const heard: string[] = [];
  const end = new AbortController();
  const following = site.store.changes.follow((subject) => heard.push(subject), end.signal);
  // A new listener hears only later changes; the first one received shows that it is listening.
  await until(async () => {
    await site.store.changes.note('hello');
    return heard.includes('hello');
  });
  await call('DropCopies', {});
  await until(() => heard.includes('*'));
  end.abort();
  await following;
  expect(await acts('cache.drop')).toEqual(['cache.drop']);
});

it('what a banned reader shares is off the square and hidden from others until the ban is lifted', async () => {
  const owner: Identity = { user: 'eve' };
  const made = await call('CreateTheme', { name: 'Tin', keywords: ['tin'], shared: true }, owner);
  const theme_id = made.theme?.theme_id ?? '';
  await call('FollowTheme', { theme_id }, reader);
  const found = async () => [
    (await call('ListSquareThemes', {}, reader)).theme_list?.map((one) => one.theme_id),
    (await call('ListThemes', {}, reader)).followed_list?.map((one) => one.theme_id),
    (await call('GetThemeData', { theme_id }, reader)).code,
  ];
  const everywhere = [[theme_id], [theme_id], 0];
  expect(await found()).toEqual(everywhere);
  await call('BanReader', { user_id: 'eve' });
  expect(await found()).toEqual([[], [], -1]);
  // Taking it down and restoring it does not show it sooner.
  for (const down of [true, false]) await site.store.themes.takeDown(theme_id, down);
  expect(await found()).toEqual([[], [], -1]);
  await call('UnbanReader', { user_id: 'eve' });
  expect(await found()).toEqual(everywhere);
  await call('DeleteTheme', { theme_id }, owner);
});

it('a notice to all is one log entry, however many calls it takes', async () => {
  const many = Array.from({ length: 205 }, (_, at) => `many-${String(at).padStart(3, '0')}`);
  for (const id of many) {
    const account = { id, name: id, birthday: '1990-01-01', region: 'sg', created_at: 1 };
    await site.store.accounts.create(account, { kind: 'email', subject: `${id}@example.org` });
  }
  const before = (await acts('notice.')).length;
  let cursor: string | undefined;
  let calls = 0;
  do {
    const notice = { key: 'many', text: 'We are back.', all: true as const, cursor };
    cursor = (await call('SendNotice', notice)).data?.next_cursor || undefined;
    calls += 1;
  } while (cursor !== undefined);
  expect(calls).toBe(2);
  expect(await acts('notice.')).toHaveLength(before + 1);
});

it('a taken-down theme is off the square and hidden from its followers, not from its owner', async () => {
  const owner: Identity = { user: 'eve' };
  const { theme } = await call(
    'CreateTheme',
    { name: 'Oil', keywords: ['oil'], shared: true },
    owner,
  );
  const theme_id = theme?.theme_id ?? '';
  await call('FollowTheme', { theme_id }, reader);
  const square = async () =>
    (await call('ListSquareThemes', {}, reader)).theme_list?.map((one) => one.theme_id);
  const followed = async () =>
    (await call('ListThemes', {}, reader)).followed_list?.map((one) => one.theme_id);
  const own = async () => (await call('ListThemes', {}, owner)).own_list?.[0];
  const code = async (who: Identity) => (await call('GetThemeData', { theme_id }, who)).code;
  expect([await square(), await followed(), await code(reader)]).toEqual([
    [theme_id],
    [theme_id],
    0,
  ]);

  for (let twice = 0; twice < 2; twice += 1) await call('TakeDownTheme', { theme_id });
  expect([await square(), await followed()]).toEqual([[], []]);
  expect([await code(reader), await code(owner)]).toEqual([-1, 0]);
  expect(await own()).toMatchObject({ theme_id, taken_down: true });
  const listed = async (state: 'live' | 'taken_down') =>
    (await call('ListInnerThemes', { state })).data?.items.map((one) => one.theme_id);
  expect([await listed('live'), await listed('taken_down')]).toEqual([[], [theme_id]]);
  expect((await call('FollowTheme', { theme_id }, { user: 'otto' })).code).toBe(-1);

  await call('RestoreTheme', { theme_id });
  await call('CreateTheme', { name: 'Mine', keywords: ['oil'] }, owner);
  expect((await call('ListInnerThemes', {})).data?.items).toMatchObject([
    { theme_id, name: 'Oil', state: 'live', keywords: ['oil'], follow_count: 1 },
  ]);
  expect([await square(), await followed(), await code(reader)]).toEqual([
    [theme_id],
    [theme_id],
    0,
  ]);
  expect(await acts('theme.')).toEqual(['theme.restore', 'theme.take_down']);
});
