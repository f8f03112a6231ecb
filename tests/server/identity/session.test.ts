// The three sealed cookies of a visitor: device, session, and one attempt to sign in.
import { sessionMostMs } from '@/lib/model/limits/account';
import { cubeIdOf, newDevice, readDevice, renewedDevice } from '@/lib/server/identity/device';
import {
  endedSessionCookie,
  keptSessionCookie,
  readKeptSession,
  renewedSession,
} from '@/lib/server/identity/session';
import {
  endedTransactionCookie,
  newTransaction,
  readTransaction,
  transactionCookie,
} from '@/lib/server/identity/transaction';
import { seal } from '@/lib/server/request/sealed';

const secret = 'the session secret of the tests, long';
const older = 'the secret that is being replaced, long';
const now = Date.UTC(2026, 0, 1);

const sent = (setCookie: string) => new Headers({ cookie: setCookie.split(';')[0] ?? '' });
const sealedAs = async (name: string, data: object, ttl = 0) =>
  new Headers({ cookie: `${name}=${await seal(data, secret, ttl)}` });

describe('the device', () => {
  it('is sent again for 400 days with every page', () => {
    const lasting = 'Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax';
    expect(renewedDevice(new Headers({ cookie: 'device=x' }), false)).toBe(`device=x; ${lasting}`);
    const secure = new Headers({ cookie: 'device=old; __Host-device=x' });
    expect(renewedDevice(secure, true)).toBe(`__Host-device=x; ${lasting}; Secure`);
    expect(renewedDevice(new Headers(), false)).toBeUndefined();
    expect(renewedDevice(new Headers({ cookie: 'device=' }), false)).toBeFalsy();
  });

  it('has an id of its own, or the one that it had', async () => {
    const [one, other] = [await newDevice(secret, false), await newDevice(secret, false)];
    expect(one.id).not.toBe(other.id);
    const again = await newDevice(secret, true, one.id);
    expect(again.id).toBe(one.id);
    expect(again.setCookie).toMatch(/^__Host-device=[^;]+; Path=\/; Max-Age=34560000; .*; Secure$/);
    expect(await readDevice(sent(again.setCookie), secret, true)).toEqual({
      id: one.id,
      isOld: false,
    });
    // Over http it is another cookie.
    expect(await readDevice(sent(again.setCookie), secret, false)).toBeUndefined();
  });

  it.each([
    ['a', 'a'],
    ['A-b_9', 'A-b_9'],
    ['x'.repeat(64), 'x'.repeat(64)],
    ['x'.repeat(65), undefined],
    ['', undefined],
    ['a b', undefined],
    [7, undefined],
    [undefined, undefined],
  ])('sealed as %j it is %j', async (device, id) => {
    const found = await readDevice(await sealedAs('device', { device, more: 1 }), secret, false);
    expect(found?.id).toBe(id);
  });

  it.each([
    ['cube_1700000000000', 'cube_1700000000000'],
    ['cube_A.b-c_9', 'cube_A.b-c_9'],
    [`cube_${'1'.repeat(64)}`, `cube_${'1'.repeat(64)}`],
    [`cube_${'1'.repeat(65)}`, 'cube_d1'],
    ['x cube_1', 'cube_d1'],
    ['cube_1 x', 'cube_d1'],
    [undefined, 'cube_d1'],
  ])('is called by the client %j, so %s', (given, id) => {
    const headers = new Headers(given === undefined ? {} : { 'cube-id': given });
    expect(cubeIdOf(headers, 'd1')).toBe(id);
  });
});

describe('a session', () => {
  const kept = { jar: { session: 's1' }, begun: now };
  const read = (headers: Headers, at = now, by: Parameters<typeof readKeptSession>[1] = secret) =>
    readKeptSession(headers, by, false, at);

  it('is read from its cookie, until ninety days after it began', async () => {
    const cookie = await keptSessionCookie(kept, secret, false);
    expect(cookie).toMatch(/^sid=[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    expect(await read(sent(cookie))).toEqual(kept);
    expect(await read(sent(cookie), now + sessionMostMs - 1)).toEqual(kept);
    expect(await read(sent(cookie), now + sessionMostMs)).toBeUndefined();
    expect(await readKeptSession(sent(cookie), secret, true, now)).toBeUndefined();
  });

  it('tells that a secret which is being replaced has sealed it', async () => {
    const cookie = await keptSessionCookie(kept, older, false);
    expect(await read(sent(cookie), now, [secret, older])).toEqual({ ...kept, isOld: true });
    expect(await read(sent(cookie))).toBeUndefined();
  });

  it.each([
    {},
    { jar: {} },
    { begun: now },
    { jar: { 'a b': 'c' }, begun: now },
    { jar: { a: 'b;c' }, begun: now },
    { jar: { a: 'b' }, begun: '1' },
  ])('is nothing sealed as %j', async (data) => {
    expect(await read(await sealedAs('sid', { ...data, more: 1 }))).toBeUndefined();
  });

  it('is nobody’s without a cookie, or with one that is not ours', async () => {
    for (const cookie of ['', 'sid=', 'sid=forged']) {
      expect(await read(new Headers({ cookie }))).toBeUndefined();
    }
  });

  it('lasts thirty days from the last page, and ends at once', () => {
    expect(renewedSession(new Headers({ cookie: 'sid=x' }), false)).toBe(
      'sid=x; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax',
    );
    expect(renewedSession(new Headers({ cookie: 'sid=x' }), true)).toBeUndefined();
    expect(renewedSession(new Headers(), false)).toBeUndefined();
    expect(endedSessionCookie(true)).toMatch(/^__Host-sid=; Path=\/; Max-Age=0; .*; Secure$/);
    expect(endedSessionCookie(false)).toMatch(/^sid=; Path=\/; Max-Age=0;/);
  });
});

describe('an attempt to sign in', () => {
  const read = (headers: Headers, secure = false) => readTransaction(headers, secret, secure);

  it('has a name that nobody guesses', () => {
    const ids = Array.from({ length: 20 }, () => newTransaction().id);
    expect(new Set(ids).size).toBe(20);
    for (const id of ids) expect(id).toMatch(/^[\w-]{32}$/);
    expect(newTransaction().jar).toEqual({});
  });

  it('is known for a quarter of an hour', async () => {
    const begun = { ...newTransaction(), jar: { csrf: 'c' } };
    const cookie = await transactionCookie(begun, secret, false);
    expect(cookie).toMatch(/^login=[^;]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/);
    expect(await read(sent(cookie))).toEqual(begun);
    expect(await read(sent(cookie), true)).toBeUndefined();
    expect(await readTransaction(sent(cookie), older, false)).toBeUndefined();
    const clock = jest.spyOn(Date, 'now');
    try {
      // Between two clocks a minute is allowed for.
      clock.mockReturnValue(Date.now() + 15 * 60_000 + 61_000);
      expect(await read(sent(cookie))).toBeUndefined();
    } finally {
      clock.mockRestore();
    }
  });

  it.each([
    ['x'.repeat(16), true],
    ['x'.repeat(128), true],
    ['x'.repeat(15), false],
    ['x'.repeat(129), false],
    [undefined, false],
  ])('named %s is one: %s', async (id, is) => {
    const found = await read(await sealedAs('login', { id, jar: {} }, 900));
    expect(found !== undefined).toBe(is);
  });

  it('is none without a cookie of ours, and ends at once', async () => {
    for (const cookie of ['', 'login=', 'login=forged']) {
      expect(await read(new Headers({ cookie }))).toBeUndefined();
    }
    expect(endedTransactionCookie(true)).toMatch(/^__Host-login=; Path=\/; Max-Age=0; .*Secure$/);
  });
});
