// Sessions and what opens them: who is let in, for how long, and what a copied cookie is worth.
import type { Fetch } from '@/lib/contract';
import { notLoggedIn } from '@/lib/contract';
import { signIdentity } from '@/lib/contract/identity';
import { LikeOperate } from '@/lib/model/wire/enums';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import { openStore } from '@/lib/newsroom/store/open-store';
import { deployment } from '@/tests/server/service';
import {
  isSignedIn,
  birthday,
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

const day = 24 * 3_600_000;
const event = 'sample-leap-second';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Whether the news service recognizes the reader too. */
async function mayCollect(browser: Browser): Promise<boolean> {
  const { body } = await browser.call('ListCollectEvents', {});
  return body.base_resp?.error_code !== notLoggedIn;
}

describe('a session', () => {
  it('identifies the reader to the login calls and to the news', async () => {
    const browser = site.browser();
    expect((await browser.call('CheckLogin', {})).body).toMatchObject({
      status: false,
      data: null,
    });
    expect(await mayCollect(browser)).toBe(false);
    const id = await signUpByPhone(browser, newMobile());
    const { body } = await browser.call('CheckLogin', {});
    expect(body).toMatchObject({
      status: true,
      data: { user_id: id, method: 'phone', methods: ['phone'] },
    });
    expect(body.data?.name).toMatch(/^Reader \d{5}$/);
    expect(await mayCollect(browser)).toBe(true);
  });

  it('starts with an answer that carries user_id and is_registered, as each way spells it', async () => {
    const browser = site.browser();
    const mobile = newMobile();
    const id = await signUpByPhone(browser, mobile);
    site.advance(60_000);
    await browser.call('SendPhoneCode', { mobile });
    const code = await browser.code(mobile);
    const again = await browser.call('SmsLogin', { mobile, code, login_only: true });
    expect(again.body).toMatchObject({ user_id: id, is_registered: 'true' });
    const email = newEmail();
    const other = await signUpByEmail(site.browser(), email);
    const { body } = await site.browser().call('EmailLogin', { email, password });
    expect(body).toMatchObject({ user_id: other, is_registered: 1 });
  });

  it('is sealed: the browser cannot read it, and no other secret opens it', async () => {
    const browser = site.browser();
    const id = await signUpByPhone(browser, newMobile());
    const sid = browser.cookies().get('sid') ?? '';
    expect(sid).toMatch(/^Fe26\.2\*/);
    expect(Buffer.from(sid, 'base64').toString()).not.toContain(id);
    const damaged = site.browser();
    damaged.setCookies(new Map([...browser.cookies(), ['sid', `${sid.slice(0, -3)}AAA`]]));
    expect(await isSignedIn(damaged)).toBe(false);
  });

  it('has the cookie attributes that bind it to this host', async () => {
    const browser = site.browser();
    const mobile = newMobile();
    const https = { 'x-forwarded-proto': 'https', origin: 'https://localhost:3000' };
    await browser.call('SendPhoneCode', { mobile }, https);
    const code = await browser.code(mobile);
    const answer = await browser.call('SmsLogin', { mobile, code, birthday }, https);
    const lines = answer.headers.getSetCookie();
    const sid = lines.find((line) => line.startsWith('__Host-sid='));
    expect(sid).toMatch(/; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/);
    // The sign-in attempt is over, and its cookie is removed.
    expect(lines.find((line) => line.startsWith('__Host-login='))).toMatch(/Max-Age=0/);
    expect(answer.text).not.toMatch(/session|Fe26/);
  });

  it('a copied cookie is dead after sign-out', async () => {
    const browser = site.browser();
    await signUpByPhone(browser, newMobile());
    const thief = browser.copy();
    expect(await isSignedIn(thief)).toBe(true);
    const { body } = await browser.call('Logout', {});
    expect(body).toMatchObject({ status: true, data: { redirect_url: '/m/news' } });
    expect(browser.cookies().has('sid')).toBe(false);
    expect(await isSignedIn(thief)).toBe(false);
    expect(await mayCollect(thief)).toBe(false);
    // A dead cookie is removed from the browser that still sends it.
    expect(thief.cookies().has('sid')).toBe(false);
  });

  it('gets a new id at every sign-in, and the previous one is dead', async () => {
    const browser = site.browser();
    const email = newEmail();
    await signUpByEmail(browser, email);
    const before = browser.copy();
    await browser.call('EmailLogin', { email, password });
    expect(await isSignedIn(browser)).toBe(true);
    expect(browser.cookies().get('sid')).not.toBe(before.cookies().get('sid'));
    expect(await isSignedIn(before)).toBe(false);
  });

  it('cannot be fixated: a cookie set before the sign-in is not the session', async () => {
    const attacker = site.browser();
    await attacker.call('SendPhoneCode', { mobile: newMobile() });
    const victim = site.browser();
    victim.setCookies(attacker.cookies());
    await signUpByPhone(victim, newMobile());
    expect(await isSignedIn(attacker)).toBe(false);
  });

  it('ends after 30 days without use, counted from the last use', async () => {
    const browser = site.browser();
    await signUpByPhone(browser, newMobile());
    site.advance(30 * day - 1);
    expect(await isSignedIn(browser)).toBe(true);
    site.advance(30 * day - 1);
    expect(await isSignedIn(browser)).toBe(true);
    site.advance(30 * day);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('ends after 90 days in all', async () => {
    const browser = site.browser();
    await signUpByPhone(browser, newMobile());
    for (const days of [29, 29, 29]) {
      site.advance(days * day);
      expect(await isSignedIn(browser)).toBe(true);
    }
    site.advance(3 * day - 1);
    expect(await isSignedIn(browser)).toBe(true);
    site.advance(1);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('a new password ends every session but the new one', async () => {
    const browser = site.browser();
    const email = newEmail();
    await signUpByEmail(browser, email);
    const phone = site.browser();
    await phone.call('EmailLogin', { email, password });
    site.advance(60_000);
    const third = site.browser();
    await third.call('SendEmailCode', { email, scene: 'reset' });
    const code = await third.code(email);
    const changed = 'quiet-meadow-4';
    const { body } = await third.call('ResetPassword', { email, code, password: changed });
    expect(body.status).toBe(true);
    expect(await Promise.all([browser, phone, third].map(isSignedIn))).toEqual([
      false,
      false,
      true,
    ]);
    const old = await site.browser().call('EmailLogin', { email, password });
    expect(old.body.data?.error_code).toBe(LoginError.WrongPassword);
    expect(
      (await site.browser().call('EmailLogin', { email, password: changed })).body.status,
    ).toBe(true);
  });

  it('logout redirects to a path of this site only', async () => {
    const next = 'https://evil.example/m/news';
    const { body } = await site.browser().call('Logout', { next, need_redirect: 0 });
    expect(body.data?.redirect_url).toBe('/m/news');
  });
});

describe('codes', () => {
  it('are bound to the browser that asked: a code read over a shoulder opens nothing', async () => {
    const browser = site.browser();
    const mobile = newMobile();
    await browser.call('SendPhoneCode', { mobile });
    const code = await browser.code(mobile);
    const answer = await site.browser().call('SmsLogin', { mobile, code, birthday });
    expect(answer.body.data?.error_code).toBe(LoginError.WrongCode);
    const own = await browser.call('SmsLogin', { mobile, code, birthday });
    expect(own.body.status).toBe(true);
  });

  it('are nowhere in the database, nor is the number of a stranger', async () => {
    const browser = site.browser();
    const mobile = newMobile();
    await browser.call('SendPhoneCode', { mobile });
    const code = await browser.code(mobile);
    const store = await openStore({ dataDir: site.dataDir });
    try {
      const rows = await store.database.query().selectFrom('login_code').selectAll().execute();
      expect(rows.length).toBeGreaterThan(0);
      const text = JSON.stringify(rows);
      expect(text).not.toContain(`"${code}"`);
      expect(text).not.toContain(mobile);
      expect(text).not.toContain(mobile.replace(' ', ''));
      expect(rows.every(({ digest }) => /^[\w-]{43}$/.test(digest))).toBe(true);
    } finally {
      await store.close();
    }
  });
});

describe('answers', () => {
  it('are the same for addresses with and without an account', async () => {
    const known = { email: newEmail(), mobile: newMobile() };
    await signUpByEmail(site.browser(), known.email);
    await signUpByPhone(site.browser(), known.mobile);
    site.advance(60_000);
    const unknown = { email: newEmail(), mobile: newMobile() };
    const told = async ({ email, mobile }: typeof known) => {
      const browser = site.browser();
      const answers = [
        await browser.call('SendPhoneCode', { mobile }),
        await browser.call('SendEmailCode', { email, password, scene: 'register' }),
        await site.browser().call('SendEmailCode', { email: `x${email}`, scene: 'reset' }),
        await browser.call('EmailLogin', { email, password: 'not-this-one' }),
        await browser.call('SmsLogin', { mobile, code: '0000', login_only: true }),
        await browser.call('EmailCodeLogin', { email, code: '000000' }),
        await browser.call('ResetPassword', { email, code: '000000', password: 'quiet-meadow-4' }),
      ];
      return answers.map(({ status, text }) => `${status} ${text.replace(/"tries_left":\d/, '')}`);
    };
    expect(await told(known)).toEqual(await told(unknown));
  });

  it('differ only in the two calls whose purpose is to tell', async () => {
    const email = newEmail();
    const mobile = newMobile();
    const browser = site.browser();
    expect((await browser.call('CheckEmail', { email })).body.is_registered).toBe(0);
    expect((await browser.call('CheckMobile', { mobile })).body.is_registered).toBe('false');
    await signUpByEmail(site.browser(), email);
    await signUpByPhone(site.browser(), mobile);
    const later = site.browser();
    expect(
      (await later.call('CheckEmail', { email: email.toUpperCase() })).body.is_registered,
    ).toBe(1);
    expect((await later.call('CheckMobile', { mobile })).body.is_registered).toBe('true');
  });
});

describe('who may have an account', () => {
  it.each([
    ['2008-01-15', true],
    ['2008-01-16', false],
    ['1799-01-01', false],
    ['2026-02-31', false],
  ])('born %s on 15 January 2026: %s, whatever the page let through', async (born, may) => {
    const fresh = await openSite();
    try {
      const browser = fresh.browser();
      const mobile = newMobile();
      await browser.call('SendPhoneCode', { mobile });
      const code = await browser.code(mobile);
      const { body } = await browser.call('SmsLogin', { mobile, code, birthday: born });
      expect(body.status).toBe(may);
      if (born === '2008-01-16') {
        expect(body.msg).toBe('You must be 18 or above to create an account.');
        expect(body.data?.error_code).toBe(LoginError.UnderAge);
      }
      expect(await isSignedIn(browser)).toBe(may);
    } finally {
      await fresh.close();
    }
  });

  it('nobody by e-mail without a birthday either', async () => {
    const browser = site.browser();
    const email = newEmail();
    await browser.call('SendEmailCode', { email, password });
    const code = await browser.code(email);
    const without = await browser.call('EmailRegister', { email, code, password });
    expect(without.body.data?.error_code).toBe(LoginError.BirthdayNeeded);
    const minor = { email, code, password, birthday: '2015-01-01' };
    expect((await browser.call('EmailRegister', minor)).body.data?.error_code).toBe(
      LoginError.UnderAge,
    );
    expect((await browser.call('CheckEmail', { email })).body.is_registered).toBe(0);
  });

  it('“login only” creates none: sign up first', async () => {
    const browser = site.browser();
    const mobile = newMobile();
    await browser.call('SendPhoneCode', { mobile });
    const code = await browser.code(mobile);
    const input = { mobile, code, login_only: true, birthday };
    const { body } = await browser.call('SmsLogin', input);
    expect(body).toMatchObject({ status: false, msg: 'Please sign up first' });
    expect(body.data).toMatchObject({ error_code: 1011, description: 'Please sign up first' });
    // The code opened nothing, so it can still be used.
    const up = await browser.call('SmsLogin', { ...input, login_only: false });
    expect(up.body).toMatchObject({ status: true, data: { is_new: true } });
  });

  it('one address is one account', async () => {
    const email = newEmail();
    await signUpByEmail(site.browser(), email);
    site.advance(60_000);
    const browser = site.browser();
    await browser.call('SendEmailCode', { email: ` ${email.toUpperCase()}`, password });
    const code = await browser.code(email);
    const { body } = await browser.call('EmailRegister', { email, code, password, birthday });
    expect(body).toMatchObject({ status: false, msg: 'This account has been registered' });
    expect(body.data?.error_code).toBe(LoginError.AlreadyLinked);
  });

  it('20 sign-ups with one address at once create one account', async () => {
    const email = newEmail();
    const browser = site.browser();
    await browser.call('SendEmailCode', { email, password });
    const code = await browser.code(email);
    const form = { email, code, password, birthday };
    const all = Array.from({ length: 20 }, () => browser.copy().call('EmailRegister', form));
    const made = (await Promise.all(all)).filter(({ body }) => body.status);
    expect(made).toHaveLength(1);
    const { body } = await site.browser().call('EmailLogin', { email, password });
    expect(body.user_id).toBe(made[0]?.body.user_id);
  });

  it('an account may be created without signing in', async () => {
    const browser = site.browser();
    const email = newEmail();
    await browser.call('SendEmailCode', { email, password });
    const code = await browser.code(email);
    const input = { email, code, password, birthday, ifLogin: false };
    expect((await browser.call('EmailRegister', input)).body.status).toBe(true);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.call('EmailLogin', { email, password })).body.status).toBe(true);
  });
});

describe('passwords', () => {
  it.each([
    '12345',
    'a b c d e',
    'x'.repeat(21),
    'password1',
    'P@ssw0rd!',
    '123456789',
    'qwertyuiop',
  ])(
    '%j is refused, both when the code is requested and when the account is created',
    async (chosen) => {
      const browser = site.browser();
      const email = newEmail();
      const sent = await browser.call('SendEmailCode', { email, password: chosen });
      expect(sent.body.data?.error_code).toBe(LoginError.WeakPassword);
      const input = { email, code: '000000', password: chosen, birthday };
      const made = await browser.call('EmailRegister', input);
      expect(made.body.data?.error_code).toBe(LoginError.WeakPassword);
    },
  );

  it('on a reset follow the same rules, and a refused one leaves the code valid', async () => {
    const email = newEmail();
    await signUpByEmail(site.browser(), email);
    site.advance(60_000);
    const browser = site.browser();
    await browser.call('SendEmailCode', { email, scene: 'reset' });
    const code = await browser.code(email);
    for (const chosen of ['12345', 'with space', 'x'.repeat(21), 'P@ssw0rd!', '1234567890']) {
      const { body } = await browser.call('ResetPassword', { email, code, password: chosen });
      expect(body.data?.error_code).toBe(LoginError.WeakPassword);
    }
    const { body } = await browser.call('ResetPassword', { email, code, password: 'hill-Bread7' });
    expect(body.status).toBe(true);
  });

  it('one’s own address is refused too', async () => {
    const email = 'marikit@example.org';
    const { body } = await site.browser().call('SendEmailCode', { email, password: 'Marikit1998' });
    expect(body.data?.error_code).toBe(LoginError.WeakPassword);
  });

  it('are stored as scrypt of N 2^15, r 8, p 3, each with its own salt', async () => {
    const strong = await openSite({ accounts: { outbox: true, passwordCost: undefined } });
    const emails = [newEmail(), newEmail()];
    for (const email of emails) await signUpByEmail(strong.browser(), email);
    const store = await openStore({ dataDir: strong.dataDir });
    const kept = await Promise.all(
      emails.map(
        async (subject) => (await store.accounts.find({ kind: 'email', subject }))?.password,
      ),
    );
    await store.close();
    await strong.close();
    for (const hash of kept) {
      expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[A-Za-z0-9+/=]{24}\$[A-Za-z0-9+/=]{44}$/);
    }
    expect(kept[0]).not.toBe(kept[1]);
  });
});

describe('from guest to user', () => {
  it('what a guest reads here belongs to the reader after signing in, on every device', async () => {
    const browser = site.browser();
    const email = newEmail();
    const read = async (by: Browser) =>
      (await by.call('GetEventDetail', { event_id: event })).body.data?.has_read;
    // A browser counts as a device from its second call on.
    expect(await read(browser)).toBe(false);
    await browser.call('MarkUserRead', { event_id: event });
    expect(await read(browser)).toBe(true);
    await signUpByEmail(browser, email);
    expect(await read(browser)).toBe(true);
    const other = site.browser();
    await other.call('EmailLogin', { email, password });
    expect(await read(other)).toBe(true);
  });

  it('a like needs an account, and counts once', async () => {
    const browser = site.browser();
    const like = () =>
      browser.call('LikeFeedBack', {
        operate_type: LikeOperate.Like,
        operate_event_ids: [event],
        session_id: '',
      });
    expect((await like()).body.base_resp?.error_code).toBe(notLoggedIn);
    await signUpByPhone(browser, newMobile());
    await like();
    await like();
    const { body } = await browser.call('GetEventDetail', { event_id: event });
    expect(body.data).toMatchObject({ like_count: 1, like_status: 1 });
  });
});

describe('a separate login service', () => {
  it('has its session kept inside ours, and receives app id and region', async () => {
    const heard: Request[] = [];
    let alive = true;
    const own: Fetch = async (request) => {
      heard.push(request.clone());
      const { pathname } = new URL(request.url);
      const signed = request.headers.get('cookie')?.includes('passport=p-1') && alive;
      if (pathname.endsWith('sms_login')) {
        return Response.json(
          { code: 0, status: true, user_id: 'far-1', data: { user_id: 'far-1' } },
          { headers: { 'set-cookie': 'passport=p-1; Path=/; HttpOnly' } },
        );
      }
      if (pathname.endsWith('logout')) {
        alive = false;
        return Response.json({ code: 0, status: true });
      }
      const data = signed ? { id: 'far-1', name: 'Far' } : null;
      return Response.json({ code: 0, status: Boolean(signed), data });
    };
    const far = await openSite({ loginService: own });
    try {
      const browser = far.browser();
      await browser.call('SmsLogin', { mobile: '+63 9171234567', code: '1' });
      expect([...browser.cookies().values()].join()).not.toContain('p-1');
      expect(await mayCollect(browser)).toBe(true);
      expect(heard[0]?.headers.get('x-app-id')).toBe('cubewire.sg');
      expect(heard[0]?.headers.get('x-region')).toBe('sg');
      expect(heard.at(-1)?.headers.get('cookie')).toBe('passport=p-1');
      const thief = browser.copy();
      await browser.call('Logout', {});
      expect(await mayCollect(thief)).toBe(false);
    } finally {
      await far.close();
    }
  });

  it('that does not answer makes no reader a guest who loses what they do', async () => {
    let down = false;
    const newsrooms: Site[] = [];
    const flaky: Fetch = (request) =>
      down || !newsrooms[0]
        ? Promise.resolve(Response.json({ code: 502 }, { status: 502 }))
        : newsrooms[0].service(request);
    const half = await openSite({ loginService: flaky });
    newsrooms.push(half);
    try {
      const browser = half.browser();
      await signUpByPhone(browser, newMobile());
      const own = () =>
        Promise.all([
          browser.call('GetUserInterests', {}),
          browser.call('ListMutes', {}),
          browser.call('ListThemes', {}),
          browser.call('ListFollowedTopics', {}),
          browser.call('ExportOwnData', { section: 'likes' }),
        ]);
      const isAnswered = ({ status }: { status: number }) => status === 200;
      expect((await own()).every(isAnswered)).toBe(true);
      down = true;
      // A guest's data is not shown as the reader's either: they would save it over their own.
      expect((await own()).some(isAnswered)).toBe(false);
      expect((await browser.call('GetUserInterests', {})).retryAfter).toBe(5);
      const marked = await browser.call('MarkUserRead', { event_id: event });
      expect(marked.status).toBe(503);
      expect((await browser.call('ListCollectEvents', {})).status).toBe(503);
      // Public calls stay open, and so does everything for readers who never signed in.
      expect((await browser.call('DisplayTabs', {})).status).toBe(200);
      expect((await browser.call('GetEventDetail', { event_id: event })).status).toBe(200);
      expect((await browser.call('SearchEvents', { query: 'leap second' })).status).toBe(200);
      expect((await half.browser().call('GetUserInterests', {})).status).toBe(200);
      // Where reading needs a sign-in, a signed-in reader is not asked to sign in either.
      const reader = half.browser(undefined, deployment({ signInToRead: true }));
      reader.setCookies(browser.cookies());
      const read = () => reader.call('GetEventDetail', { event_id: event });
      expect(await read()).toMatchObject({ status: 503, retryAfter: 5 });
      down = false;
      expect((await read()).status).toBe(200);
      expect(await mayCollect(browser)).toBe(true);
    } finally {
      await half.close();
    }
  });
});

it('an account is canceled only where its owner can be identified', async () => {
  let refusals = 0;
  let canceled = 0;
  const own: Fetch = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('cancel_account')) canceled += 1;
    else if (pathname.endsWith('check_login') && refusals > 0) {
      refusals -= 1;
      return Response.json({}, { status: 429 });
    }
    const data = { user_id: 'far-1', name: 'Far' };
    return Response.json(
      { code: 0, status: true, user_id: 'far-1', data },
      { headers: { 'set-cookie': 'passport=p-1; Path=/; HttpOnly' } },
    );
  };
  const far = await openSite({ loginService: own });
  try {
    const browser = far.browser();
    await browser.call('SmsLogin', { mobile: newMobile(), code: '1' });
    refusals = 1;
    expect((await browser.call('CancelAccount', { code: '1' })).status).toBe(503);
    expect([canceled, browser.cookies().has('sid')]).toEqual([0, true]);
    expect((await browser.call('CancelAccount', { code: '1' })).body.status).toBe(true);
    expect([canceled, browser.cookies().has('sid')]).toEqual([1, false]);
  } finally {
    await far.close();
  }
});

describe('a deletion whose answer is lost', () => {
  let page: AbortController;
  beforeEach(() => void (page = new AbortController()));
  /** How the deletion is answered. */
  const endings = {
    'as an error': async () => Response.json({}, { status: 502 }),
    'in the middle': async () =>
      new Response(
        new ReadableStream<Uint8Array>({ pull: (to) => to.error(new Error('It broke off.')) }),
        { headers: { 'content-type': 'application/json' } },
      ),
    'while its page is closed': async ({ signal }: Request) => {
      page.abort();
      if (signal.aborted) return Response.json({}, { status: 499 });
      return Response.json({ code: 0, status: true });
    },
    'as an error, before it was done': async () => Response.json({}, { status: 503 }),
  };
  it.each([
    ['as an error', true],
    ['in the middle', true],
    ['while its page is closed', true],
    ['as an error, before it was done', false],
  ] as const)('%s deletes the reader’s data: %s', async (how, done) => {
    let gone = false;
    const own: Fetch = async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('cancel_account')) {
        gone = done;
        return endings[how](request);
      }
      if (gone) return Response.json({ code: 0, status: false, data: null });
      const data = { user_id: 'far-1', name: 'Far' };
      return Response.json(
        { code: 0, status: true, user_id: 'far-1', data },
        { headers: { 'set-cookie': 'passport=p-1; Path=/; HttpOnly' } },
      );
    };
    const far = await openSite({ loginService: own });
    try {
      const browser = far.browser();
      await browser.call('SmsLogin', { mobile: newMobile(), code: '1' });
      await browser.call('CollectEvent', { event_id: event });
      await browser.call('CancelAccount', { code: '1' }, {}, page.signal);
      expect(browser.cookies().has('sid')).toBe(!done);
      const store = await openStore({ dataDir: far.dataDir });
      const kept = await store.ownData.page('u:far-1', 'favourites', undefined, 9);
      await store.close();
      expect(kept.items).toHaveLength(done ? 0 : 1);
    } finally {
      await far.close();
    }
  });
});

it('a made-up session is no session of the service either', async () => {
  const authorization = `Bearer ${await signIdentity({ device: 'd' }, site.serviceSecret, site.now())}`;
  const request = new Request('http://newsroom.invalid/api/login/v1/check_login', {
    method: 'POST',
    headers: { authorization, cookie: `session=${'a'.repeat(43)}` },
    body: '{}',
  });
  expect(await (await site.service(request)).json()).toMatchObject({ status: false, data: null });
  expect(otherThan('0')).toBe('1');
});
