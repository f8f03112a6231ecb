// Deleting an account: only one's own, only with proof, and no trace of it stays anywhere.
import { notLoggedIn } from '@/lib/contract';
import { CollectOperate, LikeOperate, ReportReason, ReportTarget } from '@/lib/model/wire/enums';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import { ownedTables } from '@/lib/newsroom/store/readers/owned-tables';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { tables } from '@/lib/newsroom/store/engine/tables';
import { onBothEngines } from '../store/engines';
import {
  birthday,
  newEmail,
  newMobile,
  openSite,
  otherThan,
  password,
  signUpByEmail,
  signUpByPhone,
  type Browser,
  type Site,
} from './site';

const event = 'sample-leap-second';
const minute = 60_000;

/** Every column of every table, as the database itself lists them. */
async function columns(store: OpenStore): Promise<Map<string, string[]>> {
  const found = await store.database.query().introspection.getTables();
  return new Map(found.map(({ name, columns: all }) => [name, all.map((column) => column.name)]));
}

/** Every `table: row` that contains one of the texts, in whatever column. */
async function rowsWith(store: OpenStore, texts: readonly string[]): Promise<string[]> {
  const hits: string[] = [];
  for (const name of (await columns(store)).keys()) {
    const rows = await store.database
      .query()
      .selectFrom(name as keyof typeof ownedTables)
      .selectAll()
      .execute();
    for (const row of rows) {
      const text = JSON.stringify(row);
      if (texts.some((wanted) => text.includes(wanted))) hits.push(`${name}: ${text}`);
    }
  }
  return hits;
}

/** Does some of everything that leaves a row. */
async function liveALittle(browser: Browser): Promise<void> {
  await browser.call('GetEventDetail', { event_id: event });
  await browser.call('MarkUserRead', { event_id: event });
  await browser.call('ListEvents', { tab: 'recommend', displayed_event_ids: [event] });
  const acted = { operate_event_ids: [event], session_id: '' };
  await browser.call('LikeFeedBack', { ...acted, operate_type: LikeOperate.Like });
  await browser.call('CollectOrUncollectEvents', {
    ...acted,
    operate_type: CollectOperate.Collect,
  });
  await browser.call('DisinterestFeedback', {
    event_id: 'sample-offside',
    event_version_id: 'v1',
    session_id: '',
    is_moment: false,
  });
  await browser.call('Report', {
    report: {
      report_target_type: ReportTarget.Event,
      event_id: event,
      report_type: ReportReason.Other,
      report_desc: 'It is wrong.',
    },
  });
  await browser.call('UpsertDeviceSettings', {
    device_settings: { language: 'EN', device_language: 'en-US' },
  });
  await browser.call('CreateAccessToken', { name: 'A program' });
  await browser.call('Heartbeat', { duration: 1_000, timer_id: 't1' });
  await browser.call('SetRemoteCache', { key: 'place', value: event });
  await browser.call('InitializeUserInterests', {
    interests: JSON.stringify([
      { category: 'technology', keyword: 'GPS' },
      { category: 'technology', keyword: 'QR' },
      { category: 'sports', keyword: 'Marathon' },
    ]),
  });
}

/**
 * Adds the rows that only a stream or a search would leave: turns, their published form, topics,
 * counts.
 */
async function askALittle(store: OpenStore, user: string, now: number): Promise<void> {
  const owner = `u:${user}` as const;
  const asked = { owner, id: `t-${user}`, session: '1', question: 'Why?', language: 'en' };
  await store.turns.begin({ ...asked, digest: 'x', created_at: now });
  await store.quotas.count(`chat:${owner}:20468`, now + 1_000_000_000, now);
  await store.quotas.take(`chat:turn:${owner}:t-1`, 1, 'h-1', now + 1_000_000_000, now);
  const comment = { id: `c-${user}`, event_id: event, owner, text: 'So it is.', created_at: now };
  await store.comments.add(comment);
  await store.comments.setLiked(owner, comment.id, true, now);
  await store.messages.add({
    ...{ owner, kind: 'reply', key: 'r', subject: 'c', payload: { actor: user }, now },
  });
  const query = store.database.query();
  const { id: turn_id, owner: of, question, language } = asked;
  const times = { asked_at: now, created_at: now };
  const published = { id: `p-${user}`, owner: of, turn_id, event_id: null, question, language };
  await query
    .insertInto('published_answer')
    .values({ ...published, chunks: '[]', ...times })
    .execute();
  await query
    .insertInto('answer_rating')
    .values({
      ...{ owner: of, turn_id, event_id: null, question, language },
      ...{ chunks: '[]', rating: 'up', created_at: now },
    })
    .execute();
  await followALittle(store, owner, now);
}

/** Adds a bot with its private finds, and a theme with its feed and a run. */
async function followALittle(store: OpenStore, owner: `u:${string}`, now: number): Promise<void> {
  const query = store.database.query();
  const words = { name: '{}', description: '{}', icon: 'space', category: 'space', field: '{}' };
  const counts = { per_day: 1, hidden: 0, shipped: 0, follow_count: 1, post_count: 1 } as const;
  await query
    .insertInto('bot')
    .values({
      ...{ id: 'b-1', ...words, ...counts, posted_at: now },
      ...{ created_at: now, updated_at: now },
    })
    .execute();
  const bot = { owner, bot_id: 'b-1', followed_at: now, settings: '{}', has_words: 1 as const };
  await query.insertInto('bot_follow').values(bot).execute();
  const post = { id: 'p-1', bot_id: 'b-1', owner, event_id: event, time: now, ordinal: 1 };
  await query
    .insertInto('bot_post')
    .values({ ...post, line: '{}', posted_at: now })
    .execute();
  const shown = { owner, post_id: 'p-1', shown_at: now, place: 1 };
  await query.insertInto('post_shown').values(shown).execute();
  const theme = { id: 'th-1', owner, name: 'Ferries', definition: '{}', follow_count: 1 };
  const not = { shared: 0, taken_down: 0, listed: 0 } as const;
  await query
    .insertInto('theme')
    .values({ ...theme, ...not, created_at: now, updated_at: now, deleted_at: null })
    .execute();
  const of = { owner, theme_id: 'th-1' };
  await query
    .insertInto('theme_follow')
    .values({ ...of, followed_at: now })
    .execute();
  const feed = { feed_id: 'f-1', address: 'https://feed.example/', added_at: now };
  await query
    .insertInto('theme_feed')
    .values({ ...of, ...feed })
    .execute();
  const run = { id: 'r-1', question: 'Why?', lang: 'en', state: 'done', saved: 0 as const };
  const work = { tries: 1, lease_until: now, steps: '[]', report: null };
  await query
    .insertInto('theme_run')
    .values({ ...of, ...run, ...work, created_at: now, ended_at: now })
    .execute();
}

onBothEngines((engine) => {
  describe('an account', () => {
    let site: Site;
    let store: OpenStore;
    beforeAll(async () => {
      const options = await engine.fresh();
      site = await openSite(options);
      store = await engine.open(options);
    });
    afterAll(() => site.close());

    async function cancelCode(browser: Browser, address: string): Promise<string> {
      const { body } = await browser.call('SendCancelCode', {});
      expect(body.status).toBe(true);
      return browser.code(address);
    }

    it('that is canceled leaves no row in any table, and its reader is a guest everywhere', async () => {
      const email = newEmail();
      const browser = site.browser();
      await liveALittle(browser);
      const settings = store.database.query().selectFrom('device_setting').select('device');
      const { device } = await settings.executeTakeFirstOrThrow();
      expect(await rowsWith(store, [device])).not.toEqual([]);
      const id = await signUpByEmail(browser, email);
      await liveALittle(browser);
      const other = site.browser();
      await other.call('EmailLogin', { email, password });
      await liveALittle(other);
      const topic = (await browser.call('CreateTopic', { event_id: event })).body.topic;
      await browser.call('FollowTopic', { topic_id: topic?.topic_id ?? '', follow: true });
      await browser.call('AddMute', { mute: { kind: 'word', label: 'Marathon' } });
      await store.dailyMail.want({ owner: `u:${id}`, lang: 'en' }, '2026-01-01', site.now());
      await askALittle(store, id, site.now());
      const owners = (await rowsWith(store, [id])).map((row) => row.split(':')[0]);
      // The search does find these rows while the account exists.
      const all = [
        ...Object.keys(ownedTables),
        'account',
        'identity',
        'session',
        'counter',
        'lease',
        'message_key',
      ];
      expect([...new Set(owners)].sort()).toEqual(all.sort());

      site.advance(minute);
      const code = await cancelCode(browser, email);
      const { body } = await browser.call('CancelAccount', { code });
      expect(body).toMatchObject({ status: true });
      expect(browser.cookies().has('sid')).toBe(false);
      expect(await rowsWith(store, [id, email])).toEqual([]);
      expect(await rowsWith(store, [device])).toEqual([]);

      for (const who of [browser, other]) {
        expect((await who.call('CheckLogin', {})).body.status).toBe(false);
        const collected = await who.call('ListCollectEvents', {});
        expect(collected.body.base_resp?.error_code).toBe(notLoggedIn);
      }
      const again = await site.browser().call('EmailLogin', { email, password });
      expect(again.body.data?.error_code).toBe(LoginError.WrongPassword);
      // It no longer counts in the numbers of others' pages.
      const detail = await site.browser().call('GetEventDetail', { event_id: event });
      expect(detail.body.data?.like_count).toBe(0);
      // The two calls that the page makes afterwards find nothing to do.
      expect((await browser.call('ClearUserHistory', {})).body.code).toBe(0);
      expect((await browser.call('ClearDeviceHistory', {})).body.code).toBe(0);
    });

    it('stays deleted: the same address starts a new account', async () => {
      const email = newEmail();
      const browser = site.browser();
      const id = await signUpByEmail(browser, email);
      site.advance(minute);
      await browser.call('CancelAccount', { code: await cancelCode(browser, email) });
      site.advance(minute);
      const next = site.browser();
      expect(await signUpByEmail(next, email)).not.toBe(id);
      const { body } = await next.call('GetEventDetail', { event_id: event });
      expect(body.data).toMatchObject({ has_read: false, like_status: 2 });
    });

    it('is not canceled without a code, with a wrong one, or with one for another purpose', async () => {
      const email = newEmail();
      const browser = site.browser();
      await signUpByEmail(browser, email);
      site.advance(minute);
      const without = await browser.call('CancelAccount', {});
      expect(without.body).toMatchObject({ status: false });
      await browser.call('SendEmailCode', { email, scene: 'login' });
      const login = await browser.code(email);
      const foreign = await browser.call('CancelAccount', { code: login });
      expect(foreign.body.data?.error_code).toBe(LoginError.WrongCode);
      site.advance(minute);
      const code = await cancelCode(browser, email);
      const wrong = await browser.call('CancelAccount', { code: otherThan(code) });
      expect(wrong.body.data).toMatchObject({ error_code: LoginError.WrongCode, tries_left: 4 });
      expect((await browser.call('CheckLogin', {})).body.status).toBe(true);
    });

    it('is sent its code at once, however soon after the sign-in code', async () => {
      const browser = site.browser();
      await signUpByEmail(browser, newEmail());
      const first = await browser.call('SendCancelCode', {});
      expect(first.body).toMatchObject({ code: 0, status: true });
      // The wait between two cancellation codes still applies.
      expect((await browser.call('SendCancelCode', {})).status).toBe(429);
    });

    it('of another reader is refused, and so is a guest', async () => {
      const browser = site.browser();
      const mobile = newMobile();
      await signUpByPhone(browser, mobile);
      const other = await signUpByPhone(site.browser(), newMobile());
      site.advance(minute);
      const code = await cancelCode(browser, mobile);
      const stranger = await browser.call('CancelAccount', { code, user_id: other });
      expect(stranger.status).toBe(403);
      expect(await store.accounts.get(other)).toBeDefined();
      const guest = await site.browser().call('CancelAccount', { code });
      expect(guest.body.base_resp?.error_code).toBe(notLoggedIn);
      const asked = await site.browser().call('SendCancelCode', {});
      expect(asked.body.base_resp?.error_code).toBe(notLoggedIn);
    });

    it('is not canceled on another device than the one that signed in', async () => {
      const browser = site.browser();
      const mobile = newMobile();
      const id = await signUpByPhone(browser, mobile);
      site.advance(minute);
      const code = await cancelCode(browser, mobile);
      const thief = browser.copy();
      const cookies = new Map(browser.cookies());
      cookies.delete('device');
      thief.setCookies(cookies);
      expect((await thief.call('CancelAccount', { code })).body.status).toBe(false);
      expect(await store.accounts.get(id)).toBeDefined();
    });

    it('shows where the code was sent, with the address masked', async () => {
      const browser = site.browser();
      const mobile = newMobile();
      await signUpByPhone(browser, mobile);
      site.advance(minute);
      const { body } = await browser.call('SendCancelCode', {});
      expect(body.data).toMatchObject({ by: 'phone', code_length: 4, resend_after_seconds: 60 });
      expect(body.data?.to).toBe(`+63 917•••${mobile.slice(-4)}`);
    });
  });

  describe('clearing', () => {
    let site: Site;
    let store: OpenStore;
    beforeAll(async () => {
      const options = await engine.fresh();
      site = await openSite(options);
      store = await engine.open(options);
    });
    afterAll(() => site.close());

    it('the history of a device deletes all its rows', async () => {
      const guest = site.browser();
      const neighbor = site.browser();
      for (const one of [guest, neighbor]) await liveALittle(one);
      const [first, second] = await store.database
        .query()
        .selectFrom('event_read')
        .select('owner')
        .execute();
      expect([first, second].every((row) => row?.owner.startsWith('d:'))).toBe(true);
      expect((await guest.call('ClearDeviceHistory', {})).body.code).toBe(0);
      const left = await store.database.query().selectFrom('event_read').select('owner').execute();
      expect(left).toHaveLength(1);
      const device = [first, second]
        .map((row) => row?.owner ?? '')
        .find((owner) => owner !== left[0]?.owner);
      expect(await rowsWith(store, [(device ?? 'none').slice(2)])).toEqual([]);
    });

    it('the history of a user keeps the account', async () => {
      const browser = site.browser();
      const id = await signUpByPhone(browser, newMobile());
      await liveALittle(browser);
      expect((await browser.call('ClearUserHistory', {})).body.code).toBe(0);
      expect((await rowsWith(store, [`u:${id}`])).map((row) => row.split(':')[0])).toEqual([]);
      expect((await browser.call('CheckLogin', {})).body.data?.user_id).toBe(id);
    });
  });

  it('the list of tables with readers’ rows matches the database', async () => {
    const store = await engine.open(await engine.fresh());
    const found = await columns(store);
    const owned = [...found].filter(([, names]) => names.includes('owner')).map(([name]) => name);
    expect(owned.sort()).toEqual(Object.keys(ownedTables).sort());
    const known = tables.map(({ name }) => name as string);
    const ofUsers = [...found].filter(([, names]) => names.includes('user_id'));
    const names = ofUsers.map(([name]) => name).sort();
    // Operators' acts are kept, under an id that no longer leads to anybody.
    expect(names).toEqual(['identity', 'operator', 'operator_act', 'session']);
    for (const [name] of ofUsers) expect(known).toContain(name);
    expect(birthday).toMatch(/^\d{4}/);
  });
});
