import { SignJWT, UnsecuredJWT } from 'jose';
import { signIdentity, verifyIdentity, whyRefused } from '@/lib/contract/identity';

const secret = 'a secret of the tests that is long enough';
const now = Date.UTC(2026, 0, 1);
const key = new TextEncoder().encode(secret);
const inAMinute = now / 1000 + 60;

describe('the identity token', () => {
  it('carries the reader’s identity to a service with the same secret', async () => {
    const who = { user: 'u1', device: 'd1', location: 'PH', inner: true } as const;
    expect(await verifyIdentity(await signIdentity(who, secret, now), secret, now)).toEqual(who);
    expect(await verifyIdentity(await signIdentity({}, secret, now), secret, now)).toEqual({});
  });

  it('is the same whether this process signed it or another', async () => {
    const who = { user: 'u1', device: 'd1', location: undefined, guestChat: true } as const;
    const own = await signIdentity(who, secret, now);
    // Drops the tokens signed since, as if another process had signed them.
    const read = () => verifyIdentity(own, secret, now);
    const atOnce = await read();
    for (let n = 0; n < 300; n += 1) await signIdentity({ device: `d${n}` }, secret, now);
    expect(await read()).toStrictEqual(atOnce);
    expect(atOnce).toStrictEqual({ user: 'u1', device: 'd1', guestChat: true });
    expect(await verifyIdentity(own, secret, now + 61_000)).toBeUndefined();
    const [head, body] = own.split('.');
    expect(await verifyIdentity(`${head}.${body}.${'A'.repeat(43)}`, secret, now)).toBeUndefined();
  });

  it('is shared within one second, and differs by time, secret and identity', async () => {
    const who = { user: 'u1', device: 'd1' };
    const token = await signIdentity(who, secret, now);
    expect(await signIdentity({ ...who }, secret, now + 999)).toBe(token);
    const others = await Promise.all([
      signIdentity(who, secret, now + 1_000),
      signIdentity(who, `${secret}!`, now),
      signIdentity({ ...who, user: 'u2' }, secret, now),
      signIdentity({ ...who, inner: true }, secret, now),
    ]);
    expect(new Set([token, ...others]).size).toBe(5);
    expect(await verifyIdentity(others[0], secret, now + 60_999)).toEqual(who);
    expect(await verifyIdentity(token, secret, now + 60_000)).toBeUndefined();
  });

  it('of another process is verified once, and expires on time', async () => {
    const verify = jest.spyOn(crypto.subtle, 'verify');
    try {
      const signed = (user: string) =>
        new SignJWT({ user })
          .setProtectedHeader({ alg: 'HS256' })
          .setAudience('news-service')
          .setExpirationTime(inAMinute)
          .sign(key);
      const token = await signed('u1');
      for (const later of [0, 1_000, 59_000]) {
        expect(await verifyIdentity(token, secret, now + later)).toEqual({ user: 'u1' });
      }
      expect(verify).toHaveBeenCalledTimes(1);
      expect(await verifyIdentity(token, secret, now + 60_000)).toBeUndefined();
      expect(await verifyIdentity(token, `${secret}!`, now)).toBeUndefined();
      expect(await verifyIdentity(await signed('u2'), secret, now)).toEqual({ user: 'u2' });
    } finally {
      verify.mockRestore();
    }
  });

  it('lives for 60 seconds', async () => {
    const token = await signIdentity({ device: 'd1' }, secret, now);
    expect(await verifyIdentity(token, secret, now + 59_000)).toEqual({ device: 'd1' });
    expect(await verifyIdentity(token, secret, now + 61_000)).toBeUndefined();
  });

  it('is refused when another secret signed it', async () => {
    const token = await signIdentity({ user: 'u1' }, `${secret}!`, now);
    expect(await verifyIdentity(token, secret, now)).toBeUndefined();
  });

  it('is refused when a part of it was changed', async () => {
    const [head, , mark] = (await signIdentity({ user: 'u1' }, secret, now)).split('.');
    const other = (await signIdentity({ user: 'u2' }, secret, now)).split('.')[1];
    expect(await verifyIdentity(`${head}.${other}.${mark}`, secret, now)).toBeUndefined();
  });

  it('is refused when it is meant for another audience', async () => {
    const token = new SignJWT({ user: 'u1' })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('another-service')
      .setExpirationTime(inAMinute);
    expect(await verifyIdentity(await token.sign(key), secret, now)).toBeUndefined();
  });

  it('is refused when it never expires', async () => {
    const token = new SignJWT({ user: 'u1' })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('news-service');
    expect(await verifyIdentity(await token.sign(key), secret, now)).toBeUndefined();
  });

  it.each([
    ['ten years', 10 * 365 * 24 * 3600, undefined],
    ['two minutes and a second', 121, undefined],
    ['a minute, by a clock that is a minute ahead', 120, { user: 'u1' }],
  ])('may not live longer than our own tokens: %s', async (_, seconds, who) => {
    const token = new SignJWT({ user: 'u1' })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('news-service')
      .setExpirationTime(now / 1000 + seconds);
    expect(await verifyIdentity(await token.sign(key), secret, now)).toEqual(who);
  });

  it('is refused without a signature or with another algorithm', async () => {
    const none = new UnsecuredJWT({ user: 'u1' })
      .setAudience('news-service')
      .setExpirationTime(inAMinute)
      .encode();
    expect(await verifyIdentity(none, secret, now)).toBeUndefined();
    const longer = new SignJWT({ user: 'u1' })
      .setProtectedHeader({ alg: 'HS512' })
      .setAudience('news-service')
      .setExpirationTime(inAMinute);
    expect(await verifyIdentity(await longer.sign(key), secret, now)).toBeUndefined();
  });

  it.each(['', 'x', 'a.b.c', 'null', '..', '💥'])(
    'is refused when it is not a token: %s',
    async (t) => {
      expect(await verifyIdentity(t, secret, now)).toBeUndefined();
    },
  );

  it('is refused when its fields have wrong types', async () => {
    const token = new SignJWT({ user: { id: 1 } })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('news-service')
      .setExpirationTime(inAMinute);
    expect(await verifyIdentity(await token.sign(key), secret, now)).toBeUndefined();
  });
});

describe('why a token is refused', () => {
  it('is the clock when one of our secrets signed it', async () => {
    const token = await signIdentity({ user: 'u1' }, secret, now);
    expect(await whyRefused(token, ['another one that is as long as that', secret])).toBe('clock');
    const ahead = await signIdentity({ user: 'u1' }, secret, now + 3_600_000);
    expect(await verifyIdentity(ahead, secret, now)).toBeUndefined();
    expect(await whyRefused(ahead, [secret])).toBe('clock');
  });

  it.each([
    ['another secret', () => signIdentity({ user: 'u1' }, `${secret}!`, now)],
    ['no token', async () => 'x'],
    ['nothing', async () => ''],
  ])('is the secret with %s', async (_, token) => {
    expect(await whyRefused(await token(), [secret])).toBe('secret');
  });
});
