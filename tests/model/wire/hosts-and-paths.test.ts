import { bearerToken, isAccessToken } from '@/lib/model/account/access-token';
import { workChatUserOf } from '@/lib/model/account/work-chat-user';
import { legalAddress, legalPageOf, legalPaths } from '@/lib/model/wire/legal';
import { isNearHost, machineNames } from '@/lib/model/wire/near-host';
import { isReaderCall, isReaderPath } from '@/lib/model/wire/reader-api';
import { returnPath } from '@/lib/model/wire/return-path';

describe('a way back', () => {
  it.each(['/', '/m/news', '/m/news?id=e1&a=%2Fb#top', '/a//b', '/%2e/x', `/${'x'.repeat(2_047)}`])(
    'is a path of this site: %s',
    (path) => expect(returnPath(path)).toBe(new URL(path, 'https://a.example').href.slice(17)),
  );

  it.each([
    ...[
      '',
      'm/news',
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/%2f/evil.example',
    ],
    ...['/%5Cevil.example', '\\\\evil.example', '/a\\b', '/\t/evil.example', '/a\nb', ' /m/news'],
    ...[
      'javascript:alert(1)',
      `/${'x'.repeat(2_048)}`,
      '/..//evil.example',
      undefined,
      null,
      7,
      {},
    ],
  ])('is the news for anything else: %j', (asked) => {
    expect(returnPath(asked)).toBe('/m/news');
    expect(returnPath(asked, '/m/signup')).toBe('/m/signup');
  });
});

describe('a host', () => {
  it.each([
    ...['localhost', 'share.cn.localhost', '127.0.0.1', '127.255.0.1', '10.0.0.1', '192.168.1.20'],
    ...[
      '172.16.0.1',
      '172.29.3.4',
      '172.31.0.1',
      '169.254.1.1',
      '[::1]',
      '[fd00:1::2]',
      '[fe80::1]',
    ],
    ...['shelf', 'shelf.local'],
  ])('is local: %s', (name) => expect(isNearHost(name, ['shelf', 'shelf.local'])).toBe(true));

  it.each([
    ...[
      'evil.example',
      'localhost.evil.example',
      'notlocalhost',
      '128.0.0.1',
      '11.0.0.1',
      '192.169.1.1',
    ],
    ...[
      '172.15.0.1',
      '172.32.0.1',
      '169.253.1.1',
      '127.0.0.1.evil.example',
      'x127.0.0.1',
      '[2001:db8::1]',
    ],
    ...['[fb00::1]', '[fec0::1]', '[::2]', 'shelf.evil.example', ''],
  ])('is not local: %s', (name) => expect(isNearHost(name, ['shelf', 'shelf.local'])).toBe(false));

  it('has the names that routers give it', () => {
    const names = machineNames('Shelf.Example.org');
    expect(names).toEqual([
      ...['shelf.example.org', 'shelf', 'shelf.local', 'shelf.lan', 'shelf.home'],
      ...['shelf.home.arpa', 'shelf.internal'],
    ]);
    expect(machineNames('')).toEqual([]);
    expect(machineNames('.example.org')).toEqual([]);
  });
});

describe('a call of a reader app', () => {
  it.each([
    ['/reader/api/0/tag/list', true, true],
    ['/accounts/ClientLogin', false, true],
    ['/accounts/ClientLogin/x', false, false],
    ['/reader/api/0/', false, false],
    ['/reader/api/1/tag/list', false, false],
    ['/x/reader/api/0/tag', false, false],
  ])('%s', (path, reader, call) => {
    expect([isReaderPath(path), isReaderCall(path)]).toEqual([reader, call]);
  });

  const token = `cwt_${'a'.repeat(43)}`;
  it.each([
    [`Bearer ${token}`, token],
    [`bearer  ${token} `, token],
    [`GoogleLogin auth=${token}`, token],
    [`GoogleLogin ${token}`, undefined],
    [`Basic ${token}`, undefined],
    [`x Bearer ${token}`, undefined],
    [`Bearer ${token} x`, undefined],
    ['Bearer abc', undefined],
    ['Bearer', undefined],
    [null, undefined],
  ])('has the token of %j', (header, found) => expect(bearerToken(header)).toBe(found));

  it('a token has one form', () => {
    expect(isAccessToken(token)).toBe(true);
    for (const other of [`${token}a`, `x${token}`, token.slice(1), token.replace('a', ' ')]) {
      expect(isAccessToken(other)).toBe(false);
    }
  });
});

it('a document is found by its path, and its link depends on the site', () => {
  for (const [page, path] of Object.entries(legalPaths)) expect(legalPageOf(path)).toBe(page);
  expect(legalPageOf('policy')).toBeUndefined();
  expect(legalPageOf('inner/policy/privacy')).toBeUndefined();
  expect(legalAddress('privacy', false)).toBe('/policy/privacy');
  expect(legalAddress('icp', true)).toBe('/inner/production/icp');
  expect(legalAddress('privacy', true, 'https://a.example')).toBe(
    'https://a.example/inner/policy/privacy',
  );
});

it('the identity from the work-chat app has four fields', () => {
  const sent = {
    name: '王芳',
    en_name: 'Fang',
    avatar_middle: 'https://a.example/1',
    union_id: 'u1',
  };
  expect(workChatUserOf(sent)).toEqual({
    ...{ name: '王芳', enName: 'Fang', avatar: 'https://a.example/1', id: 'u1' },
  });
  expect(workChatUserOf({ name: '王芳', union_id: 'u1' })).toEqual({
    ...{ name: '王芳', enName: '', avatar: '', id: 'u1' },
  });
});
