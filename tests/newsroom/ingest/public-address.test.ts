import { isPublicAddress, isPublicHost } from '@/lib/newsroom/ingest/public-address';

describe('which addresses are public', () => {
  it.each(['93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111'])('%s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254'],
    ...['100.64.0.1', '192.0.0.8', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...['168.63.129.16', '192.88.99.1', '240.0.0.1', '203.0.113.9'],
    ...['::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:93.184.216.34', '64:ff9b::5db8:d822'],
    ...['2002:5db8:d822::', '2001::1', '2001:db8::1', '3fff::1', 'fe80::1%eth0', 'fec0::1'],
    ...['fd00::1', '5f00::1', '100::1', 'ff02::1', 'not an address', ''],
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([
    'localhost',
    'LOCALHOST.',
    'a.localhost',
    'intranet',
    'db.internal',
    '[::1]',
    '10.0.0.1',
  ])('the host %s is private whatever a resolver says', (host) =>
    expect(isPublicHost(host)).toBe(false),
  );

  it.each(['..', 'a..b.org', '.example.com', 'example.com..'])(
    '%s is not a valid host name',
    (host) => expect(isPublicHost(host)).toBe(false),
  );

  it.each(['example.com', 'news.bbc.co.uk', '1.1.1.1'])('the host %s may be public', (host) =>
    expect(isPublicHost(host)).toBe(true),
  );
});
