import Database from 'better-sqlite3';
import { join } from 'node:path';
import { inGates } from '../gates';
import {
  guestWritesOfDevice,
  guestWritesOfNetwork,
  operatorWritesAMinute,
  previewsAMinute,
  readerShownAMinute,
  readerWritesAMinute,
} from '@/lib/newsroom/count-writes';
import { feedbackADay } from '@/lib/newsroom/handlers/wishes';
import { databaseFile } from '@/lib/newsroom/store/engine/sqlite/file';
import { LikeOperate, ReportReason, ReportTarget } from '@/lib/model/wire/enums';
import { deployment } from '../server/service';
import { newMobile, openSite, signUpByPhone, type Browser, type Site } from './accounts/site';

/** Thousands of writes, each on disk before it is answered. */
const inFull = inGates ? it : it.skip;

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

/** The counts in the database. */
function countersOf({ dataDir = '' }: Site): unknown[] {
  const database = new Database(join(dataDir, databaseFile), { readonly: true });
  try {
    return database.prepare('select name, count from counter order by name').all();
  } finally {
    database.close();
  }
}

/** As if every recent writer had written that many times. */
function countAsDone({ dataDir = '' }: Site, often: number): void {
  const database = new Database(join(dataDir, databaseFile));
  try {
    database.prepare('update counter set count = ?').run(often);
  } finally {
    database.close();
  }
}

const settings = { device_settings: { language: 'EN', device_language: 'en' } } as const;
const write = (browser: Browser) => browser.call('UpsertDeviceSettings', settings);

it('a device stores nothing before its cookie came back', async () => {
  const browser = site.browser();
  expect((await write(browser)).status).toBe(400);
  expect(browser.cookies().has('device')).toBe(true);
  expect((await write(browser)).status).toBe(200);
});

it('a question is answered before the cookie came back, and recorded only afterwards', async () => {
  const browser = site.browser();
  const ask = (turn_id: string) =>
    browser.verdict('Chat', { turn_id, input: 'Hello!', chat_type: 'chat', scene: 'list' });
  const recorded = () => {
    const database = new Database(join(site.dataDir, databaseFile), { readonly: true });
    const turns = database.prepare<[], { id: string }>('select id from chat_turn').all();
    database.close();
    return turns.map(({ id }) => id);
  };
  // The cookie of these answers is discarded.
  for (const turn of ['t1', 't2']) expect((await ask(turn)).code).toBe(0);
  expect(recorded()).toEqual([]);
  await write(browser);
  expect((await ask('t3')).code).toBe(0);
  expect(recorded()).toEqual(['t3']);
});

it('a visitor who discards the cookie stores nothing, however often', async () => {
  for (let n = 0; n < 20; n += 1) expect((await write(site.browser())).status).toBe(400);
});

it('a device has a limit of writes a minute, and a reader with an account a higher one', async () => {
  const browser = site.browser();
  await write(browser);
  for (let n = 0; n < guestWritesOfDevice; n += 1) expect((await write(browser)).status).toBe(200);
  const refused = await write(browser);
  expect(refused.status).toBe(429);
  site.advance(refused.retryAfter * 1_000);
  expect((await write(browser)).status).toBe(200);
  await signUpByPhone(browser, newMobile());
  for (let n = 0; n <= guestWritesOfDevice; n += 1) expect((await write(browser)).status).toBe(200);
});

inFull('one network may write so often a day, whatever devices it brings', async () => {
  const network = '192.168.77.7';
  let accepted = 0;
  let refused = 0;
  for (let device = 0; refused === 0; device += 1) {
    const browser = site.browser(network);
    await write(browser);
    for (let n = 0; n < guestWritesOfDevice && refused === 0; n += 1) {
      if ((await write(browser)).status === 200) accepted += 1;
      else refused += 1;
    }
  }
  expect(accepted).toBe(guestWritesOfNetwork);
  const elsewhere = site.browser();
  await write(elsewhere);
  expect((await write(elsewhere)).status).toBe(200);
});

it('one network may end a limited number of mails a day, and a link from a mail needs no cookie', async () => {
  const network = '192.168.77.8';
  const end = (from?: string) => site.browser(from).call('UnsubscribeDailyMail', { token: 'a.b' });
  const counted = countersOf(site).length;
  for (let n = 0; n < 3; n += 1) expect((await end(network)).status).toBe(404);
  // No counts are left of devices that were never here.
  expect(countersOf(site)).toHaveLength(counted + 1);
  countAsDone(site, guestWritesOfNetwork);
  const refused = await end(network);
  expect([refused.status, refused.body.base_resp?.reason]).toEqual([429, 'writesOfGuest']);
  expect((await end()).status).toBe(404);
  site.advance(refused.retryAfter * 1_000);
  expect((await end(network)).status).toBe(404);
});

it('changes of the account count as other writes, but signing out is never refused', async () => {
  const browser = site.browser();
  await signUpByPhone(browser, newMobile());
  const likes = { operate_type: LikeOperate.Like, operate_event_ids: [] };
  const rename = () => browser.call('RenameAccount', { name: 'Ada' });
  expect((await rename()).status).toBe(200);
  for (let n = 1; n < readerWritesAMinute; n += 1) await browser.call('LikeFeedBack', likes);
  const refused = await rename();
  expect([refused.status, refused.body.base_resp?.reason]).toEqual([429, 'writesOfReader']);
  expect((await browser.call('CheckLogin', {})).body.status).toBe(true);
  expect((await browser.call('Logout', { next: '' })).body.status).toBe(true);
});

it('an account has a limit of writes a minute, and may still read', async () => {
  const browser = site.browser();
  await signUpByPhone(browser, newMobile());
  const likes = { operate_type: LikeOperate.Like, operate_event_ids: [] };
  const like = () => browser.call('LikeFeedBack', likes);
  let refused = await like();
  for (let n = 1; n <= readerWritesAMinute && refused.status === 200; n += 1)
    refused = await like();
  expect(refused.body.base_resp?.reason).toBe('writesOfReader');
  expect((await browser.call('ListEvents', { tab: 'recommend' })).status).toBe(200);
  site.advance(refused.retryAfter * 1_000);
  expect((await like()).status).toBe(200);
});

it('an operator has a limit of changes a minute, and may still look and read', async () => {
  const mobile = newMobile();
  const site = await openSite({ operators: [mobile] });
  const operator = site.browser(undefined, deployment({ inner: true }));
  await signUpByPhone(operator, mobile);
  const drop = () => operator.call('DropCopies', {});
  expect((await drop()).status).toBe(200);
  countAsDone(site, operatorWritesAMinute - 1);
  expect((await drop()).status).toBe(200);
  const refused = await drop();
  expect([refused.status, refused.body.base_resp?.reason]).toEqual([429, 'writesOfReader']);
  expect((await operator.call('ListOperatorActs', {})).status).toBe(200);
  // The same account's writes as a reader are counted separately.
  expect((await write(operator)).status).toBe(200);
  site.advance(refused.retryAfter * 1_000);
  expect((await drop()).status).toBe(200);
  await site.close();
});

it.each(['a guest', 'a reader'])('%s may report a limited number of times a day', async (who) => {
  const browser = site.browser();
  await write(browser);
  if (who === 'a reader') await signUpByPhone(browser, newMobile());
  const report = {
    report_target_type: ReportTarget.ChatContent,
    report_type: ReportReason.Other,
    report_desc: 'Again.',
  };
  const send = () => browser.call('Report', { report });
  for (let n = 0; n < feedbackADay; n += 1) expect((await send()).status).toBe(200);
  expect((await send()).body.base_resp?.reason).toBe('feedbackOfDay');
});

describe('what a client reports as displayed', () => {
  const list = async (browser: Browser, tab: string, ids: string[] = []) => {
    const { body } = await browser.call('ListEvents', { tab, displayed_event_ids: ids });
    return body.data?.events.map(({ id }) => id) ?? [];
  };
  const history = async (browser: Browser, tab: string) =>
    (await browser.call('ListDisplayedEvents', { tab })).body.data?.events.map(({ id }) => id);

  it('is history of an existing tab only', async () => {
    const browser = site.browser();
    const [first = ''] = await list(browser, 'recommend');
    for (const tab of ['recommend', 'made-up']) await list(browser, tab, [first]);
    expect(await history(browser, 'recommend')).toEqual([first]);
    expect(await history(browser, 'made-up')).toEqual([]);
  });

  it('is not stored for a device before its cookie came back', async () => {
    const [first = ''] = await list(site.browser(), 'recommend');
    const browser = site.browser();
    expect(await list(browser, 'recommend', [first])).not.toContain(first);
    expect(await history(browser, 'recommend')).toEqual([]);
    await list(browser, 'recommend', [first]);
    expect(await history(browser, 'recommend')).toEqual([first]);
  });

  it('is stored up to a limit a minute for a guest, who still gets the list', async () => {
    const browser = site.browser();
    const [first = '', second = ''] = await list(browser, 'recommend');
    for (let n = 0; n < guestWritesOfDevice; n += 1) await list(browser, 'recommend', [first]);
    expect(await list(browser, 'recommend', [first, second])).not.toContain(second);
    expect(await history(browser, 'recommend')).toEqual([first]);
  });

  it('is stored up to a limit a minute for a reader, on all their devices together', async () => {
    const browser = site.browser();
    await signUpByPhone(browser, newMobile());
    const [first = '', second = ''] = await list(browser, 'recommend');
    await list(browser, 'recommend', [first]);
    countAsDone(site, readerShownAMinute);
    const other = browser.copy();
    const listed = await list(other, 'recommend', [first, second]);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed).not.toContain(second);
    expect(await history(browser, 'recommend')).toEqual([first]);
    const posts = await other.call('ListPosts', {});
    const [post_id = ''] = posts.body.data?.posts.map((post) => post.post_id) ?? [];
    expect((await other.call('ListPosts', { displayed_post_ids: [post_id] })).status).toBe(200);
    const shown = async () => (await other.call('ListDisplayedPosts', {})).body.data?.posts.length;
    expect(await shown()).toBe(0);
    // Other writes are counted separately, and history works again a minute later.
    expect((await write(browser)).status).toBe(200);
    site.advance(60_000);
    await list(other, 'recommend', [first, second]);
    expect((await history(browser, 'recommend'))?.sort()).toEqual([first, second].sort());
    await other.call('ListPosts', { displayed_post_ids: [post_id] });
    expect(await shown()).toBe(1);
  });
});

it.each(['a guest', 'a reader'])(
  '%s may see a limited number of previews of a bot a minute',
  async (who) => {
    const browser = site.browser();
    await write(browser);
    if (who === 'a reader') await signUpByPhone(browser, newMobile());
    const { bot_id = '' } = (await browser.call('ListBots', {})).body.data?.bots?.[0] ?? {};
    const look = () => browser.call('PreviewBotCustomize', { bot_id, extra_words: 'clock' });
    const before = countersOf(site);
    for (let n = 0; n < previewsAMinute; n += 1) expect((await look()).status).toBe(200);
    // A preview stores nothing, not even its count.
    expect(countersOf(site)).toEqual(before);
    const refused = await look();
    expect(refused.body.base_resp?.reason).toBe(
      who === 'a guest' ? 'writesOfGuest' : 'writesOfReader',
    );
    site.advance(refused.retryAfter * 1_000);
    expect((await look()).status).toBe(200);
  },
);
