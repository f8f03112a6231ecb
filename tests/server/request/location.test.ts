import { isPhilippine } from '@/lib/server/request/location';

it.each([
  ['sg', undefined, undefined, false],
  ['sg', ['SG', 'PH'], undefined, true],
  ['sg', ['SG'], undefined, false],
  ['sg', undefined, 'PH', true],
  ['cn', ['PH'], undefined, false],
  ['cn', undefined, 'PH', true],
] as const)('the Philippine build: %s serving %j, reader in %s: %s', (region, served, from, is) => {
  const countries = served && [...served];
  expect(isPhilippine({ region, countries }, from)).toBe(is);
});
