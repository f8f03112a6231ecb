import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentError, parseEnvironment, readEnvironment } from '@/lib/server/process/env';
import { newsroomSettings } from '@/lib/server/process/newsroom-settings';

const folder = mkdtempSync(join(tmpdir(), 'cubewire-signing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Without the last line break: settings are trimmed. */
const pkcs8 = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString().trim();
const rsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength });
const { privateKey, publicKey } = rsa(2_048);
const key = pkcs8(privateKey);
const ed25519 = pkcs8(generateKeyPairSync('ed25519').privateKey);

const whole = {
  SMTP_URL: 'smtp://mail.example.org',
  DKIM_DOMAIN: 'news.example.org',
  DKIM_SELECTOR: 'cubewire.2026',
  DKIM_KEY: key,
};

function problems(source: Record<string, string>, read = parseEnvironment): readonly string[] {
  try {
    read(source);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
}

const signing = (source: Record<string, string>) =>
  newsroomSettings(readEnvironment({ DATA_DIR: folder, ...source })).accounts?.mailSigning;

describe('mail signing', () => {
  const expected = { domain: 'news.example.org', selector: 'cubewire.2026', key };

  it('is on where domain, selector and key are set, and else off', () => {
    expect(signing(whole)).toEqual(expected);
    expect(signing({ SMTP_URL: whole.SMTP_URL })).toBeUndefined();
  });

  it('accepts a key on one line', () => {
    expect(signing({ ...whole, DKIM_KEY: key.replaceAll('\n', '\\n') })).toEqual(expected);
  });

  it('accepts a key in the format of older tools', () => {
    const DKIM_KEY = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    expect(problems({ ...whole, DKIM_KEY })).toEqual([]);
  });

  it('accepts the key in a file', () => {
    const DKIM_KEY_FILE = join(folder, 'dkim.pem');
    writeFileSync(DKIM_KEY_FILE, key);
    expect(signing({ ...whole, DKIM_KEY: '', DKIM_KEY_FILE })).toEqual(expected);
  });
});

const wrongKeys: readonly (readonly [string, () => string])[] = [
  ['an RSA key of 1024 bits', () => pkcs8(rsa(1_024).privateKey)],
  ['an RSA key of 4104 bits', () => pkcs8(rsa(4_104).privateKey)],
  ['a key of the kind ed25519', () => ed25519],
  [
    'a key of the kind rsa-pss',
    () => pkcs8(generateKeyPairSync('rsa-pss', { modulusLength: 2_048 }).privateKey),
  ],
  [
    'no private key that can be read',
    () => publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  ],
  [
    'no private key that can be read',
    () => {
      const locked = { cipher: 'aes-256-cbc', passphrase: 'hidden-word' };
      return privateKey.export({ type: 'pkcs8', format: 'pem', ...locked }).toString();
    },
  ],
  ['no private key that can be read', () => 'hidden-word'],
];

describe.each(wrongKeys)('%s', (what, make) => {
  const wrong = make();
  const rule =
    'it must be a private RSA key of 2048 to 4096 bits in PEM form, without a passphrase.';

  it('stops the start in one sentence that does not show it', () => {
    expect(problems({ ...whole, DKIM_KEY: wrong })).toEqual([`DKIM_KEY is ${what}; ${rule}`]);
  });

  it('stops the start from its file, before anything is created', () => {
    const DATA_DIR = mkdtempSync(join(folder, 'data-'));
    const DKIM_KEY_FILE = join(folder, 'wrong.pem');
    writeFileSync(DKIM_KEY_FILE, wrong);
    const source = { ...whole, DATA_DIR, DKIM_KEY: '', DKIM_KEY_FILE };
    expect(problems(source, readEnvironment)).toEqual([
      `DKIM_KEY_FILE ${DKIM_KEY_FILE} has ${what}; ${rule}`,
    ]);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });
});

it('a file that cannot be read stops the start', () => {
  const DKIM_KEY_FILE = join(folder, 'nowhere.pem');
  const source = { ...whole, DATA_DIR: folder, DKIM_KEY: '', DKIM_KEY_FILE };
  expect(problems(source, readEnvironment)).toEqual([
    `DKIM_KEY_FILE ${DKIM_KEY_FILE} cannot be read (ENOENT).`,
  ]);
});

describe('incomplete settings', () => {
  it.each([
    ['DKIM_DOMAIN', ['DKIM_SELECTOR is set; DKIM_DOMAIN must be set too.']],
    ['DKIM_SELECTOR', ['DKIM_DOMAIN is set; DKIM_SELECTOR must be set too.']],
    ['DKIM_KEY', ['DKIM_DOMAIN is set; DKIM_KEY or DKIM_KEY_FILE must be set too.']],
    ['SMTP_URL', ['DKIM_DOMAIN is set; SMTP_URL must be set too.']],
  ])('without %s are reported', (name, sentences) => {
    expect(problems(whole)).toEqual([]);
    for (const nothing of ['', '  ']) {
      expect(problems({ ...whole, [name]: nothing })).toEqual(sentences);
    }
  });

  it.each([
    ['DKIM_SELECTOR', 'news'],
    ['DKIM_KEY', key],
    ['DKIM_KEY_FILE', '/keys/dkim.pem'],
  ])('are reported where %s alone is set', (name, value) => {
    const found = problems({ SMTP_URL: whole.SMTP_URL, [name]: value });
    expect(found).toHaveLength(2);
    for (const sentence of found) expect(sentence).toMatch(`${name} is set; `);
  });

  it('are reported for a key that is set twice, too', () => {
    expect(problems({ ...whole, DKIM_KEY_FILE: '/keys/dkim.pem' })).toEqual([
      'DKIM_KEY and DKIM_KEY_FILE are both set; one is enough.',
    ]);
  });
});

it.each([
  ['DKIM_DOMAIN', 'xn--fsq.example', true],
  ['DKIM_DOMAIN', 'example', false],
  ['DKIM_DOMAIN', 'https://example.org', false],
  ['DKIM_DOMAIN', 'news@example.org', false],
  ['DKIM_DOMAIN', 'example..org', false],
  ['DKIM_DOMAIN', '-a.example.org', false],
  ['DKIM_DOMAIN', 'example.org; s=x', false],
  ['DKIM_SELECTOR', 's1', true],
  ['DKIM_SELECTOR', 'a-b.c', true],
  ['DKIM_SELECTOR', 'news.', false],
  ['DKIM_SELECTOR', 'two words', false],
])('%s may be %j: %s', (name, value, allowed) => {
  expect(problems({ ...whole, [name]: value })).toHaveLength(allowed ? 0 : 1);
});
