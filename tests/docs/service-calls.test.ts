// Compares docs/service-calls with the contract: its pages have each call by its full path, with
// each input field, and nothing that is no call.
import { readdirSync, readFileSync } from 'node:fs';
import { operations } from '@/lib/contract/catalog';
import type { Operation } from '@/lib/contract';
import { clientVersion } from '@/lib/model/limits/service';

const pages: Record<Operation['group'], string> = {
  around: 'programs',
  bots: 'bots',
  chat: 'chat',
  comments: 'comments',
  day: 'day',
  'deep-mind': 'themes',
  device: 'programs',
  discovery: 'topics',
  events: 'events',
  inner: 'internal',
  lists: 'programs',
  login: 'login',
  'made-topics': 'topics',
  messages: 'messages',
  posts: 'bots',
  'read-marks': 'reading',
  system: 'system',
  themes: 'themes',
  tokens: 'programs',
  topics: 'topics',
  user: 'user',
  voice: 'voice',
  wishes: 'programs',
};
/** Calls documented beside others on the same subject, whatever their group. */
const besides: Readonly<Record<string, string>> = {
  ChangeAddress: 'account',
  ChangePassword: 'account',
  EndOtherSessions: 'account',
  EndSession: 'account',
  GetAccount: 'account',
  GetInnerDailyReport: 'day',
  ListSessions: 'account',
  RenameAccount: 'account',
  SendAddressCode: 'account',
  UpsertDailyReport: 'day',
  UpsertTts: 'voice',
};

const documented = Object.entries<Operation>(operations).map(([name, operation]) => {
  return { name, page: besides[name] ?? pages[operation.group], ...operation };
});

/** Answered by the site itself: not operations of the service. */
const ofTheSite = [
  ...['POST /api/daily_mail/unsubscribe?token=…', 'GET /api/daily_mail/unsubscribe?token=…'],
  ...['GET /voice/{event}/{lang}/{part}', '/api/login/callback', '/api/openapi.json'],
  ...['GET /api/login/callback/{provider}', 'GET /api/openapi.json', '/api/daily_mail/unsubscribe'],
  ...['POST /api/track', 'GET /api/read_detail', 'POST /api/work_chat_user'],
];

const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
/** What the first cells of tables contain. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => codeIn(line.split('|')[1] ?? ''));

it.each(documented)('$name is in docs/service-calls/$page.md, with every field', (row) => {
  const text = readFileSync(`docs/service-calls/${row.page}.md`, 'utf8');
  expect(rowsOf(text)).toContain(`${row.method} ${row.path}`);
  const fields = Object.keys(row.input.shape);
  expect(fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(text))).toEqual([]);
});

const calls = new Set(documented.map(({ method, path }) => `${method} ${path}`));
const paths = documented.map(({ path }) => path);

const isKnown = (code: string) =>
  calls.has(code) ||
  ofTheSite.includes(code) ||
  // A path without its method, or the common prefix of several.
  paths.some((path) => path === code || path.startsWith(`${code}/`)) ||
  // The second name of operators' calls.
  code === '/internal/v1';

const stranger = (text: string) =>
  codeIn(text)
    .filter((code) => /^(?:(?:GET|POST) [/\w]|\/api\b|\/internal\b)/.test(code))
    .filter((code) => !isKnown(code.replace(/\/…$/, '')));

const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' });

it.each(docs.filter((name) => name.endsWith('.md')))('%s names no missing call', (name) => {
  expect(stranger(readFileSync(`docs/${name}`, 'utf8'))).toEqual([]);
});

it('docs/api.md has each route that answers outside of the table', () => {
  const [, section = ''] = readFileSync('docs/api.md', 'utf8').split('## Calls outside the table');
  const routes = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\broute\.tsx?$/.test(path) && !path.includes('...'))
    .map((path) => `/api/${path.replace(/\/route\.tsx?$/, '')}`.replace(/\[(\w+)\]/, '{$1}'));
  expect(routes).toContain('/api/track');
  const told = rowsOf(section).map((code) => code.replace(/^(?:GET|POST) /, ''));
  expect(told.sort()).toEqual(routes.sort());
});

it('detects a missing call, one of another method and one without its full path', () => {
  expect(
    stranger('`GET /api/events/v1/list`, `/api/events/v9`, `POST list`, `/api/chat`, `limit`'),
  ).toEqual(['GET /api/events/v1/list', '/api/events/v9', 'POST list']);
});

it('documents the version that check_update compares with', () => {
  const text = readFileSync('docs/service-calls/programs.md', 'utf8');
  expect(text).toContain(`\`latest_version\` is ${clientVersion},`);
});
