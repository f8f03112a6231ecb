// The examples of the API's document, as a program's first tries send them to a site that was just set
// up: what they name is there, or is something that somebody makes first.
import { operations, type OperationName } from '@/lib/contract';
import {
  newEmail,
  openSite,
  signUpByEmail,
  type Browser,
  type Site,
} from '../newsroom/accounts/site';

/** What an example cannot find before it was made; docs/api.md says how such ids look. */
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

it.each(Object.entries(madeFirst))('%s finds its example once %s', async (name) => {
  expect(await answered(name as OperationName)).toBe(404);
});
