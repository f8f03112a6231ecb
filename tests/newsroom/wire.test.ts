// The API of the newsroom, called in process, over a socket, and as a remote service: the three
// must answer alike.
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import {
  buildRequest,
  notLoggedIn,
  operations,
  type Fetch,
  type Input,
  type Operation,
  type OperationName,
} from '@/lib/contract';
import { signIdentity, type Identity } from '@/lib/contract/identity';
import { CollectOperate, LikeOperate } from '@/lib/model/wire/enums';
import { LikeStatus } from '@/lib/model/wire/card-enums';
import { openNewsroom, type Newsroom } from '@/lib/newsroom';
import { sampleEvents } from '@/lib/newsroom/sample';
import { serve } from '@/lib/newsroom/serve';
import { openStore } from '@/lib/newsroom/store/open-store';
import { remoteService } from '@/lib/server/calls/remote-service';
import { startedFolder } from '@/tests/first-start';

const secret = 'a secret that only this test knows about';
const log = pino({ level: 'silent' });
const known = 'sample-leap-second';
let now = Date.UTC(2026, 0, 15, 12);

let folder: string;
let newsroom: Newsroom;
let server: Awaited<ReturnType<typeof serve>>;
let socket: string;

beforeAll(async () => {
  folder = await startedFolder('wire', now);
  const operators = services.map(([name]) => `sampler-${name}`.replaceAll(' ', '-'));
  newsroom = await openNewsroom({ dataDir: folder, secret, log, clock: () => now, operators });
  server = await serve(newsroom.fetch, 0);
  socket = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await newsroom.close();
  rmSync(folder, { recursive: true, force: true });
});

const services: [string, () => { fetch: Fetch; base: string }][] = [
  ['in process', () => ({ fetch: newsroom.fetch, base: 'http://newsroom.invalid' })],
  ['over a socket', () => ({ fetch: (request) => fetch(request), base: socket })],
  [
    'as a remote service',
    () => ({ fetch: remoteService({ base: socket }), base: 'http://news-service.invalid' }),
  ],
];

/** These need a session of the login service: tests/newsroom/accounts has one. */
const ofSession: readonly OperationName[] = [
  'SendCancelCode',
  'CancelAccount',
  'RenameAccount',
  'ListSessions',
  'EndOtherSessions',
  'GetAccount',
  'ChangePassword',
  'SendAddressCode',
  'ChangeAddress',
  'EndSession',
];
/** These need a given answer: published.test.ts and rating.test.ts of the assistant have one. */
const ofAnswer: readonly OperationName[] = ['PublishAnswer', 'GetPublishedAnswer', 'RateAnswer'];
/** These need articles or a report: tests/newsroom/operators has them. */
const ofOperator: readonly OperationName[] = ['AnswerReport', 'SplitEvent'];
/**
 * These need a comment, a theme, a run or the like, which their own tests create; there is none
 * here.
 */
const ofMade: readonly OperationName[] = [
  'ActOnComment',
  'BanReader',
  'ConfigTheme',
  'CreateReply',
  'DeleteComment',
  'DeleteDeepMind',
  'DeleteFile',
  'DeleteReader',
  'DeleteTheme',
  'DeleteTopic',
  'EditFeed',
  'EditTopic',
  'FindReader',
  'FollowTheme',
  'GetBotCustomize',
  'GetDailyReport',
  'GetDailyReportV2',
  'GetDiscoveryDailyReport',
  'GetThemeCard',
  'GetThemeData',
  'GetInnerDailyReport',
  'HideComment',
  'HideMoment',
  'ListCommentReplies',
  'MergeEvents',
  'PauseFeed',
  'PollFeed',
  'QueryDeepMind',
  'RemoveFeed',
  'RemovePost',
  'RestoreTheme',
  'RestoreTopic',
  'ResumeFeed',
  'SaveDeepMind',
  'SendNotice',
  'SendTestMail',
  'SetDailyMail',
  'ShowComment',
  'ShowMoment',
  'SignOutReader',
  'StartDeepMind',
  'StopDeepMind',
  'TakeDownTheme',
  'TakeDownTopic',
  'UnbanReader',
  'UnfollowTheme',
  'UnsubscribeDailyMail',
  'UpdateBotCustomize',
  'UpsertDailyReport',
  'UpsertTts',
];
/** Streams are read in their own tests. */
const answered = (Object.keys(operations) as OperationName[]).filter((name) => {
  const { stream }: Operation = operations[name];
  return !stream && ![...ofSession, ...ofAnswer, ...ofOperator, ...ofMade].includes(name);
});

describe.each(services)('%s', (name, service) => {
  async function call<N extends OperationName>(operation: N, input: Input<N>, who: Identity = {}) {
    const { fetch: ask, base } = service();
    const authorization = `Bearer ${await signIdentity(who, secret, now)}`;
    const answer = await ask(buildRequest(operation, input, base, { authorization }));
    const body = operations[operation].output.parse(await answer.json());
    // Each operation's own schema made this, which the compiler cannot see through the lookup.
    return {
      status: answer.status,
      body: body as ReturnType<(typeof operations)[N]['output']['parse']>,
    };
  }
  const ask = (path: string, init?: RequestInit) =>
    service().fetch(new Request(service().base + path, init));
  const device = `d-${name.replaceAll(' ', '-')}`;
  const user = `u-${name.replaceAll(' ', '-')}`;

  const callSample = (operation: OperationName) =>
    call(operation, operations[operation].sample as Input<typeof operation>, {
      user: `sampler-${name}`.replaceAll(' ', '-'),
      device,
      inner: true,
    });

  it.each(answered)('answers the sample of %s by its schema', async (operation) => {
    const { status, body } = await callSample(operation);
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: 0 });
  });

  it.each(ofMade)(
    'refuses the sample of %s with a message, since nothing is there',
    async (operation) => {
      const { status, body } = await callSample(operation);
      expect([400, 403, 404, 409]).toContain(status);
      expect(body.code).not.toBe(0);
      expect(body.msg).not.toBe('');
    },
  );

  it('returns the whole of a known event', async () => {
    const { body } = await call('GetEventDetail', { event_id: known });
    expect(body.data).toMatchObject({ id: known, writing: 'sample' });
    expect(body.data?.content.length).toBeGreaterThan(5);
    expect(body.data?.content.every(({ trees }) => trees !== undefined)).toBe(true);
  });

  it('answers an unknown event with 404, code -1 and no data', async () => {
    const { status, body } = await call('GetEventDetail', { event_id: 'e_nobody' });
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: -1, data: null });
  });

  it('answers a malformed event id with 400', async () => {
    const answer = await ask(`/api/events/v1/${encodeURIComponent('a b')}/detail`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 400 });
  });

  it('pages the live list by cursor, without the ids that the reader already has', async () => {
    const first = await call('ListEvents', { tab: 'recommend', load_count: 10 });
    const ids = first.body.data?.events.map(({ id }) => id) ?? [];
    expect(ids).toHaveLength(10);
    expect(first.body.data).toMatchObject({ has_more: true, session_end: false });
    expect(first.body.data?.session_id).not.toBe('');
    const second = await call('ListEvents', {
      tab: 'recommend',
      load_count: 50,
      cursor: first.body.data?.next_cursor,
    });
    const more = second.body.data?.events.map(({ id }) => id) ?? [];
    expect(new Set([...ids, ...more]).size).toBe(sampleEvents.length);
    expect(second.body.data).toMatchObject({ has_more: false, session_end: true });

    const without = await call('ListEvents', {
      tab: 'recommend',
      load_count: 50,
      displayed_event_ids: ids,
    });
    expect(without.body.data?.events.map(({ id }) => id).sort()).toEqual([...more].sort());
  });

  it('lists the events of a tab only in that tab', async () => {
    const { body } = await call('ListEvents', { tab: 'sports' });
    const sports = sampleEvents.filter(({ tab }) => tab === 'sports');
    expect(body.data?.events.map(({ id }) => id).sort()).toEqual(
      sports.map(({ slug }) => `sample-${slug}`).sort(),
    );
  });

  it('stores what a reader was shown as history, in pages of ten', async () => {
    const all = await call('ListEvents', { tab: 'recommend', load_count: 50 });
    const ids = all.body.data?.events.map(({ id }) => id) ?? [];
    const reader = { device: `${device}-history` };
    await call('ListEvents', { tab: 'recommend', displayed_event_ids: ids }, reader);
    const first = await call('ListDisplayedEvents', { tab: 'recommend' }, reader);
    expect(first.body.data?.events).toHaveLength(10);
    expect(first.body.data?.has_more).toBe(true);
    const rest = await call(
      'ListDisplayedEvents',
      { tab: 'recommend', cursor: first.body.data?.next_cursor },
      reader,
    );
    const seen = [...(first.body.data?.events ?? []), ...(rest.body.data?.events ?? [])];
    expect(seen.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const stranger = await call('ListDisplayedEvents', { tab: 'recommend' }, { device: 'd-other' });
    expect(stranger.body.data?.events).toEqual([]);
  });

  it('marks an event as read for the reader who read it', async () => {
    const reader = { device: `${device}-read` };
    await call('MarkUserRead', { event_id: known }, reader);
    const own = await call('GetEventDetail', { event_id: known }, reader);
    expect(own.body.data).toMatchObject({ has_read: true, has_updated: false });
    const other = await call('GetEventDetail', { event_id: known }, { device: 'd-other' });
    expect(other.body.data?.has_read).toBe(false);
  });

  it('refuses a guest’s like with the code of a missing sign-in', async () => {
    const input = { operate_type: LikeOperate.Like, operate_event_ids: [known] };
    const { body } = await call('LikeFeedBack', input, { device });
    expect(body.base_resp?.error_code).toBe(notLoggedIn);
  });

  it('counts a like once, however often it is sent, and removes it', async () => {
    const liked = async () =>
      (await call('GetEventDetail', { event_id: 'sample-offside' }, { user })).body.data;
    const before = (await liked())?.like_count ?? 0;
    const like = { operate_type: LikeOperate.Like, operate_event_ids: ['sample-offside'] };
    await call('LikeFeedBack', like, { user });
    await call('LikeFeedBack', like, { user });
    expect(await liked()).toMatchObject({ like_count: before + 1, like_status: LikeStatus.Like });
    await call('LikeFeedBack', { ...like, operate_type: LikeOperate.CancelLike }, { user });
    await call('LikeFeedBack', { ...like, operate_type: LikeOperate.CancelLike }, { user });
    expect(await liked()).toMatchObject({ like_count: before, like_status: LikeStatus.None });
  });

  it('stores a favorite', async () => {
    const collect = { operate_type: CollectOperate.Collect, operate_event_ids: [known] };
    await call('CollectOrUncollectEvents', collect, { user });
    const { body } = await call('GetEventDetail', { event_id: known }, { user });
    expect(body.data?.collected).toBe(true);
  });

  it('returns the six tabs with their keys and labels', async () => {
    const { body } = await call('DisplayTabs', {});
    expect(body.tabs?.map(({ key }) => key)).toEqual([
      'recommend',
      'technology',
      'financial',
      'politics',
      'entertainment',
      'sports',
    ]);
    for (const tab of body.tabs ?? []) expect(tab.name).toHaveLength(3);
  });

  it('stores device settings once per device; repeating is harmless', async () => {
    const settings = { device_settings: { language: 'PH' as const, device_language: 'fil' } };
    for (let time = 0; time < 2; time++) {
      const { body } = await call('UpsertDeviceSettings', settings, { device });
      expect(body.code).toBe(0);
    }
    const store = await openStore({ dataDir: folder, log });
    expect(await store.readers.deviceSettings(device)).toEqual({
      language: 'PH',
      device_language: 'fil',
    });
    await store.close();
  });

  it.each([
    ['an unknown path', '/api/nothing', {}, 404],
    ['another method', '/api/user/v1/display_tabs', { method: 'POST' }, 405],
    [
      'a body that is no JSON',
      '/api/events/v1/list',
      { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
      400,
    ],
    ['a body of the wrong shape', '/api/events/v1/list', { method: 'POST', body: '[1]' }, 400],
    [
      'a cursor of somebody else’s making',
      '/api/events/v1/list',
      { method: 'POST', body: '{"tab":"recommend","cursor":"%%"}' },
      400,
    ],
  ])('refuses %s with an envelope', async (_, path, init, status) => {
    const answer = await ask(path, init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ base_resp: { error_code: status } });
  });

  it('refuses an identity that it cannot verify', async () => {
    const forged = await signIdentity({ user: 'root' }, 'another secret, long enough to sign', now);
    const answer = await ask('/api/user/v1/display_tabs', {
      headers: { authorization: `Bearer ${forged}` },
    });
    expect(answer.status).toBe(401);
  });

  it('refuses an identity that has expired', async () => {
    const token = await signIdentity({ user }, secret, now);
    now += 10 * 60_000;
    const answer = await ask('/api/user/v1/display_tabs', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(401);
  });

  it('shows an icon for a host of a stored reference, and 404 for any other', async () => {
    const icon = await ask('/icon/en.wikipedia.org');
    expect(icon.status).toBe(200);
    expect(icon.headers.get('content-type')).toMatch(/^image\//);
    for (const host of ['example.com', 'localhost', '127.0.0.1', '169.254.169.254', 'a..b']) {
      expect((await ask(`/icon/${host}`)).status).toBe(404);
    }
  });

  it('reports that it is ready', async () => {
    expect((await ask('/readyz')).status).toBe(200);
  });
});

it('keeps a taken-down event out of lists and answers it with code -1', async () => {
  const store = await openStore({ dataDir: folder, log });
  await store.events.takeDown('sample-offside');
  await store.close();
  const detail = await newsroom.fetch(
    buildRequest('GetEventDetail', { event_id: 'sample-offside' }, 'http://newsroom.invalid'),
  );
  expect(await detail.json()).toMatchObject({ code: -1, data: null });
  const list = await newsroom.fetch(
    buildRequest('ListEvents', { tab: 'sports' }, 'http://newsroom.invalid'),
  );
  expect(JSON.stringify(await list.json())).not.toContain('sample-offside');
});
