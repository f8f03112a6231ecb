// A site whose database takes no writes: what is stored can be read, as on any other day.
import { sql } from 'kysely';
import { rmSync } from 'node:fs';
import { LikeOperate } from '@/lib/model/wire/enums';
import { readerApi } from '@/lib/server/reader-api';
import { startedFolder } from '@/tests/first-start';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import {
  newMobile,
  openSite,
  signUpByPhone,
  start,
  type Browser,
  type Site,
} from './accounts/site';
import { siteOrigin, webOptions } from './reader-api-site';

let dataDir = '';
let site: Site;
let store: OpenStore;
let guest: Browser;
let reader: Browser;
let secret = '';
let shown: string[] = [];

const listed = async (browser: Browser, displayed: string[]) => {
  const answer = await browser.call('ListEvents', {
    tab: 'recommend',
    displayed_event_ids: displayed,
  });
  return { status: answer.status, ids: answer.body.data?.events.map(({ id }) => id) ?? [] };
};
const ready = async () => (await site.service(new Request('http://news.invalid/readyz'))).status;
const setReadOnly = (on: boolean) =>
  sql.raw(`pragma query_only = ${on ? 'on' : 'off'}`).execute(store.database.query());

beforeAll(async () => {
  dataDir = await startedFolder('nothing-stored', start);
  store = await openStore({ dataDir });
  site = await openSite({ store });
  [guest, reader] = [site.browser(), site.browser()];
  await guest.call('DisplayTabs', {});
  await signUpByPhone(reader, newMobile());
  secret = (await reader.call('CreateAccessToken', { name: 'App' })).body.data?.secret ?? '';
  shown = (await listed(guest, [])).ids.slice(0, 2);
  // Long enough for everything that is only noted now and then.
  site.advance(24 * 3_600_000);
  await setReadOnly(true);
});
afterAll(async () => {
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it.each([
  ['a guest', () => guest],
  ['a reader', () => reader],
])('%s reads on through a list, which is in no history', async (_, who) => {
  const { status, ids } = await listed(who(), shown);
  expect(status).toBe(200);
  expect(ids.length).toBeGreaterThan(0);
  expect(shown).toHaveLength(2);
  for (const id of shown) expect(ids).not.toContain(id);
  const { body } = await who().call('ListDisplayedEvents', { tab: 'recommend' });
  expect(body.data?.events).toEqual([]);
  const posts = (await who().call('ListPosts', {})).body.data?.posts ?? [];
  const displayed_post_ids = posts.map(({ post_id }) => post_id);
  expect(posts.length).toBeGreaterThan(0);
  expect((await who().call('ListPosts', { displayed_post_ids })).status).toBe(200);
});

it('a program reads on with its access token', async () => {
  const authorization = { authorization: `Bearer ${secret}` };
  expect((await site.browser().call('ListCollectEvents', {}, authorization)).status).toBe(200);
  const headers = { host: 'localhost:3000', authorization: `GoogleLogin auth=${secret}` };
  const request = new Request(`${siteOrigin}/reader/api/0/subscription/list`, { headers });
  expect((await readerApi(request, webOptions(site))).status).toBe(200);
});

it('what has to be stored is refused with 507, and the site is not ready until it can be', async () => {
  const like = { operate_type: LikeOperate.Like, operate_event_ids: shown };
  const refused = await reader.call('LikeFeedBack', like);
  expect([refused.status, refused.retryAfter > 0]).toEqual([507, true]);
  expect(await ready()).toBe(503);
  await setReadOnly(false);
  expect(await ready()).toBe(200);
  expect((await reader.call('LikeFeedBack', like)).status).toBe(200);
});

it('the site is not ready as soon as a history could not be kept', async () => {
  await setReadOnly(true);
  expect(await ready()).toBe(200);
  expect((await listed(guest, shown)).status).toBe(200);
  expect(await ready()).toBe(503);
  await setReadOnly(false);
  expect(await ready()).toBe(200);
});
