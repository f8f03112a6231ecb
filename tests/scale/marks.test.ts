import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { atLeast, atMost, meets } from '../bench/browser/table';

it.each([
  [1, atMost(1), true],
  [1.01, atMost(1), false],
  [0.5, atLeast(0.5), true],
  [0.49, atLeast(0.5), false],
  [NaN, atMost(1), false],
  [NaN, atLeast(1), false],
  [Infinity, atMost(1), false],
])('%d against %j is %s', (value, mark, met) => expect(meets(value, mark)).toBe(met));

it.each([
  ["printRow({ figure: 'x', value: 1, unit: '', mark: atMost(2) })", 0],
  ["printRow({ figure: 'x', value: 3, unit: '', mark: atMost(2) })", 1],
  ["printRow({ figure: 'x', value: 3, unit: '' })", 0],
])('%s ends with status %d', (what, status) => {
  const program = `
    import { atMost, printRow } from './tests/bench/browser/table.ts';
    ${what};
    process.exit();`;
  const words = ['--import', 'tsx', '--input-type=module', '-e', program];
  expect(spawnSync(process.execPath, words).status).toBe(status);
});

it('the command returns that status', () => {
  expect(readFileSync('lib/commands/bench.ts', 'utf8')).not.toContain('process.exit(0)');
});
