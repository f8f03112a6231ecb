// docs/service-calls, against the contract. The calls of the specification (reading a list, the
// assistant, signing in) have no page there: the reference that a site serves describes them.
import { readFileSync } from 'node:fs';
import { operations } from '@/lib/contract/catalog';
import type { Operation } from '@/lib/contract';

const pages: Partial<Record<Operation['group'], string>> = {
  around: 'programs',
  bots: 'bots',
  comments: 'comments',
  day: 'day',
  'deep-mind': 'themes',
  device: 'programs',
  discovery: 'topics',
  inner: 'internal',
  lists: 'programs',
  'made-topics': 'topics',
  messages: 'messages',
  posts: 'bots',
  'read-marks': 'reading',
  themes: 'themes',
  tokens: 'programs',
  voice: 'voice',
  wishes: 'programs',
};
/** Calls of operators that stand beside the readers' calls on the same matter. */
const besides: Readonly<Record<string, string>> = {
  GetInnerDailyReport: 'day',
  UpsertDailyReport: 'day',
  UpsertTts: 'voice',
};

const documented = Object.entries<Operation>(operations).flatMap(([name, operation]) => {
  const page = besides[name] ?? pages[operation.group];
  return page === undefined ? [] : [{ name, page, ...operation }];
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
  expect(calls.filter((call) => new RegExp(`[\`/ ]${end}\``).test(call))).not.toEqual([]);
  const fields = Object.keys(row.input.shape);
  expect(fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(text))).toEqual([]);
});
