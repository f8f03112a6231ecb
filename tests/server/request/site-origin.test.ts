import { builtInDeployments, deploymentOf, parseDeployments } from '@/lib/deployments';
import { keptOriginOf, legalOriginOf, originOf, sisterOf } from '@/lib/server/request/site-origin';

const local = (host: string) => {
  const found = deploymentOf(host, builtInDeployments, 'local');
  if (!found) throw new Error(`no deployment of ${host}`);
  return found;
};

it.each([
  ['share.localhost:3000', 'http://share.localhost:3000'],
  ['share.localhost', 'http://share.localhost'],
  ['192.168.1.20:3000', 'http://localhost:3000'],
  ['[::1]', 'http://localhost'],
])('the address of a local site asked for as %s is %s', (host, origin) => {
  expect(originOf(local(host), host)).toBe(origin);
});

it('online, no part of a request becomes part of an address', () => {
  const [named, unnamed] = parseDeployments([
    { hosts: ['a.example'], env: 'online', origin: 'https://news.example' },
    { hosts: ['b.example'], env: 'online' },
  ]);
  if (!named || !unnamed) throw new Error('the table lost a row');
  expect(originOf(named, 'evil.example:8080')).toBe('https://news.example');
  expect(originOf(unnamed, 'b.example:8080')).toBe('https://b.example');
});

it.each([
  ['share.localhost', 'localhost'],
  ['share.cn.localhost', 'cn.localhost'],
  ['public.localhost', 'localhost'],
  ['cn.localhost', 'cn.localhost'],
])('the reader of %s is %s', (host, reader) => {
  expect(sisterOf(local(host), 'reader', builtInDeployments)?.hosts[0]).toBe(reader);
});

it.each([
  ['share.localhost:3000', 'http://share.localhost:3000'],
  ['public.localhost:3000', 'http://share.localhost:3000'],
  ['localhost:3000', 'http://localhost:3000'],
])('the canonical address of an article on %s is at %s', (host, origin) => {
  expect(keptOriginOf(local(host), builtInDeployments, host)).toBe(origin);
});

it('a site that several readers share leads to the one that names it', () => {
  const table = parseDeployments([
    { hosts: ['one.example'], env: 'online', shareOrigin: 'https://share.one.example' },
    { hosts: ['two.example'], env: 'online', shareOrigin: 'https://share.two.example' },
    { hosts: ['three.example'], env: 'online', region: 'cn' },
    { hosts: ['share.two.example', 'share.example'], env: 'online', surface: 'share' },
  ]);
  const [one, two, , share] = table;
  if (!one || !two || !share) throw new Error('the table lost a row');
  expect(sisterOf(share, 'reader', table)).toBe(two);
  // A reader is its own, whichever stands first.
  expect(sisterOf(two, 'reader', table)).toBe(two);
  expect(sisterOf(one, 'public', table)).toBeUndefined();
});

it('of an article on a public site without a share domain they keep that one', () => {
  const table = parseDeployments([
    { hosts: ['www.example'], env: 'online', surface: 'public' },
    { hosts: ['share.cn.example'], env: 'online', surface: 'share', region: 'cn' },
  ]);
  const [here] = table;
  if (!here) throw new Error('the table lost a row');
  expect(keptOriginOf(here, table, 'www.example')).toBe('https://www.example');
});

describe('where links in legal documents lead', () => {
  const table = parseDeployments([
    { hosts: ['news.example'], env: 'online', publicOrigin: 'https://www.example' },
    { hosts: ['www.example'], env: 'online', surface: 'public' },
    { hosts: ['other.example'], env: 'online', publicOrigin: 'https://company.example' },
    { hosts: ['plain.example'], env: 'online' },
    { hosts: ['www.cn.example'], env: 'online', surface: 'public', region: 'cn' },
    { hosts: ['named.example'], env: 'online', publicOrigin: 'https://home.example' },
    {
      hosts: ['inside.example'],
      env: 'online',
      surface: 'public',
      origin: 'https://home.example',
      region: 'cn',
    },
    { hosts: ['loop.example'], env: 'online', publicOrigin: 'https://plain.example' },
  ]);

  it.each([
    // A public site shows placeholders there, and the documents under `inner/`.
    ['news.example', false, ''],
    ['news.example', true, 'https://www.example'],
    ['www.example', false, 'https://news.example'],
    ['www.example', true, ''],
    // Another website may have documents of its own.
    ['other.example', false, 'https://company.example'],
    ['plain.example', false, ''],
    // No reader of that region: there is no other target.
    ['www.cn.example', false, ''],
    // A public site is one at the address that it says, too.
    ['named.example', false, ''],
    ['named.example', true, 'https://home.example'],
    // A reader has the texts themselves.
    ['loop.example', false, 'https://plain.example'],
  ])('of %s (inner: %s) it is "%s"', (host, inner, origin) => {
    const here = table.find(({ hosts }) => hosts.includes(host));
    if (!here) throw new Error(`no deployment of ${host}`);
    expect(legalOriginOf(here, inner, table, host)).toBe(origin);
  });

  it('of a local public site is the reader, at the requested port', () => {
    const host = 'public.localhost:3000';
    expect(legalOriginOf(local(host), false, builtInDeployments, host)).toBe(
      'http://localhost:3000',
    );
  });
});
