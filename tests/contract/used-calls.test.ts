// Every call has a user: our own pages and servers, or the program that stands in for a third-party
// app.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { operations, type OperationName } from '@/lib/contract';
import { readerApp } from './reader-app';

const ours = ['app', 'components', 'lib/browser', 'lib/client', 'lib/server', 'lib/state'];
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...ours], {
  encoding: 'utf8',
});
const code = files
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const named = new Set(code.match(/'[A-Z]\w+'/g));
const program = readerApp('http://localhost');

it('every call is used by a screen, a client or an operator', () => {
  const names = Object.keys(operations) as OperationName[];
  const unused = names.filter(
    (name) => !named.has(`'${name}'`) && !program.includes(`'${operations[name].path}'`),
  );
  expect(unused).toEqual([]);
});

it('the docs list the calls that only programs make', () => {
  const names = Object.keys(operations) as OperationName[];
  const forPrograms = names.filter((name) => !named.has(`'${name}'`));
  const [, section = ''] = readFileSync('docs/api.md', 'utf8').split('## Calls for programs');
  const told = section.split('\n## ')[0]?.match(/`\/api\/[^`]+`/g) ?? [];
  const paths = forPrograms.map((name) => `\`${operations[name].path}\``);
  expect([...told].sort()).toEqual(paths.sort());
});
