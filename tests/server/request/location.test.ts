import { isPhilippine, locationCookie, locationOf } from '@/lib/server/request/location';

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

const asked = (query: string, secure = false) => locationCookie(new URLSearchParams(query), secure);

it.each(['location=ph', 'location=PH', 'a=b&location=Ph'])('%s is stored for a year', (query) => {
  expect(asked(query)).toBe('location=ph; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax');
  expect(asked(query, true)).toMatch(/^__Host-location=ph; .*; Secure$/);
});

it.each(['location=', 'location=sg', 'location=phx'])('%s clears what is stored', (query) => {
  expect(asked(query)).toBe('location=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});

it.each(['', 'a=b', 'Location=ph'])('%j says nothing of it', (query) => {
  expect(asked(query)).toBeUndefined();
});

it.each([
  ['location=ph', false, 'PH'],
  ['__Host-location=ph', true, 'PH'],
  // A page of http may have written the plain one.
  ['location=ph', true, undefined],
  ['location=sg', false, undefined],
  ['location=PH', false, undefined],
  ['', false, undefined],
])('the location stored in %j (https: %s) is %s', (cookie, secure, is) => {
  expect(locationOf(new Headers({ cookie }), secure)).toBe(is);
});
