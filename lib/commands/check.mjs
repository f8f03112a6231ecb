// A contributor's loop: types, lint, unused code and format of everything, from caches, and the
// tests of what differs from main. Deliberately short; `npm run verify` is what a change must pass.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { nearestWithin } from './nearest-suites.mjs';
import { folderOf, needNode, printTimes, run, runQuietly, tryStep } from './steps.mjs';

/** The time for the tests in seconds; if all take longer, those nearest to the change run. */
const testSeconds = 25;
/** How long each suite took here in its last run. */
const timesFile = 'node_modules/.cache/check/suites.json';
const resultsFile = 'node_modules/.cache/check/results.json';

const bin = (name) => `node_modules/.bin/${name}`;
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const lines = (text) => text.split('\n').filter(Boolean);

/** The commit where this branch left the main branch; if there is none, the last commit. */
function base() {
  for (const branch of ['main', 'origin/main']) {
    try {
      return git('merge-base', branch, 'HEAD');
    } catch {
      continue;
    }
  }
  return 'HEAD';
}

/** The source files that changed since then; deleted ones have no tests to run. */
function changedFiles() {
  const tracked = git('diff', '--name-only', '--diff-filter=d', base());
  const fresh = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...lines(tracked), ...lines(fresh)])].filter((file) =>
    /^(app|components|lib|messages|tests|middleware|instrumentation).*\.(ts|tsx|mjs|json)$/.test(
      file,
    ),
  );
}

function knownTimes() {
  try {
    return JSON.parse(readFileSync(timesFile, 'utf8'));
  } catch {
    return {};
  }
}

const inProject = (path) => path.slice(process.cwd().length + 1);

/** Records how long each suite took, for the next selection; an aborted run has no results. */
function keepTimes(times) {
  if (!existsSync(resultsFile)) return;
  const { testResults } = JSON.parse(readFileSync(resultsFile, 'utf8'));
  rmSync(resultsFile);
  for (const { name, startTime, endTime } of testResults) {
    times[inProject(name)] = Math.max(1, Math.round((endTime - startTime) / 1000));
  }
  writeFileSync(timesFile, JSON.stringify(times, undefined, 1));
}

/** The suites that reach the changed files; determined while the other checks run. */
async function relatedSuites(changed) {
  if (changed.length === 0) return [];
  const { stdout } = await promisify(execFile)(
    bin('jest'),
    ['--listTests', '--findRelatedTests', ...changed],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  return lines(stdout).map(inProject);
}

async function relatedTests(changed, related) {
  if (changed.length === 0) {
    process.stdout.write('Nothing differs from main.\n');
    return 0;
  }
  if (related.length === 0) {
    process.stdout.write('No unit or component test reaches what changed.\n');
    return 0;
  }
  const cores = availableParallelism();
  const times = knownTimes();
  const { chosen, left } = nearestWithin(related, changed, times, testSeconds * cores);
  const code = await run(bin('jest'), [
    ...[`--maxWorkers=${cores}`, '--json', `--outputFile=${folderOf(resultsFile)}`],
    ...['--runTestsByPath', ...chosen],
  ]);
  keepTimes(times);
  if (left > 0) {
    process.stdout.write(`${left} more suites reach what changed: npm run verify runs them.\n`);
  }
  return code;
}

/**
 * Fast with their caches; then the tests, in parallel with the types, which take as long as all of
 * these.
 */
async function lintedAndTested(changed, related) {
  const linted = await tryStep('Lint', () =>
    runQuietly(bin('eslint'), [
      ...['.', '--max-warnings', '0', '--cache', '--cache-strategy', 'content'],
      ...['--cache-location', 'node_modules/.cache/check/eslint/'],
    ]),
  );
  const used = await tryStep('Unused code', () =>
    runQuietly(bin('knip'), ['--no-progress', '--cache']),
  );
  const formatted = await tryStep('Format', () =>
    runQuietly(bin('prettier'), [
      ...['--check', '.', '--log-level', 'warn', '--cache', '--cache-strategy', 'content'],
      ...['--cache-location', 'node_modules/.cache/check/prettier'],
    ]),
  );
  const tested = await tryStep('Tests of what changed', async () =>
    relatedTests(changed, await related),
  );
  return linted && used && formatted && tested;
}

needNode();
const changed = changedFiles();
const related = relatedSuites(changed);
// An error is reported where the promise is awaited.
related.catch(() => undefined);
const held = await Promise.all([
  tryStep('Types', () => runQuietly('npm', ['run', '--silent', 'types'])),
  lintedAndTested(changed, related),
]);
printTimes();
process.exit(held.every(Boolean) ? 0 : 1);
