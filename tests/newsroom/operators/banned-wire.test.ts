// A ban and a notice as readers experience them, with real sign-ins through the site.
import { notLoggedIn } from '@/lib/contract';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import { messagePage } from '@/lib/model/messages/kinds';
import { deployment } from '@/tests/server/service';
import { createLog } from '@/lib/server/process/log';
import { newEmail, openSite, password, signUpByEmail, type Site } from '../accounts/site';

const operatorEmail = 'operator@example.org';
const lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
let site: Site;
beforeAll(async () => {
  site = await openSite({ log, operators: [operatorEmail] });
});
afterAll(() => site.close());

async function operatorBrowser() {
  const operator = site.browser(undefined, deployment({ inner: true }));
  await signUpByEmail(operator, operatorEmail);
  return operator;
}
let operator: Awaited<ReturnType<typeof operatorBrowser>>;
beforeAll(async () => {
  operator = await operatorBrowser();
});

it('a banned reader is signed out at once, and a sign-in gives the reason in the caller’s language', async () => {
  const email = newEmail();
  const reader = site.browser();
  const user_id = await signUpByEmail(reader, email);
  expect((await reader.call('GetAccount', {})).body.code).toBe(0);

  await operator.call('BanReader', { user_id, reason: 'Sells boats' });
  expect((await reader.call('GetAccount', {})).body.base_resp?.error_code).toBe(notLoggedIn);

  const told = new Set<string>();
  for (const language of ['EN', 'ZH', 'PH']) {
    const { body } = await site.browser().call('EmailLogin', { email, password }, { language });
    expect(body.status).toBe(false);
    expect(body.data?.error_code).toBe(LoginError.Banned);
    told.add(body.msg ?? '');
  }
  expect(told.size).toBe(3);
  const refused = lines.filter(({ event }) => event === 'sign_in_refused');
  expect(refused).toEqual(
    Array(3).fill(expect.objectContaining({ msg: 'security', account: user_id, method: 'email' })),
  );

  await operator.call('UnbanReader', { user_id });
  expect((await site.browser().call('EmailLogin', { email, password })).body.status).toBe(true);
});

it('signing in with a wrong password does not reveal a ban', async () => {
  const email = newEmail();
  const user_id = await signUpByEmail(site.browser(), email);
  await operator.call('BanReader', { user_id });
  const { body } = await site.browser().call('EmailLogin', { email, password: 'quick-river-9' });
  expect(body.data?.error_code).toBe(LoginError.WrongPassword);
});

it('a notice to one reader is visible only to them, and many are paged', async () => {
  const [one, other] = [site.browser(), site.browser()];
  const user_id = await signUpByEmail(one, newEmail());
  await signUpByEmail(other, newEmail());
  const texts = Array.from({ length: messagePage + 2 }, (_, at) => `Notice ${at}`);
  for (const text of texts) {
    site.advance(1_000);
    const { body } = await operator.call('SendNotice', {
      key: text.replace(' ', '-'),
      text,
      user_id,
    });
    expect(body.data).toEqual({ told: 1, has_more: false, next_cursor: '' });
  }
  const first = (await one.call('ListMessages', {})).body.data;
  const cursor = first?.next_cursor ?? '';
  const second = (await one.call('ListMessages', { cursor })).body.data;
  const read = [...(first?.messages ?? []), ...(second?.messages ?? [])].map(({ text }) => text);
  expect(first?.messages).toHaveLength(messagePage);
  expect(read).toEqual([...texts].reverse());
  expect((await other.call('ListMessages', {})).body.data?.messages).toEqual([]);
});
