// Password, addresses and sessions of one's own account, and the mails that announce each change.
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { notLoggedIn } from '@/lib/contract';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import { passwordChangesAnHour } from '@/lib/newsroom/accounts/own-addresses';
import { databaseFile } from '@/lib/newsroom/store/engine/sqlite/file';
import { minuteMs } from '@/lib/model/time';
import {
  isSignedIn,
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

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

const another = 'quick-Brook-42';

/** Subjects of the mails to an address, newest first, without codes. */
async function noticesTo(address: string): Promise<string[]> {
  const { body } = await site.browser().call('ListOutbox', {});
  return (body.data ?? [])
    .filter(({ to, subject }) => to === address && !/\d{4,8}/.test(subject))
    .map(({ subject }) => subject);
}

async function signedUp() {
  const [browser, email] = [site.browser(), newEmail()];
  const id = await signUpByEmail(browser, email);
  return { browser, email, id };
}

/** Requests a code to a new address, and answers it. */
async function codeTo(browser: Browser, kind: 'email' | 'phone', address: string) {
  const { body } = await browser.call('SendAddressCode', { kind, address });
  expect(body.status).toBe(true);
  return browser.code(address);
}

describe('a password', () => {
  it('is changed by a reader who knows it, which ends every other session and sends a notice', async () => {
    const { browser, email } = await signedUp();
    const other = site.browser();
    await other.call('EmailLogin', { email, password });
    const input = { password, new_password: another };
    expect((await browser.call('ChangePassword', input)).body.status).toBe(true);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect((await other.call('EmailLogin', { email, password })).body.status).toBe(false);
    expect((await other.call('EmailLogin', { email, password: another })).body.status).toBe(true);
    expect(await noticesTo(email)).toContain('Your Cubewire password was changed');
  });

  it('is changed once, by the first of two changes with the old one', async () => {
    const { browser, email } = await signedUp();
    const other = site.browser();
    await other.call('EmailLogin', { email, password });
    const changes = [
      browser.call('ChangePassword', { password, new_password: another }),
      other.call('ChangePassword', { password, new_password: `${another}-2` }),
    ];
    const answers = await Promise.all(changes);
    expect(answers.filter(({ body }) => body.status)).toHaveLength(1);
    expect(await Promise.all([isSignedIn(browser), isSignedIn(other)])).toEqual(
      answers.map(({ body }) => body.status),
    );
  });

  it('is changed even when counting the notices fails', async () => {
    const { browser, email } = await signedUp();
    const database = new Database(join(site.dataDir ?? '', databaseFile));
    database.exec(`create trigger no_notices before insert on lease
      when new.scope like 'notice:%' begin select raise(abort, 'The disk is full'); end`);
    database.close();
    const input = { password, new_password: another };
    const { status, body } = await browser.call('ChangePassword', input);
    expect([status, body.status]).toEqual([200, true]);
    expect(await noticesTo(email)).toEqual([]);
    const next = await site.browser().call('EmailLogin', { email, password: another });
    expect(next.body.status).toBe(true);
  });

  it('stays if the old one is wrong or the new one too easy', async () => {
    const { browser, email } = await signedUp();
    const wrong = await browser.call('ChangePassword', {
      ...{ password: 'something-else', new_password: another },
    });
    expect(wrong.body.data).toMatchObject({
      error_code: LoginError.WrongPassword,
      description: 'The password is wrong.',
    });
    for (const new_password of ['short', 'password1', 'with a space']) {
      const { body } = await browser.call('ChangePassword', { password, new_password });
      expect(body.data?.error_code).toBe(LoginError.WeakPassword);
    }
    expect((await site.browser().call('EmailLogin', { email, password })).body.status).toBe(true);
  });

  it('is changed at most a few times an hour, even with the right old one', async () => {
    const { browser } = await signedUp();
    let known = password;
    const change = async (new_password: string) => {
      const { status, retryAfter } = await browser.call('ChangePassword', {
        ...{ password: known, new_password },
      });
      if (status === 200) known = new_password;
      return { status, retryAfter };
    };
    for (let n = 0; n < passwordChangesAnHour; n += 1) {
      expect((await change(`${another}-${n}`)).status).toBe(200);
    }
    const refused = await change(`${another}-more`);
    expect(refused.status).toBe(429);
    site.advance(refused.retryAfter * 1_000);
    expect((await change(`${another}-more`)).status).toBe(200);
  });

  it('cannot be guessed: wrong ones block only the change, for a while', async () => {
    const { browser, email } = await signedUp();
    const guess = () =>
      browser.call('ChangePassword', { password: 'something-else', new_password: another });
    const answers: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      browser.moveAway();
      answers.push((await guess()).status);
    }
    expect(answers).toContain(429);
    expect((await site.browser().call('EmailLogin', { email, password })).body.status).toBe(true);
  });
});

describe('an address', () => {
  it('replaces the old one once it is proven to be the reader’s', async () => {
    const { browser, email, id } = await signedUp();
    const next = newEmail();
    const code = await codeTo(browser, 'email', next);
    const input = { kind: 'email', address: next, password } as const;
    const wrong = await browser.call('ChangeAddress', { ...input, code: otherThan(code) });
    expect(wrong.body.data?.error_code).toBe(LoginError.WrongCode);
    const { body } = await browser.call('ChangeAddress', { ...input, code });
    expect(body).toMatchObject({
      status: true,
      data: { addresses: [{ kind: 'email', address: next }], has_password: true },
    });
    const stranger = site.browser();
    expect((await stranger.call('EmailLogin', { email, password })).body.status).toBe(false);
    const entered = await stranger.call('EmailLogin', { email: next, password });
    expect(entered.body.user_id).toBe(id);
    expect(await noticesTo(email)).toEqual(['Your Cubewire account has a new address']);
  });

  it('requires the password, even in a signed-in browser', async () => {
    const { browser } = await signedUp();
    const next = newEmail();
    const code = await codeTo(browser, 'email', next);
    for (const tried of [undefined, 'something-else']) {
      const input = { kind: 'email', address: next, code, password: tried } as const;
      const { body } = await browser.call('ChangeAddress', input);
      expect(body.data?.error_code).toBe(LoginError.WrongPassword);
    }
  });

  it('of another account is refused, but not before its code was entered', async () => {
    const { browser } = await signedUp();
    const taken = await signedUp();
    site.advance(minuteMs);
    const code = await codeTo(browser, 'email', taken.email);
    const input = { kind: 'email', address: taken.email, code, password } as const;
    const { body } = await browser.call('ChangeAddress', input);
    expect(body.data?.error_code).toBe(LoginError.AlreadyLinked);
    const own = await taken.browser.call('GetAccount', {});
    expect(own.body.data).toEqual({
      addresses: [{ kind: 'email', address: taken.email }],
      ...{ has_password: true, birthday: expect.stringMatching(/^\d{4}-/) },
      ...{ region: expect.any(String), joined_at: expect.any(Number) },
    });
    expect((await browser.call('GetAccount', {})).body.data?.addresses).toHaveLength(1);
  });

  it('of another kind is added beside it, so that losing one leaves the other', async () => {
    const [browser, mobile, email] = [site.browser(), newMobile(), newEmail()];
    const id = await signUpByPhone(browser, mobile);
    const code = await codeTo(browser, 'email', email);
    const { body } = await browser.call('ChangeAddress', { kind: 'email', address: email, code });
    expect(body.data).toMatchObject({ has_password: false });
    expect(new Map(body.data?.addresses?.map(({ kind, address }) => [kind, address]))).toEqual(
      new Map([
        ['phone', mobile],
        ['email', email],
      ]),
    );
    const other = site.browser();
    site.advance(minuteMs);
    await other.call('SendEmailCode', { email, scene: 'login' });
    const entered = await other.call('EmailCodeLogin', { email, code: await other.code(email) });
    expect(entered.body.user_id).toBe(id);
  });

  it('without a password requires a sign-in within the last minutes', async () => {
    const [browser, email] = [site.browser(), newEmail()];
    await signUpByPhone(browser, newMobile());
    site.advance(6 * minuteMs);
    const code = await codeTo(browser, 'email', email);
    const { body } = await browser.call('ChangeAddress', { kind: 'email', address: email, code });
    expect(body.data).toMatchObject({
      error_code: LoginError.FlowExpired,
      description: expect.stringContaining('sign in again first'),
    });
  });

  it('must be valid', async () => {
    const { browser } = await signedUp();
    for (const input of [
      { kind: 'email', address: 'nobody at home' },
      { kind: 'phone', address: '+63 12' },
    ] as const) {
      const { body } = await browser.call('SendAddressCode', input);
      expect(body.data?.error_code).toBe(LoginError.BadAddress);
    }
  });
});

describe('a sign-in', () => {
  it('on an unknown device sends one notice; on a known one or for a new account, none', async () => {
    const { browser, email } = await signedUp();
    expect(await noticesTo(email)).toEqual([]);
    await browser.call('Logout', {});
    await browser.call('EmailLogin', { email, password });
    expect(await noticesTo(email)).toEqual([]);
    const stranger = site.browser();
    await stranger.call('EmailLogin', { email, password });
    await stranger.call('Logout', {});
    await stranger.call('EmailLogin', { email, password });
    expect(await noticesTo(email)).toEqual(['New sign-in to your Cubewire account']);
  });

  it('with a new password sends only the notice of that change', async () => {
    const { email } = await signedUp();
    const stranger = site.browser();
    site.advance(minuteMs);
    await stranger.call('SendEmailCode', { email, scene: 'reset' });
    const code = await stranger.code(email);
    await stranger.call('ResetPassword', { email, code, password: another });
    expect(await noticesTo(email)).toEqual(['Your Cubewire password was changed']);
  });

  it('sends its notice in the language of the call, within the site’s daily limit', async () => {
    await site.close();
    site = await openSite({ accounts: { outbox: true, messagesADay: 2 } });
    const { email } = await signedUp();
    await site.browser().call('EmailLogin', { email, password }, { language: 'ZH' });
    await site.browser().call('EmailLogin', { email, password });
    expect(await noticesTo(email)).toEqual(['方讯 账号有新的登录']);
  });
});

it('a new access token sends a notice with the site’s name, since it outlives a new password', async () => {
  const { browser, email } = await signedUp();
  await browser.call('CreateAccessToken', { name: 'A program' }, { language: 'ph' });
  expect(await noticesTo(email)).toEqual(['May bagong access token ang iyong Cubewire account']);
  await browser.call('ListAccessTokens', {});
  expect(await noticesTo(email)).toHaveLength(1);
});

it('deleting an account sends a notice to its address', async () => {
  const { browser, email } = await signedUp();
  await browser.call('SendCancelCode', {});
  const code = await browser.code(email);
  expect((await browser.call('CancelAccount', { code })).body.status).toBe(true);
  expect(await noticesTo(email)).toEqual(['Your Cubewire account was deleted']);
});

describe('one session', () => {
  it('is ended by its id; the others go on', async () => {
    const { browser, email } = await signedUp();
    const [second, third] = [site.browser(), site.browser()];
    await second.call('EmailLogin', { email, password });
    site.advance(minuteMs);
    await third.call('EmailLogin', { email, password });
    const list = async () => (await browser.call('ListSessions', {})).body.data?.sessions ?? [];
    const newest = (await list()).find(({ begun_at }) => begun_at === site.now());
    expect((await browser.call('EndSession', { id: newest?.id ?? '' })).body.status).toBe(true);
    expect(await isSignedIn(third)).toBe(false);
    expect(await isSignedIn(second)).toBe(true);
    expect(await list()).toHaveLength(2);
    // Ending it again is no failure.
    expect((await browser.call('EndSession', { id: newest?.id ?? '' })).body.status).toBe(true);
  });

  it('of another account is left alone', async () => {
    const [one, other] = [await signedUp(), await signedUp()];
    const { body } = await other.browser.call('ListSessions', {});
    await one.browser.call('EndSession', { id: body.data?.sessions[0]?.id ?? '' });
    expect(await isSignedIn(other.browser)).toBe(true);
  });
});

it.each([
  ['GetAccount', {}],
  ['ChangePassword', { password, new_password: another }],
  ['SendAddressCode', { kind: 'email', address: 'reader@example.org' }],
  ['ChangeAddress', { kind: 'email', address: 'reader@example.org', code: '123456' }],
  ['EndSession', { id: 'x' }],
] as const)('%s does nothing for a guest', async (name, input) => {
  const { body } = await site.browser().call(name, input);
  expect(body.base_resp?.error_code).toBe(notLoggedIn);
});
