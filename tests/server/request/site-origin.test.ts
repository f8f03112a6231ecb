import { builtInDeployments, deploymentOf, parseDeployments } from '@/lib/deployments';
import { originOf, sisterOf } from '@/lib/server/request/site-origin';

const local = (host: string) => {
  const found = deploymentOf(host, builtInDeployments, 'local');
  if (!found) throw new Error(`no deployment of ${host}`);
  return found;
};

it.each([
  ['share.localhost:3000', 'http://share.localhost:3000'],
  ['share.localhost', 'http://share.localhost'],
  ['192.168.1.20:3000', 'http://localhost:3000'],
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
