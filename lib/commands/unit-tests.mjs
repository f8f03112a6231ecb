// The unit and component tests of `npm run verify`, and their results. Protects: a flaky test is
// always visible. Run by hand it counts as failed; where merging depends on it
// (FLAKY_TESTS=printed, as for the browser tests) the few suites that failed run once more, alone,
// and those that then pass are printed.
import { existsSync, readFileSync, rmSync } from 'node:fs';

/** More broken suites than this are no coincidence: they are not run again. */
const suitesAgainMost = 5;

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Runs all tests. `jest(output, options)` starts Jest, resolves with its exit code, and writes its
 * JSON to `output`; `files` are the outputs of the `first` run and of the one `again`.
 */
export async function runUnitTests(jest, files, { workers, flakyIsPrinted }) {
  // Results of an earlier run do not count for this one.
  for (const file of Object.values(files)) rmSync(file, { force: true });
  const code = await jest(files.first, [`--maxWorkers=${workers}`]);
  if (code === 0 || !flakyIsPrinted || !existsSync(files.first)) return code;
  const failed = read(files.first).testResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 || failed.length > suitesAgainMost) return code;
  process.stdout.write('\nThe suites that failed, once more, alone.\n');
  const suites = failed.map(({ name }) => name);
  return jest(files.again, ['--maxWorkers=1', '--runTestsByPath', ...suites]);
}

const testsOf = ({ testResults }, wanted) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === wanted)
      .map(({ fullName }) => `${name} ${fullName}`),
  );

const failedOf = (report) => report.numFailedTests + report.numRuntimeErrorTestSuites;

/**
 * Counts of tests, and the names of those that only passed the second time. A run without a report
 * counts as one failed test.
 */
export function countUnitTests({ first, again }) {
  if (!existsSync(first)) {
    process.stdout.write(`${first} was not written: the run ended before its end.\n`);
    return { passed: 0, failed: 1, skipped: 0, flaky: [] };
  }
  const report = read(first);
  const { numPassedTests, numPendingTests: skipped } = report;
  const second = existsSync(again) ? read(again) : undefined;
  const passedAgain = new Set(second ? testsOf(second, 'passed') : []);
  const flaky = testsOf(report, 'failed').filter((name) => passedAgain.has(name));
  const failed = failedOf(second ?? report);
  return { passed: numPassedTests + flaky.length, failed, skipped, flaky };
}
