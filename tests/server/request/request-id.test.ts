import { requestIdForm, tellId, toldId, withId } from '@/lib/server/request/request-id';

it('an answer tells the name of its request, in whichever way its head is written', () => {
  const named = { 'x-request-id': 'r1', cookie: 'a=b' };
  expect(toldId(named)).toEqual({ 'x-request-id': 'r1' });
  expect(withId(['etag', '"1"'], named)).toEqual(['etag', '"1"', 'x-request-id', 'r1']);
  const set = jest.fn();
  tellId(named, { setHeader: set });
  expect(set.mock.calls).toEqual([['x-request-id', 'r1']]);
});

it.each([{}, { 'x-request-id': ['r1', 'r2'] }])(
  'and nothing where there is none: %j',
  (headers) => {
    expect(toldId(headers)).toEqual({});
    expect(withId(['etag', '"1"'], headers)).toEqual(['etag', '"1"']);
    const set = jest.fn();
    tellId(headers, { setHeader: set });
    expect(set).not.toHaveBeenCalled();
  },
);

it.each([
  ['a'.repeat(8), true],
  ['0f8fad5b-d9cb-469f-a165-70867728950e', true],
  ['a.b_c-d9', true],
  ['a'.repeat(64), true],
  ['a'.repeat(7), false],
  ['a'.repeat(65), false],
  ['a b c d e', false],
  ['abcdefgh\n', false],
  ['"abcdefgh', false],
])('%j may be the name of a request: %s', (text, may) => {
  expect(requestIdForm.test(text)).toBe(may);
});
