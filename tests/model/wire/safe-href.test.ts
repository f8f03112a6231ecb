import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realHost, safeHref } from '@/lib/model/wire/safe-href';
import { describeShared } from '@/tests/shared';

test.each([
  ['https://example.org/a b', 'https://example.org/a%20b'],
  ['HTTP://EXAMPLE.org', 'http://example.org/'],
  ['/covers/1.svg', '/covers/1.svg'],
])('%j is safe to follow', (address, href) => {
  expect(safeHref(address)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/a\u0000b',
  'relative/path',
  '#fragment',
  '',
  `https://example.org/${'a'.repeat(3000)}`,
  undefined,
  42,
])('%j is not', (address) => {
  expect(safeHref(address)).toBeUndefined();
});

test('mail addresses only where the caller says so', () => {
  expect(safeHref('mailto:a@example.org')).toBeUndefined();
  expect(safeHref('mailto:a@example.org', { mail: true })).toBe('mailto:a@example.org');
});

test.each([
  ['https://bank.example@evil.example/login', 'evil.example'],
  ['https://аpple.com/', 'xn--pple-43d.com'],
  ['https://example.org:8443/', 'example.org:8443'],
  ['javascript:alert(1)', ''],
])('the real host of %s is %j', (address, host) => {
  expect(realHost(address)).toBe(host);
});

describeShared('dangerous addresses', ['corpora', 'links'], (folder) => {
  const { cases } = JSON.parse(readFileSync(join(folder, 'dangerous-hrefs-own.json'), 'utf8')) as {
    cases: string[];
  };
  test.each(cases)('%j never leads off the web', (address) => {
    const href = safeHref(address);
    if (href !== undefined)
      expect(['http:', 'https:']).toContain(new URL(href, 'https://own.example').protocol);
  });
});

test('an address is as long as a link may be, and no other scheme passes with mail', () => {
  const long = (length: number) => `https://a.example/${'b'.repeat(length - 18)}`;
  expect([long(2_048), long(2_049)].map((address) => safeHref(address)?.length)).toEqual([
    2_048,
    undefined,
  ]);
  const mail = { mail: true };
  expect(safeHref('mailto:a@b.example', mail)).toBe('mailto:a@b.example');
  for (const address of ['tel:1', 'ftp://a.example/', 'javascript:x'])
    expect(safeHref(address, mail)).toBeUndefined();
  expect(realHost('/m/news')).toBe('');
});
