import { countryOf } from '@/lib/server/request/country';
import { deployment } from '../service';

it.each([
  ['X-Country', { 'x-country': 'PH' }, 'PH'],
  ['X-Country', { 'x-country': ' ph ' }, 'PH'],
  ['X-Country', {}, ''],
  ['X-Country', { 'cf-ipcountry': 'PH' }, ''],
  // Without an edge that the operator named, nobody says where they are.
  [undefined, { 'x-country': 'PH', undefined: 'PH' }, ''],
])('by the header %s of %j a visitor is in %j', (countryHeader, headers, country) => {
  const of = deployment(countryHeader === undefined ? {} : { countryHeader });
  expect(countryOf(of, new Headers(headers))).toBe(country);
});
