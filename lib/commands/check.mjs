// The loop of a contributor: types, lint, unused code and format of everything, from caches, and the
// tests of what differs from main. Short by design; `npm run verify` is what a change must pass.
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { needNode, printTimes, run, runQuietly, tryStep } from './steps.mjs';

/** More suites than this take longer than anybody waits: then those nearest to the change run. */
const suitesMost = 12;

const bin = (name) => `node_modules/.bin/${name}`;
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const lines = (text) => text.split('\n').filter(Boolean);

/** Where this work left the main branch; without one, the last commit. */
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

/** The source files that are not as they were there; those that are gone have no tests to ask for. */
function changedFiles() {
  const tracked = git('diff', '--name-only', '--diff-filter=d', base());
  const fresh = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...lines(tracked), ...lines(fresh)])].filter((file) =>
    /^(app|components|lib|messages|tests|middleware|instrumentation).*\.(ts|tsx|mjs|json)$/.test(
      file,
    ),
  );
}

/** How near a suite is to what changed: a changed suite, one of the same name or folder, any other. */
function distance(suite, changed) {
  const place = (file) => file.replace(/^(tests|lib)\//, '').replace(/(\.test)?\.\w+$/, '');
  const folder = (file) => place(file).replace(/\/[^/]*$/, '');
  if (changed.includes(suite)) return 0;
  if (changed.some((file) => place(file) === place(suite))) return 1;
  return changed.some((file) => folder(file) === folder(suite)) ? 2 : 3;
}

async function relatedTests() {
  const changed = changedFiles();
  if (changed.length === 0) {
    process.stdout.write('Nothing differs from main.\n');
    return 0;
  }
  const related = lines(
    execFileSync(bin('jest'), ['--listTests', '--findRelatedTests', ...changed], {
      encoding: 'utf8',
    }),
  )
    .map((path) => path.slice(process.cwd().length + 1))
    .sort((a, b) => distance(a, changed) - distance(b, changed) || a.localeCompare(b));
  if (related.length === 0) {
    process.stdout.write('No unit or component test reaches what changed.\n');
    return 0;
  }
  const chosen = related.slice(0, suitesMost);
  const left = related.length - chosen.length;
  const workers = `--maxWorkers=${availableParallelism()}`;
  const code = await run(bin('jest'), [workers, '--runTestsByPath', ...chosen]);
  if (left > 0) {
    process.stdout.write(`${left} more suites reach what changed: npm run verify runs them.\n`);
  }
  return code;
}

needNode();
const held = [
  ...(await Promise.all([
    tryStep('Types', () => runQuietly('npm', ['run', '--silent', 'types'])),
    (async () => {
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
      return linted && used && formatted;
    })(),
  ])),
  await tryStep('Tests of what changed', relatedTests),
];
printTimes();
process.exit(held.every(Boolean) ? 0 : 1);
