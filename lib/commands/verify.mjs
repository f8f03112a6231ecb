// Everything that must hold before a change lands, from a fresh clone: install, production build,
// lint, format, types, several machines under kills, unit and component tests, browser tests. Runs
// steps in parallel where two cores allow it. Longer checks are in `npm run gates`.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, freemem, homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import {
  folderOf,
  install,
  needNode,
  printTimes,
  run,
  runQuietly,
  step,
  tryStep,
} from './steps.mjs';
import { countUnitTests, runUnitTests } from './unit-tests.mjs';

const npm = (script, ...more) => run('npm', ['run', '--silent', script, ...more]);
const npmQuietly = (script, options) => runQuietly('npm', ['run', '--silent', script], options);

function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const name of names) {
    for (const folder of folders) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

async function debian(packages) {
  if (!onPath('apt-get') || process.getuid?.() !== 0) return 1;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const updated = await runQuietly('apt-get', ['-qq', 'update'], options);
  return updated || (await runQuietly('apt-get', ['-qq', 'install', '-y', ...packages], options));
}

const shell = () => onPath('chromium-headless-shell');
const whole = () => onPath('chromium', 'chromium-browser', 'google-chrome');

/**
 * Where Playwright keeps its downloads; once installed, it says which of them this version uses.
 */
const downloads =
  process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');

/**
 * Installs Debian's Chromium if none is found: requires nothing installed, and may have nothing to
 * do.
 */
async function fetchBrowser() {
  if (process.env.CHROMIUM_PATH || shell() || whole() || existsSync(downloads)) return 0;
  process.stdout.write('No Chromium here: asking Debian’s packages.\n');
  const fonts = ['fonts-noto-cjk', 'fonts-noto-color-emoji'];
  const failed = await debian(['chromium-headless-shell', ...fonts]);
  // An older Debian only has the full one.
  if (failed) await debian(['chromium', ...fonts]);
  return 0;
}

/**
 * A Chromium: an installed one, or Playwright's own download. A headless one is preferred: it is
 * the same engine, and its tests take three quarters of the time.
 */
async function findBrowser() {
  const { chromium } = await import('playwright');
  const installed = () =>
    [process.env.CHROMIUM_PATH, shell(), chromium.executablePath(), whole()].find(
      (path) => path && existsSync(path),
    );
  let found = installed();
  if (!found) {
    await run('npx', ['playwright', 'install', 'chromium']);
    found = installed();
  }
  if (!found) {
    process.stdout.write(
      'The browser tests need Chromium. None was found (CHROMIUM_PATH, PATH), Debian’s package ' +
        'could not be installed (that needs root and apt-get), and Playwright’s download failed. ' +
        'Install Chromium, or set CHROMIUM_PATH to one, and run this again.\n',
    );
    return 1;
  }
  process.env.CHROMIUM_PATH = found;
  process.stdout.write(`Chromium: ${found}\n`);
  return 0;
}

/**
 * A Postgres server for the store's second run; without one the tests use a fallback and say so.
 */
async function findPostgres() {
  const there = () => process.env.TEST_DATABASE_URL || existsSync('/usr/lib/postgresql');
  if (!there()) {
    process.stdout.write('No Postgres here: asking Debian’s packages.\n');
    await debian(['postgresql']);
  }
  process.stdout.write(
    there() ? 'Postgres: there\n' : 'Postgres: none; the tests use PGlite instead\n',
  );
  return 0;
}

const gibibyte = 2 ** 30;

/**
 * A folder in memory for the tests' databases, which write more than they compute. None if memory
 * is short (a container's share is often 64 MiB), or if TMPDIR is set.
 */
function folderInMemory() {
  const shared = '/dev/shm';
  if (process.env.TMPDIR || !existsSync(shared) || freemem() < 8 * gibibyte) return undefined;
  const { bavail, bsize } = statfsSync(shared);
  if (bavail * bsize < 4 * gibibyte) return undefined;
  try {
    const folder = mkdtempSync(`${shared}/cubewire-`);
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    // The memory is not released by itself after Ctrl+C.
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
    // A Postgres server runs as a different user.
    chmodSync(folder, 0o1777);
    return folder;
  } catch {
    return undefined;
  }
}

const unitReports = {
  first: folderOf('test-results/jest.json'),
  again: folderOf('test-results/jest-again.json'),
};
const browserReport = folderOf('test-results/browser.json');

/** The tests in a browser report that only passed the second time. */
function flakyTests(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...flakyTests(inner),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ]);
}

/** The results of a test runner; a run without a report counts as one failed test. */
function report(file, nothing) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  process.stdout.write(`${file} was not written: the run ended before its end.\n`);
  return nothing;
}

/** Whether a test that only passes when repeated is printed by name and counts as passed. */
const flakyIsPrinted = process.env.FLAKY_TESTS === 'printed';

/**
 * Adds up both reports; a broken suite and a flaky test count as failed. Flaky tests are printed by
 * name; with FLAKY_TESTS=printed that is all.
 */
function countTests() {
  const unit = countUnitTests(unitReports);
  const { stats, suites, errors } = report(browserReport, {
    stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [],
    errors: [],
  });
  for (const test of [...unit.flaky, ...flakyTests(suites)]) {
    process.stdout.write(`flaky: ${test}\n`);
  }
  const passed = unit.passed + stats.expected;
  const failed =
    unit.failed + stats.unexpected + (flakyIsPrinted ? 0 : stats.flaky) + errors.length;
  const skipped = unit.skipped + stats.skipped;
  return { passed, failed, skipped };
}

/** Runs unit and component tests; `more` are options of Jest. */
function jest(output, more, env) {
  const words = ['--import', 'tsx', 'tests/newsroom/with-postgres.ts', 'node_modules/.bin/jest'];
  // A process left behind by a failed test holds our pipes, and Jest would wait for its end.
  const ends = ['--json', `--outputFile=${output}`, '--forceExit'];
  return run(process.execPath, [...words, ...more, ...ends], { env });
}

needNode();
// Results of an earlier run do not count for this one.
rmSync(browserReport, { force: true });
// Both mostly wait: for the package registry, and for Debian's.
await Promise.all([
  step('Installing packages', () => install({ always: Boolean(process.env.CI) })),
  step('Database server and browser', async () => {
    await findPostgres();
    return fetchBrowser();
  }),
]);
await step('Finding a browser', findBrowser);
// Two chains of about the same duration, for two cores. Kills wait half of their time, and nothing of
// them is judged by the clock: they lose nothing beside the rest.
const built = step('Production build', () =>
  npmQuietly('build', { env: { ...process.env, TYPES_CHECKED_APART: '1' } }),
);
const [bearsKills, areTyped] = await Promise.all([
  (async () => {
    await built;
    const words = ['--import', 'tsx', 'tests/scale/kills.ts', 'quick'];
    return tryStep('Several machines, kills', () => runQuietly(process.execPath, words));
  })(),
  (async () => {
    await step('Lint', () => npmQuietly('lint'));
    await step('Format', () => npmQuietly('format:check'));
    // Both write into the folder of the build.
    await built;
    return tryStep('Types', () => npmQuietly('types'));
  })(),
]);
const inMemory = folderInMemory();
if (inMemory) process.stdout.write(`\nTemporary files of the unit tests: ${inMemory}\n`);
const held = [
  bearsKills,
  areTyped,
  await tryStep('Unit and component tests', () => {
    const env = { ...process.env, ...(inMemory && { TMPDIR: inMemory }) };
    // A third of the time the tests wait for their databases and processes.
    const workers = availableParallelism() + 1;
    const start = (output, more) => jest(output, more, env);
    return runUnitTests(start, unitReports, { workers, flakyIsPrinted });
  }),
  // Not in parallel with those: two cores have no time to spare, and a slow test would look flaky.
  await tryStep('Browser tests', () => npm('test:browser')),
];
printTimes();
const { passed, failed, skipped } = countTests();
process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exit(held.every(Boolean) && failed === 0 && passed > 0 ? 0 : 1);
