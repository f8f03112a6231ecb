// A host without comments beside one that has them, on the same service: a reader's comments on the
// one are neither read, reported nor changed on the other, for anybody, and remain on the first.
import { buildRequest, operations, type Input, type OperationName } from '@/lib/contract';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { bff } from '@/lib/server/bff';
import { apiReference } from '@/lib/server/pages/api-reference';
import {
  newEmail,
  openSite,
  signUpByEmail,
  type Browser,
  type Site,
} from '../newsroom/accounts/site';
import { siteOrigin, webOptions } from '../newsroom/reader-api-site';
import { sampleEvent } from '../newsroom/store/sample';
import { deployment } from './service';

const calls = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].group === 'comments',
);
const closed = { status: 403, code: 403, reason: 'commentsClosed' };

let site: Site;
let store: OpenStore;
let reader: Browser;
let secret: string;
let sample: { event_id: string; comment_id: string; text: string; action_type: 1 };

beforeAll(async () => {
  site = await openSite();
  store = await openStore({ dataDir: site.dataDir });
  await store.events.save(sampleEvent('rain'));
  reader = site.browser();
  await signUpByEmail(reader, newEmail());
  const { body: made } = await reader.call('CreateAccessToken', { name: 'App', scope: 'write' });
  secret = made.data?.secret ?? '';
  const { body } = await reader.call('CreateComment', { event_id: 'rain', text: 'Rain again.' });
  const comment_id = body.data?.comment.comment_id ?? '';
  sample = { event_id: 'rain', comment_id, text: 'Still raining.', action_type: 1 };
});
afterAll(async () => {
  await store.close();
  await site.close();
});

/** A browser on the host without comments, of the reader or of a guest who was here before. */
async function browserThere(signedIn: boolean): Promise<Browser> {
  const browser = site.browser(undefined, deployment({ comments: false }));
  if (signedIn) browser.setCookies(reader.cookies());
  else await browser.call('DisplayTabs', {});
  return browser;
}

async function byToken(name: OperationName, over: object) {
  const headers = new Headers({ host: 'localhost:3000', authorization: `Bearer ${secret}` });
  const request = buildRequest(name, sample as Input<typeof name>, siteOrigin, headers);
  const answer = await bff(request, webOptions(site, over));
  const { base_resp } = await answer.json();
  return { status: answer.status, code: base_resp?.error_code, reason: base_resp?.reason };
}

const shown = async () => {
  const { body } = await reader.call('ListEventComments', { event_id: 'rain', sort: 2 });
  return body.data;
};

it('the contract has six calls for comments', () => {
  expect(calls).toHaveLength(6);
});

it.each(calls)('%s is refused with cookie and with token, and changes nothing', async (name) => {
  const before = await shown();
  expect(before).toMatchObject({ total: 1, comments: [{ like_count: 0, state: 'shown' }] });
  for (const signedIn of [true, false]) {
    const browser = await browserThere(signedIn);
    expect(await browser.verdict(name, sample as Input<typeof name>)).toEqual(closed);
  }
  expect(await byToken(name, { comments: false })).toEqual(closed);
  expect(await shown()).toEqual(before);
});

it('the same token works for the same call where there are comments, and for others here', async () => {
  expect(await byToken('ListEventComments', {})).toMatchObject({ status: 200, code: 0 });
  expect(await byToken('GetEventDetail', { comments: false })).toMatchObject({ status: 200 });
});

it('no comment is reported there', async () => {
  const { event_id, comment_id } = sample;
  const report = { report_target_type: 3, report_type: 3, event_id, comment_id } as const;
  for (const signedIn of [true, false]) {
    const browser = await browserThere(signedIn);
    expect(await browser.verdict('Report', { report })).toEqual(closed);
    const other = { report_target_type: 1, report_type: 4, event_id } as const;
    expect((await browser.call('Report', { report: other })).body.code).toBe(0);
  }
  const { items } = await store.reports.page({ state: 'open', limit: 50 });
  expect(items.map(({ target }) => target)).toEqual([1, 1]);
});

describe('a message about comments', () => {
  const told = async ({ call }: Browser) => {
    const { body: list } = await call('ListMessages', { limit: 50 });
    const { body: count } = await call('GetUnreadMessageCount', {});
    const kinds = list.data?.messages.map(({ sub_type, is_read }) => [sub_type, is_read]);
    return { kinds: kinds?.sort(), unread: count.data?.unread_count };
  };
  const all = {
    kinds: [
      ['like', false],
      ['notice', false],
      ['reply', false],
    ],
    unread: 3,
  };

  beforeAll(async () => {
    const other = site.browser();
    await signUpByEmail(other, newEmail());
    const { event_id, comment_id } = sample;
    await other.call('CreateReply', { event_id, comment_id, text: 'Here, too.' });
    await other.call('ActOnComment', { event_id, comment_id, action_type: 1 });
    const { body } = await reader.call('CheckLogin', {});
    const owner = `u:${body.data?.user_id ?? ''}` as const;
    const notice = { kind: 'notice', key: 'n1', subject: 'n1', payload: {}, now: 1 } as const;
    await store.messages.add({ owner, ...notice });
  });

  it('is neither listed nor counted there, by cookie or token, and is unread here', async () => {
    const there = await browserThere(true);
    expect(await told(reader)).toEqual(all);
    expect(await told(there)).toEqual({ kinds: [['notice', false]], unread: 1 });
    for (const type of [2, 3] as const) {
      expect((await there.call('ListMessages', { type })).body.data?.messages).toEqual([]);
    }
    expect(await told(reader)).toEqual(all);
  });

  it('is not marked as read there together with the others', async () => {
    const there = await browserThere(true);
    await there.call('MarkMessagesRead', { all: true });
    expect(await told(there)).toEqual({ kinds: [['notice', true]], unread: 0 });
    expect(await told(reader)).toEqual({
      kinds: [
        ['like', false],
        ['notice', true],
        ['reply', false],
      ],
      unread: 2,
    });
  });
});

it('the API document there does not contain them', async () => {
  const groups = (comments: boolean) =>
    apiReference(deployment({ comments }), 'localhost:3000').map(({ name }) => name);
  expect(groups(true)).toContain('comments');
  expect(groups(false)).toEqual(groups(true).filter((name) => name !== 'comments'));
});
