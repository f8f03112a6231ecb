// Bots and posts as API calls, one by one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildRequest, takenDown, type Input, type OperationName } from '@/lib/contract';
import { signIdentity, type Identity } from '@/lib/contract/identity';
import { openNewsroom, type Newsroom } from '@/lib/newsroom';
import { botInput, saveBot } from '@/lib/newsroom/bots/manage';
import { botRound } from '@/lib/newsroom/bots/round';
import { shippedBots } from '@/lib/newsroom/bots/shipped';
import { botsFollowedMost } from '@/lib/newsroom/handlers/bots';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { startedFolder } from '@/tests/first-start';
import { story as storyOf, type Story } from './bots/stories';

const secret = 'a secret that only this test knows about';
const log = pino({ level: 'silent' });
const minute = 60_000;

const hour = 60 * minute;
const now = Date.UTC(2026, 0, 15, 12);

let folder: string;
let newsroom: Newsroom;
let store: OpenStore;

const roses = {
  name: [
    { lang: 'EN', text: 'Roses' },
    { lang: 'ZH', text: '玫瑰' },
  ],
  description: [{ lang: 'EN', text: 'What blooms.' }],
  category: 'culture',
  field: { words: { en: ['rose'], zh: ['玫瑰'] }, subjects: ['nature'] },
  per_day: 50,
} as const;

/** News dated `at` that is stored now. */
const story = (id: string, at: number, told: Story, over = {}) =>
  storyOf(id, at, told, { updated_at: now, ...over });

const rose = (n: number) => {
  const at = now - n * hour;
  return story(`rose-${n}`, at, {
    title: `Rose number ${n} blooms`,
    brief: `A rose, number ${n}.`,
  });
};

beforeAll(async () => {
  folder = await startedFolder('bots', now);
  newsroom = await openNewsroom({ dataDir: folder, secret, log, clock: () => now });
  store = await openStore({ dataDir: folder, log });
  await saveBot(store, botInput.parse({ ...roses, id: 'roses' }), now);
  await saveBot(
    store,
    botInput.parse({
      ...{ ...roses, id: 'tulips', name: [{ lang: 'EN', text: 'Tulips' }] },
      field: { words: { en: ['tulip'] }, sections: ['science'] },
    }),
    now,
  );
  for (let n = 1; n <= 30; n += 1) await store.events.save(rose(n));
  const chinese = { title: '玫瑰开放', brief: '玫瑰开得早。', lang: 'zh' as const };
  const sentences = ['园丁们说今年的玫瑰比往年早开放了整整两个星期。'];
  await store.events.save(story('rose-zh', now - 30 * minute, { ...chinese, sentences }));
  const references = ['Alpha', 'Beta', 'Gamma'].map((source, at) => ({
    ...{ order: at + 1, source, title: 'Tulip', release_time: now - hour },
    link: `https://${source.toLowerCase()}.example/tulip`,
  }));
  const tulip = { title: 'A tulip costs a house', brief: 'One tulip.' };
  await store.events.save(story('tulip', now - hour, tulip, { references }));
  await botRound(store, () => now);
});

afterAll(async () => {
  await store.close();
  await newsroom.close();
  rmSync(folder, { recursive: true, force: true });
});

type Listed = {
  bots?: { bot_id: string; followed: boolean; follow_count: number }[];
  posts?: { post_id: string; bot_id: string; reason: { text: string }[]; event: { id: string } }[];
  events?: { id: string }[];
  groups?: { bot: { bot_id: string }; events: { id: string }[] }[];
  has_more?: boolean;
  next_cursor?: string;
  match_count?: number;
};
type Told = {
  code: number;
  base_resp: { error_code: number; reason?: string };
  data?: Listed | null;
  bot?: { follow_count: number; followed: boolean } | null;
  bots?: { bot_id: string }[];
  categories?: { category: string; bot_count: number }[];
  customize?: Record<string, unknown> | null;
  interests?: { category: string; keyword: string }[];
};

async function send(request: Request, who: Identity, language = 'EN'): Promise<Told> {
  request.headers.set('authorization', `Bearer ${await signIdentity(who, secret, now)}`);
  request.headers.set('language', language);
  // The fields that the tests read; the round trip tests the schemas.
  return (await (await newsroom.fetch(request)).json()) as Told;
}

function call<N extends OperationName>(name: N, input: Input<N>, who: Identity, language?: string) {
  return send(buildRequest(name, input, 'http://newsroom.invalid'), who, language);
}

const botIds = ({ data }: Told) => data?.bots?.map(({ bot_id }) => bot_id) ?? [];
const eventIds = ({ data }: Told) =>
  data?.posts?.map(({ event }) => event.id) ?? data?.events?.map(({ id }) => id) ?? [];

/** All pages of a list. */
async function pages<N extends OperationName>(name: N, input: Input<N>, who: Identity) {
  const seen: string[] = [];
  for (let cursor = '', most = 50; most > 0; most -= 1) {
    const answer = await call(name, { ...input, cursor }, who);
    seen.push(...eventIds(answer));
    if (!answer.data?.has_more) break;
    cursor = answer.data.next_cursor ?? '';
  }
  return seen;
}

const everyRose = ['rose-zh', ...Array.from({ length: 30 }, (_, at) => `rose-${at + 1}`)];
const guest = (name: string): Identity => ({ device: `d-${name}` });

describe('bots', () => {
  it('OP-47, OP-48, OP-49: a guest follows, twice counts once, and unfollows', async () => {
    const who = guest('follows');
    expect(await call('FollowBot', { bot_id: 'roses' }, who)).toMatchObject({
      bot: { follow_count: 1, followed: true },
    });
    expect((await call('FollowBot', { bot_id: 'roses' }, who)).bot?.follow_count).toBe(1);
    await call('FollowBot', { bot_id: 'tulips' }, who);
    expect(botIds(await call('ListFollowedBots', {}, who)).sort()).toEqual(['roses', 'tulips']);
    expect(await call('UnfollowBot', { bot_id: 'roses' }, who)).toMatchObject({
      bot: { follow_count: 0, followed: false },
    });
    expect(botIds(await call('ListFollowedBots', {}, who))).toEqual(['tulips']);
    expect(await call('FollowBot', { bot_id: 'nobody' }, who)).toMatchObject({
      code: takenDown,
      bot: null,
    });
    expect((await call('FollowBot', { bot_id: 'roses' }, {})).base_resp.error_code).toBe(400);
  });

  it('one reader follows up to the limit', async () => {
    const who: Identity = { user: 'collector' };
    for (let n = 0; n < botsFollowedMost; n += 1) {
      await saveBot(store, botInput.parse({ ...roses, id: `many-${n}` }), now);
      await store.bots.setFollowed('u:collector', `many-${n}`, true, now);
    }
    const refused = await call('FollowBot', { bot_id: 'roses' }, who);
    expect(refused.base_resp).toMatchObject({ error_code: 429, reason: 'botsFollowed' });
    for (let n = 0; n < botsFollowedMost; n += 1) await store.bots.setHidden(`many-${n}`, true);
  });

  it('OP-50, OP-54: known and unknown bots', async () => {
    expect(await call('GetBotInfo', { bot_id: 'roses' }, guest('info'))).toMatchObject({
      code: 0,
      bot: { bot_id: 'roses', category: 'culture', post_count: 31 },
    });
    expect(await call('GetBotInfo', { bot_id: 'nobody' }, guest('info'))).toMatchObject({
      code: takenDown,
      bot: null,
    });
    const batch = await call('BatchGetBotInfo', { bot_ids: 'tulips,nobody,roses' }, guest('info'));
    expect(batch.bots?.map(({ bot_id }) => bot_id)).toEqual(['tulips', 'roses']);
  });

  it('OP-51: the posts of a bot by cursor, each with a cited line', async () => {
    expect(await pages('ListBotPosts', { bot_id: 'roses', limit: 7 }, guest('posts'))).toEqual(
      everyRose,
    );
    const { data } = await call('ListBotPosts', { bot_id: 'roses', limit: 2 }, guest('posts'));
    expect(data?.posts?.[1]).toMatchObject({
      bot: { bot_id: 'roses' },
      reason: [{ lang: 'source', text: expect.stringMatching(/Rose number 1.*\[1\]$/) }, {}],
      reference: { order: 1, link: 'https://example.com/rose-1' },
      time: now - hour,
    });
    expect((await call('ListBotPosts', { bot_id: 'nobody' }, guest('posts'))).data).toBeNull();
  });

  it('OP-52: lists by type, category, ids and name', async () => {
    const who = guest('lists');
    const all = await call('ListBots', { limit: 50 }, who);
    expect(botIds(all)).toHaveLength(shippedBots.length + 2);
    await call('FollowBot', { bot_id: 'tulips' }, who);
    expect(botIds(await call('ListBots', { list_type: 'followed' }, who))).toEqual(['tulips']);
    expect(botIds(await call('ListBots', { list_type: 'hot' }, who))[0]).toBe('tulips');
    expect(botIds(await call('ListBots', { list_type: 'recommended' }, who))).not.toContain(
      'tulips',
    );
    expect(botIds(await call('ListBots', { category: 'culture' }, who))).toEqual([
      ...['culture', 'roses', 'tulips'],
    ]);
    expect(botIds(await call('ListBots', { bot_ids: ['space', 'nobody'] }, who))).toEqual([
      'space',
    ]);
    expect(botIds(await call('ListBots', { query: '玫' }, who))).toEqual(['roses']);
    const first = await call('ListBots', { limit: 5 }, who);
    const rest = await call('ListBots', { limit: 50, cursor: first.data?.next_cursor }, who);
    expect([...botIds(first), ...botIds(rest)]).toEqual(botIds(all));
    expect((await call('ListBots', { category: 'nothing' }, who)).data?.bots).toEqual([]);
  });

  it.each([
    ['recommended', 'FollowBot'],
    ['hot', 'FollowBot'],
    ['followed', 'UnfollowBot'],
  ] as const)(
    'the next page of %s continues after the last one, even if that one was %s meanwhile',
    async (list_type, change) => {
      const who = guest(`pages-${list_type}`);
      if (list_type === 'followed') {
        for (const { id } of shippedBots) await call('FollowBot', { bot_id: id }, who);
      }
      const expected = botIds(await call('ListBots', { list_type, limit: 50 }, who));
      const first = await call('ListBots', { list_type, limit: 4 }, who);
      const seen = botIds(first);
      // Not only the last one: those before it go, too.
      for (const bot_id of seen.slice(1)) await call(change, { bot_id }, who);
      const cursor = first.data?.next_cursor;
      const rest = await call('ListBots', { list_type, limit: 50, cursor }, who);
      expect([...seen, ...botIds(rest)]).toEqual(expected);
    },
  );

  it('refuses an invalid cursor of bots', async () => {
    const refused = await call('ListBots', { cursor: 'space' }, guest('cursor'));
    expect(refused.base_resp).toMatchObject({ error_code: 400, reason: 'cursor' });
  });

  it('OP-53: the categories with their counts', async () => {
    const { categories } = await call('ListBotCategories', {}, {});
    const total = categories?.reduce((sum, { bot_count }) => sum + bot_count, 0);
    expect(total).toBe(shippedBots.length + 2);
    expect(categories?.find(({ category }) => category === 'culture')?.bot_count).toBe(3);
  });

  it('OP-55, OP-56, OP-57: settings are saved, a preview saves nothing', async () => {
    const who: Identity = { user: 'gardener' };
    expect(await call('GetBotCustomize', { bot_id: 'roses' }, who)).toMatchObject({
      code: takenDown,
      customize: null,
    });
    await call('FollowBot', { bot_id: 'roses' }, who);
    const none = { extra_words: [], left_out_words: [], languages: [], daily_limit: 0 };
    const get = async () => (await call('GetBotCustomize', { bot_id: 'roses' }, who)).customize;
    expect(await get()).toEqual(none);

    const tried = await call(
      'PreviewBotCustomize',
      { bot_id: 'roses', extra_words: 'tulip', left_out_words: 'number', languages: 'en' },
      who,
    );
    expect(eventIds(tried)).toEqual(['tulip']);
    expect(await get()).toEqual(none);

    const wanted = { left_out_words: ['number 3'], languages: ['zh-CN', 'EN'], daily_limit: 20 };
    const kept = { ...none, ...wanted, languages: ['EN', 'ZH'] };
    const answer = await call('UpdateBotCustomize', { bot_id: 'roses', ...wanted }, who);
    expect(answer.customize).toEqual(kept);
    expect(await get()).toEqual(kept);
    const posts = await pages('ListFollowedPosts', {}, who);
    expect(posts).not.toContain('rose-3');
    expect(posts).toContain('rose-zh');
    await call('UpdateBotCustomize', { bot_id: 'roses', languages: ['ZH'] }, who);
    expect(await pages('ListFollowedPosts', {}, who)).toEqual(['rose-zh']);

    for (const wrong of [
      { languages: ['Klingon'] },
      { daily_limit: -1 },
      { extra_words: ['x'.repeat(99)] },
      { extra_words: ['!?'] },
    ]) {
      const refused = await call('UpdateBotCustomize', { bot_id: 'roses', ...wrong }, who);
      expect(refused.base_resp.error_code).toBe(400);
    }
  });

  it('keeps the concurrent changes of a bot by several devices of a reader', async () => {
    const who: Identity = { user: 'two-devices' };
    await call('FollowBot', { bot_id: 'roses' }, who);
    const changes = [{ extra_words: ['thorn'] }, { left_out_words: ['opera'] }, { daily_limit: 7 }];
    await Promise.all(
      changes.map((one) => call('UpdateBotCustomize', { bot_id: 'roses', ...one }, who)),
    );
    const { customize } = await call('GetBotCustomize', { bot_id: 'roses' }, who);
    expect(customize).toMatchObject(Object.assign({}, ...changes));
  });

  it('OP-46: a followed bot’s article reaches its follower, and extra words only their reader', async () => {
    const who: Identity = { user: 'orchids' };
    await call('FollowBot', { bot_id: 'tulips' }, who);
    await call('UpdateBotCustomize', { bot_id: 'tulips', extra_words: ['orchid'] }, who);
    const orchid = { title: 'An orchid found', brief: 'An orchid.' };
    await store.events.save(story('orchid', now - minute, orchid));
    const found = { title: 'Tulip fields open, a tulip for all', brief: 'The tulip is back.' };
    await store.events.save(story('tulip-2', now - 2 * minute, found));
    await botRound(store, () => now);
    expect(await pages('ListFollowedPosts', {}, who)).toEqual(['orchid', 'tulip-2', 'tulip']);
    expect(await pages('ListBotPosts', { bot_id: 'tulips' }, guest('other'))).toEqual([
      ...['tulip-2', 'tulip'],
    ]);
  });

  it('OP-58, OP-59: bots by interests, and interests by bots', async () => {
    const who = guest('interests');
    expect(botIds(await call('ListInterestBots', {}, who))).toEqual([]);
    const made = await call('InitInterestsByBots', { bot_ids: ['space', 'nobody'] }, who, 'ZH');
    expect(made.interests).toEqual([{ category: 'science', keyword: '航天' }]);
    expect(await store.interests.of('d:d-interests')).toEqual(made.interests);
    expect(botIds(await call('ListFollowedBots', {}, who))).toEqual(['space']);
    expect(botIds(await call('ListInterestBots', {}, who))[0]).toBe('space');
    const unchanged = await call('InitInterestsByBots', { bot_ids: ['nobody'] }, who);
    expect(unchanged.interests).toEqual(made.interests);
  });
});

describe('posts', () => {
  it('OP-39, OP-41: lists by cursor, one of them with the whole event', async () => {
    const input = { bot_ids: ['roses'] };
    expect(await pages('ListPosts', input, guest('list'))).toEqual(everyRose);
    expect(await pages('ListImmersedPosts', input, guest('list'))).toEqual(everyRose);
    const { data } = await call('ListImmersedPosts', { ...input, limit: 1 }, guest('list'));
    expect(data?.posts?.[0]?.event).toMatchObject({ content: [{ element_type: 'p' }] });
    const everything = await pages('ListPosts', { limit: 50 }, guest('list'));
    expect(everything).toEqual(expect.arrayContaining([...everyRose, 'tulip']));
    expect(await pages('ListPosts', { category: 'nothing' }, guest('list'))).toEqual([]);
    const wrong = await call('ListPosts', { cursor: 'no cursor' }, guest('list'));
    expect(wrong.base_resp.error_code).toBe(400);
  });

  it('OP-40: sample posts, one for each bot that has any', async () => {
    const { data } = await call('ListDemoPosts', { limit: 50 }, {});
    const bots = data?.posts?.map(({ bot_id }) => bot_id) ?? [];
    expect(new Set(bots).size).toBe(bots.length);
    expect(bots).toEqual(expect.arrayContaining(['roses', 'tulips']));
  });

  it('a new site has posts from its sample edition', async () => {
    const data = mkdtempSync(join(tmpdir(), 'cubewire-bots-'));
    const fresh = await openNewsroom({ dataDir: data, secret, log, clock: () => now });
    const request = buildRequest('ListDemoPosts', {}, 'http://newsroom.invalid');
    const answer = (await (await fresh.fetch(request)).json()) as Told;
    await fresh.close();
    rmSync(data, { recursive: true, force: true });
    expect(answer.data?.posts?.length).toBeGreaterThan(0);
  });

  it('OP-42: displayed posts, newest first, and no others', async () => {
    const who = guest('shown');
    const { data } = await call('ListPosts', { bot_ids: ['roses'], limit: 3 }, who);
    expect(eventIds(await call('ListDisplayedPosts', {}, who))).toEqual([]);
    const displayed_post_ids = data?.posts?.map(({ post_id }) => post_id) ?? [];
    await call('ListPosts', { displayed_post_ids: [...displayed_post_ids, 'p_unknown'] }, who);
    expect(await pages('ListDisplayedPosts', { limit: 1 }, who)).toEqual(everyRose.slice(0, 3));
    expect(eventIds(await call('ListDisplayedPosts', {}, guest('shown-other')))).toEqual([]);
  });

  it('OP-43, OP-44, OP-45: followed, older and collected posts', async () => {
    const who: Identity = { user: 'reads-roses' };
    expect(eventIds(await call('ListFollowedPosts', {}, who))).toEqual([]);
    await call('FollowBot', { bot_id: 'roses' }, who);
    expect(await pages('ListFollowedPosts', { limit: 4 }, who)).toEqual(everyRose);
    const older = Array.from({ length: 6 }, (_, at) => `rose-${at + 25}`);
    expect(await pages('ListPostHistory', { limit: 4 }, who)).toEqual(older);
    expect(await pages('ListPostHistory', { before: now - 29 * hour }, who)).toEqual(['rose-30']);
    await store.readers.setFavorite('u:reads-roses', ['rose-4'], true, now);
    await store.readers.setFavorite('u:reads-roses', ['rose-9'], true, now + 1);
    expect(await pages('ListCollectedPosts', { limit: 1 }, who)).toEqual(['rose-9', 'rose-4']);
    expect(eventIds(await call('ListCollectedPosts', {}, guest('nobody')))).toEqual([]);
  });

  it('a muted word hides posts, too', async () => {
    const who = guest('mutes');
    await call('FollowBot', { bot_id: 'roses' }, who);
    const mute = { kind: 'word', label: 'Rose number 2' } as const;
    await call('AddMute', { mute, shown_event_ids: [] }, who);
    expect(await pages('ListFollowedPosts', {}, who)).toEqual(
      everyRose.filter((id) => id !== 'rose-2'),
    );
  });

  it('a muted word in the cited line hides its post, too', async () => {
    const who = guest('mutes-line');
    await call('FollowBot', { bot_id: 'roses' }, who);
    const mute = { kind: 'word', label: '两个星期' } as const;
    await call('AddMute', { mute, shown_event_ids: [] }, who);
    const others = everyRose.filter((id) => id !== 'rose-zh');
    expect(await pages('ListFollowedPosts', {}, who)).toEqual(others);
    await call('RemoveMute', { mute }, who);
    expect(await pages('ListFollowedPosts', {}, who)).toEqual(everyRose);
    const settings = { bot_id: 'roses', left_out_words: [mute.label] };
    await call('UpdateBotCustomize', settings, who);
    expect(await pages('ListFollowedPosts', {}, who)).toEqual(others);
  });
});

describe('events of bots', () => {
  it('OP-75: the events of one bot', async () => {
    expect(await pages('ListBotEvents', { bot_id: 'roses' }, guest('events'))).toEqual(everyRose);
    expect((await call('ListBotEvents', { bot_id: 'nobody' }, guest('events'))).code).toBe(
      takenDown,
    );
  });

  it('OP-76: grouped by followed bot', async () => {
    const who = guest('groups');
    await call('FollowBot', { bot_id: 'roses' }, who);
    await store.bots.setFollowed('d:d-groups', 'tulips', true, now + 1);
    const first = await call('ListFollowedEventsByBot', { limit: 1 }, who);
    expect(first.data).toMatchObject({
      groups: [{ bot: { bot_id: 'tulips' }, events: [{ id: 'tulip-2' }, { id: 'tulip' }] }],
      has_more: true,
    });
    const cursor = first.data?.next_cursor ?? '';
    const rest = await call('ListFollowedEventsByBot', { cursor, event_limit: 2 }, who);
    expect(rest.data?.groups?.map(({ events }) => events.map(({ id }) => id))).toEqual([
      ['rose-zh', 'rose-1'],
    ]);
    // The page goes on behind the last bot of the page before, even if that is unfollowed meanwhile.
    await call('UnfollowBot', { bot_id: 'tulips' }, who);
    const later = await call('ListFollowedEventsByBot', { cursor }, who);
    expect(later.data).toMatchObject({ groups: [{ bot: { bot_id: 'roses' } }], has_more: false });
    expect((await call('ListFollowedEventsByBot', { cursor: 'x' }, who)).code).toBe(400);
  });

  it('OP-80: what many sources reported lately, from bots and topics that the reader follows', async () => {
    const who = guest('breaking');
    expect(eventIds(await call('ListFollowedBreakingNews', {}, who))).toEqual([]);
    await call('FollowBot', { bot_id: 'roses' }, who);
    expect(eventIds(await call('ListFollowedBreakingNews', {}, who))).toEqual([]);
    await call('FollowBot', { bot_id: 'tulips' }, who);
    expect(eventIds(await call('ListFollowedBreakingNews', {}, who))).toEqual(['tulip']);
  });

  it.each(['bot', 'topic'])('none that its reader finds uninteresting, of a %s', async (kind) => {
    const who = { user: `u-breaking-${kind}` };
    if (kind === 'bot') await call('FollowBot', { bot_id: 'tulips' }, who);
    else await call('CreateTopic', { event_id: 'tulip' }, who);
    expect(eventIds(await call('ListFollowedBreakingNews', {}, who))).toEqual(['tulip']);
    await call('DisinterestFeedback', { event_id: 'tulip' }, who);
    expect(eventIds(await call('ListFollowedBreakingNews', {}, who))).toEqual([]);
  });
});
