// Likes, favorites and reports of a reader, as API calls.
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import {
  buildRequest,
  notLoggedIn,
  operations,
  type Input,
  type OperationName,
} from '@/lib/contract';
import { signIdentity, type Identity } from '@/lib/contract/identity';
import { CollectOperate, LikeOperate, ReportReason, ReportTarget } from '@/lib/model/wire/enums';
import { LikeStatus } from '@/lib/model/wire/card-enums';
import { favoritePageSize } from '@/lib/newsroom/handlers/events';
import { reportTextChars } from '@/lib/model/limits/feed';
import { openNewsroom, type Newsroom } from '@/lib/newsroom';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { startedFolder } from '@/tests/first-start';
import { sampleEvent } from './store/sample';

const secret = 'a secret that only this test knows about';
const log = pino({ level: 'silent' });
const base = 'http://newsroom.invalid';
const event = 'sample-leap-second';
let now = Date.UTC(2026, 0, 15, 12);

let folder: string;
let newsroom: Newsroom;
let store: OpenStore;

beforeAll(async () => {
  folder = await startedFolder('feedback', now);
  newsroom = await openNewsroom({ dataDir: folder, secret, log, clock: () => now });
  store = await openStore({ dataDir: folder, log });
});

afterAll(async () => {
  await store.close();
  await newsroom.close();
  rmSync(folder, { recursive: true, force: true });
});

async function send(request: Request, who: Identity) {
  const token = await signIdentity(who, secret, now);
  request.headers.set('authorization', `Bearer ${token}`);
  return newsroom.fetch(request);
}

async function call<N extends OperationName>(name: N, input: Input<N>, who: Identity) {
  const answer = await send(buildRequest(name, input, base), who);
  const body = operations[name].output.parse(await answer.json());
  // Each operation's own schema made this, which the compiler cannot see through the lookup.
  return body as ReturnType<(typeof operations)[N]['output']['parse']>;
}

const post = (path: string, body: unknown) =>
  new Request(base + path, { method: 'POST', body: JSON.stringify(body) });

const guest: Identity = { device: 'd-guest' };

describe('a guest', () => {
  it.each([
    ['like', 'LikeFeedBack', { operate_type: LikeOperate.Like, operate_event_ids: [event] }],
    [
      'collect',
      'CollectOrUncollectEvents',
      { operate_type: CollectOperate.Collect, operate_event_ids: [event] },
    ],
    ['collect one event', 'CollectEvent', { event_id: event }],
    ['list favorites', 'ListCollectEvents', {}],
  ] as const)('may not %s: the answer is the code of a missing sign-in', async (_, name, input) => {
    const body = await call(name, input as Input<typeof name>, guest);
    expect(body.base_resp?.error_code).toBe(notLoggedIn);
    expect(notLoggedIn).toBe(700012006);
  });

  it('may report and dislike, identified by the device', async () => {
    expect(await call('DisinterestFeedback', { event_id: event }, guest)).toMatchObject({
      code: 0,
    });
    const report = {
      report_type: ReportReason.Outdated,
      report_target_type: ReportTarget.Event,
      event_id: event,
    };
    expect(await call('Report', { report }, guest)).toMatchObject({ code: 0 });
  });

  it('without a device can store nothing', async () => {
    const answers = [
      await call('DisinterestFeedback', { event_id: event }, {}),
      await call('CollectEvent', { event_id: event }, {}),
    ];
    expect(answers.map(({ base_resp }) => base_resp?.error_code)).toEqual([400, notLoggedIn]);
  });
});

describe('likes', () => {
  it('take an operate type, ids and session, and never count twice', async () => {
    const who = { user: 'u-likes' };
    const detail = async () => (await call('GetEventDetail', { event_id: event }, who)).data;
    const before = (await detail())?.like_count ?? 0;
    const input = { operate_type: LikeOperate.Like, operate_event_ids: [event], session_id: 's1' };
    for (let time = 0; time < 2; time += 1) await call('LikeFeedBack', input, who);
    expect(await detail()).toMatchObject({
      like_status: LikeStatus.Like,
      like_count: before + 1,
    });
    const back = { ...input, operate_type: LikeOperate.CancelLike };
    for (let time = 0; time < 2; time += 1) await call('LikeFeedBack', back, who);
    expect(await detail()).toMatchObject({ like_status: LikeStatus.None, like_count: before });
  });
});

describe('favorites', () => {
  it('are paged by cursor, starting with an empty one, to the end', async () => {
    const who = { user: 'u-pages' };
    const saved = Array.from({ length: 2 * favoritePageSize + 3 }, (_, n) => `page-${n}`);
    for (const id of saved) {
      await store.events.save(sampleEvent(id));
      now += 1;
      await call('CollectEvent', { event_id: id, session_id: 's1' }, who);
    }
    const pages: string[][] = [];
    let cursor = '';
    let more = true;
    while (more) {
      const { data } = await call('ListCollectEvents', { cursor }, who);
      pages.push(data?.events.map(({ id }) => id) ?? []);
      expect(data?.events.every(({ collected }) => collected)).toBe(true);
      more = data?.has_more ?? false;
      expect(data?.next_cursor === '').toBe(!more);
      cursor = data?.next_cursor ?? '';
    }
    expect(pages.map((page) => page.length)).toEqual([favoritePageSize, favoritePageSize, 3]);
    expect(pages.flat()).toEqual(saved.toReversed());
  });

  it('repeat without effect, both ways, and belong to the reader', async () => {
    const who = { user: 'u-both' };
    const list = async (reader: Identity) =>
      (await call('ListCollectEvents', { cursor: '' }, reader)).data?.events.map(({ id }) => id);
    const input = { operate_event_ids: [event, 'sample-offside'], session_id: 's1' };
    for (let time = 0; time < 2; time += 1) {
      now += 1;
      const collect = { ...input, operate_type: CollectOperate.Collect };
      expect(await call('CollectOrUncollectEvents', collect, who)).toMatchObject({ code: 0 });
      expect(await list(who)).toEqual(['sample-offside', event]);
    }
    expect(await list({ user: 'u-stranger' })).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      const uncollect = { ...input, operate_type: CollectOperate.UnCollect };
      await call('CollectOrUncollectEvents', uncollect, who);
      expect(await list(who)).toEqual([]);
    }
  });

  it('of an unknown event are answered with code -1', async () => {
    const who = { user: 'u-nothing' };
    expect(await call('CollectEvent', { event_id: 'nowhere' }, who)).toMatchObject({ code: -1 });
    const report = {
      report_target_type: ReportTarget.Event,
      report_type: ReportReason.Outdated,
      event_id: 'nowhere',
    };
    expect(await call('Report', { report }, who)).toMatchObject({ code: -1 });
  });
});

describe('"not interesting"', () => {
  const who: Identity = { device: 'd-dislikes' };
  const listed = async (reader: Identity) =>
    (await call('ListEvents', { tab: 'sports' }, reader)).data?.events.map(({ id }) => id);

  it('removes an event from the lists of that reader', async () => {
    const input = { event_id: 'sample-offside', event_version_id: 'v1', session_id: 's1' };
    await call('ListEvents', { tab: 'sports', displayed_event_ids: ['sample-offside'] }, who);
    expect(await call('DisinterestFeedback', input, who)).toMatchObject({ code: 0 });
    expect(await listed(who)).not.toContain('sample-offside');
    const history = await call('ListDisplayedEvents', { tab: 'sports' }, who);
    expect(history.data?.events).toEqual([]);
    expect(await listed({ device: 'd-other' })).toContain('sample-offside');
    const detail = await call('GetEventDetail', { event_id: 'sample-offside' }, who);
    expect(detail).toMatchObject({ code: 0, data: { id: 'sample-offside' } });
  });

  it('of a moment is accepted too, and hides no event', async () => {
    const input = { event_id: 'sample-marathon-distance', session_id: '', is_moment: true };
    expect(await call('DisinterestFeedback', input, who)).toMatchObject({ code: 0 });
    expect(await listed(who)).toContain('sample-marathon-distance');
  });

  it('of an unknown event is answered with code -1', async () => {
    const answer = await call('DisinterestFeedback', { event_id: 'nowhere' }, who);
    expect(answer).toMatchObject({ code: -1 });
  });
});

describe('reports', () => {
  const rows = async (owner: string) =>
    store.database.query().selectFrom('report').selectAll().where('owner', '=', owner).execute();

  it('of an event and of an answer are stored as sent', async () => {
    const reports = [
      {
        event_id: event,
        event_version_id: 'v1',
        report_type: ReportReason.Other,
        report_target_type: ReportTarget.Event,
        report_desc: 'Two dates are swapped.',
      },
      {
        event_id: event,
        report_type: ReportReason.PoorQuality,
        report_target_type: ReportTarget.Event,
      },
      {
        report_type: ReportReason.FalseInformation,
        report_target_type: ReportTarget.ChatContent,
        report_desc: 'No.',
      },
    ];
    for (const report of reports) {
      now += 1;
      expect(await call('Report', { report }, { user: 'u-reports' })).toMatchObject({ code: 0 });
    }
    const stored = (await rows('u:u-reports')).toSorted((a, b) => a.created_at - b.created_at);
    expect(stored).toMatchObject([
      {
        target: 1,
        event_id: event,
        event_version_id: 'v1',
        reason: 7,
        text: 'Two dates are swapped.',
      },
      { target: 1, event_id: event, event_version_id: null, reason: 2, text: null },
      { target: 2, event_id: null, reason: 9, text: 'No.' },
    ]);
  });

  const right = { event_id: event, report_type: 7, report_target_type: 1 };
  it.each([
    ['a reason of another target', { ...right, report_type: ReportReason.NotSafe }],
    ['an unknown reason', { ...right, report_type: 11 }],
    ['an unknown target', { ...right, report_target_type: 9 }],
    ['an event that is not named', { report_type: 7, report_target_type: 1 }],
    ['a text that is too long', { ...right, report_desc: 'x'.repeat(reportTextChars + 1) }],
    ['nothing at all', undefined],
  ])('with %s are rejected', async (_, report) => {
    const answer = await send(post('/api/events/v1/report', { report }), { device: 'd-wrong' });
    expect(answer.status).toBe(400);
    expect(await rows('d:d-wrong')).toEqual([]);
  });
});
