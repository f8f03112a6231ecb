// A host without comments beside one that has them, of one service: what somebody writes on the one is
// neither read nor changed on the other, whoever asks.
import { buildRequest, operations, type Input, type OperationName } from '@/lib/contract';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { bff } from '@/lib/server/bff';
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

/** A browser of the host without comments, of the reader or of a guest who was here before. */
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

it('is asked by all six calls on comments', () => {
  expect(calls).toHaveLength(6);
});

it.each(calls)('%s is refused by cookie and by token, and changes nothing', async (name) => {
  const before = await shown();
  expect(before).toMatchObject({ total: 1, comments: [{ like_count: 0, state: 'shown' }] });
  for (const signedIn of [true, false]) {
    const browser = await browserThere(signedIn);
    expect(await browser.verdict(name, sample as Input<typeof name>)).toEqual(closed);
  }
  expect(await byToken(name, { comments: false })).toEqual(closed);
  expect(await shown()).toEqual(before);
});

it('the same token is good for the same call where there are comments, and for others here', async () => {
  expect(await byToken('ListEventComments', {})).toMatchObject({ status: 200, code: 0 });
  expect(await byToken('GetEventDetail', { comments: false })).toMatchObject({ status: 200 });
});
