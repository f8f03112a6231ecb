import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDeployments } from '@/lib/server/process/deployment-table';
import { EnvironmentError, parseEnvironment, readEnvironment } from '@/lib/server/process/env';
import { foundSecret, keptSecret } from '@/lib/server/process/kept-secret';
import { newsroomSettings } from '@/lib/server/process/newsroom-settings';
import { userAgentOf } from '@/lib/server/process/user-agent';
import { deployment } from '../service';

const folder = () => mkdtempSync(join(tmpdir(), 'cubewire-env-'));

function problems(source: Record<string, string>): readonly string[] {
  try {
    parseEnvironment(source);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
}

describe('the environment', () => {
  it('needs no settings', () => {
    expect(parseEnvironment({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: join(process.cwd(), 'data'),
      CUBEWIRE_ENV: 'local',
      LOG_LEVEL: 'info',
      POLL_FEEDS: true,
      DATABASE_URL: undefined,
      NEWS_SERVICE_URL: undefined,
    });
  });

  it('reads settings, and empty ones as unset', () => {
    const source = { PORT: '8080', POLL_FEEDS: 'off', DATABASE_URL: '', LOG_LEVEL: ' ' };
    expect(parseEnvironment(source)).toMatchObject({
      PORT: 8080,
      POLL_FEEDS: false,
      LOG_LEVEL: 'info',
    });
  });

  it.each([
    ['PORT', 'abc', 'PORT is "abc"; it must be a whole number from 1 to 65535.'],
    ['PORT', '0', 'PORT is "0"; it must be a whole number from 1 to 65535.'],
    ['PORT', '70000', 'PORT is "70000"; it must be a whole number from 1 to 65535.'],
    ['PORT', '1e3', 'PORT is "1e3"; it must be a whole number from 1 to 65535.'],
    ['CUBEWIRE_ENV', 'prod', 'CUBEWIRE_ENV is "prod"; it must be one of local, boe, online.'],
    ['POLL_FEEDS', 'yes', 'POLL_FEEDS is "yes"; it must be on or off.'],
    [
      'NEWS_SERVICE_URL',
      'news',
      /^NEWS_SERVICE_URL is "news"; it must be an http or https address,/,
    ],
    [
      'HOST',
      'two words',
      'HOST is "two words"; it must be an address of this machine or a host name.',
    ],
    ['DRAIN_SECONDS', '301', 'DRAIN_SECONDS is "301"; it must be a number from 0 to 300.'],
    [
      'DATABASE_CONNECTIONS',
      '1',
      /^DATABASE_CONNECTIONS is "1"; it must be a whole number from 2 /,
    ],
    ['ACCESS_LOG', 'no', 'ACCESS_LOG is "no"; it must be on or off.'],
    ['METRICS_TOKEN', 'short', /^METRICS_TOKEN is a text of 5 characters; /],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL is "loud"; it must be one of trace, debug, /],
  ])('reports in one sentence what is wrong with %s=%s', (name, value, sentence) => {
    const found = problems({ [name]: value });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(sentence);
  });

  it.each([
    ['NEWS_SERVICE_SECRET', 32, 1_000],
    ['SESSION_SECRET_OLD', 32, 1_000],
    ['BACKUP_PASSPHRASE', 12, 1_000],
    ['METRICS_TOKEN', 16, 200],
    ['AI_API_KEY', 1, 10_000],
    ['TTS_API_KEY', 1, 10_000],
    ['SMS_GATEWAY_TOKEN', 1, 10_000],
  ])('%s has %d to %d characters', (name, least, most) => {
    const others = { SMS_GATEWAY_URL: 'https://sms.example.org' };
    const ofLength = (length: number) => problems({ ...others, [name]: 'k'.repeat(length) });
    expect([...ofLength(least), ...ofLength(most)]).toEqual([]);
    expect(ofLength(most + 1)).toEqual([
      expect.stringMatching(new RegExp(`^${name} is a text of ${most + 1} .+ ${most} `)),
    ]);
    if (least > 1) expect(ofLength(least - 1)).toHaveLength(1);
  });

  it.each(['AI_API_KEY', 'TTS_API_KEY', 'METRICS_TOKEN'])(
    '%s that no header can contain is refused',
    (name) => {
      for (const key of [
        'first line 0123456789\nsecond',
        'ключ-ключ-ключ-ключ',
        'tab\tkey-0123456789',
      ]) {
        expect(problems({ [name]: key })).toHaveLength(1);
      }
      expect(problems({ [name]: 'sk-~!@#$ %^&*()_+=/0123456789' })).toEqual([]);
    },
  );

  it.each([
    ['NEWS_SERVICE_URL', 'http://ana:hunter2@news.example.org'],
    ['SEARCH_URL', 'https://hunter2@search.example.org/'],
    ['TTS_BASE_URL', 'https://:hunter2@speech.example.org/v1'],
    ['WORK_CHAT_ISSUER', 'https://ana:hunter2@id.example.org'],
  ])('%s with a password in it is refused, without showing it', (name, value) => {
    const found = problems({ [name]: value, WORK_CHAT_CLIENT_ID: '' });
    expect(found).toEqual([expect.stringContaining('without user')]);
    expect(found.join()).not.toContain('hunter2');
  });

  it.each([
    ['AI_BASE_URL', 'https://models.example.org/v1?key=1'],
    ['TTS_BASE_URL', 'https://speech.example.org/v1#a'],
  ])('%s with a query or a fragment is refused', (name, value) => {
    expect(problems({ AI_MODEL: name === 'AI_BASE_URL' ? 'm' : '', [name]: value })).toHaveLength(
      1,
    );
  });

  it.each([
    ['SEARCH_URL', 'http://[::1]:8080/base/'],
    ['SMS_GATEWAY_URL', 'https://sms.example.org/send?key=1'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'https://traces.example.org/v1/traces?tenant=a'],
  ])('%s may be %s', (name, value) => expect(problems({ [name]: value })).toEqual([]));

  it.each<[string, string, unknown]>([
    ['PORT', '1', 1],
    ['PORT', '65535', 65_535],
    ['PORT', '65536', 'refused'],
    ['PORT', ' 80 ', 80],
    ['HOST', '::1', '::1'],
    ['HOST', 'news.example.org', 'news.example.org'],
    ['HOST', 'news example', 'refused'],
    ['HOST', 'a'.repeat(254), 'refused'],
    ['DRAIN_SECONDS', '0', 0],
    ['DRAIN_SECONDS', '0.5', 0.5],
    ['DRAIN_SECONDS', '300', 300],
    ['DRAIN_SECONDS', '.5', 'refused'],
    ['DRAIN_SECONDS', '5s', 'refused'],
    ['DRAIN_SECONDS', '-5', 'refused'],
    ['ACCESS_LOG', 'off', false],
    ['FULL_TEXT', 'on', true],
    ['DATABASE_URL', 'postgres://user@host/name', 'postgres://user@host/name'],
    ['DATABASE_URL', 'postgresql://host/name', 'postgresql://host/name'],
    ['DATABASE_URL', 'mysql://host/name', 'refused'],
    ['DATABASE_URL', 'xpostgres://host/name', 'refused'],
    ['RETENTION_DAYS', '7', 7],
    ['RETENTION_DAYS', '6', 'refused'],
    ['RETENTION_DAYS', '3651', 'refused'],
    ['TTS_VOICE', 'alloy, nova', ['alloy', 'nova']],
    ['TTS_VOICE', 'alloy,,nova', 'refused'],
    ['TTS_VOICE', 'two words', 'refused'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
    ['TRUSTED_PROXIES', '10.0.0.0/8, edge', 'refused'],
    ['OPERATORS', 'a@example.org, +63 9171234567,u_1', ['a@example.org', '+63 9171234567', 'u_1']],
    ['OPERATORS', 'a b', 'refused'],
    ['OPERATORS', 'a@example.org,', 'refused'],
    ['OPERATORS', 'a@example.org;b@example.org', 'refused'],
    ['OPERATORS', '+6312 9171234567', 'refused'],
    ['OPERATORS', 'x'.repeat(255), 'refused'],
    ['TABS', 'recommend', ['recommend']],
    ['TABS', 'recommend, technology', ['recommend', 'technology']],
    ['TABS', 'technology,recommend', 'refused'],
    ['TABS', 'recommend,world,world', 'refused'],
    ['TABS', 'recommend,nothing', 'refused'],
    ['DAILY_REPORT_HOUR', '0', 0],
    ['DAILY_REPORT_HOUR', '23', 23],
    ['DAILY_REPORT_HOUR', '24', 'refused'],
    ['DAILY_REPORT_TIME_ZONE', 'Asia/Manila', 'Asia/Manila'],
    ['DAILY_REPORT_TIME_ZONE', 'Asia/Nowhere', 'refused'],
    ['TOPICS_A_DAY', '1', 1],
    ['TOPICS_A_DAY', '0', 'refused'],
  ])('%s=%s is read as %j', (name, value, read) => {
    if (read === 'refused') expect(problems({ [name]: value })).toHaveLength(1);
    else expect(parseEnvironment({ [name]: value })).toMatchObject({ [name]: read });
  });

  it('of a wrong value shows no end, and no password before a host', () => {
    const [long = ''] = problems({ PORT: '9'.repeat(500) });
    expect(long).toContain(`"${'9'.repeat(200)}"`);
    expect(long).not.toContain('9'.repeat(201));
    const [named = ''] = problems({ NEWS_SERVICE_URL: 'ftp://ana:hunter2@news.example.org/a@b' });
    expect(named).toContain('"ftp://…@news.example.org/a@b"');
    expect(problems({ PORT: 'x' })[0]).toMatch(/^PORT is "x"/);
  });

  it('names every wrong value at once', () => {
    expect(problems({ PORT: 'x', POLL_FEEDS: 'y', CUBEWIRE_ENV: 'z' })).toHaveLength(3);
  });

  it.each(['SESSION_SECRET', 'NEWS_SERVICE_SECRET', 'DATABASE_URL'])(
    'never shows the value of %s',
    (name) => {
      const [found = ''] = problems({ [name]: 'hunter2' });
      expect(found).toContain(`${name} is a text of 7 characters`);
      expect(found).not.toContain('hunter2');
    },
  );

  it('creates the secrets that are not set once, and stores them', () => {
    const DATA_DIR = folder();
    const first = readEnvironment({ DATA_DIR });
    expect(first.SESSION_SECRET).toMatch(/^[0-9a-f]{64}$/);
    expect(first.NEWS_SERVICE_SECRET).not.toBe(first.SESSION_SECRET);
    expect(readEnvironment({ DATA_DIR })).toEqual(first);
  });

  it('prefers a secret that is set, and then writes none', () => {
    const DATA_DIR = folder();
    const SESSION_SECRET = 's'.repeat(32);
    const NEWS_SERVICE_SECRET = 'n'.repeat(32);
    expect(readEnvironment({ DATA_DIR, SESSION_SECRET, NEWS_SERVICE_SECRET })).toMatchObject({
      SESSION_SECRET,
      NEWS_SERVICE_SECRET,
    });
    expect(() => statSync(join(DATA_DIR, 'secrets'))).toThrow('ENOENT');
  });
});

describe('what the newsroom is told', () => {
  const told = (source: Record<string, string>) =>
    newsroomSettings(readEnvironment({ DATA_DIR: folder(), ...source }));

  it('is of a site that nothing is set for as little as that', () => {
    const settings = told({});
    expect(settings).toMatchObject({ model: undefined, voice: undefined, databaseUrl: undefined });
    expect(settings.accounts).toMatchObject({ outbox: true });
    expect(settings.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(told({ CUBEWIRE_ENV: 'online' }).accounts).toMatchObject({ outbox: false });
  });

  it('are model, voice and what bounds them, as they are set', () => {
    const settings = told({
      ...{ AI_BASE_URL: 'http://a.example/v1', AI_MODEL: 'm', AI_API_KEY: 'k' },
      ...{ AI_CHECK_MODEL: 'c', AI_TOKENS_A_DAY: '1000', AI_PRICES: 'm 1 2 USD' },
      ...{ TTS_BASE_URL: 'http://t.example/v1', TTS_API_KEY: 't', TTS_VOICE: 'nova' },
      ...{ TTS_PARTS_A_DAY: '5', DAILY_REPORT_HOUR: '6', DAILY_REPORT_TIME_ZONE: 'Asia/Tokyo' },
      ...{ OPERATORS: 'u_1', TOPICS_A_DAY: '9', SEARCH_URL: 'http://s.example' },
    });
    expect(settings).toMatchObject({
      model: { baseUrl: 'http://a.example/v1', apiKey: 'k', name: 'm' },
      checkModel: 'c',
      modelBudget: {
        tokensADay: 1_000,
        prices: [{ model: 'm', in: 1, out: 2, currency: 'USD' }],
      },
      voice: {
        ...{ baseUrl: 'http://t.example/v1', apiKey: 't', model: 'tts-1' },
        ...{ voices: ['nova'], partsADay: 5 },
      },
      day: { hour: 6, zone: 'Asia/Tokyo' },
      operators: ['u_1'],
      topicsOfSite: 9,
      searchUrl: 'http://s.example',
    });
  });
});

describe('who reads the pages of publishers', () => {
  const agentOf = (...rows: object[]) => userAgentOf(rows.map((row) => deployment(row)));
  it.each([
    ['nobody that can be asked', [{}], /^Cubewire\/1\.0 \(news reader, self-hosted\)$/],
    ['a share site', [{ surface: 'share', env: 'online' }], /self-hosted/],
    ['a public site', [{ env: 'online', hosts: ['a.example'] }], /\(\+https:\/\/a\.example; /],
    [
      'one that says where it is',
      [{ env: 'online', hosts: ['a.example'], origin: 'https://b.example' }],
      /\(\+https:\/\/b\.example; /,
    ],
    [
      'a local one that does',
      [{ hosts: ['a.lan'] }, { hosts: ['b.lan'], origin: 'http://b.lan' }],
      /\(\+http:\/\/b\.lan; /,
    ],
    [
      'the public one of several',
      [{ origin: 'http://a.lan' }, { env: 'online', hosts: ['b.example'] }],
      /\(\+https:\/\/b\.example; /,
    ],
    [
      'with the address to write to',
      [{ env: 'online', operator: { feedbackEmail: 'desk@example.org' } }],
      /; desk@example\.org\)$/,
    ],
  ])('is %s', (_, rows, agent) => expect(agentOf(...rows)).toMatch(agent));
});

describe('a kept secret', () => {
  it('is readable by its owner only', () => {
    const dataDir = folder();
    const secret = keptSecret(dataDir, 'X');
    const path = join(dataDir, 'secrets', 'x');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8').trim()).toBe(secret);
  });

  it('is never replaced', () => {
    const dataDir = folder();
    keptSecret(dataDir, 'X');
    writeFileSync(join(dataDir, 'secrets', 'x'), 'written by the operator\n');
    expect(keptSecret(dataDir, 'X')).toBe('written by the operator');
  });

  it('is found where one was made, and none is made by looking', () => {
    const dataDir = folder();
    expect(foundSecret(dataDir, 'X')).toBeUndefined();
    expect(() => statSync(join(dataDir, 'secrets'))).toThrow('ENOENT');
    const secret = keptSecret(dataDir, 'X');
    expect(foundSecret(dataDir, 'X')).toBe(secret);
    // Nothing is left of its making.
    expect(readdirSync(join(dataDir, 'secrets'))).toEqual(['x']);
  });

  it('that cannot be read is no reason to make another', () => {
    const dataDir = folder();
    mkdirSync(join(dataDir, 'secrets', 'x'), { recursive: true });
    expect(() => foundSecret(dataDir, 'X')).toThrow('EISDIR');
    expect(() => keptSecret(dataDir, 'X')).toThrow('EISDIR');
  });

  it('that is empty stops the start instead of signing with nothing', () => {
    const dataDir = folder();
    keptSecret(dataDir, 'X');
    writeFileSync(join(dataDir, 'secrets', 'x'), '');
    expect(() => keptSecret(dataDir, 'X')).toThrow('is empty');
  });
});

describe('DEPLOYMENTS_FILE', () => {
  it.each([
    ['{', 'It cannot be read as JSON'],
    ['{}', 'It must be a list'],
    ['[{"hosts":["a.example"],"env":"prod"}]', 'Line 1, row 1, env'],
  ])('with %s stops the start with its name and the reason', (text, reason) => {
    const file = join(folder(), 'deployments.json');
    writeFileSync(file, text);
    expect(() => readDeployments(file)).toThrow(`DEPLOYMENTS_FILE ${file}: ${reason}`);
  });

  it('gives rows without an env that of the process', () => {
    const file = join(folder(), 'deployments.json');
    writeFileSync(file, '[{"hosts":["a.example"]},{"hosts":["b.example"],"env":"online"}]');
    expect(readDeployments(file, 'boe').map(({ env }) => env)).toEqual(['boe', 'online']);
  });

  it('that is missing stops the start, too', () => {
    expect(() => readDeployments('/nowhere/x.json')).toThrow('DEPLOYMENTS_FILE /nowhere/x.json');
  });
});

describe('sign-in settings', () => {
  it('accepts a mail server, a gateway and the length of a phone code', () => {
    const source = {
      SMTP_URL: 'smtps://user:password@mail.example.org',
      MAIL_FROM: 'Cubewire <news@example.org>',
      SMS_GATEWAY_URL: 'http://10.0.0.5:8080/send',
      PHONE_CODE_LENGTH: '6',
    };
    expect(parseEnvironment(source)).toMatchObject({ ...source, PHONE_CODE_LENGTH: 6 });
  });

  it.each([
    [{ SMTP_URL: 'http://user:hidden-word@mail.example.org' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'no address' }, 'MAIL_FROM'],
    [{ PHONE_CODE_LENGTH: '3' }, 'PHONE_CODE_LENGTH'],
    [{ LOGIN_SERVICE_URL: 'ftp://login.example.org' }, 'LOGIN_SERVICE_URL'],
    [{ FACEBOOK_CLIENT_ID: 'c' }, 'FACEBOOK_CLIENT_SECRET'],
    [{ APPLE_CLIENT_ID: 'c', APPLE_TEAM_ID: 't', APPLE_KEY_ID: 'k' }, 'APPLE_PRIVATE_KEY'],
    [{ WORK_CHAT_CLIENT_ID: 'c' }, 'WORK_CHAT_ISSUER'],
    [{ APPLE_PRIVATE_KEY: 'hidden-word' }, 'APPLE_PRIVATE_KEY'],
  ])('refuses %j in one sentence that names %s', (source, name) => {
    const found = problems(source as Record<string, string>);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(name);
    // An address with a password in it is never shown.
    expect(found[0]).not.toContain('hidden-word');
  });
});
