import { afterAnswer, cookieHeader } from '@/lib/server/identity/service-cookies';

const now = Date.UTC(2026, 0, 1);

describe('the cookies of a login service', () => {
  it('are stored, changed and deleted as it says', () => {
    const first = afterAnswer({}, ['session=a; Path=/; HttpOnly', 'csrf=b'], now);
    expect(first).toEqual({ session: 'a', csrf: 'b' });
    expect(afterAnswer(first, ['session=c; Max-Age=60'], now)).toEqual({ session: 'c', csrf: 'b' });
    expect(afterAnswer(first, ['session=; Max-Age=0'], now)).toEqual({ csrf: 'b' });
    const past = 'csrf=; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
    expect(afterAnswer(first, [past], now)).toEqual({ session: 'a' });
  });

  it.each([
    ['session=b; Version=1; Comment=1970-01-01', 'b'],
    ['session=b; Max-Age=1', 'b'],
    ['session=b; max-age=0', undefined],
    ['session=b; MAX-AGE = -1 ', undefined],
    ['session=b; Expires=Thu, 01 Jan 2026 00:00:00 GMT', undefined],
    ['session=b; expires = Thu, 01 Jan 2026 00:00:01 GMT', 'b'],
    ['session=b; Expires=whenever', 'b'],
    ['session=b=c; Path=/', 'b=c'],
    [' session = b ', 'b'],
  ])('%s leaves %s', (line, left) => {
    expect(afterAnswer({ session: 'a' }, [line], now).session).toBe(left);
  });

  it.each(['x'.repeat(64), "!#$%&'*+.^_`|~-"])('may be called %s', (name) => {
    expect(afterAnswer({}, [`${name}=1`], now)).toEqual({ [name]: '1' });
    expect(afterAnswer({}, [`${'x'.repeat(65)}=1`], now)).toEqual({});
  });

  it('stay the same object when an answer says nothing of them', () => {
    const jar = { session: 'a' };
    expect(afterAnswer(jar, [], now)).toBe(jar);
    expect(afterAnswer(jar, ['other=; Max-Age=0'], now)).toBe(jar);
  });

  it.each(['=a', 'a b=c', 'a=b c', 'a="b"', 'a=b\u0000', 'a', ''])('%j is invalid', (line) => {
    expect(afterAnswer({}, [line], now)).toEqual({});
  });

  it('that would not fit into a cookie of ours are refused', () => {
    const jar = { session: 'a' };
    expect(afterAnswer(jar, [`big=${'x'.repeat(2_001)}`], now)).toBe(jar);
  });

  it('are sent back in one header', () => {
    expect(cookieHeader({ a: '1', b: '2' })).toBe('a=1; b=2');
    expect(cookieHeader({})).toBeUndefined();
  });
});
