// What strangers do to an address never locks its owner out, costs the operator no more than
// allowed, and appears in the log.
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import { createLog } from '@/lib/server/process/log';
import {
  newEmail,
  newMobile,
  openSite,
  otherThan,
  password,
  signUpByEmail,
  type Site,
} from './site';

const lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
const events = () => lines.flatMap(({ event }) => (typeof event === 'string' ? event : []));

let site: Site;
beforeAll(async () => {
  site = await openSite({ log });
});
afterAll(() => site.close());
beforeEach(() => void (lines.length = 0));

/** Tries passwords until the address is closed for a day. */
async function closeAddress(email: string): Promise<void> {
  for (let tried = 0; tried < 10;) {
    const { status, retryAfter } = await site
      .browser()
      .call('EmailLogin', { email, password: `guess-${tried}` });
    if (status === 429) site.advance(retryAfter * 1_000);
    else tried += 1;
  }
  const closed = await site.browser().call('EmailLogin', { email, password });
  expect(closed.status).toBe(429);
  expect(closed.retryAfter).toBeGreaterThan(80_000);
}

it('a device that signed in before still can, and has its own count of guesses', async () => {
  const email = newEmail();
  const owner = site.browser();
  await signUpByEmail(owner, email);
  await owner.call('Logout', {});
  await closeAddress(email);
  owner.moveAway();
  const back = await owner.call('EmailLogin', { email, password });
  expect(back.body.status).toBe(true);
  await owner.call('Logout', {});
  for (let tried = 0; tried < 3; tried += 1) {
    await owner.call('EmailLogin', { email, password: 'wrong' });
  }
  expect((await owner.call('EmailLogin', { email, password })).status).toBe(429);
});

it('signing in by mail stays open on any device', async () => {
  const email = newEmail();
  await signUpByEmail(site.browser(), email);
  site.advance(3_600_000);
  await closeAddress(email);
  const other = site.browser();
  expect((await other.call('SendEmailCode', { email, scene: 'login' })).body.status).toBe(true);
  const code = await other.code(email);
  expect((await other.call('EmailCodeLogin', { email, code })).body.status).toBe(true);
});

it('codes that strangers request do not use up those of a known device', async () => {
  const email = newEmail();
  const owner = site.browser();
  await signUpByEmail(owner, email);
  await owner.call('Logout', {});
  for (let asked = 0; asked < 4; asked += 1) {
    await site.browser().call('SendEmailCode', { email, scene: 'login' });
    site.advance(61_000);
  }
  const stranger = await site.browser().call('SendEmailCode', { email, scene: 'login' });
  expect(stranger.status).toBe(429);
  expect((await owner.call('SendEmailCode', { email, scene: 'login' })).body.status).toBe(true);
  const code = await owner.code(email);
  expect((await owner.call('EmailCodeLogin', { email, code })).body.status).toBe(true);
});

it('one network may use only part of an address’s codes, in whatever browser', async () => {
  const email = newEmail();
  await signUpByEmail(site.browser(), email);
  site.advance(24 * 3_600_000);
  const network = '192.168.100.77';
  const ask = (from?: string) =>
    site.browser(from).call('SendEmailCode', { email, scene: 'login' });
  for (let asked = 0; asked < 5; asked += 1) {
    expect((await ask(network)).body.status).toBe(true);
    site.advance(3_600_000);
  }
  for (let asked = 0; asked < 6; asked += 1) {
    expect((await ask(network)).status).toBe(429);
    site.advance(61_000);
  }
  // The rest of the day is for everybody else, including a new device of the owner.
  const other = site.browser();
  expect((await other.call('SendEmailCode', { email, scene: 'login' })).body.status).toBe(true);
  const code = await other.code(email);
  expect((await other.call('EmailCodeLogin', { email, code })).body.status).toBe(true);
});

it('a device is recognized by its own cookie alone', async () => {
  const [email, other] = [newEmail(), newEmail()];
  await signUpByEmail(site.browser(), email);
  const stranger = site.browser();
  await signUpByEmail(stranger, other);
  await stranger.call('Logout', {});
  site.advance(3_600_000);
  await closeAddress(email);
  stranger.moveAway();
  expect((await stranger.call('EmailLogin', { email, password })).status).toBe(429);
});

it('the log records account activity, and nothing that could sign anybody in', async () => {
  const email = newEmail();
  const owner = site.browser();
  const id = await signUpByEmail(owner, email);
  await owner.call('Logout', {});
  await owner.call('EmailLogin', { email, password: 'wrong-word-1' });
  await owner.call('SendEmailCode', { email, scene: 'reset', password: 'slow-river-8' });
  const code = await owner.code(email);
  await owner.call('ResetPassword', { email, code: otherThan(code), password: 'slow-river-8' });
  await owner.call('ResetPassword', { email, code, password: 'slow-river-8' });
  expect(events()).toEqual([
    'account_created',
    'sign_in',
    'sign_out',
    'sign_in_refused',
    'code_refused',
    'password_reset',
    'sign_in',
  ]);
  expect(lines).toContainEqual(expect.objectContaining({ event: 'sign_out', account: id }));
  const text = JSON.stringify(lines);
  for (const secret of [email, password, 'wrong-word-1', 'slow-river-8', code]) {
    expect(text).not.toContain(secret);
  }
});

it('the log records ended sessions and access tokens, without their secrets', async () => {
  const email = newEmail();
  const [owner, other] = [site.browser(), site.browser()];
  const account = await signUpByEmail(owner, email);
  await other.call('EmailLogin', { email, password });
  lines.length = 0;
  await owner.call('EndOtherSessions', {});
  const { sessions } = (await owner.call('ListSessions', {})).body.data as unknown as {
    sessions: { id: string }[];
  };
  const { data } = (await owner.call('CreateAccessToken', { name: 'A program' })).body as {
    data?: { token: { id: string }; secret: string };
  };
  const token_id = data?.token.id ?? '';
  await owner.call('RevokeAccessToken', { token_id });
  await owner.call('RevokeAccessToken', { token_id });
  await owner.call('EndSession', { id: 'none-of-mine' });
  await owner.call('EndSession', { id: sessions[0]?.id ?? '' });
  const told = lines.filter(({ msg }) => msg === 'security');
  expect(told).toEqual([
    expect.objectContaining({ event: 'sessions_ended', account }),
    expect.objectContaining({ event: 'token_made', account, target: token_id }),
    expect.objectContaining({ event: 'token_revoked', account, target: token_id }),
    expect.objectContaining({ event: 'sessions_ended', account }),
  ]);
  expect(JSON.stringify(lines)).not.toContain(data?.secret);
});

it('the log records refused passwords, access tokens and limits, with whose and from where', async () => {
  const owner = site.browser();
  const account = await signUpByEmail(owner, newEmail());
  const { data } = (await owner.call('CreateAccessToken', { name: 'A program' })).body as {
    data?: { token: { id: string }; secret: string };
  };
  const secret = data?.secret ?? '';
  const token_id = data?.token.id ?? '';
  const program = (token: string) =>
    site.browser().call('ListCollectEvents', {}, { authorization: `Bearer ${token}` });
  expect((await program(secret)).status).toBe(200);
  await owner.call('RevokeAccessToken', { token_id });
  lines.length = 0;
  const wrong = { password: 'wrong-word-3', new_password: 'slow-river-9' };
  expect((await owner.call('ChangePassword', wrong)).body.status).toBe(false);
  expect((await program(secret)).status).toBe(401);
  await owner.call('Logout', {});
  await owner.call('Logout', {});
  const look = () => owner.call('CheckEmail', { email: newEmail() });
  while ((await look()).status !== 429);
  const network = expect.any(String);
  expect(lines.filter(({ msg }) => msg === 'security')).toEqual([
    expect.objectContaining({ event: 'password_refused', account, network }),
    expect.objectContaining({ event: 'token_refused', network }),
    expect.objectContaining({ event: 'sign_out', account, network }),
    expect.objectContaining({ event: 'rate_limited', act: 'lookup', network }),
  ]);
  for (const hidden of ['wrong-word-3', 'slow-river-9', secret]) {
    expect(JSON.stringify(lines)).not.toContain(hidden);
  }
});

it('the log records that an address was closed', async () => {
  const email = newEmail();
  await signUpByEmail(site.browser(), email);
  await closeAddress(email);
  expect(events()).toContain('locked_out');
});

it('the whole site sends a limited number of messages of each kind a day', async () => {
  const small = await openSite({ log, accounts: { outbox: true, messagesADay: 3 } });
  const send = () => small.browser().call('SendEmailCode', { email: newEmail(), password });
  for (let sent = 0; sent < 3; sent += 1) expect((await send()).body.status).toBe(true);
  const refused = await send();
  expect(refused).toMatchObject({ status: 429 });
  expect(refused.body.data?.error_code ?? LoginError.TryLater).toBe(LoginError.TryLater);
  expect(events()).toContain('messages_used_up');
  const phone = await small.browser().call('SendPhoneCode', { mobile: newMobile() });
  expect(phone.body.status).toBe(true);
  small.advance(refused.retryAfter * 1_000);
  expect((await send()).body.status).toBe(true);
  await small.close();
});
