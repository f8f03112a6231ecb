// What surrounds an event, the lists of the second version, wishes, and values that devices store,
// as API calls: in process, over a socket, and as a remote service.
import { notLoggedIn } from '@/lib/contract/codes';
import { clientVersion } from '@/lib/model/limits/service';
import { ReportTarget } from '@/lib/model/wire/enums';
import { feedbackADay } from '@/lib/newsroom/handlers/wishes';
import { servedNewsroom } from './served';
import { sampleEvent } from './store/sample';

const hour = 3600_000;
const now = Date.UTC(2026, 0, 15, 12);
const served = servedNewsroom('around', () => now);

const told = (id: string, hours: number, title: string, over = {}) =>
  sampleEvent(id, {
    tabs: ['sports'],
    title: [{ lang: 'en', text: title }],
    brief: [{ lang: 'en', text: `${title}.` }],
    anchor_keywords: [],
    release_time: now - hours * hour,
    rank_time: now - hours * hour,
    ...over,
  });

const reference = (order: number, link: string, title: string, hours: number) => ({
  ...{ order, link, title, source: `Source ${order}` },
  release_time: now - hours * hour,
});

beforeAll(async () => {
  const events = [
    told('quake', 2, 'Earthquake shakes Cebu province', {
      references: [
        reference(1, 'https://news.example/quake', 'Earthquake shakes Cebu', 2),
        reference(2, 'https://x.com/agency/status/12345', 'The ground moved', 3),
        reference(3, 'https://mastodon.example/@watcher/112233445566', 'Felt it here', 4),
      ],
      perspectives: [{ title: [], text: [{ lang: 'en', text: 'Engineers are calm. [1]' }] }],
    }),
    told('aftershock', 1, 'Aftershock of the Cebu province earthquake'),
    told('cup', 30, 'Marathon cup ends in Davao'),
    told('paid', 5, 'Regatta in Bohol', { rank_time: now - 29 * hour, tabs: ['world'] }),
    told('undated', 0, 'Regatta in Bohol begins', { release_time: 0, rank_time: -1, tabs: [] }),
    told('old-cup', 900, 'Marathon cup begins in Davao', { tabs: ['world'] }),
  ];
  for (const event of events) await served.store.events.save(event);
});

const guest = { device: 'd-around' };
const hours = (from: unknown) => ({ from, to: 7, time_zone: 'UTC' });

describe.each(served.ways)('%s', (way, service) => {
  const call = <N extends Parameters<typeof served.call>[1]>(
    name: N,
    input: Parameters<typeof served.call<N>>[2],
    who: Parameters<typeof served.call>[3] = guest,
    language = 'EN',
  ) => served.call(service, name, input, who, language);
  const unique = way.replaceAll(' ', '-');

  it('of an event lists its social media posts, timeline and viewpoints', async () => {
    const posts = await call('GetSocialMedia', { event_id: 'quake' });
    expect(posts.data?.social_media.map(({ link }) => link)).toEqual([
      'https://x.com/agency/status/12345',
      'https://mastodon.example/@watcher/112233445566',
    ]);
    expect((await call('GetSocialMedia', { event_id: 'cup' })).data?.social_media).toEqual([]);
    const { data } = await call('GetEventTimeline', { event_id: 'quake' });
    const times = data?.timeline.map(({ time }) => time) ?? [];
    expect(times).toHaveLength(3);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const sides = (await call('GetEventOpinion', { event_id: 'quake' })).data?.perspectives;
    expect(sides).toMatchObject([{ text: [{ text: 'Engineers are calm. [1]' }] }]);
    const detail = await call('GetEventDetail', { event_id: 'quake' });
    expect(detail.data?.social_media).toHaveLength(2);
    for (const name of ['GetSocialMedia', 'GetEventTimeline', 'GetEventOpinion'] as const) {
      expect(await call(name, { event_id: 'never-was' })).toMatchObject({ code: -1, data: null });
    }
  });

  it('lists other events related to an event', async () => {
    const { data } = await call('ListExpandingArticles', { event_id: 'quake' });
    expect(data?.events.map(({ id }) => id)).toContain('aftershock');
    expect(data?.events.map(({ id }) => id)).not.toContain('quake');
    expect(data?.events.map(({ id }) => id)).not.toContain('cup');
    const gone = await call('ListExpandingArticles', { event_id: 'never-was' });
    expect(gone.code).toBe(-1);
  });

  it('lists none that their reader finds uninteresting', async () => {
    const who = { device: `d-related-${unique}` };
    const related = async () =>
      (await call('ListExpandingArticles', { event_id: 'quake' }, who)).data?.events ?? [];
    expect((await related()).map(({ id }) => id)).toEqual(['aftershock']);
    await call('DisinterestFeedback', { event_id: 'aftershock' }, who);
    expect(await related()).toEqual([]);
  });

  it('searches within times, in milliseconds, in seconds and in ISO dates', async () => {
    const ids = async (times: object) =>
      (await call('BasicInfoSearch', { query: 'marathon davao', ...times })).data?.events.map(
        ({ id }) => id,
      );
    expect(await ids({})).toEqual(['cup', 'old-cup']);
    expect(await ids({ start_at: now - 100 * hour })).toEqual(['cup']);
    expect(await ids({ end_at: Math.floor((now - 100 * hour) / 1000) })).toEqual(['old-cup']);
    expect(await ids({ start_at: '2026-01-14', end_at: '2026-01-15' })).toEqual(['cup']);
    expect(await ids({ start_at: now })).toEqual([]);
    expect(await ids({ end_at: Number.MAX_SAFE_INTEGER })).toEqual(['cup', 'old-cup']);
  });

  it('finds within times what lists place elsewhere: paid content, and the undated edition', async () => {
    const ids = async (times: object) =>
      (await call('BasicInfoSearch', { query: 'regatta bohol', ...times })).data?.events.map(
        ({ id }) => id,
      );
    expect(await ids({})).toEqual(['paid', 'undated']);
    expect(await ids({ start_at: now - 6 * hour })).toEqual(['paid']);
    expect(await ids({ start_at: now - 4 * hour })).toEqual([]);
  });

  it('shows a new reader some events of every tab, and a tab page by page', async () => {
    const first = await call('ListOnboardingEvents', { limit: 20 });
    const shown = first.data?.events.map(({ id }) => id) ?? [];
    expect(new Set(shown).size).toBe(shown.length);
    for (const { key: tab } of (await call('DisplayTabs', {})).tabs ?? []) {
      const [best] = (await call('ListEvents', { tab, load_count: 1 })).data?.events ?? [];
      expect([tab, shown.includes(best?.id ?? '')]).toEqual([tab, true]);
    }
    const seen: string[] = [];
    for (let cursor = '', pages = 0; pages < 9; pages += 1) {
      const { data } = await call('ListTabEvents', { tab: 'sports', cursor, limit: 2 });
      seen.push(...(data?.events.map(({ id }) => id) ?? []));
      cursor = data?.next_cursor ?? '';
      if (data?.has_more !== true) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(['aftershock', 'quake', 'cup']));
  });

  it('lists displayed events, by cursor', async () => {
    const who = { device: `d-shown-${unique}` };
    const displayed_event_ids = ['aftershock', 'quake', 'cup'];
    await call('ListTabEvents', { tab: 'sports', displayed_event_ids }, who);
    const first = await call('ListShownEvents', { tab: 'sports', limit: 2 }, who);
    expect(first.data).toMatchObject({ events: [{ id: 'aftershock' }, { id: 'quake' }] });
    const cursor = first.data?.next_cursor ?? '';
    const second = await call('ListShownEvents', { tab: 'sports', limit: 2, cursor }, who);
    expect(second.data).toMatchObject({ events: [{ id: 'cup' }], has_more: false });
  });

  it('lists events of followed topics only, and of popular ones for readers who follow none', async () => {
    const who = { user: `u-follows-${unique}` };
    expect((await call('ListFollowedEvents', {}, who)).data?.events).toEqual([]);
    await call('CreateTopic', { event_id: 'quake' }, who);
    const followed = (await call('ListFollowedEvents', {}, who)).data?.events ?? [];
    expect(followed.map(({ id }) => id)).toContain('quake');
    expect(followed.map(({ id }) => id)).not.toContain('cup');
    const offered = (await call('ListFollowedEventsDefault', {})).data?.events ?? [];
    expect(offered.map(({ id }) => id)).toContain('quake');
    const [first] = (await call('ListFollowedEvents', { limit: 1 }, who)).data?.events ?? [];
    expect(first?.id).toBe(followed[0]?.id);
  });

  it('removes an entity, a source and an event from the lists', async () => {
    const who = { device: `d-wish-${unique}` };
    const listed = async () =>
      (await call('ListEvents', { tab: 'sports' }, who)).data?.events.map(({ id }) => id);
    const wish = { disinterest_type: 'entity', disinterest_entity_id: 'Cebu' } as const;
    const { data } = await call('Disinterest', { ...wish, event_id: 'quake' }, who);
    expect(data).toMatchObject({ mute: { kind: 'word', label: 'Cebu' }, event_ids: ['quake'] });
    expect(await listed()).not.toContain('aftershock');
    expect(await listed()).toContain('cup');
    await call('Disinterest', { disinterest_type: 2, disinterest_entity_id: 'The Example' }, who);
    expect(await listed()).not.toContain('cup');
    const event = { disinterest_type: 'event', event_id: 'cup' } as const;
    expect(await call('Disinterest', event, who)).toMatchObject({ code: 0 });
  });

  it('offers suggestions and choices in the reader’s language', async () => {
    const names = async (language: string) =>
      (await call('ListFeedbackOptions', {}, guest, language)).data?.options.map(
        ({ name }) => name,
      );
    expect(await names('EN')).toContain('Outdated');
    expect(await names('ZH')).toContain('内容过时');
    expect(await names('PH')).toContain('Luma na');
    const who = { device: `d-interests-${unique}` };
    const options = (await call('ListInterestOptions', {}, who)).data?.options ?? [];
    expect(options.length).toBeGreaterThan(5);
    const modify_tag_keys = options.slice(0, 3).map(({ key }) => key);
    await call('ModifyUserInterests', { modify_type: 1, modify_tag_keys }, who);
    const left = (await call('ListInterestOptions', {}, who)).data?.options.map(({ key }) => key);
    expect(left).not.toEqual(expect.arrayContaining(modify_tag_keys.slice(0, 1)));
  });

  it('stores feedback for the operators, up to a daily limit', async () => {
    const who = { device: `d-feedback-${unique}` };
    expect(await call('UserFeedback', { option: 'Outdated', event_id: 'cup' }, who)).toMatchObject({
      code: 0,
    });
    expect((await call('SystemFeedback', { text: 'The list jumps.' }, who)).code).toBe(0);
    // Each form in which an option carries its key.
    const { key = '', report_type = 0 } =
      (await call('ListFeedbackOptions', {}, who)).data?.options[0] ?? {};
    for (const option of [key, report_type, String(report_type)]) {
      const by = { device: `d-option-${unique}` };
      expect((await call('UserFeedback', { option }, by)).code).toBe(0);
    }
    const { items } = await served.store.ownData.page(`d:${who.device}`, 'reports', undefined, 10);
    expect(items).toHaveLength(2);
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ target: ReportTarget.Event, event_id: 'cup' }),
        expect.objectContaining({ target: ReportTarget.Site, text: 'The list jumps.' }),
      ]),
    );
    expect((await call('SystemFeedback', { text: '\u202e\u200b' }, who)).code).toBe(400);
    const again = () => call('SystemFeedback', { text: 'Again.' }, { user: `u-f-${unique}` });
    for (let n = 0; n < feedbackADay; n += 1) await again();
    expect(await again()).toMatchObject({ base_resp: { reason: 'feedbackOfDay' } });
  });

  it('announces a newer version to an older client, and to no other', async () => {
    const update = async (version?: string) =>
      (await call('CheckUpdate', version === undefined ? {} : { version })).data?.has_update;
    expect(await update('1.0.3')).toBe(true);
    expect(await update(clientVersion)).toBe(false);
    expect(await update('2.0')).toBe(false);
    expect(await update()).toBe(false);
  });

  it('counts a timer once, and a later heartbeat makes up for a lost one', async () => {
    const who = { device: `d-timer-${unique}` };
    const beat = (duration: number) => call('Heartbeat', { duration, timer_id: 't1' }, who);
    expect((await beat(30_000)).data).toEqual({ timer_id: 't1', duration: 30_000 });
    const lost = await call('HeartbeatRecover', { duration: 90_000, timer_id: 't1' }, who);
    expect(lost.data?.duration).toBe(90_000);
    expect((await beat(60_000)).data?.duration).toBe(90_000);
    const rows = await served.store.ownData.page(`d:${who.device}`, 'readingTimes', undefined, 9);
    expect(rows.items).toMatchObject([{ timer: 't1', duration: 90_000 }]);
  });

  it('stores a value for its reader alone, within the limits', async () => {
    const [mine, theirs] = [{ user: `u-a-${unique}` }, { user: `u-b-${unique}` }];
    const entry = { key: 'place.sports', value: '{"id":"cup"}' };
    expect((await call('SetRemoteCache', entry, mine)).code).toBe(0);
    const got = await call('GetRemoteCache', { key: entry.key }, mine);
    expect(got.data).toEqual({ ...entry, updated_at: now });
    const none = { key: entry.key, value: '', updated_at: 0 };
    expect((await call('GetRemoteCache', { key: entry.key }, theirs)).data).toEqual(none);
    const large = { value: 'x'.repeat(16 * 1024) };
    for (let n = 0; n < 7; n += 1) await call('SetRemoteCache', { key: `k${n}`, ...large }, mine);
    // Fewer letters than that, but of three bytes each.
    const wide = { key: 'k0', value: '方'.repeat(6 * 1024) };
    expect((await call('SetRemoteCache', wide, mine)).code).toBe(400);
    const full = await call('SetRemoteCache', { key: 'k7', ...large }, mine);
    expect(full.base_resp).toMatchObject({ reason: 'cacheBytes' });
    await call('SetRemoteCache', { key: entry.key, value: '' }, mine);
    expect((await call('GetRemoteCache', { key: entry.key }, mine)).data).toEqual(none);
  });

  it('returns the country that the edge reported', async () => {
    const answer = await call('GetUserLocationCountry', {}, { device: 'd', country: 'SG' });
    expect(answer.data).toEqual({ country: 'SG' });
    expect((await call('GetUserLocationCountry', {})).data).toEqual({ country: '' });
  });

  it.each([
    ['/api/user/v1/basic_info_search', {}],
    ['/api/user/v1/basic_info_search', { query: 'x', start_at: 'yesterday' }],
    ['/api/user/v1/disinterest', { disinterest_type: 'weather', disinterest_entity_id: 'x' }],
    ['/api/user/v1/disinterest', { disinterest_type: 'entity' }],
    ['/api/user/v1/feedback', {}],
    ['/api/user/v1/feedback', { option: 'nonsense' }],
    ['/api/system/v1/feedback', { text: '  ' }],
    ['/api/system/v1/heartbeat', { duration: -1, timer_id: 'a' }],
    ['/api/user/v1/basic_info_search', { query: 'x', end_at: null }],
    ['/api/system/v1/heartbeat', { duration: null, timer_id: 'a' }],
    ['/api/system/v1/heartbeat_recover', { duration: 'long', timer_id: 'a' }],
    ['/api/user/v1/save_customize_info', { customize_info: { quiet_hours: hours(null) } }],
    ['/api/user/v1/save_customize_info', { customize_info: { quiet_hours: hours('') } }],
    ['/api/messages/v1/mark_read', { all: true, until: null }],
    ['/api/bots/v1/update_customize', { bot_id: 'space', daily_limit: null }],
    ['/api/system/v1/set_remote_cache', { key: 'a b', value: '' }],
    ['/api/events/v2/list', { cursor: 'nonsense' }],
    ['/api/events/v2/followed_events', { limit: 0 }],
    ['/api/events/v2/followed_events_default', { cursor: '!' }],
    ['/api/events/v2/onboarding_list', { limit: 9999 }],
    ['/api/events/v2/list_displayed', { tab: '../x' }],
    ['/api/expanding_article/v1/list', { event_id: '../x' }],
  ])('refuses invalid input of %s %j with 400', async (path, body) => {
    const answer = await served.post(service, path, body, { user: 'u-bad' });
    expect([path, answer.status]).toEqual([path, 400]);
    expect(await answer.json()).toMatchObject({ base_resp: { error_code: 400 } });
  });

  it('gives access tokens to signed-in readers only', async () => {
    const refused = await call('CreateAccessToken', { name: 'x' });
    expect(refused.base_resp?.error_code).toBe(notLoggedIn);
  });
});
