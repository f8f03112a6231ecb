import { machineNames } from '@/lib/model/wire/near-host';
import { builtInDeployments, contactsOf, deploymentOf, parseDeployments } from '@/lib/deployments';

const find = (host: string | null, env: 'local' | 'online' = 'online') =>
  deploymentOf(host, builtInDeployments, env);

describe('a host name', () => {
  it.each([
    ['localhost:3000', 'reader', 'sg', 'en', true],
    ['LOCALHOST', 'reader', 'sg', 'en', true],
    ['localhost.', 'reader', 'sg', 'en', true],
    ['127.0.0.1:3000', 'reader', 'sg', 'en', true],
    ['[::1]:3000', 'reader', 'sg', 'en', true],
    ['cn.localhost:80', 'reader', 'cn', 'zh', false],
    ['share.localhost', 'share', 'sg', 'en', true],
    ['share.cn.localhost', 'share', 'cn', 'zh', false],
    ['public.localhost', 'public', 'sg', 'en', true],
  ])('%s is the %s site of region %s', (host, surface, region, defaultLanguage, guestChat) => {
    expect(find(host)).toMatchObject({ surface, region, defaultLanguage, guestChat, env: 'local' });
  });

  it('shows Cubewire, and 方讯 in Chinese', () => {
    expect(find('localhost')?.brand).toEqual({ en: 'Cubewire', zh: '方讯', ph: 'Cubewire' });
  });

  it.each([
    '192.168.1.20:3000',
    '10.0.0.1',
    '172.31.0.9:80',
    '169.254.7.7',
    '127.0.0.9',
    '[fd00::1]:3000',
    '[fe80::1]',
    'any.localhost:3000',
    'kitchen-pc',
    'kitchen-pc.local:3000',
    'KITCHEN-PC.lan',
  ])(
    'maps %s, reachable only on this machine or its network, to the sg reader in local',
    (host) => {
      const own = machineNames('Kitchen-PC');
      const found = deploymentOf(host, builtInDeployments, 'local', own);
      expect(found).toMatchObject({ surface: 'reader', region: 'sg' });
      expect(deploymentOf(host, builtInDeployments, 'online', own)).toBeUndefined();
    },
  );

  it.each(['localhost:65536', '192.168.1.20:99999', '[::1]:70000', 'localhost:', 'localhost:+80'])(
    'is unknown with an invalid port: %s',
    (host) => expect(deploymentOf(host, builtInDeployments, 'local')).toBeUndefined(),
  );

  it.each(['localhost:65535', 'localhost.:80', '[::1]:0'])('ignores any valid port: %s', (host) =>
    expect(deploymentOf(host, builtInDeployments, 'local')).toBeDefined(),
  );

  it.each([
    'news.example',
    'localhost.evil.example',
    'evil-localhost',
    '203.0.113.5',
    '172.32.0.1',
    '192.168.1.20.evil.example',
    '10.0.0.1.nip.io:3000',
    '[2001:db8::1]',
    'kitchen-pc.evil.example',
    'other-pc.local',
  ])('is unknown when anybody can point it here: %s, in local too', (host) => {
    const own = machineNames('kitchen-pc');
    expect(deploymentOf(host, builtInDeployments, 'local', own)).toBeUndefined();
  });

  it.each([null, '', ' ', ':3000', 'a b', 'user@localhost', 'localhost/path', 'локалхост', 'a\nb'])(
    'is unknown when malformed: %j',
    (host) => {
      expect(find(host, 'local')).toBeUndefined();
    },
  );
});

describe('the mailboxes of a site', () => {
  it.each([
    [false, { privacy: 'privacy@news.example', feedback: 'hello@example.org' }],
    [true, { privacy: 'cube@example.org', feedback: 'inner-feedback@news.example' }],
  ])(
    'are set by the operator or default to the usual names at its host (inner: %s)',
    (inner, contacts) => {
      const [site] = parseDeployments([
        {
          hosts: ['www.news.example'],
          origin: 'https://news.example',
          operator: { feedbackEmail: 'hello@example.org', innerPrivacyEmail: 'cube@example.org' },
        },
      ]);
      expect(site && contactsOf(site, inner)).toEqual(contacts);
    },
  );
});

describe('a deployments file', () => {
  it('replaces the table and fills in defaults', () => {
    const table = parseDeployments([
      {
        hosts: ['news.example'],
        env: 'online',
        brand: { zh: '新闻' },
        origin: 'https://news.example',
      },
      { hosts: ['test.example'], env: 'boe', region: 'cn', sendVersionHeader: false },
    ]);
    expect(deploymentOf('news.example', table, 'online')).toMatchObject({
      surface: 'reader',
      region: 'sg',
      brand: { en: 'Cubewire', zh: '新闻', ph: 'Cubewire' },
      sendVersionHeader: true,
      signInToRead: false,
    });
    expect(deploymentOf('test.example', table, 'online')).toMatchObject({
      sendVersionHeader: false,
      guestChat: false,
      defaultLanguage: 'zh',
    });
    expect(deploymentOf('localhost', table, 'online')).toBeUndefined();
  });

  it.each([
    [{}, 'It must be a list'],
    [[], 'It must be a list'],
    [[{}], 'Row 1, hosts'],
    [['x'], 'Row 1, row'],
    [[{ hosts: ['a.example'] }, { hosts: ['b.example'], region: 'eu' }], 'Row 2, region'],
    [[{ hosts: ['A.example:80'] }], 'Row 1, hosts.0: is not a host name'],
    [[{ hosts: ['a.example'], color: 'red' }], 'Row 1, row: Unrecognized key: "color"'],
    [[{ hosts: ['a.example'], brand: { en: '' } }], 'Row 1, brand.en'],
    [[{ hosts: ['a.example'], countries: ['ph'] }], 'Row 1, countries.0: is not a country code'],
    [[{ hosts: ['a.example'], countries: ['PH'] }], 'Row 1, countryHeader: is needed'],
    ...['', 'cf ipcountry', 'CF-IPCountry:', 'país'].map((countryHeader): [object, string] => [
      [{ hosts: ['a.example'], countryHeader }],
      'Row 1, countryHeader: is not the name of a header',
    ]),
    ...['share', 'public'].map((surface): [object, string] => [
      [{ hosts: ['a.example'], surface, signInToRead: true }],
      'Row 1, signInToRead: is for hosts of surface reader',
    ]),
    [[{ hosts: ['a.example'], newsServiceUrl: 'ftp://a' }], 'Row 1, newsServiceUrl'],
    [[{ hosts: ['a.example'], origin: 'https://a.example/x' }], 'Row 1, origin: is not an origin'],
    [[{ hosts: ['a.example'] }, { hosts: ['a.example'] }], 'Row 2, hosts: a.example stands in'],
  ])('reports the row and field of an error: %j', (json, message) => {
    expect(() => parseDeployments(json)).toThrow(message);
  });

  it('reports the line of a syntax error', () => {
    const text =
      '[\n  { "hosts": ["a.example"] },\n  {\n    "hosts": ["b.example"],\n    "region": "eu",\n    "colour": 1\n  }\n]';
    const parse = () => parseDeployments(JSON.parse(text), text);
    expect(parse).toThrow(/Line 5, row 2, region/);
    expect(parse).toThrow(/Line 6, row 2, row: Unrecognized key: "colour"/);
  });

  it('names the native app of a site', () => {
    const app = {
      scheme: 'cubewire',
      ios: 'https://a.example/1',
      android: 'market://details?id=x',
    };
    expect(parseDeployments([{ hosts: ['a.example'], app }])[0]?.app).toEqual(app);
    const wrong = { ...app, scheme: 'javascript:' };
    expect(() => parseDeployments([{ hosts: ['a.example'], app: wrong }])).toThrow(
      'Row 1, app.scheme',
    );
  });

  it('reports every error', () => {
    const wrong = [{ hosts: ['a.example'], region: 'x', surface: 'y' }];
    expect(() => parseDeployments(wrong)).toThrow(/region.*\n.*surface|surface.*\n.*region/);
  });
});

describe('the addresses that a deployment may name', () => {
  const hosts = ['news.example.org'];

  it('are none by default', () => {
    const [row] = parseDeployments([{ hosts }]);
    expect(row).toMatchObject({ trackingBlacklist: [] });
    expect(row?.previewUrl ?? row?.trackingUrl).toBeUndefined();
  });

  it('may name any header that can be asked for', () => {
    const countryHeader = 'CF-IPCountry';
    expect(parseDeployments([{ hosts, countryHeader }])[0]).toMatchObject({ countryHeader });
    expect(new Headers({ [countryHeader]: 'PH' }).get(countryHeader)).toBe('PH');
  });

  it.each(['newsServiceUrl', 'loginServiceUrl', 'previewUrl', 'trackingUrl'])(
    '%s must not contain what no call accepts, as those of the environment',
    (field) => {
      const row = (address: string) => [{ hosts, [field]: address }];
      expect(() => parseDeployments(row('http://ana:hunter2@news.example.org'))).toThrow(
        `Row 1, ${field}: must not contain user and password`,
      );
      const withQuery = () => parseDeployments(row('http://news.example.org/?key=1'));
      if (field === 'trackingUrl') expect(withQuery).not.toThrow();
      else expect(withQuery).toThrow(`Row 1, ${field}: must not contain ? and #`);
    },
  );

  it.each(['previewUrl', 'trackingUrl'])('must be web addresses: %s', (field) => {
    const address = 'https://functions.example.org/in';
    expect(parseDeployments([{ hosts, [field]: address }])[0]).toMatchObject({ [field]: address });
    expect(() => parseDeployments([{ hosts, [field]: 'javascript:alert(1)' }])).toThrow(field);
  });
});
