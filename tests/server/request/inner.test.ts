import { innerPath, isInner, needOperator } from '@/lib/server/request/inner';

it.each([
  ['/internal', '/api/inner'],
  ['/internal/v1/logs', '/api/inner/v1/logs'],
  ['/api/inner/v1/logs', '/api/inner/v1/logs'],
  ['/INTERNAL/v1/logs', '/api/inner/v1/logs'],
  ['/Api/Inner', '/api/inner'],
])('%s is a call of operators, %s in the table', (path, row) => {
  expect(isInner(path)).toBe(true);
  expect(innerPath(path)).toBe(row);
});

it.each(['/internals', '/api/innermost', '/x/internal/v1', '/api/user', 'internal', '/'])(
  '%s is none',
  (path) => {
    expect(isInner(path)).toBe(false);
    expect(innerPath(path)).toBe(path);
  },
);

it('is for whom the login service does not know for no operator', () => {
  expect(() => needOperator({})).toThrow('operatorSignIn');
  expect(() => needOperator({ user: { operator: false } })).toThrow('closed');
  // An older service does not say; the news service asks again.
  expect(() => needOperator({ user: {} })).not.toThrow();
  expect(() => needOperator({ user: { operator: true } })).not.toThrow();
});
