import { isRelayed } from '@/lib/model/wire/relayed';

it.each(['via', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto'])(
  'a call with the header %s came by way of a proxy',
  (name) =>
    expect(isRelayed({ headers: { host: 'a', [name]: '' }, httpVersion: '1.1' })).toBe(true),
);

it.each([
  ['1.0', true],
  ['1.1', false],
  ['2.0', false],
])('one without such a header, by HTTP %s: %s', (httpVersion, relayed) => {
  expect(isRelayed({ headers: { host: 'a', via: undefined }, httpVersion })).toBe(relayed);
});
