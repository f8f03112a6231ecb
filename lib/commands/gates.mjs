// Checks that take too long to run before every change: the long form of every test that has one,
// new random cases for the property tests, the store on the other Postgres, load. `npm run gates --
// NAME …` runs some of them. Needs a production build for the browser.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { folderOf, isBuilt, needNode, run, step } from './steps.mjs';

const grep = (pattern, ...places) =>
  execFileSync('git', ['grep', '--untracked', '-lE', pattern, '--', ...places], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);

/** Runs a program and reads the JSON that its test runner wrote to `report`. */
async function reported(name, program, words, env) {
  const report = folderOf(`test-results/gate-${name}.json`);
  rmSync(report, { force: true });
  const code = await run(program, words(report), { env: { ...process.env, GATES: '1', ...env } });
  return { code, report: JSON.parse(readFileSync(report, 'utf8')) };
}

async function jest(name, suites, env = {}) {
  const { code, report } = await reported(
    name,
    process.execPath,
    (file) => [
      ...['--import', 'tsx', 'tests/newsroom/with-postgres.ts', 'node_modules/.bin/jest'],
      ...[`--maxWorkers=${availableParallelism()}`, '--testTimeout=1200000'],
      ...['--json', `--outputFile=${file}`, '--runTestsByPath', ...suites],
    ],
    env,
  );
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = report;
  return {
    code,
    said: `${numPassedTests} passed, ${numFailedTests + numRuntimeErrorTestSuites} failed, ${numPendingTests} skipped`,
  };
}

async function browser() {
  if (!isBuilt()) await step('Production build', () => run('npm', ['run', '--silent', 'build']));
  const { code, report } = await reported(
    'browser',
    'node_modules/.bin/playwright',
    () => ['test', '--config', 'tests/e2e/playwright.config.ts', '--timeout=1200000'],
    { BROWSER_REPORT: 'gate-browser.json' },
  );
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    code,
    said: `${expected} passed, ${unexpected + flaky} failed, ${skipped} skipped, ${flaky} of the failed flaky`,
  };
}

const bench = (name) => async () => ({
  code: await run('npm', ['run', '--silent', 'bench', '--', name]),
  said: 'its figures are above',
});

/** The multi-machine deployment of the site, under load from readers. */
const scale = (name) => async () => {
  if (!isBuilt()) await step('Production build', () => run('npm', ['run', '--silent', 'build']));
  const code = await run(process.execPath, ['--import', 'tsx', `tests/scale/${name}.ts`]);
  return { code, said: 'its figures are above' };
};

/** A suite with this import has a long form. */
const long = "from '[./]*/gates'";
const gates = {
  long: () => jest('long', grep(long, 'tests/*.test.ts', 'tests/*.test.tsx')),
  fuzzing: () =>
    jest('fuzzing', grep("/fast-check'", 'tests/*.test.ts', 'tests/*.test.tsx'), {
      FC_SEED: 'random',
    }),
  pglite: () =>
    jest('pglite', grep('onBothEngines', 'tests/*.test.ts'), {
      TEST_POSTGRES: 'pglite',
      TEST_DATABASE_URL: '',
    }),
  browser,
  'load-store': bench('store'),
  'load-chat': bench('chat'),
  'load-share': bench('share'),
  'load-server': bench('server'),
  kills: scale('kills'),
  soak: scale('soak'),
};

needNode();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in gates));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no gate named ${unknown.join(', ')}. There are: ${Object.keys(gates).join(', ')}.\n`,
  );
  process.exit(1);
}
const summary = [];
for (const [name, gate] of Object.entries(gates)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const began = Date.now();
  process.stdout.write(`\n▸ ${name}\n`);
  const { code, said } = await gate().catch((error) => ({ code: 1, said: String(error) }));
  summary.push({ name, code, said, seconds: ((Date.now() - began) / 1000).toFixed(0) });
}
process.stdout.write('\n');
for (const { name, code, said, seconds } of summary) {
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name.padEnd(12)} ${said} (${seconds} s)\n`);
}
process.exit(summary.every(({ code }) => code === 0) ? 0 : 1);
