import { builtInDeployments, deploymentOf, parseDeployments } from '@/lib/deployments';
import { shareOriginOf } from '@/lib/server/request/share-origin';

const local = (host: string) => {
  const deployment = deploymentOf(host, builtInDeployments, 'local');
  return deployment && shareOriginOf(deployment, host);
};

describe('shared links point to the share domain', () => {
  it.each([
    ['localhost:3000', 'http://share.localhost:3000'],
    ['localhost', 'http://share.localhost'],
    ['cn.localhost:3100', 'http://share.cn.localhost:3100'],
    ['LOCALHOST:3000', 'http://share.localhost:3000'],
    ['[::1]:3000', 'http://share.localhost:3000'],
    ['[::1]', 'http://share.localhost'],
    ['192.168.1.20:3000', undefined],
  ])('of the region, from %s to %s', (host, origin) => {
    expect(local(host)).toBe(origin);
  });

  it.each(['news.example', 'news.example:8443', null])(
    'set by the deployment, whatever the request says (%s)',
    (host) => {
      const [deployment] = parseDeployments([
        { hosts: ['news.example'], env: 'online', shareOrigin: 'https://share.example' },
      ]);
      expect(deployment && shareOriginOf(deployment, host)).toBe('https://share.example');
    },
  );
});

it('a deployment without a share domain shares its own address', () => {
  const [deployment] = parseDeployments([{ hosts: ['news.example'], env: 'online' }]);
  expect(deployment && shareOriginOf(deployment, 'news.example')).toBeUndefined();
});

it('a share domain is an origin', () => {
  const row = { hosts: ['a.example'], shareOrigin: 'https://share.example/x' };
  expect(() => parseDeployments([row])).toThrow('Row 1, shareOrigin: is not an origin');
});

describe('on a local name of the operator', () => {
  const [ported, plain] = parseDeployments([
    { hosts: ['news.home'], shareOrigin: 'http://share.home:8080' },
    { hosts: ['news.lan'], shareOrigin: 'https://share.lan' },
  ]);

  it.each([
    [plain, 'news.lan:3000', 'https://share.lan:3000'],
    [plain, 'news.lan', 'https://share.lan'],
    // A port that the operator named is theirs.
    [ported, 'news.home:3000', 'http://share.home:8080'],
    [ported, 'news.home', 'http://share.home:8080'],
    [plain, 'x.news.lan', undefined],
    [plain, 'news.lan:999999', undefined],
    [plain, '\nnews.lan', undefined],
    [plain, '', undefined],
    [plain, null, undefined],
  ])('%#: from %j to %j', (of, host, origin) => {
    if (!of) throw new Error('the table lost a row');
    expect(shareOriginOf(of, host)).toBe(origin);
  });
});
