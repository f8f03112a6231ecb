// The examples of the API document, sent to a freshly set-up site as a developer's first tries:
// each id in them exists, or belongs to something that has to be created first.
import { operations, type OperationName } from '@/lib/contract';
import {
  newEmail,
  openSite,
  signUpByEmail,
  type Browser,
  type Site,
} from '../newsroom/accounts/site';

/** What has to exist before an example can find it; docs/api.md shows what such ids look like. */
const madeFirst: Partial<Record<OperationName, string>> = {
  GetBotCustomize: 'the reader follows the bot',
  GetPublishedAnswer: 'an answer was published',
  QueryDeepMind: 'a run was started',
  ListCommentReplies: 'somebody commented',
  GetDailyReport: 'that day had a report',
  GetDailyReportV2: 'that day had a report',
  GetDiscoveryDailyReport: 'that day had a report',
  GetThemeData: 'a theme was made',
  GetThemeCard: 'a theme was made',
};

const reads = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].method === 'GET' && !operations[name].path.includes('/inner/'),
);

let site: Site;
let reader: Browser;
beforeAll(async () => {
  site = await openSite();
  reader = site.browser();
  await signUpByEmail(reader, newEmail());
});
afterAll(() => site.close());

const answered = async (name: OperationName) =>
  (await reader.call(name, operations[name].sample as never)).status;

it.each(reads.filter((name) => !(name in madeFirst)))('%s finds its example', async (name) => {
  expect(await answered(name)).toBe(200);
});

it.each(Object.entries(madeFirst))('%s finds its example once this exists: %s', async (name) => {
  expect(await answered(name as OperationName)).toBe(404);
});
