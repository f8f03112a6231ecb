// `npm run mutate -- FOLDER…`: how well the tests guard a folder. A mutant is a small change of the
// code that a test of the mirrored folder should notice; the score is the share that was noticed, and the others are
// printed. A whole folder takes hours on two cores: MUTATE_FILES=10 takes ten of its files, chosen
// by MUTATE_SEED, and says so; what data/mutation.json knows of unchanged code is not tried again.
// MUTATE_WITHOUT=StringLiteral leaves out kinds of changes, MUTATE_TESTS names the tests that are asked.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suitesAbout } from './mutation-suites.mjs';
import { needNode, run } from './steps.mjs';

const folders = process.argv.slice(2);
const {
  MUTATE_FILES = '',
  MUTATE_SEED = '1',
  MUTATE_AT_ONCE = '2',
  MUTATE_WITHOUT = '',
  MUTATE_TESTS,
} = process.env;

function filesOf(folder) {
  const files = execFileSync('git', ['ls-files', folder], { encoding: 'utf8' }).split('\n');
  return files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
}

/** The source of each suite, by its path. */
function suiteTexts() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'tests'], {
    encoding: 'utf8',
  });
  const suites = files.split('\n').filter((file) => /\.test\.tsx?$/.test(file) && existsSync(file));
  return Object.fromEntries(suites.map((file) => [file, readFileSync(file, 'utf8')]));
}

const rank = (file) => createHash('sha256').update(`${MUTATE_SEED} ${file}`).digest('hex');

function chosen(files) {
  if (!MUTATE_FILES) return files;
  return files.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, Number(MUTATE_FILES));
}

needNode();
const all = folders.flatMap(filesOf);
if (all.length === 0) {
  process.stdout.write('Which folder? For example: npm run mutate -- lib/model/feed\n');
  process.exit(1);
}
const mutate = chosen(all);
process.stdout.write(
  `${mutate.length} of ${all.length} files of ${folders.join(', ')}` +
    (MUTATE_FILES ? `, chosen by seed ${MUTATE_SEED}\n` : '\n'),
);
const config = join(mkdtempSync(join(tmpdir(), 'cubewire-mutate-')), 'stryker.config.json');
writeFileSync(
  config,
  JSON.stringify({
    mutate,
    testRunner: 'kept-jest',
    plugins: ['@stryker-mutator/jest-runner', join(process.cwd(), 'tests/mutation-runner.mjs')],
    coverageAnalysis: 'perTest',
    jest: { projectType: 'custom', configFile: 'jest.config.mjs', enableFindRelatedTests: true },
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { reportTests: false, reportScoreTable: true },
    ignoreStatic: true,
    ignorers: ['types'],
    mutator: { excludedMutations: MUTATE_WITHOUT.split(',').filter(Boolean) },
    concurrency: Number(MUTATE_AT_ONCE),
    incremental: true,
    incrementalFile: join(process.cwd(), 'data/mutation.json'),
    ignorePatterns: ['.next', 'data', 'coverage', 'test-results', 'playwright-report'],
    // On a busy machine a few suites take half a minute; what is over it counts as noticed.
    timeoutMS: 60_000,
    tempDirName: '.stryker-tmp',
    dryRunTimeoutMinutes: 30,
  }),
);
const texts = suiteTexts();
const suites = new Set(mutate.flatMap((file) => suitesAbout(file, texts)));
// With one Postgres server for all of it, which else each of those suites would start for itself.
const stryker = ['tests/newsroom/with-postgres.ts', 'node_modules/.bin/stryker', 'run', config];
process.exit(
  await run(process.execPath, ['--import', 'tsx', ...stryker], {
    env: {
      ...process.env,
      MUTATE_TESTS: MUTATE_TESTS || [...suites].join(','),
    },
  }),
);
