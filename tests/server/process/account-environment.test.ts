import { generateKeyPairSync } from 'node:crypto';
import fc from '../../fast-check';
import {
  accountProblems,
  accountRows,
  accountSettings,
} from '@/lib/server/process/account-environment';
import { modelProblems, modelRows } from '@/lib/server/process/model-environment';

type Values = Parameters<typeof accountSettings>[0];
type Source = Partial<Record<keyof typeof accountRows, string>>;

/** The parsed variables. */
function read(source: Source): Values {
  const entries = Object.entries(accountRows).map(([name, { schema }]) => [
    name,
    schema.parse(source[name as keyof Source]),
  ]);
  return Object.fromEntries(entries) as Values;
}

const { privateKey: pem } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

const whole: Source = {
  FACEBOOK_CLIENT_ID: 'f',
  FACEBOOK_CLIENT_SECRET: 'fs',
  APPLE_CLIENT_ID: 'a',
  APPLE_TEAM_ID: 'team',
  APPLE_KEY_ID: 'key',
  APPLE_PRIVATE_KEY: pem,
  WORK_CHAT_CLIENT_ID: 'w',
  WORK_CHAT_CLIENT_SECRET: 'ws',
  WORK_CHAT_ISSUER: 'https://chat.example.org',
  MAIL_FROM: 'news@example.org',
  SMTP_URL: 'smtp://mail.example.org',
  SMS_GATEWAY_TOKEN: 't',
  SMS_GATEWAY_URL: 'https://sms.example.org',
};

describe('ways to sign in', () => {
  it('a provider is available when its client id is set', () => {
    const providers = accountSettings(read(whole), false)?.providers;
    expect(providers).toEqual({
      facebook: { clientId: 'f', clientSecret: 'fs' },
      apple: { clientId: 'a', appleKey: { teamId: 'team', keyId: 'key', privateKey: pem } },
      work_chat: { clientId: 'w', clientSecret: 'ws', issuer: 'https://chat.example.org' },
    });
    const { FACEBOOK_CLIENT_ID: _f, APPLE_CLIENT_ID: _a, WORK_CHAT_CLIENT_ID: _w, ...rest } = whole;
    expect(accountSettings(read(rest), false)?.providers).toEqual({});
  });

  it.each(['APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const)(
    'Apple is not available without %s',
    (name) => {
      const providers = accountSettings(read({ ...whole, [name]: undefined }), false)?.providers;
      expect(providers).not.toHaveProperty('apple');
      expect(providers).toHaveProperty('facebook');
    },
  );

  it('a key for Apple may have several lines or one', () => {
    expect(read({ APPLE_PRIVATE_KEY: pem.replaceAll('\n', '\\n') })).toBeTruthy();
    const { privateKey: other } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    for (const wrong of ['AuthKey_X.p8', pem.slice(0, 80), other]) {
      expect(() => read({ APPLE_PRIVATE_KEY: wrong })).toThrow();
    }
  });

  it('only a local site keeps its messages in the outbox', () => {
    expect(accountSettings(read({}), true)).toMatchObject({ outbox: true });
    expect(accountSettings(read({}), false)).toMatchObject({ outbox: false });
  });

  it.each([
    ['FACEBOOK_CLIENT_SECRET', 'FACEBOOK_CLIENT_ID'],
    ['APPLE_TEAM_ID', 'APPLE_CLIENT_ID'],
    ['APPLE_KEY_ID', 'APPLE_CLIENT_ID'],
    ['APPLE_PRIVATE_KEY', 'APPLE_CLIENT_ID'],
    ['WORK_CHAT_ISSUER', 'WORK_CHAT_CLIENT_ID'],
    ['SMTP_URL', 'MAIL_FROM'],
    ['SMS_GATEWAY_URL', 'SMS_GATEWAY_TOKEN'],
  ])('a setting that lacks %s is reported once, with %s', (missing, name) => {
    expect(accountProblems(whole)).toEqual([]);
    for (const nothing of [undefined, '', '  ']) {
      expect(accountProblems({ ...whole, [missing]: nothing })).toEqual([
        `${name} is set; ${missing} must be set too.`,
      ]);
    }
    expect(accountProblems({ ...whole, [missing]: '', [name]: '' })).not.toContainEqual(
      expect.stringContaining(`${name} is set`),
    );
  });

  it.each([
    ['MAIL_FROM', 'Cubewire <news@example.org>', true],
    ['MAIL_FROM', '<news@example.org>', true],
    ['MAIL_FROM', 'news@example.org', true],
    ['MAIL_FROM', 'Cubewire\r\nBcc: <news@example.org>', false],
    ['MAIL_FROM', 'Cubewire <news@example.org> and more', false],
    ['MAIL_FROM', 'Cubewire news@example.org', false],
    ['MAIL_FROM', 'news@', false],
    ['PHONE_CODE_LENGTH', '4', true],
    ['PHONE_CODE_LENGTH', '8', true],
    ['PHONE_CODE_LENGTH', '3', false],
    ['PHONE_CODE_LENGTH', '9', false],
    ['PHONE_CODE_LENGTH', '44', false],
    ['MESSAGES_A_DAY', '1', true],
    ['MESSAGES_A_DAY', '1000000', true],
    ['MESSAGES_A_DAY', '0', false],
    ['MESSAGES_A_DAY', '1000001', false],
    ['MESSAGES_A_DAY', '1.5', false],
    ['MESSAGES_A_DAY', '5 a day', false],
    ['SMTP_URL', 'smtps://mail.example.org', true],
    ['SMTP_URL', 'xsmtp://mail.example.org', false],
    ['SMTP_URL', 'smtpx://mail.example.org', false],
    ['SMS_GATEWAY_URL', 'http://sms.example.org', true],
    ['SMS_GATEWAY_URL', 'ftp://sms.example.org', false],
    ['WORK_CHAT_ISSUER', 'file:///etc', false],
  ] as const)('%s may be %j: %s', (name, value, allowed) => {
    expect(accountRows[name].schema.safeParse(value).success).toBe(allowed);
  });
});

describe('models set by the operator', () => {
  const prices = (list: string) => modelRows.AI_PRICES.schema.safeParse(list);

  it('prices are parsed whatever surrounds the commas', () => {
    const model = fc.stringMatching(/^[a-z][\w./:-]{0,20}$/);
    const price = fc.nat({ max: 99_999_999 }).map((n) => n / 100);
    const currency = fc.stringMatching(/^[A-Z]{3}$/);
    const entry = fc.record({ model, in: price, out: price, currency });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 4 }), (entries) => {
        const list = entries.map((one) => `${one.model} ${one.in} ${one.out} ${one.currency}`);
        expect(prices(list.join(' , ')).data).toEqual(entries);
      }),
    );
  });

  it.each(['', 'm 1 2', 'm 1 2 usd', 'm 1 2 USDT', 'm 1 -2 USD', 'm 1,5 2 USD', 'm 1 2 USD,'])(
    'one invalid price invalidates the list: %j',
    (list) => {
      expect(prices(list).success).toBe(false);
      expect(prices(`a 1 2 USD,${list}`).success).toBe(false);
    },
  );

  it.each([
    ['1000', true],
    ['10000000000', true],
    ['999', false],
    ['0999', false],
    ['10000000001', false],
    ['1e5', false],
  ])('%s tokens a day may be set: %s', (value, allowed) => {
    expect(modelRows.AI_TOKENS_A_DAY.schema.safeParse(value).success).toBe(allowed);
  });

  it('a model needs its address, and auxiliary models need the model', () => {
    const both = { AI_BASE_URL: 'http://a.example/v1', AI_MODEL: 'm' };
    const helpers = { AI_CHECK_MODEL: 'c', AI_EMBEDDING_MODEL: 'e' };
    expect(modelProblems({})).toEqual([]);
    expect(modelProblems({ ...both, ...helpers })).toEqual([]);
    const together = 'AI_BASE_URL and AI_MODEL must both be set, or neither.';
    expect(modelProblems({ AI_MODEL: 'm', AI_BASE_URL: ' ' })).toEqual([together]);
    expect(modelProblems({ AI_BASE_URL: 'http://a.example/v1' })).toEqual([together]);
    expect(modelProblems(helpers)).toEqual([
      'AI_CHECK_MODEL checks what AI_MODEL writes: set both, or neither.',
      'AI_EMBEDDING_MODEL needs AI_BASE_URL.',
    ]);
  });
});
