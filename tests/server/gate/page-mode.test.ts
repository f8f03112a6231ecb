import { pageMode, pageModeCookie } from '@/lib/server/gate/page-mode';

const desktop = 'Mozilla/5.0 (X11; Linux x86_64)';
const phone = 'Mozilla/5.0 (iPhone)';
const set = (query: string, secure = false) => pageModeCookie(new URLSearchParams(query), secure);

it.each([
  ['', undefined],
  ['id=a', undefined],
  ['size=large', 'page_mode=large'],
  ['env=lynx', 'page_mode=lynx'],
  ['size=large&env=lynx', 'page_mode=lynx'],
  ['size=large&env=other', 'page_mode=large'],
])('%j is kept as %s while the browser is open', (query, cookie) => {
  expect(set(query)).toBe(cookie && `${cookie}; Path=/; HttpOnly; SameSite=Lax`);
});

it.each(['size=small', 'size=', 'env=other', 'env=', 'size=LARGE'])('%s ends it', (query) => {
  expect(set(query)).toBe('page_mode=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  expect(set(query, true)).toMatch(/^__Host-page_mode=; .*; Secure$/);
});

it.each([
  ['', '', desktop, 'pc'],
  ['', '', phone, 'h5'],
  ['', '', undefined, 'pc'],
  ['size=large', '', desktop, 'h5'],
  ['env=lynx', '', desktop, 'app'],
  ['', 'page_mode=large', desktop, 'h5'],
  ['', 'page_mode=lynx', desktop, 'app'],
  // The address says it for this page already.
  ['size=large', 'page_mode=lynx', desktop, 'h5'],
  ['env=other', 'page_mode=lynx', desktop, 'pc'],
  ['', 'page_mode=', desktop, 'pc'],
  ['', 'page_mode=junk', desktop, 'pc'],
  ['', '__Host-page_mode=lynx', desktop, 'pc'],
])('with %j and the cookie %j in %s the form is %s', (query, cookie, agent, form) => {
  const headers = new Headers({ cookie, ...(agent && { 'user-agent': agent }) });
  expect(pageMode(headers, new URLSearchParams(query), false)).toBe(form);
});

it('over https only the cookie that is bound to the host counts', () => {
  const form = (cookie: string) =>
    pageMode(new Headers({ cookie, 'user-agent': desktop }), new URLSearchParams(), true);
  expect([form('__Host-page_mode=lynx'), form('page_mode=lynx')]).toEqual(['app', 'pc']);
});
