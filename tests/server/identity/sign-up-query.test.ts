import { readSignUpQuery } from '@/lib/server/identity/sign-up-query';

describe('the address of the sign-up', () => {
  it('contains the action, the result of a provider, and where to continue', () => {
    expect(
      readSignUpQuery({ action: 'login', login_error: '-5011', next: '/m/news/detail?id=e1' }),
    ).toEqual({
      action: 'login',
      loginError: -5011,
      signedIn: undefined,
      next: '/m/news/detail?id=e1',
    });
    expect(readSignUpQuery({ signed_in: 'apple' }).signedIn).toBe('apple');
  });

  it.each([
    { action: 'delete' },
    { action: ['login', 'signup'] },
    { login_error: '1e9' },
    { login_error: ['16', '16'] },
    { signed_in: 'phone' },
    {},
  ])('contains nothing with %j', (query) => {
    expect(readSignUpQuery(query)).toEqual({
      action: undefined,
      loginError: undefined,
      signedIn: undefined,
      next: undefined,
    });
  });

  it('continues where a nested sign-up would lead, and never in a circle', () => {
    const to = (next: string) => `/m/signup?next=${encodeURIComponent(next)}`;
    expect(readSignUpQuery({ next: '/m/signup' }).next).toBeUndefined();
    expect(readSignUpQuery({ next: to('/m/cancel?language=en') }).next).toBe(
      '/m/cancel?language=en',
    );
    expect(readSignUpQuery({ next: to(to('//evil.example')) }).next).toBe('/m/news');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'continues only on this site: %s',
    (next) => {
      expect(readSignUpQuery({ next }).next).toBe('/m/news');
    },
  );
});
