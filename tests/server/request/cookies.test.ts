import {
  applySetCookie,
  cookieName,
  isSecure,
  readCookie,
  sessionCookie,
  setCookie,
} from '@/lib/server/request/cookies';
import { deployment } from '../service';

const withCookie = (cookie?: string) => new Headers(cookie === undefined ? {} : { cookie });

it.each([
  ['sid=1', '1'],
  ['a=b; sid=1; c=d', '1'],
  ['a=b;sid=1', '1'],
  ['sid = 1 ; a=b', '1'],
  // A seal may hold the sign itself.
  ['sid=a=b==', 'a=b=='],
  ['sid=1; sid=2', '1'],
  ['sid=', ''],
  ['sid', ''],
  ['xsid=1; __Host-sid=2', undefined],
  ['', undefined],
  [undefined, undefined],
])('of the cookies %j the one named sid is %j', (cookie, value) => {
  expect(readCookie(withCookie(cookie), 'sid')).toBe(value);
});

it.each([
  ['https', 'local', true],
  ['https, http', 'local', true],
  [' https , http', 'local', true],
  ['http', 'local', false],
  ['http, https', 'local', false],
  [undefined, 'local', false],
  [undefined, 'boe', false],
  ['http', 'online', true],
  [undefined, 'online', true],
])('where the edge says %s and the site is %s, the browser sees https: %s', (said, env, secure) => {
  const headers = new Headers(said === undefined ? {} : { 'x-forwarded-proto': said });
  expect(isSecure(headers, deployment({ env }))).toBe(secure);
});

it('a cookie is for the whole site, out of reach of scripts, and bound to the host over https', () => {
  expect(setCookie('sid', 'v', 60, true)).toBe(
    '__Host-sid=v; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  );
  // Browsers refuse the prefix over http.
  expect(setCookie('sid', 'v', 60, false)).toBe(
    'sid=v; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
  );
  expect([cookieName('sid', true), cookieName('sid', false)]).toEqual(['__Host-sid', 'sid']);
});

it('one that lasts until the browser is closed has no age, unless it is cleared', () => {
  expect(sessionCookie('mode', 'x', true)).toBe(
    '__Host-mode=x; Path=/; HttpOnly; SameSite=Lax; Secure',
  );
  expect(sessionCookie('mode', '', false)).toBe('mode=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});

it.each([
  ['is added', undefined, setCookie('sid', 'new', 60, false), 'sid=new'],
  ['is added to the others', 'a=b', setCookie('sid', 'new', 60, false), 'a=b; sid=new'],
  ['takes the place', 'sid=old;a=b', setCookie('sid', 'new', 60, false), 'a=b; sid=new'],
  ['with spaces, too', ' sid =old ; a=b', setCookie('sid', 'new', 60, false), 'a=b; sid=new'],
  ['is another by its prefix', 'sid=1', setCookie('sid', 'v', 9, true), 'sid=1; __Host-sid=v'],
  ['is gone once cleared', 'sid=old; a=b', setCookie('sid', '', 0, false), 'a=b'],
  ['was the only one', 'sid=old', setCookie('sid', '', 0, false), null],
  ['until the browser closes', 'a=b', sessionCookie('mode', 'x', false), 'a=b; mode=x'],
  ['empty ones are nobody’s', '; a=b;;', setCookie('sid', 'v', 9, false), 'a=b; sid=v'],
])('what an answer sets the rest of its request sees: it %s', (_, cookie, set, seen) => {
  const headers = withCookie(cookie);
  applySetCookie(headers, set);
  expect(headers.get('cookie')).toBe(seen);
});
