import { isSameOrigin } from '@/lib/server/request/same-origin';

const isOurs = (headers: Record<string, string>, origin?: string) =>
  isSameOrigin(new Headers({ host: 'news.example', cookie: 'sid=1', ...headers }), origin);

it.each([
  ['https', 'https://news.example', true],
  ['https', 'http://news.example', false],
  ['https, http', 'http://news.example', false],
  ['HTTPS', 'http://news.example', false],
  ['https', 'https://evil.example', false],
  // Set by the framework where the proxy that ends TLS sets nothing.
  ['http', 'https://news.example', true],
  ['http', 'http://news.example', true],
  ['http', 'http://evil.example', false],
])('where the proxy says %s a POST from %s is ours: %s', (proto, origin, ours) => {
  expect(isOurs({ origin, 'x-forwarded-proto': proto })).toBe(ours);
});

it('where the scheme of the request is unknown it is not compared', () => {
  expect(isOurs({ origin: 'https://news.example' })).toBe(true);
  expect(isOurs({ origin: 'http://news.example' })).toBe(true);
  expect(isOurs({ origin: 'http://evil.example' })).toBe(false);
});

it('the origin of the deployment is ours, whatever the proxy says', () => {
  const sent = { origin: 'http://news.lan', 'x-forwarded-proto': 'https' };
  expect(isOurs(sent, 'http://news.lan')).toBe(true);
  expect(isOurs(sent, 'https://news.lan')).toBe(false);
});

it.each([
  ['same-origin', true],
  ['same-site', false],
  ['cross-site', false],
  ['none', false],
  ['', false],
])('what a browser calls %j is ours: %s', (site, ours) => {
  expect(isOurs({ origin: 'https://news.example', 'sec-fetch-site': site })).toBe(ours);
});

it('who says no origin may pass without cookies alone: it is a program', () => {
  expect(isSameOrigin(new Headers({ host: 'news.example' }), undefined)).toBe(true);
  expect(isOurs({})).toBe(false);
  expect(isOurs({}, 'https://news.example')).toBe(false);
});

it.each(['null', '', 'news.example', 'https://'])('no page of ours is at %j', (origin) => {
  expect(isOurs({ origin })).toBe(false);
  expect(isSameOrigin(new Headers({ host: 'news.example', origin }), undefined)).toBe(false);
});

it('a port makes another origin, the spelling of the host does not', () => {
  expect(isOurs({ host: 'News.Example', origin: 'https://news.example' })).toBe(true);
  expect(isOurs({ host: 'news.example:8443', origin: 'https://news.example:8443' })).toBe(true);
  expect(isOurs({ host: 'news.example:8443', origin: 'https://news.example' })).toBe(false);
  expect(isSameOrigin(new Headers({ origin: 'https://news.example' }), undefined)).toBe(false);
});
