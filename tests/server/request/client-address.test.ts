import {
  addressClaim,
  clientAddress,
  hashedAddress,
  isNamedProxy,
  isNear,
  isNearAddress,
  isNetwork,
  isTrustedProxy,
} from '@/lib/server/request/client-address';
import { noteCaller } from '@/lib/server/gate/before-next';

const from = (forwarded: string, trusted: string[] = []) =>
  clientAddress(new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {}), trusted);

describe('the address of a visitor', () => {
  it.each<[string, string, string | undefined, string[]]>([
    ['who calls directly', '203.0.113.7', '203.0.113.7', []],
    ['behind a proxy on this machine', '203.0.113.7, 127.0.0.1', '203.0.113.7', []],
    ['behind two', '203.0.113.7, 10.0.0.3, 127.0.0.1', '203.0.113.7', ['10.0.0.3']],
    ['who invents hops before itself', '1.1.1.1, 203.0.113.7', '203.0.113.7', []],
    ['who invents hops behind a proxy', '1.1.1.1, 203.0.113.7, ::1', '203.0.113.7', []],
    ['who invents hops on a private network', '1.2.3.4, 192.168.1.50', '192.168.1.50', []],
    ['behind the NAT of a container', '5.6.7.8, 172.17.0.1', '172.17.0.1', []],
    ['behind a trusted network', '203.0.113.7, 198.51.100.9', '203.0.113.7', ['198.51.100.0/24']],
    ['behind a trusted address', '203.0.113.7, 198.51.100.9', '203.0.113.7', ['198.51.100.9']],
    ['behind a network that is not trusted', '203.0.113.7, 198.51.100.9', '198.51.100.9', []],
    ['on our own network', '192.168.1.5', '192.168.1.5', []],
    ['written as IPv6', '::ffff:203.0.113.7', '203.0.113.7', []],
    ['behind a proxy of the other kind', '203.0.113.7, 10.0.0.3', '10.0.0.3', ['2001:db8::/32']],
    ['behind one of two kinds', '203.0.113.7, 10.0.0.3', '203.0.113.7', ['::9', '10.0.0.0/8']],
    ['in brackets', '[203.0.113.7], [::1]', '203.0.113.7', []],
    ['who writes half a bracket inside', '20[3.0.113.7, 127.0.0.1', '127.0.0.1', []],
    ['who writes nonsense', 'evil, 127.0.0.1', '127.0.0.1', []],
    ['who says nothing', '', undefined, []],
  ])('%s', (_, forwarded, address, trusted) => {
    expect(from(forwarded, trusted)).toBe(address);
  });

  it('is the same for a whole IPv6 /64', () => {
    expect(from('2001:db8:1:2::1')).toBe(from('2001:db8:1:2:ffff::9'));
    expect(from('2001:db8:1:2::1')).not.toBe(from('2001:db8:1:3::1'));
  });

  it('is passed on as a hash that only the secret could produce', () => {
    const hash = hashedAddress('203.0.113.7', 'secret');
    expect(hash).toMatch(/^[\w-]{22}$/);
    expect(hash).toBe(hashedAddress('203.0.113.7', 'secret'));
    expect(hash).not.toBe(hashedAddress('203.0.113.7', 'another'));
    expect(hash).not.toBe(hashedAddress('203.0.113.8', 'secret'));
  });

  it('is no part of an identity where there is none', () => {
    const claim = (headers: Record<string, string>) =>
      addressClaim(new Headers(headers), ['10.0.0.3'], 'secret');
    expect(claim({})).toEqual({});
    expect(claim({ 'x-forwarded-for': 'unknown' })).toEqual({});
    expect(claim({ 'x-forwarded-for': '203.0.113.7, 10.0.0.3' })).toEqual({
      address: hashedAddress('203.0.113.7', 'secret'),
    });
  });

  it.each([
    ['127.0.0.1', [], true, false],
    ['::1', [], true, false],
    ['127.0.0.1', ['127.0.0.0/8'], true, true],
    ['10.0.0.3', ['10.0.0.3'], true, true],
    ['10.0.0.4', ['10.0.0.3'], false, false],
    ['2001:db8::7', ['2001:db8::7'], true, true],
    ['2001:db8::8', ['2001:db8::7'], false, false],
    ['2001:db8::7', ['10.0.0.0/8', '2001:db8::/32'], true, true],
    ['10.0.0.3', ['2001:db8::/32'], false, false],
    ['nonsense', ['10.0.0.3'], false, false],
    ['', ['10.0.0.3'], false, false],
  ])('%j, where %j are named, is a proxy: %s, by name: %s', (address, names, trusted, named) => {
    expect(isTrustedProxy(address, names)).toBe(trusted);
    expect(isNamedProxy(address, names)).toBe(named);
  });

  it.each([
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['192.168.1.5', true],
    ['169.254.1.1', true],
    ['fd00::7', true],
    ['fe80::1', true],
    ['203.0.113.7', false],
    ['2001:db9::1', false],
    ['news.example', false],
    ['', false],
  ])('%j is of this machine or a network behind it: %s', (address, near) => {
    expect(isNearAddress(address)).toBe(near);
  });

  it.each([
    ['203.0.113.0/24', true],
    ['2001:db8::/32', true],
    ['10.0.0.1', true],
    ['example.org', false],
    ['10.0.0.0/40', false],
  ])('%s as a network: %s', (text, valid) => expect(isNetwork(text)).toBe(valid));
});

describe('nearby', () => {
  const near = (host: string, hops: string, trusted: string[] = []) =>
    isNear(new Headers({ host, 'x-forwarded-for': hops }), trusted, ['kitchen-pc.local']);

  it.each([
    ['localhost:3000', '127.0.0.1'],
    ['cn.localhost:3000', '::1'],
    ['192.168.1.20:3000', '192.168.1.50'],
    ['kitchen-pc.local', 'fd00::7'],
  ])('is a request for %s from %s', (host, from) => expect(near(host, from)).toBe(true));

  it.each([
    ['a name of the wide world, however near the socket', 'evil.example:3000', '127.0.0.1', []],
    ['a public name behind a proxy that adds nothing', 'news.example.org', '127.0.0.1', []],
    ['a public address', '203.0.113.5', '172.17.0.1', []],
    ['a visitor from outside', 'localhost', '203.0.113.7', []],
    ['what a proxy nobody named says', 'localhost', '10.0.0.9, 127.0.0.1', []],
    ['what a script writes', 'localhost', 'garbage, 127.0.0.1', []],
    ['the visitor of a named proxy', 'localhost', '203.0.113.7, 127.0.0.1', ['127.0.0.1']],
    ['whoever a named proxy tells nothing of', '127.0.0.1', 'unknown, 127.0.0.1', ['127.0.0.1']],
    [
      'who invents an address behind a named proxy',
      'localhost',
      '10.1.1.1, 10.2.2.2, 127.0.0.1',
      ['127.0.0.1'],
    ],
    [
      'who comes through a proxy nobody named, too',
      'localhost',
      '203.0.113.7, 10.0.0.9, 127.0.0.1',
      ['127.0.0.1'],
    ],
    ['nobody', 'localhost', '', []],
    ['who asks for no name', '', '127.0.0.1', []],
  ])('is not: %s', (_, host, hops, trusted) => expect(near(host, hops, trusted)).toBe(false));

  it('is who a named proxy says is nearby', () => {
    expect(near('192.168.1.20', '192.168.1.50, 127.0.0.1', ['127.0.0.1'])).toBe(true);
    const two = ['127.0.0.1', '10.0.0.0/30'];
    expect(near('192.168.1.20', '192.168.1.50, 10.0.0.2, 127.0.0.1', two)).toBe(true);
  });
});

describe('before Next', () => {
  it('the client is appended to the addresses noted by proxies', () => {
    // Only these two parts of a request are read.
    const message = (noted?: string) =>
      ({
        headers: noted === undefined ? {} : { 'x-forwarded-for': noted },
        socket: { remoteAddress: '203.0.113.7' },
      }) as unknown as Parameters<typeof noteCaller>[0];
    const direct = message();
    noteCaller(direct);
    expect(direct.headers['x-forwarded-for']).toBe('203.0.113.7');
    const behind = message('1.1.1.1');
    noteCaller(behind);
    expect(behind.headers['x-forwarded-for']).toBe('1.1.1.1, 203.0.113.7');
  });

  /** The headers of a request after its client is noted. */
  function noted(from: string, headers: Record<string, string>, trustedProxies: string[] = []) {
    const message = { headers: { ...headers }, socket: { remoteAddress: from } };
    noteCaller(message as unknown as Parameters<typeof noteCaller>[0], {
      trustedProxies,
      edgeHeaders: ['x-edge-country'],
    });
    return message.headers;
  }
  const claims = {
    host: 'inside:3000',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example, news.example',
    'x-edge-country': 'PH',
  };

  it('headers that only a proxy may set are removed from other clients', () => {
    expect(noted('203.0.113.7', claims)).toEqual({
      host: 'inside:3000',
      'x-forwarded-for': 'unknown, 203.0.113.7',
    });
  });

  it.each<[string, object]>([
    ['nginx as it comes', { httpVersion: '1.0' }],
    ['a proxy that says its own name', { headers: { via: '1.1 edge' } }],
    ['a proxy that says the address elsewhere', { headers: { 'x-real-ip': '203.0.113.7' } }],
    ['a proxy of the standard', { headers: { forwarded: 'for=203.0.113.7' } }],
    [
      'an edge that says the address in its own way',
      { headers: { 'cf-connecting-ip': '1.2.3.4' } },
    ],
    ['a proxy that says its port', { headers: { 'x-forwarded-port': '443' } }],
    [
      'a proxy that lets an empty list of its client pass',
      { httpVersion: '1.0', headers: { 'x-forwarded-for': '' } },
    ],
  ])('%s makes nobody nearby', (_, given) => {
    const own = { host: 'localhost:3000' };
    const message = { headers: own, socket: { remoteAddress: '127.0.0.1' }, httpVersion: '1.1' };
    const direct = message as unknown as Parameters<typeof noteCaller>[0];
    noteCaller(direct);
    expect(isNear(new Headers(direct.headers as Record<string, string>), [], [])).toBe(true);
    const relayed = { ...message, ...given, headers: { host: 'localhost:3000' } };
    Object.assign(relayed.headers, 'headers' in given ? given.headers : {});
    noteCaller(relayed as unknown as Parameters<typeof noteCaller>[0]);
    const headers = new Headers(relayed.headers);
    expect(isNear(headers, [], [])).toBe(false);
    expect(clientAddress(headers, [])).toBe('127.0.0.1');
  });

  it('a proxy on this machine may set protocol and country, and not the host name', () => {
    expect(noted('::ffff:127.0.0.1', claims)).toMatchObject({
      host: 'inside:3000',
      'x-forwarded-proto': 'https',
      'x-edge-country': 'PH',
    });
  });

  it('of named proxies, the one next to us sets the host name', () => {
    const headers = noted('10.0.0.2', claims, ['10.0.0.0/8']);
    expect(headers).toMatchObject({ host: 'news.example', 'x-forwarded-proto': 'https' });
    expect(headers).not.toHaveProperty('x-forwarded-host');
  });
});
