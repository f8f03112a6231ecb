// Who may create an account, by the operator's setting, with real sign-ups by strangers.
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import type { SignUpMode } from '@/lib/model/account/sign-up-mode';
import { dayMs } from '@/lib/model/time';
import en from '@/messages/en.json';
import { deployment } from '@/tests/server/service';
import {
  birthday,
  newEmail,
  newMobile,
  openSite,
  password,
  signUpByEmail,
  signUpByPhone,
  type Browser,
  type Site,
} from '../accounts/site';

const operatorEmail = 'operator@example.org';
let site: Site;
let operator: Browser;
beforeEach(async () => {
  site = await openSite({ operators: [operatorEmail] });
  operator = site.browser(undefined, deployment({ inner: true }));
  await signUpByEmail(operator, operatorEmail);
});
afterEach(() => site.close());

const set = async (mode: SignUpMode) =>
  expect((await operator.call('SetSignUp', { mode })).body.code).toBe(0);
const invite = async (...addresses: string[]) =>
  (await operator.call('Invite', { addresses })).body.data?.results.map(({ outcome }) => outcome);
const invited = async () =>
  (await operator.call('ListInvitations', {})).body.data?.items.map(({ address }) => address);
const acts = async () =>
  (await operator.call('ListOperatorActs', {})).body.data?.items.map(({ act }) => act);

/** The code of a refusal, or 0. */
async function tryEmail(browser: Browser, email: string): Promise<number | undefined> {
  const sent = await browser.call('SendEmailCode', { email, password });
  if (!sent.body.status) return sent.body.data?.error_code;
  const code = await browser.code(email);
  const { body } = await browser.call('EmailRegister', { email, code, password, birthday });
  return body.status ? 0 : body.data?.error_code;
}
async function tryPhone(browser: Browser, mobile: string): Promise<number | undefined> {
  await browser.call('SendPhoneCode', { mobile });
  const code = await browser.code(mobile);
  const { body } = await browser.call('SmsLogin', { mobile, code, birthday });
  return body.status ? 0 : body.data?.error_code;
}

it('everybody may create an account, until an operator changes that', async () => {
  expect((await operator.call('GetSignUp', {})).body.data).toEqual({ mode: 'open' });
  expect((await site.browser().call('LoginMethods', {})).body.data?.sign_up).toBe('open');
  expect(await tryEmail(site.browser(), newEmail())).toBe(0);
});

it('a closed site creates no account in any way, and existing ones can sign in', async () => {
  const [email, mobile] = [newEmail(), newMobile()];
  await signUpByEmail(site.browser(), email);
  await signUpByPhone(site.browser(), mobile);
  const next = newEmail();
  await invite(next);
  await set('closed');
  expect((await site.browser().call('LoginMethods', {})).body.data?.sign_up).toBe('closed');
  expect(await tryEmail(site.browser(), next)).toBe(LoginError.SignUpClosed);
  expect(await tryPhone(site.browser(), newMobile())).toBe(LoginError.SignUpClosed);
  expect((await site.browser().call('EmailLogin', { email, password })).body.status).toBe(true);
  site.advance(dayMs);
  expect(await tryPhone(site.browser(), mobile)).toBe(0);
});

it('a code sent before the site closed creates no account', async () => {
  const [browser, email] = [site.browser(), newEmail()];
  await browser.call('SendEmailCode', { email, password });
  await set('closed');
  const code = await browser.code(email);
  const { body } = await browser.call('EmailRegister', { email, code, password, birthday });
  expect(body.data?.error_code).toBe(LoginError.SignUpClosed);
});

it('if only invited readers may, an address matches in any spelling, and its invitation is used once', async () => {
  await set('invited');
  const [email, mobile] = [newEmail(), newMobile()];
  expect(await tryEmail(site.browser(), email)).toBe(LoginError.InviteNeeded);
  expect(await tryPhone(site.browser(), mobile)).toBe(LoginError.InviteNeeded);
  const numbers = mobile.replace('+63 ', '+63');
  expect(await invite(` ${email.toUpperCase()}`, numbers)).toEqual(['invited', 'invited']);
  expect((await invited())?.sort()).toEqual([mobile, email].sort());
  site.advance(dayMs);
  expect(await tryEmail(site.browser(), email)).toBe(0);
  expect(await tryPhone(site.browser(), mobile)).toBe(0);
  expect(await invited()).toEqual([]);
});

it('a number may be written as the console shows it, and as lists of people do', async () => {
  await set('invited');
  const [example = ''] = /\+63[ \d]+\d/.exec(en.console.signUp.hint) ?? [];
  expect(example).toContain(' ');
  const written = [example, '+86 138-0013-8000', '0086 (139) 0013.8000', '+63 0918 123 4567'];
  expect(await invite(...written)).toEqual(written.map(() => 'invited'));
  const kept = ['+63 9171234567', '+86 13800138000', '+86 13900138000', '+63 9181234567'];
  expect((await invited())?.sort()).toEqual(kept.sort());
  expect(await invite('917 123 4567', '+63 917 123', '+63 917 123 456x')).toEqual([
    ...['invalid', 'invalid', 'invalid'],
  ]);
});

it('accepts an address that was copied with invisible characters', async () => {
  expect(await invite('\u200bana@example.org\u202c', '\u202a+639171234567\u202c')).toEqual([
    ...['invited', 'invited'],
  ]);
  expect((await invited())?.sort()).toEqual(['+63 9171234567', 'ana@example.org']);
  const found = await operator.call('FindReader', { query: `\u2068${operatorEmail}\u2069` });
  expect(found.body.data?.name).toMatch(/./);
});

it('reports an address given twice in different case only once', async () => {
  const { body } = await operator.call('Invite', {
    addresses: ['ana@Example.org', '+63 917 123 4567', 'Ana@example.org', '+639171234567'],
  });
  expect(body.data?.results).toEqual([
    { address: 'ana@example.org', outcome: 'invited' },
    { address: '+63 9171234567', outcome: 'invited' },
  ]);
});

it('gives the reason in the caller’s language', async () => {
  await set('closed');
  const told = new Set<string>();
  for (const language of ['EN', 'ZH', 'PH']) {
    const email = newEmail();
    const { body } = await site.browser().call('SendEmailCode', { email, password }, { language });
    told.add(body.msg ?? '');
  }
  expect(told.size).toBe(3);
});

it('each address gets its result, and the log has their number and no names', async () => {
  const email = newEmail();
  expect(await invite(email, 'no address', operatorEmail, email)).toEqual([
    ...['invited', 'invalid', 'member'],
  ]);
  expect(await invite(email)).toEqual(['already']);
  for (let twice = 0; twice < 2; twice += 1) {
    await operator.call('RemoveInvitation', { address: email });
    await set('invited');
  }
  expect(await invited()).toEqual([]);
  expect(await acts()).toEqual(['sign_up.set', 'invitation.remove', 'invitation.add']);
  const log = (await operator.call('ListOperatorActs', {})).body;
  expect(JSON.stringify(log)).not.toContain(email);
});

it('a reader is deleted with all data, notified by mail, and may sign up again', async () => {
  const [reader, email] = [site.browser(), newEmail()];
  const user_id = await signUpByEmail(reader, email);
  const { body } = await operator.call('DeleteReader', { user_id, reason: 'Asked for it' });
  expect(body.code).toBe(0);
  expect((await reader.call('CheckLogin', {})).body.status).toBe(false);
  expect((await operator.call('FindReader', { query: email })).body.code).toBe(404);
  expect((await operator.call('DeleteReader', { user_id })).body.code).toBe(404);
  const mails = (await site.browser().call('ListOutbox', {})).body.data ?? [];
  expect(mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toContain(
    'Your Cubewire account was deleted',
  );
  site.advance(dayMs);
  expect(await tryEmail(site.browser(), email)).toBe(0);
});

it('an operator cannot be deleted', async () => {
  const { body } = await operator.call('CheckLogin', {});
  const user_id = body.data?.user_id ?? '';
  expect((await operator.call('DeleteReader', { user_id })).body.code).toBe(400);
  expect((await operator.call('CheckLogin', {})).body.status).toBe(true);
});
