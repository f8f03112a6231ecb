import { settingNames } from '@/lib/server/process/env';
import { halfSettings } from '@/lib/server/process/half-settings';
import { tellSettings } from '@/lib/server/process/tell-settings';

const found = (source: Record<string, string>) => halfSettings(source).map((one) => one.found);

it.each([
  ['AI_API_KEY', 'AI_BASE_URL'],
  ['AI_PRICES', 'AI_BASE_URL'],
  ['TTS_API_KEY', 'TTS_BASE_URL'],
  ['TTS_VOICE', 'TTS_BASE_URL'],
  ['APPLE_KEY_ID', 'APPLE_CLIENT_ID'],
  ['FACEBOOK_CLIENT_SECRET', 'FACEBOOK_CLIENT_ID'],
  ['WORK_CHAT_ISSUER', 'WORK_CHAT_CLIENT_ID'],
  ['DATABASE_CONNECTIONS', 'DATABASE_URL'],
  ['OTEL_TRACES_SAMPLER_ARG', 'OTEL_TRACES_SAMPLER'],
])('%s is reported while %s is not set, and no longer', (name, without) => {
  for (const nothing of ['', ' ']) {
    const [only, ...more] = halfSettings({ [name]: 'x', [without]: nothing });
    expect(only).toEqual({
      found: `${name} does nothing without ${without}`,
      remedy: `set ${without}, or take ${name} away`,
    });
    expect(more).toEqual([]);
  }
  expect(found({ [name]: 'x', [without]: 'y' })).toEqual([]);
  expect(found({ [without]: 'y' })).toEqual([]);
});

it('reports mails without a sender', () => {
  expect(found({ SMTP_URL: 'smtp://a' })).toEqual([expect.stringContaining('without MAIL_FROM')]);
  expect(found({ SMTP_URL: 'smtp://a', MAIL_FROM: 'a@b.example' })).toEqual([]);
});

it('reports retention days of texts that are not read', () => {
  expect(found({ FULL_TEXT_DAYS: '9', FULL_TEXT: 'off' })).toHaveLength(1);
  for (const FULL_TEXT of ['', 'on']) expect(found({ FULL_TEXT_DAYS: '9', FULL_TEXT })).toEqual([]);
});

it.each([
  ['0.0.0.0/0', true],
  ['10.0.0.2, ::/0', true],
  ['10.0.0.0/8', false],
  ['10.0.0.2,2001:db8::/32', false],
])('%s as proxies is everybody: %s', (TRUSTED_PROXIES, isTold) => {
  expect(found({ TRUSTED_PROXIES })).toHaveLength(isTold ? 1 : 0);
});

it('reports nothing where nothing is set', () => expect(halfSettings({})).toEqual([]));

it('reports existing settings once each, and misspelled names', () => {
  const all = Object.fromEntries(settingNames.map((name) => [name, 'x']));
  expect(halfSettings(all)).toEqual([]);
  const lines: string[] = [];
  const log = { warn: (line: string) => void lines.push(line) };
  tellSettings(log as never, { SMPT_URL: 'smtp://a', TTS_MODEL: 'x' });
  expect(lines).toEqual([
    'SMPT_URL is no setting, so it does nothing: is SMTP_URL meant?',
    'TTS_MODEL does nothing without TTS_BASE_URL: set TTS_BASE_URL, or take TTS_MODEL away',
  ]);
});
