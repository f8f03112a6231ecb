import { parseJson } from '@/lib/model/text/parse-json';

it.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['""', ''],
])('reads %s', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

it.each(['', '{', 'undefined', '<html>'])(
  'returns undefined for %j, and does not throw',
  (text) => {
    expect(parseJson(text)).toBeUndefined();
  },
);
