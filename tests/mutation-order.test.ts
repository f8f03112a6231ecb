// The order in which a mutation run asks: asked of its own module, which is plain Node.
import { execFileSync } from 'node:child_process';

function asked(rule: 'inOrder' | 'withoutTwins', ...values: unknown[]): unknown {
  const program = `import { ${rule} } from './tests/mutation-order.mjs';
    console.log(JSON.stringify(${rule}(...${JSON.stringify(values)})));`;
  const answer = execFileSync('node', ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return JSON.parse(answer);
}

it('a test of both engines is asked on one of them where it reaches the change there', () => {
  const shared = ['on SQLite topics are made', 'on Postgres topics are made'];
  const alone = ['on Postgres a counter is opened', 'the order of a page'];
  expect(asked('withoutTwins', [...shared, ...alone])).toEqual([shared[0], ...alone]);
});

it('those named like the changed file are asked first, then the cheap ones', () => {
  const file = '/run/lib/newsroom/store/topics/made-topics.ts';
  const costs = { 'store/pages': 9, 'store/topics': 300, 'store/races': 4, 'topics/terms': 80 };
  const tests = Object.entries(costs).map(([name, cost]) => ({
    ...{ path: `/run/tests/newsroom/${name}.test.ts`, cost },
  }));
  expect(asked('inOrder', tests, file)).toMatchObject([300, 4, 9, 80].map((cost) => ({ cost })));
});
