import { afterAnswer, cookieHeader } from '@/lib/server/identity/service-cookies';

const now = Date.UTC(2026, 0, 1);

describe('the cookies of a login service', () => {
  it('are kept, changed and dropped as it says', () => {
    const first = afterAnswer({}, ['session=a; Path=/; HttpOnly', 'csrf=b'], now);
    expect(first).toEqual({ session: 'a', csrf: 'b' });
    expect(afterAnswer(first, ['session=c; Max-Age=60'], now)).toEqual({ session: 'c', csrf: 'b' });
    expect(afterAnswer(first, ['session=; Max-Age=0'], now)).toEqual({ csrf: 'b' });
    const past = 'csrf=; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
    expect(afterAnswer(first, [past], now)).toEqual({ session: 'a' });
  });

  it('stay the same object when an answer says nothing of them', () => {
    const jar = { session: 'a' };
    expect(afterAnswer(jar, [], now)).toBe(jar);
    expect(afterAnswer(jar, ['other=; Max-Age=0'], now)).toBe(jar);
  });

  it.each(['=a', 'a b=c', 'a=b c', 'a="b"', 'a=b\u0000', 'a', ''])('%j is none', (line) => {
    expect(afterAnswer({}, [line], now)).toEqual({});
  });

  it('that would not fit into a cookie of ours are refused', () => {
    const jar = { session: 'a' };
    expect(afterAnswer(jar, [`big=${'x'.repeat(2_001)}`], now)).toBe(jar);
  });

  it('go back in one header', () => {
    expect(cookieHeader({ a: '1', b: '2' })).toBe('a=1; b=2');
    expect(cookieHeader({})).toBeUndefined();
  });
});
