// docs/service-calls, against the contract: each call stands on its page, with each field of its input.
import { readFileSync } from 'node:fs';
import { operations } from '@/lib/contract/catalog';
import type { Operation } from '@/lib/contract';

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
/** Calls that stand beside others on the same matter, whatever their group. */
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

it.each(documented)('$name stands in docs/service-calls/$page.md, each field named', (row) => {
  const text = readFileSync(`docs/service-calls/${row.page}.md`, 'utf8');
  // `POST …/pin`, `unpin`: of several calls in one row each is named by the end of its path.
  const fixed = row.path.split('/').filter((part) => !part.startsWith('{'));
  const end = fixed.at(-1) ?? '';
  const calls = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|')[1] ?? '');
  expect(calls.filter((call) => new RegExp(`[\`/ ]${end}(/\\{\\w+\\})?\``).test(call))).not.toEqual(
    [],
  );
  const fields = Object.keys(row.input.shape);
  expect(fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(text))).toEqual([]);
});
