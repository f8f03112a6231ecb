// The unit and component tests of `npm run verify`, and what they reported. Protects: a flaky test is
// always seen. By hand it has failed; where a landing hangs on it (FLAKY_TESTS=printed, as for the
// browser tests) the few suites that failed are asked once more, alone, and what passes then is printed.
import { existsSync, readFileSync, rmSync } from 'node:fs';

/** More broken suites than this are no chance: they are not asked again. */
const suitesAgainMost = 5;

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Runs them all. `jest(output, options)` starts Jest, resolves with its exit code, and leaves its JSON
 * in `output`; `files` are where that goes at the `first` try and at the one `again`.
 */
export async function runUnitTests(jest, files, { workers, flakyIsPrinted }) {
  // What an earlier run left is no result of this one.
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
 * Counts of tests, and the names of those that passed at the second try only. A run that ended without
 * a report counts as one failed test.
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
