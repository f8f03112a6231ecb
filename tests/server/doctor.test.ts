import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { listMistakes } from '@/lib/newsroom/ingest/feed-list';
import { FetchError } from '@/lib/newsroom/ingest/fetch-error';
import { dayMs, minuteMs } from '@/lib/model/time';
import { claimsMost } from '@/lib/newsroom/store/jobs/jobs';
import { databaseFile } from '@/lib/newsroom/store/engine/sqlite/file';
import { openStore } from '@/lib/newsroom/store/open-store';
import { createIdentityCheck } from '@/lib/newsroom/identity-check';
import { identityRefusedHeader } from '@/lib/contract/identity';
import { examine, type DoctorOptions } from '@/lib/server/doctor';
import type { Finding } from '@/lib/server/finding';
import { keptSecret } from '@/lib/server/process/kept-secret';
import { parseEnvironment } from '@/lib/server/process/env';

const folder = mkdtempSync(join(tmpdir(), 'cubewire-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const now = Date.UTC(2026, 0, 15, 12);
const feeds = ['https://a.example/feed', 'https://b.example/feed'].map((url) => ({
  url,
  title: '',
  tab: 'recommend',
}));

function options(
  set: Record<string, string> = {},
  more: Partial<DoctorOptions> = {},
): DoctorOptions {
  return {
    environment: parseEnvironment({ DATA_DIR: folder, ...set }),
    readList: () => ({ feeds, mistakes: [] }),
    fetch: async () => Response.json({ data: [{ id: 'small-1' }] }),
    guardedFetch: async (url) => ({
      status: 200,
      headers: new Headers({ date: new Date(now).toUTCString() }),
      body: new Uint8Array(),
      url,
    }),
    now: () => now,
    ...more,
  };
}

async function finding(check: string, of: DoctorOptions): Promise<Finding | undefined> {
  return (await examine(of)).find((one) => one.check === check);
}

it('finds no problem with an installation that was never started', async () => {
  const found = await examine(options());
  expect(found.filter(({ state }) => state === 'bad')).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

it('names a misspelled variable with the setting that may be meant', async () => {
  const misspelled = [{ name: 'SMPT_URL', meant: 'SMTP_URL' }];
  const found = await examine(options({}, { misspelled }));
  expect(found).toContainEqual({
    ...{ check: 'settings', state: 'note', found: 'SMPT_URL is no setting, so it does nothing' },
    remedy: 'if SMTP_URL is meant, rename it',
  });
});

it('creates no data folder', async () => {
  const DATA_DIR = join(folder, 'not', 'yet');
  expect(await finding('disk', options({ DATA_DIR }))).toMatchObject({
    state: 'good',
    found: expect.stringContaining('the first start makes'),
  });
  expect(existsSync(join(folder, 'not'))).toBe(false);
});

it('notes a data folder that other users of the machine can open, and how to close it', async () => {
  const DATA_DIR = mkdtempSync(join(folder, 'open-'));
  const told = async () =>
    (await examine(options({ DATA_DIR }))).filter(({ check }) => check === 'disk');
  expect(await told()).toMatchObject([{ state: 'good' }]);
  chmodSync(DATA_DIR, 0o755);
  expect(await told()).toMatchObject([
    { state: 'good' },
    { state: 'note', found: expect.stringContaining(DATA_DIR), remedy: `chmod go= ${DATA_DIR}` },
  ]);
});

it('reports a file where the data folder should be', async () => {
  const DATA_DIR = join(mkdtempSync(join(folder, 'file-')), 'data');
  writeFileSync(DATA_DIR, '');
  for (const path of [DATA_DIR, join(DATA_DIR, 'below')]) {
    expect(await finding('disk', options({ DATA_DIR: path }))).toMatchObject({ state: 'bad' });
  }
});

it('whatever is not good has a remedy', async () => {
  const guardedFetch = async () => {
    throw new FetchError('unreachable', 'the host cannot be reached');
  };
  const fetch = async () => new Response('', { status: 404 });
  const model = { AI_BASE_URL: 'http://127.0.0.1:9', AI_MODEL: 'x' };
  const found = await examine(
    options({ ...model, CUBEWIRE_ENV: 'online' }, { guardedFetch, fetch }),
  );
  for (const { state, remedy } of found) {
    if (state !== 'good') expect(remedy).toMatch(/\w{3}/);
  }
  const bad = found.filter(({ state }) => state === 'bad').map(({ check }) => check);
  expect(bad).toEqual(['settings', 'feeds', 'model']);
});

it('a database file that cannot be opened is a problem of its folder, not of DATABASE_URL', async () => {
  const DATA_DIR = mkdtempSync(join(folder, 'no-file-'));
  mkdirSync(join(DATA_DIR, databaseFile));
  const found = await finding('database', options({ DATA_DIR }));
  expect(found).toMatchObject({ state: 'bad', remedy: expect.stringContaining('DATA_DIR') });
});

it('reports why a service of ours is not reached', async () => {
  const server = createServer().listen(0);
  // A server that listens on a TCP port has an address of this form.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const set = { AI_BASE_URL: `http://localhost:${port}/v1`, AI_MODEL: 'x' };
  expect((await finding('model', options(set, { fetch })))?.found).toContain('ECONNREFUSED');
  const late = async () => {
    throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  };
  expect((await finding('model', options(set, { fetch: late })))?.found).toBe('no answer in time');
});

it('a web instance checks no database and no mail server of its own', async () => {
  const DATA_DIR = mkdtempSync(join(folder, 'web-'));
  const set = { DATA_DIR, CUBEWIRE_ENV: 'online', NEWS_SERVICE_URL: 'http://127.0.0.1:9' };
  for (const check of ['database', 'mail']) {
    const found = await finding(check, options(set));
    expect(found).toMatchObject({ state: 'good', found: expect.stringContaining('news service') });
  }
});

it('finds a clock that is wrong', async () => {
  const found = await finding('clock', options({}, { now: () => now + 10 * 60_000 }));
  expect(found).toMatchObject({ state: 'bad', found: expect.stringContaining('600 s') });
});

it('finds a wrong clock where no feeds are polled, too, by some of their servers', async () => {
  const many = Array.from({ length: 50 }, (_, n) => ({
    ...{ url: `https://f${n}.example/feed`, title: '', tab: 'recommend' },
  }));
  const asked: string[] = [];
  const { guardedFetch } = options();
  const of = options(
    { POLL_FEEDS: 'off' },
    {
      readList: () => ({ feeds: many, mistakes: [] }),
      now: () => now - 10 * minuteMs,
      guardedFetch: (url, request) => {
        asked.push(url);
        return guardedFetch(url, request);
      },
    },
  );
  const found = await examine(of);
  expect(found.find(({ check }) => check === 'clock')).toMatchObject({
    state: 'bad',
    found: expect.stringContaining('-600 s'),
  });
  expect(found.find(({ check }) => check === 'feeds')).toMatchObject({ state: 'note' });
  expect(asked.length).toBeLessThan(10);
});

describe('a news service', () => {
  const secret = 'the secret of both sides, as long as is asked for';
  const paths: string[] = [];
  /** It has `known` as its secret, and a clock that is `ahead`. */
  const service = (known: string, ahead = 0): Partial<DoctorOptions> => {
    const its = () => now + ahead;
    const check = createIdentityCheck([known], its, { warn: () => undefined });
    return {
      async fetch(request) {
        paths.push(request.url);
        const headers = new Headers({ date: new Date(its()).toUTCString() });
        const checked = await check(request, its());
        if ('refused' in checked) headers.set(identityRefusedHeader, checked.refused);
        return new Response('', { status: 'refused' in checked ? 503 : 200, headers });
      },
    };
  };
  const set = { NEWS_SERVICE_URL: 'http://news.test:3100/base/', NEWS_SERVICE_SECRET: secret };
  beforeEach(() => paths.splice(0));

  it('that accepts our identity is good', async () => {
    expect(await finding('news service', options(set, service(secret)))).toMatchObject({
      state: 'good',
    });
    expect(paths).toEqual(['http://news.test:3100/base/readyz']);
  });

  it('with another secret is named, and neither secret is shown', async () => {
    const other = 'another secret, as long as is asked for at the least';
    const found = await finding('news service', options(set, service(other)));
    expect(found).toMatchObject({
      state: 'bad',
      found: expect.stringContaining('another NEWS_SERVICE_SECRET'),
    });
    expect(JSON.stringify(found)).not.toContain('as long as is asked for');
  });

  it.each([
    [5 * minuteMs, 'bad', '300 s ahead'],
    [-5 * minuteMs, 'bad', '300 s behind'],
    [30_000, 'note', '30 s apart'],
    [5_000, 'good', 'believes us'],
  ])('whose clock is %d ms ahead is %s: %s', async (ahead, state, words) => {
    expect(await finding('news service', options(set, service(secret, ahead)))).toMatchObject({
      state,
      found: expect.stringContaining(words),
    });
  });

  it('is called with the secret in the data folder, and none is created there', async () => {
    const DATA_DIR = mkdtempSync(join(folder, 'kept-'));
    const { NEWS_SERVICE_URL } = set;
    const without = options({ DATA_DIR, NEWS_SERVICE_URL }, service(secret));
    expect(await finding('news service', without)).toMatchObject({
      state: 'bad',
      found: expect.stringContaining('NEWS_SERVICE_SECRET is not set'),
    });
    expect(readdirSync(DATA_DIR)).toEqual([]);
    const kept = keptSecret(DATA_DIR, 'NEWS_SERVICE_SECRET');
    const of = options({ DATA_DIR, NEWS_SERVICE_URL }, service(kept));
    expect(await finding('news service', of)).toMatchObject({ state: 'good' });
  });

  it('of a single site is checked, too', async () => {
    const DEPLOYMENTS_FILE = join(mkdtempSync(join(folder, 'rows-')), 'hosts.json');
    const newsServiceUrl = 'http://other.test:3100';
    writeFileSync(DEPLOYMENTS_FILE, JSON.stringify([{ hosts: ['localhost'], newsServiceUrl }]));
    await finding('news service', options({ ...set, DEPLOYMENTS_FILE }, service(secret)));
    expect(paths).toContain('http://other.test:3100/readyz');
  });

  it('that does not answer is bad', async () => {
    const fetch = async () => {
      throw new Error('connection refused');
    };
    expect(await finding('news service', options(set, { fetch }))).toMatchObject({
      state: 'bad',
      found: 'news.test:3100: connection refused',
      remedy: expect.stringContaining('NEWS_SERVICE_URL'),
    });
  });
});

it('a failing feed is named with its reason, and is no fault of the installation', async () => {
  const good = options();
  const guardedFetch: DoctorOptions['guardedFetch'] = async (url, request) =>
    url.startsWith('https://b.')
      ? { ...(await good.guardedFetch(url, request)), status: 404 }
      : good.guardedFetch(url, request);
  expect(await finding('feeds', { ...good, guardedFetch })).toMatchObject({
    state: 'note',
    found: expect.stringContaining('https://b.example/feed: the server answered 404'),
  });
});

const inner = async () => {
  throw new FetchError('refused', 'refused: address points inside the network');
};

it('a feed in the own network is reported separately, with the setting that allows it', async () => {
  const good = options();
  const guardedFetch: DoctorOptions['guardedFetch'] = (url, request) =>
    url.startsWith('https://b.') ? inner() : good.guardedFetch(url, request);
  const [of, refused] = (await examine({ ...good, guardedFetch })).filter(
    ({ check }) => check === 'feeds',
  );
  expect(of).toMatchObject({ state: 'good', found: '1 of 1 feeds answer' });
  expect(refused).toMatchObject({
    state: 'note',
    found: expect.stringContaining('https://b.example/feed: refused'),
    remedy: expect.stringContaining('npm run ingest -- FILE'),
  });
});

it('an address of the list that is never asked is told once', async () => {
  const url = 'http://192.168.1.5/feed';
  const good = options();
  const list = `<opml><body><outline xmlUrl="${url}" tab="x"/></body></opml>`;
  const mistakes = listMistakes(new TextEncoder().encode(list));
  expect(mistakes).toHaveLength(2);
  const found = await examine({
    ...good,
    readList: () => ({ feeds: [{ url, title: '', tab: 'recommend' }], mistakes }),
    guardedFetch: inner,
  });
  const ofFeeds = found.filter(({ check }) => check === 'feeds').map((one) => one.found);
  expect(ofFeeds.filter((text) => text.includes(url))).toEqual([
    expect.stringContaining('never fetched'),
    expect.stringContaining('x is no tab'),
  ]);
});

it('it is bad where no feed but those of the own network is listed', async () => {
  const found = await examine(options({}, { guardedFetch: inner }));
  const ofFeeds = found.filter(({ check }) => check === 'feeds');
  expect(ofFeeds.map(({ state }) => state)).toContain('bad');
  expect(JSON.stringify(ofFeeds)).not.toContain('DNS');
});

it('reports a setting that lacks another', async () => {
  const halves = [{ found: 'A does nothing without B', remedy: 'set B, or take A away' }];
  expect(await examine(options({}, { halves }))).toContainEqual({
    ...{ check: 'settings', state: 'note', ...halves[0] },
  });
});

describe('an auxiliary service', () => {
  const helpers = { TTS_BASE_URL: 'http://speech.test/v1/', SEARCH_URL: 'http://search.test/' };
  const answering = (answer: () => Response, asked: Request[] = []): Partial<DoctorOptions> => ({
    fetch: async (request) => {
      asked.push(request);
      return answer();
    },
  });

  it('is not checked where none is set', async () => {
    for (const check of ['speech', 'search']) {
      expect(await finding(check, options())).toBeUndefined();
    }
  });

  it('that answers is good, and no sound is requested for it', async () => {
    const asked: Request[] = [];
    const set = { ...helpers, TTS_API_KEY: 'a-key' };
    const of = options(
      set,
      answering(() => Response.json({ results: [] }), asked),
    );
    for (const check of ['speech', 'search']) {
      expect(await finding(check, of)).toMatchObject({ state: 'good' });
    }
    expect(new Set(asked.map(({ method, url }) => `${method} ${url}`))).toEqual(
      new Set([
        'GET http://speech.test/v1/models',
        'GET http://search.test/search?q=news&format=json',
      ]),
    );
    expect(asked.map(({ headers }) => headers.get('authorization'))).toContain('Bearer a-key');
  });

  it.each([
    ['speech', 401, 'TTS_API_KEY'],
    ['speech', 502, 'log'],
    ['search', 403, 'formats'],
    ['search', 404, 'SEARCH_URL'],
  ])('of %s that answers %d: %s', async (check, status, words) => {
    const of = options(
      helpers,
      answering(() => new Response('<html>', { status })),
    );
    expect(await finding(check, of)).toMatchObject({
      remedy: expect.stringContaining(words),
      state: expect.not.stringMatching('good'),
    });
  });

  it('that does not exist is bad', async () => {
    const fetch = async () => {
      throw new Error('connection refused');
    };
    for (const [check, name] of [
      ['speech', 'TTS_BASE_URL'],
      ['search', 'SEARCH_URL'],
    ] as const) {
      expect(await finding(check, options(helpers, { fetch }))).toMatchObject({
        ...{ state: 'bad', remedy: expect.stringContaining(name) },
      });
    }
  });
});

it('checks the feeds that operators added, and none that they paused or removed', async () => {
  const dataDir = mkdtempSync(join(folder, 'edited-'));
  const store = await openStore({ dataDir });
  const edit = { title: '', tab: 'recommend', updated_at: 1 };
  const edits = [
    { ...edit, id: 'f_a', url: feeds[0]?.url ?? '', state: 'paused' as const },
    { ...edit, id: 'f_c', url: 'https://c.example/feed', state: 'active' as const },
    { ...edit, id: 'f_d', url: 'https://d.example/feed', state: 'removed' as const },
  ];
  for (const one of edits) await store.feedEdits.save(one);
  await store.close();
  const asked: string[] = [];
  const { guardedFetch } = options();
  const of = options(
    { DATA_DIR: dataDir },
    {
      guardedFetch: (url, request) => {
        asked.push(url);
        return guardedFetch(url, request);
      },
    },
  );
  expect(await finding('feeds', of)).toMatchObject({
    state: 'good',
    found: '2 of 2 feeds answer, 1 are paused',
  });
  expect(asked.sort()).toEqual(['https://b.example/feed', 'https://c.example/feed']);
});

it.each([
  [401, 'AI_API_KEY'],
  [404, 'AI_BASE_URL'],
])('a model server that answers %d: %s', async (status, setting) => {
  const of = options(
    { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'small-1' },
    { fetch: async () => new Response('', { status }) },
  );
  expect(await finding('model', of)).toMatchObject({
    state: 'bad',
    remedy: expect.stringContaining(setting),
  });
});

it('reports a model that the server does not have', async () => {
  const at = { AI_BASE_URL: 'http://127.0.0.1:9/v1' };
  expect(await finding('model', options({ ...at, AI_MODEL: 'small-1' }))).toMatchObject({
    state: 'good',
  });
  expect(await finding('model', options({ ...at, AI_MODEL: 'small' }))).toMatchObject({
    state: 'note',
  });
});

it('reports each model that the server does not have, and the setting that names it', async () => {
  const of = options({
    ...{ AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'small-1' },
    ...{ AI_CHECK_MODEL: 'smal-1', AI_EMBEDDING_MODEL: 'vectors' },
  });
  const found = (await examine(of)).filter(({ check }) => check === 'model');
  expect(found.map(({ state }) => state)).toEqual(['good', 'note', 'note']);
  expect(found.map(({ remedy }) => remedy?.split(',')[0])).toEqual([
    ...[undefined, 'correct AI_CHECK_MODEL', 'correct AI_EMBEDDING_MODEL'],
  ]);
});

it('a login service of its own has to answer, whatever it says', async () => {
  const DEPLOYMENTS_FILE = join(mkdtempSync(join(folder, 'login-')), 'hosts.json');
  const loginServiceUrl = 'http://other.test';
  writeFileSync(DEPLOYMENTS_FILE, JSON.stringify([{ hosts: ['localhost'], loginServiceUrl }]));
  const set = { LOGIN_SERVICE_URL: 'http://login.test/in', DEPLOYMENTS_FILE };
  const statuses: Record<string, number> = { 'login.test': 404, 'other.test': 502 };
  const fetch = async ({ url }: Request) =>
    new Response('', { status: statuses[new URL(url).host] ?? 200 });
  const ofLogin = async (of: DoctorOptions) =>
    (await examine(of)).filter(({ check }) => check === 'login service');
  expect(await ofLogin(options(set, { fetch }))).toMatchObject([
    { state: 'good', found: 'login.test answers' },
    { state: 'bad', found: 'other.test answered 502', remedy: expect.stringMatching(/LOGIN_/) },
  ]);
  const gone = async () => {
    throw new Error('getaddrinfo ENOTFOUND');
  };
  expect(await ofLogin(options(set, { fetch: gone }))).toMatchObject([
    { state: 'bad', found: 'login.test: getaddrinfo ENOTFOUND' },
    { state: 'bad' },
  ]);
  expect(await ofLogin(options())).toEqual([]);
});

it('names an origin that no row of the table serves', async () => {
  const DEPLOYMENTS_FILE = join(mkdtempSync(join(folder, 'origins-')), 'hosts.json');
  const table = (origin: string, shareOrigin: string) => {
    const row = { hosts: ['news.example.org'], origin, shareOrigin };
    writeFileSync(
      DEPLOYMENTS_FILE,
      JSON.stringify([row, { hosts: ['share.example.org'], surface: 'share' }]),
    );
    return options({ CUBEWIRE_ENV: 'online', DEPLOYMENTS_FILE });
  };
  const told = async (of: DoctorOptions) =>
    (await examine(of)).filter(({ check }) => check === 'settings').slice(1);
  expect(await told(table('https://news.example.org:8443', 'https://share.example.org'))).toEqual(
    [],
  );
  const found = await told(table('https://nwes.example.org', 'https://share.exmaple.org'));
  expect(found).toMatchObject([
    { state: 'note', found: expect.stringMatching(/^origin https:\/\/nwes\.example\.org /) },
    { state: 'note', found: expect.stringMatching(/^shareOrigin https:\/\/share\.exmaple\.org /) },
  ]);
});

describe('the mail server', () => {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: ({ address }, _, done) =>
      done(address.endsWith('@example.org') ? null : new Error('This sender is not yours')),
    onData(stream, { envelope }, done) {
      taken.push(...envelope.rcptTo.map(({ address }) => address));
      stream.on('end', done).resume();
    },
    onAuth: ({ username, password }, _, done) =>
      username === 'news' && password === 'right'
        ? done(null, { user: username })
        : done(new Error('Invalid username or password')),
  });
  let port: number;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // A server that listens on a TCP port has an address of this form.
    ({ port } = server.server.address() as AddressInfo);
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  it('that accepts the sign-in is good', async () => {
    const of = options({ SMTP_URL: `smtp://news:right@127.0.0.1:${port}` });
    expect(await finding('mail', of)).toMatchObject({ state: 'good' });
  });

  it('that refuses it is bad, and the password is not shown', async () => {
    const of = options({ SMTP_URL: `smtp://news:hidden-word@127.0.0.1:${port}` });
    const found = await finding('mail', of);
    expect(found).toMatchObject({ state: 'bad', remedy: expect.stringContaining('SMTP_URL') });
    expect(JSON.stringify(found)).not.toContain('hidden-word');
  });

  it('gets a mail if one is asked for, and what it says of the sender is shown', async () => {
    const SMTP_URL = `smtp://news:right@127.0.0.1:${port}`;
    const told = async (MAIL_FROM: string, mailTo?: string) =>
      (await examine(options({ SMTP_URL, MAIL_FROM }, { mailTo }))).filter(
        ({ check }) => check === 'mail',
      );
    expect((await told('news@elsewhere.example')).map(({ state }) => state)).toEqual([
      ...['good', 'note'],
    ]);
    expect(taken).toEqual([]);
    expect(await told('News <news@example.org>', 'ana@example.net')).toMatchObject([
      ...[{ state: 'good' }, { state: 'good', found: expect.stringContaining('ana@example.net') }],
      { state: 'note' },
    ]);
    expect(taken).toEqual(['ana@example.net']);
    expect((await told('news@elsewhere.example', 'ana@example.net'))[1]).toMatchObject({
      ...{ state: 'bad', found: expect.stringContaining('This sender is not yours') },
      remedy: expect.stringContaining('MAIL_FROM'),
    });
    expect(taken).toHaveLength(1);
  });

  it('that is not set gets none, and that is said', async () => {
    const sets: Record<string, string>[] = [{}, { NEWS_SERVICE_URL: 'http://news.test' }];
    for (const set of sets) {
      expect(await finding('mail', options(set, { mailTo: 'ana@example.net' }))).toMatchObject({
        ...{ state: 'bad', found: expect.stringContaining('no mail went to ana@example.net') },
      });
    }
  });
});

describe('the signature of mails', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
  const signed = {
    ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Cubewire <news@example.org>' },
    ...{ DKIM_DOMAIN: 'example.org', DKIM_SELECTOR: 'news', DKIM_KEY: pem(privateKey) },
  };
  /** The findings besides the server, which cannot be reached. */
  const found = async (set: Record<string, string>) => {
    const [server, ...others] = (await examine(options(set))).filter(
      ({ check }) => check === 'mail',
    );
    expect(server).toMatchObject({ state: 'bad', found: expect.stringContaining('ECONNREFUSED') });
    return others;
  };

  it('is reported with the DNS record that its domain needs, whose key verifies our signature', async () => {
    const [only, ...more] = await found(signed);
    expect(more).toEqual([]);
    expect(only?.state).toBe('good');
    const record = /^ {4}news\._domainkey\.example\.org TXT "v=DKIM1; k=rsa; p=([\w+/=]+)"$/m;
    const [, half = ''] = record.exec(only?.found ?? '') ?? [];
    const key = createPublicKey({ key: Buffer.from(half, 'base64'), type: 'spki', format: 'der' });
    const text = Buffer.from('a mail');
    expect(verify('sha256', text, key, sign('sha256', text, privateKey))).toBe(true);
  });

  it('uses the key in a file, and a file that cannot be used is bad', async () => {
    const DKIM_KEY_FILE = join(folder, 'dkim.pem');
    const set = { ...signed, DKIM_KEY: '', DKIM_KEY_FILE };
    const remedy = expect.stringContaining('DKIM_KEY_FILE');
    expect(await found(set)).toEqual([
      { check: 'mail', state: 'bad', found: expect.stringContaining('ENOENT'), remedy },
    ]);
    writeFileSync(DKIM_KEY_FILE, pem(generateKeyPairSync('ed25519').privateKey));
    expect(await found(set)).toEqual([
      { check: 'mail', state: 'bad', found: expect.stringContaining('ed25519'), remedy },
    ]);
    writeFileSync(DKIM_KEY_FILE, pem(privateKey));
    expect(await found(set)).toEqual(await found(signed));
    rmSync(DKIM_KEY_FILE);
  });

  it.each([
    ['news@example.org', 1],
    ['Cubewire <news@Example.org>', 1],
    ['news@mail.Example.org', 1],
    ['Cubewire <news@notexample.org>', 2],
    ['news@example.com', 2],
    // The sender is then news@ the mail server.
    ['', 2],
  ])('is reported where its domain is not the sender’s: %j', async (MAIL_FROM, count) => {
    const all = await found({ ...signed, MAIL_FROM });
    expect(all).toHaveLength(count);
    expect(all.slice(1).map(({ state }) => state)).toEqual(count > 1 ? ['note'] : []);
  });

  it('that is not configured here is left to the mail server, in one line', async () => {
    expect(await found({ SMTP_URL: signed.SMTP_URL })).toEqual([
      {
        ...{ check: 'mail', state: 'note' },
        found: expect.stringMatching(/^[^\n]*List-Unsubscribe[^\n]*DKIM$/),
        remedy: expect.stringContaining('DKIM_DOMAIN'),
      },
    ]);
  });
});

describe('the database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cubewire-doctor-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('that is up to date is good, while the site runs', async () => {
    const store = await openStore({ dataDir });
    expect(await finding('database', options({ DATA_DIR: dataDir }))).toMatchObject({
      state: 'good',
    });
    await store.close();
    const bytes = () =>
      readdirSync(dataDir).map((name) => [name, readFileSync(join(dataDir, name), 'base64')]);
    const before = bytes();
    await examine(options({ DATA_DIR: dataDir }));
    expect(bytes()).toEqual(before);
  });

  it('with parked jobs names them with their errors', async () => {
    const store = await openStore({ dataDir });
    expect(await finding('jobs', options({ DATA_DIR: dataDir }))).toMatchObject({ state: 'good' });
    await store.jobs.offer('feed', [{ id: 'f_broken', lane: 'host', due_at: 0 }]);
    let now = 1;
    const furthest = { job: 2 * dayMs, lane: dayMs };
    for (let failures = 0; failures < claimsMost; failures += 1) {
      const claim = { now, until: now + minuteMs, furthest };
      const { job } = await store.jobs.claim('feed', claim);
      if (!job) throw new Error('it was not due');
      await store.jobs.fail(job, { error: 'it is no feed', now, lane_free_at: now });
      now = (await store.jobs.nextAt('feed')) ?? 0;
    }
    await store.close();
    expect(await finding('jobs', options({ DATA_DIR: dataDir }))).toMatchObject({
      state: 'note',
      found: expect.stringContaining('feed f_broken: it is no feed'),
    });
  });

  it('that is not a database is bad', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'cubewire-doctor-'));
    writeFileSync(join(broken, 'cubewire.sqlite'), 'no database at all '.repeat(100));
    expect(await finding('database', options({ DATA_DIR: broken }))).toMatchObject({
      state: 'bad',
    });
    rmSync(broken, { recursive: true, force: true });
  });
});

it('reports errors in a feed list, and checks the rest where it cannot be read', async () => {
  const mistakes = ['https://a.example/feed: gardening is no tab'];
  const found = await examine(options({}, { readList: () => ({ feeds, mistakes }) }));
  expect(found).toContainEqual({
    ...{ check: 'feeds', state: 'note', found: mistakes[0], remedy: 'correct FEEDS_FILE' },
  });
  const readList = () => {
    throw new Error('FEEDS_FILE /nowhere.opml cannot be used');
  };
  const without = await examine(options({}, { readList }));
  expect(without.find(({ check }) => check === 'feeds')).toMatchObject({ state: 'bad' });
  expect(without.find(({ check }) => check === 'disk')).toMatchObject({ state: 'good' });
});
