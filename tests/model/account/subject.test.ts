import { bearerToken, isAccessToken } from '@/lib/model/account/access-token';
import { subjectNamed } from '@/lib/model/account/subject';

it.each([
  [' Ana@Example.ORG ', 'ana@example.org'],
  ['\u200bana@example.org\u2060', 'ana@example.org'],
  ['+63 917 123 4567', '+63 9171234567'],
  ['0063-917-123-4567', '+63 9171234567'],
  ['+63 (0917) 123.4567', '+63 9171234567'],
  ['+86\u2011138\u20130013\u20148000', '+86 13800138000'],
  ['\u202a+86 13800138000\u202c', '+86 13800138000'],
  ['+86 123', '+86 123'],
  ['+1 202 555 0123', '+1 202 555 0123'],
  ['9171234567+63', '9171234567+63'],
  ['1006313800138000', '1006313800138000'],
  [' u_7f3 ', 'u_7f3'],
])('who is named %j is compared as %j', (entry, subject) => {
  expect(subjectNamed(entry)).toBe(subject);
});

const token = `cwt_${'aZ0_-'.repeat(8)}abc`;

it.each([
  [token, true],
  [token.slice(1), false],
  [`x${token}`, false],
  [`${token}a`, false],
  [token.slice(0, -1), false],
])('%s is a token: %s', (text, is) => expect(isAccessToken(text)).toBe(is));

it.each([
  [`Bearer ${token}`, token],
  [` bearer  ${token} `, token],
  [`GoogleLogin auth=${token}`, token],
  ['Bearer abc', undefined],
  [`Basic ${token}`, undefined],
  [`Bearer ${token} b`, undefined],
  [`a Bearer ${token}`, undefined],
  [token, undefined],
  ['', undefined],
  [null, undefined],
])('of the header %j the token is %s', (header, given) => {
  expect(bearerToken(header)).toBe(given);
});
