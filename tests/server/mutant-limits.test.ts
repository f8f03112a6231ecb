// How the tests of a mutation run end: asked of the environments' own module, which is plain Node.
import { execFileSync } from 'node:child_process';
import { until } from '../until';

/** Runs the tests of a file, as the environment of a mutation run meets them. */
function run(limit: string | undefined, failed: readonly boolean[]) {
  const program = `import { limited } from './tests/mutant-limits.mjs';
    const environment = new (limited(class {}))();
    const state = { testTimeout: 180_000 };
    const skipped = ${JSON.stringify(failed)}.map((fails) => {
      const test = { errors: fails ? [new Error('failed')] : [] };
      environment.handleTestEvent({ name: 'test_start', test }, state);
      environment.handleTestEvent({ name: 'test_done', test }, state);
      return test.mode === 'skip';
    });
    console.log(JSON.stringify({ skipped, testTimeout: state.testTimeout }));`;
  const env = { ...process.env, MUTANT_LIMIT_MS: limit };
  return JSON.parse(
    execFileSync('node', ['--input-type=module', '-e', program], { encoding: 'utf8', env }),
  ) as unknown;
}

describe('a file of tests over code that was changed on purpose', () => {
  it('is left after the first test that fails, and none may take long', () => {
    expect(run('2000', [false, true, true, false])).toEqual({
      skipped: [false, false, true, true],
      testTimeout: 4000,
    });
  });

  it('is run as ever where nothing was changed', () => {
    expect(run(undefined, [true, false])).toEqual({
      skipped: [false, false],
      testTimeout: 180_000,
    });
  });

  it('waits no longer than that for what does not come', async () => {
    process.env.MUTANT_LIMIT_MS = '0';
    const waiting = until(() => false);
    delete process.env.MUTANT_LIMIT_MS;
    await expect(waiting).rejects.toThrow('It does not come.');
  });
});
