// The order in which a mutation run asks.
import { inOrder, withoutTwins } from './mutation-order.mjs';

it('a test of both engines is asked on one of them where it reaches the change there', () => {
  const shared = ['on SQLite topics are made', 'on Postgres topics are made'];
  const alone = ['on Postgres a counter is opened', 'the order of a page'];
  expect(withoutTwins([...shared, ...alone])).toEqual([shared[0], ...alone]);
});

it('those named like the changed file are asked first, then the cheap ones', () => {
  const file = '/run/lib/newsroom/store/topics/made-topics.ts';
  const costs = { 'store/pages': 9, 'store/topics': 300, 'store/races': 4, 'topics/terms': 80 };
  const tests = Object.entries(costs).map(([name, cost]) => ({
    ...{ path: `/run/tests/newsroom/${name}.test.ts`, cost },
  }));
  expect(inOrder(tests, file).map(({ cost }) => cost)).toEqual([300, 4, 9, 80]);
});
