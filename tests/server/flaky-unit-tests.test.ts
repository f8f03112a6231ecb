// How `npm run verify` treats flaky unit tests, with a real Jest over two small suites.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flaky-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const steady = `it('holds', () => undefined);`;
const broken = `it('is broken', () => { throw new Error('always'); });`;
/** Fails in its first run. */
const flaky = `const { existsSync, writeFileSync } = require('node:fs');
  it('holds, too', () => undefined);
  it('waits too short a time', () => {
    const ran = existsSync(__dirname + '/ran');
    writeFileSync(__dirname + '/ran', '');
    if (!ran) throw new Error('the first time');
  });`;

function verified(suites: Record<string, string>, flakyIsPrinted: boolean) {
  const rootDir = join(folder, 'suites');
  mkdirSync(rootDir);
  for (const [name, text] of Object.entries(suites)) writeFileSync(join(rootDir, name), text);
  const config = JSON.stringify({ rootDir, transform: {}, testMatch: ['<rootDir>/*.js'] });
  const files = { first: join(folder, 'first.json'), again: join(folder, 'again.json') };
  const program = `
    import { run } from '${resolve('lib/commands/steps.mjs')}';
    import { countUnitTests, runUnitTests } from '${resolve('lib/commands/unit-tests.mjs')}';
    const jest = (output, more) => run(process.execPath, [
      '${resolve('node_modules/.bin/jest')}', '--config', ${JSON.stringify(config)},
      ...more, '--json', '--outputFile=' + output,
    ], { stdio: 'ignore' });
    const files = ${JSON.stringify(files)};
    const code = await runUnitTests(jest, files, { workers: 1, flakyIsPrinted: ${flakyIsPrinted} });
    process.stdout.write('\\n' + JSON.stringify({ code, ...countUnitTests(files) }));`;
  const said = execFileSync('node', ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return JSON.parse(said.split('\n').at(-1) ?? '') as object;
}

it('a flaky test fails when a person runs it', () => {
  const counted = { code: 1, passed: 2, failed: 1, skipped: 0, flaky: [] };
  expect(verified({ 'steady.js': steady, 'flaky.js': flaky }, false)).toEqual(counted);
});

it('a flaky test is reported by name in a run that gates a merge', () => {
  const name = `${join(folder, 'suites', 'flaky.js')} waits too short a time`;
  const counted = { code: 0, passed: 3, failed: 0, skipped: 0, flaky: [name] };
  expect(verified({ 'steady.js': steady, 'flaky.js': flaky }, true)).toEqual(counted);
});

it('a test that fails again fails, also beside a flaky one', () => {
  const counted = { code: 1, passed: 3, failed: 1, skipped: 0 };
  const suites = { 'steady.js': steady, 'flaky.js': flaky, 'broken.js': broken };
  expect(verified(suites, true)).toMatchObject(counted);
});

it('many broken suites are not retried', () => {
  const suites = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`${n}.js`, broken]));
  expect(verified(suites, true)).toMatchObject({ code: 1, passed: 0, failed: 6, flaky: [] });
});

it('a run without a report fails', () => {
  expect(verified({ 'none.txt': '' }, true)).toMatchObject({ code: 1, passed: 0 });
});
