import { parseDeployments } from '@/lib/deployments';
import { createGuestPageOf } from '@/lib/server/gate/guest-page-key';

const rows = parseDeployments([
  { hosts: ['news.example'], env: 'online' },
  { hosts: ['ph.example'], env: 'online', countries: ['PH', 'SG'], countryHeader: 'X-Country' },
  { hosts: ['closed.example'], env: 'online', signInToRead: true },
  { hosts: ['share.example'], env: 'online', surface: 'share' },
  { hosts: ['remote.example'], env: 'online', newsServiceUrl: 'https://service.example' },
]);
const pageOf = createGuestPageOf({ rows, env: 'online' });

type Headers = Record<string, string | string[]>;
const asked = (url = '/m/news', headers: Headers = {}, method = 'GET') =>
  pageOf({ method, url, headers: { host: 'news.example', ...headers } });

it.each([
  ['/m/news', {}],
  ['/m/news/detail?id=e_1-A', {}],
  [`/m/news/detail?id=${'x'.repeat(64)}`, {}],
  ['/m/news', { 'user-agent': 'curl/8', 'accept-language': 'zh-CN', 'save-data': 'on' }],
  ['/m/news', { accept: '*/*', 'if-none-match': '"a"' }],
  ['/m/news', { host: 'ph.example', 'x-country': 'PH' }],
])('who asks for %s with %j gets the page of all guests', (url, headers) => {
  expect(asked(url, headers)).toMatchObject({ secure: true, key: expect.any(String) });
});

it.each([
  ['/m/news?tab=tech', {}],
  ['/m/news/', {}],
  ['/m/newsx', {}],
  ['/x/m/news', {}],
  ['/m/news/detail', {}],
  ['/m/news/detail?id=', {}],
  ['/m/news/detail?id=a%20b', {}],
  ['/m/news/detail?id=a&id=b', {}],
  [`/m/news/detail?id=${'x'.repeat(65)}`, {}],
  ['/m/topics', {}],
  ['/m/news', { cookie: '' }],
  ['/m/news', { authorization: 'Bearer x' }],
  ['/m/news', { 'cube-id': 'cube_1' }],
  ['/m/news', { rsc: '1' }],
  ['/m/news', { range: 'bytes=0-1' }],
  ['/m/news', { host: 'elsewhere.example' }],
  ['/m/news', { host: 'closed.example' }],
  ['/m/news', { host: 'share.example' }],
  ['/m/news', { host: 'ph.example' }],
  ['/m/news', { host: 'ph.example', 'x-country': 'US' }],
])('who asks for %s with %j has a page of their own', (url, headers) => {
  expect(asked(url, headers)).toBeUndefined();
});

it.each(['HEAD', 'POST', 'get'])('%s asks for no page that is kept', (method) => {
  expect(asked('/m/news', {}, method)).toBeUndefined();
});

it('a request without a name or an address has no page', () => {
  expect(pageOf({ method: 'GET', headers: { host: 'news.example' } })).toBeUndefined();
  expect(pageOf({ method: 'GET', url: '/m/news', headers: {} })).toBeUndefined();
});

const keyOf = (url?: string, headers?: Headers) => asked(url, headers)?.key;
const phone = 'Mozilla/5.0 (iPhone)';

it.each<[string, [string?, Headers?], [string?, Headers?]]>([
  ['article', ['/m/news/detail?id=a'], ['/m/news/detail?id=b']],
  ['language', [], ['/m/news', { 'accept-language': 'zh-CN' }]],
  ['form', [], ['/m/news', { 'user-agent': phone }]],
  ['thrift', [], ['/m/news', { 'save-data': 'On' }]],
  ['name', [], ['/m/news', { host: 'NEWS.example' }]],
  [
    'country',
    ['/m/news', { host: 'ph.example', 'x-country': 'PH' }],
    ['/m/news', { host: 'ph.example', 'x-country': 'SG' }],
  ],
])('another %s is another page', (_, one, other) => {
  expect(keyOf(...one)).toBeDefined();
  expect(keyOf(...other)).toBeDefined();
  expect(keyOf(...one)).not.toBe(keyOf(...other));
});

it.each<[string, Headers]>([
  ['a browser of the same kind', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }],
  ['a spelling of the language', { 'accept-language': 'en-GB,en;q=0.9' }],
  ['no thrift', { 'save-data': 'off' }],
  ['a country that the site does not ask for', { 'x-country': 'PH' }],
  ['what says nothing of the visitor', { accept: 'text/html', dnt: '1' }],
])('%s is no other page', (_, headers) => {
  expect(keyOf('/m/news', headers)).toBe(keyOf());
});

it('over http and https pages differ on a local site', () => {
  const local = createGuestPageOf({
    rows: parseDeployments([{ hosts: ['localhost'] }]),
    env: 'local',
  });
  const over = (headers: Headers) =>
    local({ method: 'GET', url: '/m/news', headers: { host: 'localhost:3000', ...headers } });
  const [http, https] = [over({}), over({ 'x-forwarded-proto': 'https' })];
  expect([http?.secure, https?.secure]).toEqual([false, true]);
  expect(http?.key).not.toBe(https?.key);
});

it('a machine’s own name is one of a local site', () => {
  const rowsOf = parseDeployments([{ hosts: ['localhost'] }]);
  const ask = { method: 'GET', url: '/m/news', headers: { host: 'kitchen-pc.local' } };
  const named = createGuestPageOf({ rows: rowsOf, env: 'local', ownNames: ['kitchen-pc.local'] });
  expect(named(ask)).toBeDefined();
  expect(createGuestPageOf({ rows: rowsOf, env: 'local' })(ask)).toBeUndefined();
});

it('pictures of others are shown where a service far away names them', () => {
  expect(asked()?.foreignMedia).toBe(false);
  expect(asked('/m/news', { host: 'remote.example' })?.foreignMedia).toBe(true);
});
