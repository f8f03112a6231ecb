import { clientAddress, hashedAddress, isNetwork } from '@/lib/server/request/client-address';
import { noteCaller } from '@/lib/server/gate/before-next';

const from = (forwarded: string, trusted: string[] = []) =>
  clientAddress(new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {}), trusted);

describe('the address of a visitor', () => {
  it.each<[string, string, string | undefined, string[]]>([
    ['who calls directly', '203.0.113.7', '203.0.113.7', []],
    ['behind a proxy of ours', '203.0.113.7, 10.0.0.2', '203.0.113.7', []],
    ['behind two', '203.0.113.7, 10.0.0.3, 127.0.0.1', '203.0.113.7', []],
    ['who invents hops before itself', '1.1.1.1, 203.0.113.7', '203.0.113.7', []],
    ['who invents hops behind a proxy', '1.1.1.1, 203.0.113.7, 10.0.0.2', '203.0.113.7', []],
    ['behind a trusted network', '203.0.113.7, 198.51.100.9', '203.0.113.7', ['198.51.100.0/24']],
    ['behind a trusted address', '203.0.113.7, 198.51.100.9', '203.0.113.7', ['198.51.100.9']],
    ['behind a network that is not trusted', '203.0.113.7, 198.51.100.9', '198.51.100.9', []],
    ['on our own network', '192.168.1.5', '192.168.1.5', []],
    ['written as IPv6', '::ffff:203.0.113.7', '203.0.113.7', []],
    ['who writes nonsense', 'evil, 10.0.0.2', '10.0.0.2', []],
    ['who says nothing', '', undefined, []],
  ])('%s', (_, forwarded, address, trusted) => {
    expect(from(forwarded, trusted)).toBe(address);
  });

  it('is the same for a whole IPv6 /64', () => {
    expect(from('2001:db8:1:2::1')).toBe(from('2001:db8:1:2:ffff::9'));
    expect(from('2001:db8:1:2::1')).not.toBe(from('2001:db8:1:3::1'));
  });

  it('goes on as a hash that only the secret could make', () => {
    const hash = hashedAddress('203.0.113.7', 'secret');
    expect(hash).toMatch(/^[\w-]{22}$/);
    expect(hash).toBe(hashedAddress('203.0.113.7', 'secret'));
    expect(hash).not.toBe(hashedAddress('203.0.113.7', 'another'));
  });

  it.each([
    ['203.0.113.0/24', true],
    ['2001:db8::/32', true],
    ['10.0.0.1', true],
    ['example.org', false],
    ['10.0.0.0/40', false],
  ])('%s as a network: %s', (text, valid) => expect(isNetwork(text)).toBe(valid));
});

describe('before Next', () => {
  it('the caller is added to what proxies have noted', () => {
    // Of a request only these two are read.
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
});
