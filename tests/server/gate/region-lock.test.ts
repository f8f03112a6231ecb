import { parseDeployments } from '@/lib/deployments';
import { isServedHere, servingDeployment, samePage } from '@/lib/server/gate/region-lock';
import { countryOf } from '@/lib/server/request/country';

const table = parseDeployments([
  { hosts: ['ph.example'], countries: ['PH'], countryHeader: 'X-Country' },
  { hosts: ['share.example'], surface: 'share' },
  { hosts: ['eu.example'], countries: ['DE', 'FR'], countryHeader: 'X-Country' },
  { hosts: ['open.example'] },
]);
const [ph, , eu, open] = table;
if (!ph || !eu || !open) throw new Error('the table lost a row');
const from = (country?: string) => new Headers(country ? { 'x-country': country } : {});

it.each([
  ['PH', true],
  [' ph ', true],
  ['DE', false],
  [undefined, false],
])('a site for PH serves a visitor from %s: %s', (country, served) => {
  expect(isServedHere(ph, from(country))).toBe(served);
});

it('a site without countries serves everyone, and reads no header', () => {
  expect(isServedHere(open, from())).toBe(true);
  expect(countryOf(open, from('DE'))).toBe('');
});

it.each([
  ['DE', eu],
  ['US', open],
  ['', open],
])('a visitor from %j is redirected to the site that serves them', (country, site) => {
  expect(servingDeployment(country, ph, table)).toBe(site);
});

it('a visitor is redirected to no test site, and to their region first', () => {
  const [here, test, cn, sg] = parseDeployments([
    { hosts: ['ph.example'], countries: ['PH'], countryHeader: 'X-Country' },
    { hosts: ['boe.example'], env: 'boe' },
    { hosts: ['cn.example'], region: 'cn' },
    { hosts: ['sg.example'] },
  ]);
  if (!here || !test || !cn || !sg) throw new Error('the table lost a row');
  expect(servingDeployment('US', here, [here, test, cn, sg])).toBe(sg);
  expect(servingDeployment('US', here, [here, test, cn])).toBe(cn);
  expect(servingDeployment('US', here, [here, test])).toBeUndefined();
});

it('a visitor whom no site of that surface serves is not redirected', () => {
  expect(servingDeployment('US', ph, [ph, eu])).toBeUndefined();
});

it.each([
  ['/news/detail', 'e_1', '/news/detail?id=e_1'],
  ['/m/news/detail', 'a b&c', '/m/news/detail?id=a%20b%26c'],
  ['/track', 't_1', '/track?id=t_1'],
  ['/m/track', 't_1', '/m/track?id=t_1'],
  ['/answer', 'a_1', '/answer?id=a_1'],
  ['/m/answer', 'a_1', ''],
  [null, undefined, ''],
  ['/news/detail', undefined, ''],
  ['/m/news', 'e_1', ''],
  ['//evil.example', 'e_1', ''],
  [null, 'e_1', ''],
])('a request for %s with %s is redirected to %j', (path, id, same) => {
  expect(samePage(path, id)).toBe(same);
});
