import { readFileSync } from 'node:fs';
import { allTabs } from '@/lib/model/feed/further-tabs';
import { messagesADay, phoneCodeLength } from '@/lib/model/limits/account';
import { guestQuestionsADay, translationsADay, writingsADay } from '@/lib/model/limits/chat';
import { pagesADay, pagesOfHostADay } from '@/lib/model/limits/pages';
import { topicsOfSiteADay } from '@/lib/model/limits/topics';
import { voicePartsADay } from '@/lib/model/limits/voice';
import { EnvironmentError, parseEnvironment } from '@/lib/server/process/env';

const names = Object.keys(parseEnvironment({}));
const page = readFileSync('docs/configuration.md', 'utf8');
const example = readFileSync('.env.example', 'utf8');

describe('a setting', () => {
  it.each(names)('%s is documented in docs/configuration.md and .env.example', (name) => {
    expect(page).toContain(`\`${name}\``);
    expect(example).toMatch(new RegExp(`^#${name}=`, 'm'));
  });

  it('exists if .env.example names it', () => {
    const named = [...example.matchAll(/^#([A-Z_0-9]+)=/gm)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThanOrEqual(names.length);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });
});

/** The last cell of a setting's row, without code marks. */
function saidDefault(name: string): string {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
  const cells = row.split('|').map((cell) => cell.trim());
  return (cells.at(-2) ?? '').replaceAll('`', '');
}

const values = Object.entries(parseEnvironment({})).filter(
  ([name, value]) => value !== undefined && name !== 'DATA_DIR',
);

describe('the default of', () => {
  it.each(values)('%s matches the page', (name, value) => {
    const said = typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
    expect(saidDefault(name).split(' (')[0]).toBe(said);
  });

  it.each([
    ['TTS_PARTS_A_DAY', voicePartsADay],
    ['TOPICS_A_DAY', topicsOfSiteADay],
    ['MESSAGES_A_DAY', messagesADay],
    ['PHONE_CODE_LENGTH', phoneCodeLength],
  ])('%s, which the code sets later, matches the page', (name, value) => {
    expect(saidDefault(name)).toBe(String(value));
  });
});

/** What the message about a value that is too short says is allowed. */
function allowedLengths(name: string): string {
  try {
    parseEnvironment({ [name]: 'x' });
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    const [, least, most] = /(\d+) to (\d+)/.exec(error.message) ?? [];
    return `${least} to ${Number(most).toLocaleString('en')}`;
  }
  return '';
}

it.each([
  ['NEWS_SERVICE_SECRET', '` have '],
  ['SESSION_SECRET', '` and `NEWS_SERVICE_SECRET` have '],
  ['BACKUP_PASSPHRASE', '` '],
  ['METRICS_TOKEN', '` '],
])('the length of %s matches the page', (name, between) => {
  expect(page).toContain(`\`${name}${between}${allowedLengths(name)}`);
});

it('TABS lists every tab, in the order of the table', () => {
  const [, listed = ''] = /^\| `TABS` +\| ([^|]*)\|/m.exec(page) ?? [];
  const named = [...listed.matchAll(/`(\w+)`/g)].map(([, key]) => key);
  expect(named).toEqual(allTabs.map(({ key }) => key));
});

it.each([
  [`at most ${writingsADay} articles and ${translationsADay} translations a day`],
  [`a guest may ask ${guestQuestionsADay} questions a day`],
  [`at most ${pagesOfHostADay} of one host and ${pagesADay.toLocaleString('en')} in all a day`],
])('the page says “%s”', (sentence) => {
  expect(page).toContain(sentence);
});

it('README.md states the maximum daily cost of a model', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(
    `A day costs at most ${writingsADay} articles and ${translationsADay} translations.`,
  );
});
