// Each figure of "login codes, passwords, sessions" has its test here, in the specification's
// words.
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import {
  newEmail,
  newMobile,
  openSite,
  otherThan,
  password,
  signUpByEmail,
  signUpByPhone,
  birthday,
  type Browser,
  type Site,
} from './site';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A browser in which a code was sent to a number, and that code. */
async function withPhoneCode(mobile = newMobile()) {
  const browser = site.browser();
  const { body } = await browser.call('SendPhoneCode', { mobile });
  expect(body.status).toBe(true);
  return { browser, mobile, code: await browser.code(mobile) };
}

async function withEmailCode(email = newEmail()) {
  const browser = site.browser();
  const { body } = await browser.call('SendEmailCode', { email, password });
  expect(body.status).toBe(true);
  return { browser, email, code: await browser.code(email) };
}

const smsLogin = (browser: Browser, mobile: string, code: string) =>
  browser.call('SmsLogin', { mobile, code, birthday });
const register = (browser: Browser, email: string, code: string) =>
  browser.call('EmailRegister', { email, code, password, birthday });

describe('tries per code', () => {
  it('a phone code has 4 digits and 3 tries; the fourth is wrong even when it is right', async () => {
    const { browser, mobile, code } = await withPhoneCode();
    expect(code).toMatch(/^\d{4}$/);
    for (const left of [2, 1, 0]) {
      const { body } = await smsLogin(browser, mobile, otherThan(code));
      expect(body).toMatchObject({ status: false, data: { tries_left: left } });
      expect(body.data?.error_code).toBe(LoginError.WrongCode);
    }
    site.advance(31 * second);
    const { body } = await smsLogin(browser, mobile, code);
    expect(body).toMatchObject({ status: false, data: { error_code: LoginError.WrongCode } });
    expect(body.user_id).toBeUndefined();
  });

  it('a try after the last one is not compared, and does not lock the address any longer', async () => {
    const { browser, mobile, code } = await withPhoneCode();
    for (let n = 0; n < 3; n += 1) await smsLogin(browser, mobile, otherThan(code));
    site.advance(30 * second);
    const { body } = await smsLogin(browser, mobile, code);
    expect(body.data?.error_code).toBe(LoginError.WrongCode);
    expect(body.data?.tries_left).toBeUndefined();
    site.advance(30 * second);
    await browser.call('SendPhoneCode', { mobile });
    const next = await browser.code(mobile);
    expect((await smsLogin(browser, mobile, next)).body.status).toBe(true);
  });

  it('the third try may still be the right one', async () => {
    const { browser, mobile, code } = await withPhoneCode();
    for (let n = 0; n < 2; n += 1) await smsLogin(browser, mobile, otherThan(code));
    expect((await smsLogin(browser, mobile, code)).body.status).toBe(true);
  });

  it('a right code that opens nothing yet uses up no try', async () => {
    const { browser, mobile, code } = await withPhoneCode();
    for (const left of [2, 1]) {
      const { body } = await smsLogin(browser, mobile, otherThan(code));
      expect(body.data?.tries_left).toBe(left);
    }
    const { body } = await browser.call('SmsLogin', { mobile, code });
    expect(body.data?.error_code).toBe(LoginError.SignUpFirst);
    expect((await smsLogin(browser, mobile, code)).body.status).toBe(true);
  });

  it('a right code that opens nothing yet adds no tries', async () => {
    const { browser, mobile, code } = await withPhoneCode();
    for (const left of [2, 1, 0]) {
      await browser.call('SmsLogin', { mobile, code });
      browser.moveAway();
      const { body } = await smsLogin(browser, mobile, otherThan(code));
      expect(body.data?.tries_left).toBe(left);
    }
    const { body } = await smsLogin(browser, mobile, code);
    expect(body.data?.error_code).toBe(LoginError.WrongCode);
  });

  it('an e-mail code has 6 digits and 5 tries; the sixth is wrong even when it is right', async () => {
    const { browser, email, code } = await withEmailCode();
    expect(code).toMatch(/^\d{6}$/);
    const waits = [0, 0, 0, 31, 61];
    for (const [index, wait] of waits.entries()) {
      site.advance(wait * second);
      browser.moveAway();
      const { body } = await register(browser, email, otherThan(code));
      expect(body).toMatchObject({ status: false, data: { tries_left: 4 - index } });
    }
    site.advance(121 * second);
    browser.moveAway();
    const { body } = await register(browser, email, code);
    expect(body).toMatchObject({ status: false, data: { error_code: LoginError.WrongCode } });
  });

  it('200 parallel guesses admit exactly 3 comparisons', async () => {
    const { browser, mobile, code } = await withPhoneCode();
    const guesses = Array.from({ length: 200 }, (_, n) => {
      const guesser = browser.copy();
      // None of them is right.
      const guess = String((Number(code) + 1 + n) % 10_000).padStart(4, '0');
      return smsLogin(guesser, mobile, guess);
    });
    const answers = await Promise.all(guesses);
    const compared = answers.filter(({ body }) => body.data?.tries_left !== undefined);
    expect(compared.map(({ body }) => body.data?.tries_left).sort()).toEqual([0, 1, 2]);
    expect(answers.filter(({ body }) => body.status)).toEqual([]);
    const others = answers.filter((answer) => !compared.includes(answer));
    expect(others).toHaveLength(197);
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([429]));
  });

  it('of 20 browsers with the right code at once, one gets in', async () => {
    const { browser, mobile, code } = await withPhoneCode();
    const all = Array.from({ length: 20 }, () => smsLogin(browser.copy(), mobile, code));
    const answers = await Promise.all(all);
    expect(answers.filter(({ body }) => body.status)).toHaveLength(1);
  });
});

describe('lifetime', () => {
  it('a phone code lives 5 minutes', async () => {
    const late = await withPhoneCode();
    site.advance(5 * minute);
    const answer = await smsLogin(late.browser, late.mobile, late.code);
    expect(answer.body.data?.error_code).toBe(LoginError.WrongCode);
    const inTime = await withPhoneCode();
    site.advance(5 * minute - 1);
    expect((await smsLogin(inTime.browser, inTime.mobile, inTime.code)).body.status).toBe(true);
  });

  it('an e-mail code lives 10 minutes', async () => {
    const late = await withEmailCode();
    site.advance(10 * minute);
    const answer = await register(late.browser, late.email, late.code);
    expect(answer.body.data?.error_code).toBe(LoginError.WrongCode);
    const inTime = await withEmailCode();
    site.advance(10 * minute - 1);
    expect((await register(inTime.browser, inTime.email, inTime.code)).body.status).toBe(true);
  });

  it('a code is single use', async () => {
    const { browser, mobile, code } = await withPhoneCode();
    const again = browser.copy();
    expect((await smsLogin(browser, mobile, code)).body.status).toBe(true);
    expect((await smsLogin(again, mobile, code)).body.status).toBe(false);
  });

  it('only the newest code counts', async () => {
    const { browser, email, code: first } = await withEmailCode();
    site.advance(minute);
    await browser.call('SendEmailCode', { email, password });
    const second = await browser.code(email);
    // Out of a million codes, the next one differs.
    expect(second).not.toBe(first);
    const answer = await register(browser, email, first);
    expect(answer.body.data?.error_code).toBe(LoginError.WrongCode);
    expect((await register(browser, email, second)).body.status).toBe(true);
  });

  it('a code opens only what it was sent for', async () => {
    const email = newEmail();
    await signUpByEmail(site.browser(), email);
    site.advance(minute);
    const browser = site.browser();
    await browser.call('SendEmailCode', { email, scene: 'login' });
    const code = await browser.code(email);
    const reset = await browser.call('ResetPassword', { email, code, password: 'other-river-8' });
    expect(reset.body.data?.error_code).toBe(LoginError.WrongCode);
    expect((await browser.call('EmailCodeLogin', { email, code })).body.status).toBe(true);
  });
});

describe('resend', () => {
  it('is refused before 60 s, on the server too', async () => {
    const { browser, mobile } = await withPhoneCode();
    const early = await browser.call('SendPhoneCode', { mobile }).catch((error: unknown) => error);
    expect(early).toMatchObject({ status: 429, retryAfter: 60 });
    site.advance(minute - 1);
    expect((await browser.call('SendPhoneCode', { mobile })).retryAfter).toBe(1);
    site.advance(1);
    expect((await browser.call('SendPhoneCode', { mobile })).body.status).toBe(true);
  });

  it('never resets the failure count', async () => {
    const { browser, mobile, code } = await withPhoneCode();
    for (let n = 0; n < 2; n += 1) await smsLogin(browser, mobile, otherThan(code));
    site.advance(minute);
    await browser.call('SendPhoneCode', { mobile });
    const next = await browser.code(mobile);
    // The third failure of this address, with the first try of this code.
    expect((await smsLogin(browser, mobile, otherThan(next))).body.data?.tries_left).toBe(2);
    const fourth = await smsLogin(browser, mobile, next);
    expect(fourth).toMatchObject({ status: 429, retryAfter: 30 });
  });
});

describe('failures per address', () => {
  it('after the 3rd wait 30 s doubling to 1 h; 10 in 24 h close it for 24 h', async () => {
    const email = newEmail();
    await signUpByEmail(site.browser(), email);
    const wrong = async () => {
      const answer = await site.browser().call('EmailLogin', { email, password: 'wrong-river' });
      expect(answer.body.data?.error_code).toBe(LoginError.WrongPassword);
    };
    const refused = () => site.browser().call('EmailLogin', { email, password });
    for (let n = 0; n < 3; n += 1) await wrong();
    for (const wait of [30, 60, 120, 240, 480, 960, 1_920]) {
      expect(await refused()).toMatchObject({ status: 429, retryAfter: wait });
      site.advance(wait * second - 1);
      expect(await refused()).toMatchObject({ status: 429, retryAfter: 1 });
      site.advance(1);
      await wrong();
    }
    expect(await refused()).toMatchObject({ status: 429, retryAfter: 24 * 3_600 });
    // Closed for passwords, but whoever reads the address's mail can still sign in.
    const sent = await site.browser().call('SendEmailCode', { email, scene: 'login' });
    expect(sent.body.status).toBe(true);
    site.advance(day - 1);
    expect((await refused()).status).toBe(429);
    site.advance(1);
    expect((await refused()).body.status).toBe(true);
  });

  it('a code is mailed while the address is closed if the wait ends before the code expires', async () => {
    const email = newEmail();
    await signUpByEmail(site.browser(), email);
    const wrong = () => site.browser().call('EmailLogin', { email, password: 'wrong-river' });
    for (let n = 0; n < 3; n += 1) await wrong();
    const closed = await site.browser().call('EmailLogin', { email, password });
    expect(closed).toMatchObject({ status: 429, retryAfter: 30 });
    site.advance(minute - 30 * second);
    for (const wait of [30, 60]) {
      await wrong();
      site.advance(wait * second);
    }
    await wrong();
    // Closed for two minutes now, and a code by mail lives for ten.
    expect((await site.browser().call('EmailLogin', { email, password })).retryAfter).toBe(120);
    const sent = await site.browser().call('SendEmailCode', { email, scene: 'login' });
    expect(sent).toMatchObject({ status: 200, body: { status: true } });
  });

  it('a code is sent to a closed number if the wait ends before the code expires', async () => {
    const { browser, mobile, code } = await withPhoneCode();
    for (let n = 0; n < 3; n += 1) await smsLogin(browser, mobile, otherThan(code));
    for (const wait of [60, 61]) {
      site.advance(wait * second);
      browser.moveAway();
      if (wait === 60) await browser.call('SendPhoneCode', { mobile });
      await smsLogin(browser, mobile, otherThan(await browser.code(mobile)));
    }
    // Closed for two minutes now, and a code by phone lives for five.
    const closed = await smsLogin(browser, mobile, '0000');
    expect(closed).toMatchObject({ status: 429, retryAfter: 120 });
    const { body } = await browser.call('SendPhoneCode', { mobile });
    expect(body.status).toBe(true);
  });

  it('a success resets them', async () => {
    const email = newEmail();
    await signUpByEmail(site.browser(), email);
    const login = (word: string) => site.browser().call('EmailLogin', { email, password: word });
    for (const word of ['wrong', 'wrong', password, 'wrong', 'wrong', password]) {
      expect((await login(word)).body.status).toBe(word === password);
    }
  });

  it('200 parallel passwords admit exactly 3 comparisons', async () => {
    const email = newEmail();
    const all = Array.from({ length: 200 }, (_, n) =>
      site.browser().call('EmailLogin', { email, password: `guess-${n}` }),
    );
    const answers = await Promise.all(all);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(197);
  });

  it('guesses from browsers without a pending code close nobody’s address', async () => {
    const { browser, mobile, code } = await withPhoneCode();
    for (let n = 0; n < 20; n += 1) {
      const { body } = await smsLogin(site.browser(), mobile, otherThan(code));
      expect(body.data).toMatchObject({ error_code: LoginError.WrongCode });
      expect(body.data?.tries_left).toBeUndefined();
    }
    expect((await smsLogin(browser, mobile, code)).body.status).toBe(true);
  });
});

describe('sends', () => {
  it('3 an hour and 10 a day for each address', async () => {
    const mobile = newMobile();
    const send = () => site.browser().call('SendPhoneCode', { mobile });
    let sent = 0;
    for (const pause of [minute, minute, 0]) {
      expect((await send()).body.status).toBe(true);
      sent += 1;
      site.advance(pause);
    }
    site.advance(minute);
    expect(await send()).toMatchObject({ status: 429, retryAfter: 57 * 60 });
    site.advance(57 * minute);
    for (; sent < 10; sent += 1) {
      expect((await send()).body.status).toBe(true);
      site.advance(hour);
    }
    const eleventh = await send();
    expect(eleventh.status).toBe(429);
    site.advance(eleventh.retryAfter * second);
    expect((await send()).body.status).toBe(true);
  });

  it('3 a minute and 6 an hour for each network', async () => {
    const network = '192.168.100.7';
    const send = () => site.browser(network).call('SendPhoneCode', { mobile: newMobile() });
    for (let n = 0; n < 3; n += 1) expect((await send()).body.status).toBe(true);
    expect(await send()).toMatchObject({ status: 429, retryAfter: 60 });
    site.advance(minute);
    for (let n = 0; n < 3; n += 1) expect((await send()).body.status).toBe(true);
    site.advance(minute);
    expect(await send()).toMatchObject({ status: 429, retryAfter: 58 * 60 });
    expect((await site.browser().call('SendPhoneCode', { mobile: newMobile() })).status).toBe(200);
  });

  it('an IPv6 network is its /64', async () => {
    const send = (network: string) =>
      site.browser(network).call('SendPhoneCode', { mobile: newMobile() });
    for (const host of ['1', '2', 'ffff:1']) {
      expect((await send(`fd12:3456:1:2::${host}`)).status).toBe(200);
    }
    expect((await send('fd12:3456:1:2:9:9:9:9')).status).toBe(429);
    expect((await send('fd12:3456:1:3::1')).status).toBe(200);
  });

  it('50 at once from one network send exactly 3', async () => {
    const network = '192.168.100.8';
    const all = Array.from({ length: 50 }, () =>
      site.browser(network).call('SendPhoneCode', { mobile: newMobile() }),
    );
    const answers = await Promise.all(all);
    expect(answers.filter(({ body }) => body.status)).toHaveLength(3);
  });
});

describe('checks and look-ups per network', () => {
  it('6 checks a minute, 30 an hour', async () => {
    const network = '192.168.100.9';
    const check = () =>
      site.browser(network).call('SmsLogin', { mobile: newMobile(), code: '0000' });
    for (let round = 0; round < 5; round += 1) {
      for (let n = 0; n < 6; n += 1) expect((await check()).status).toBe(200);
      expect(await check()).toMatchObject({ status: 429, retryAfter: 60 });
      site.advance(minute);
    }
    expect(await check()).toMatchObject({ status: 429, retryAfter: 55 * 60 });
  });

  it('“is it registered” 3 a minute, 20 an hour', async () => {
    const network = '192.168.100.10';
    const ask = () => site.browser(network).call('CheckMobile', { mobile: newMobile() });
    for (let n = 0; n < 20; n += 1) {
      if (n > 0 && n % 3 === 0) {
        expect(await ask()).toMatchObject({ status: 429, retryAfter: 60 });
        site.advance(minute);
      }
      expect((await ask()).body.is_registered).toBe('false');
    }
    site.advance(minute);
    const last = await ask();
    expect(last.status).toBe(429);
    expect(last.retryAfter).toBeGreaterThan(60);
  });
});

describe('limits survive restarts', () => {
  it('codes, tries, failures and sends are as they were', async () => {
    const { browser, mobile, code } = await withPhoneCode();
    await smsLogin(browser, mobile, otherThan(code));
    await site.restart();
    expect((await browser.call('SendPhoneCode', { mobile })).status).toBe(429);
    const second = await smsLogin(browser, mobile, otherThan(code));
    expect(second.body.data?.tries_left).toBe(1);
    await smsLogin(browser, mobile, otherThan(code));
    await site.restart();
    expect(await smsLogin(browser, mobile, code)).toMatchObject({ status: 429, retryAfter: 30 });
  });
});

describe('a 429', () => {
  it('says when to come back, in the reader’s language, with code 1206', async () => {
    const { browser, mobile } = await withPhoneCode();
    const answer = await browser.call('SendPhoneCode', { mobile }, { language: 'ZH' });
    expect(answer.status).toBe(429);
    expect(answer.body.base_resp).toEqual({
      error_code: LoginError.TryLater,
      error_message: '尝试次数过多，请在 60 秒后再试。',
    });
    expect(answer.headers.get('retry-after')).toBe('60');
  });
});

it('signing up by phone still works under these limits', async () => {
  expect(await signUpByPhone(site.browser(), newMobile())).toMatch(/^[\w-]{36}$/);
});
