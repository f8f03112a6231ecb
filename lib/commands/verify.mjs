// Everything that must hold before a change lands, from a fresh clone: install, types, lint,
// format, unit and component tests, production build, browser tests.
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { folderOf, install, needNode, run, step } from './steps.mjs';

const npm = (script, ...more) => run('npm', ['run', '--silent', script, ...more]);

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
  const updated = await run('apt-get', ['-qq', 'update'], options);
  return updated || (await run('apt-get', ['-qq', 'install', '-y', ...packages], options));
}

/** A Chromium: one that is there, Playwright's own download, or Debian's package. */
async function findBrowser() {
  const { chromium } = await import('playwright');
  const installed = () =>
    [process.env.CHROMIUM_PATH, chromium.executablePath()].find((p) => p && existsSync(p)) ??
    onPath('chromium', 'chromium-browser', 'google-chrome');
  let found = installed();
  if (!found) {
    process.stdout.write('No Chromium here: asking Debian’s packages, then Playwright.\n');
    await debian(['chromium', 'fonts-noto-cjk', 'fonts-noto-color-emoji']);
    found = installed();
  }
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

/** A Postgres server for the store's second leg; without one the tests fall back and say so. */
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

const jestReport = folderOf('test-results/jest.json');
const browserReport = folderOf('test-results/browser.json');

function countTests() {
  const jest = JSON.parse(readFileSync(jestReport, 'utf8'));
  const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'));
  const passed = jest.numPassedTests + stats.expected + stats.flaky;
  const failed = jest.numFailedTests + stats.unexpected;
  const skipped = jest.numPendingTests + stats.skipped;
  process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

needNode();
await step('Installing packages', () => install({ always: Boolean(process.env.CI) }));
await step('Types', () => npm('types'));
await step('Lint', () => npm('lint'));
await step('Format', () => npm('format:check'));
await step('Finding a database server', findPostgres);
await step('Unit and component tests', () =>
  npm('test', '--', '--json', `--outputFile=${jestReport}`),
);
await step('Production build', () => npm('build'));
await step('Finding a browser', findBrowser);
await step('Browser tests', () => npm('test:browser'));
await step('Counting', () => countTests());
