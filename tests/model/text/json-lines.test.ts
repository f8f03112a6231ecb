import { jsonLines, lineOf } from '@/lib/model/text/json-lines';

const text = `[
  { "hosts": ["a.example"] },
  {
    "hosts": [
      "b.example",
      "c:d,{}]\\" e"
    ],
    "brand": { "en": "x",
               "zh": null },
    "n": 1.5e3
  }
]`;

it.each([
  ['', 1],
  ['0', 2],
  ['0.hosts', 2],
  ['0.hosts.0', 2],
  ['1', 3],
  ['1.hosts.0', 5],
  ['1.hosts.1', 6],
  ['1.brand.en', 8],
  ['1.brand.zh', 9],
  ['1.n', 10],
])('the value at %j stands on line %i', (path, line) => {
  expect(lineOf(jsonLines(text), path)).toBe(line);
});

it('what is missing is missing where it would stand', () => {
  expect(lineOf(jsonLines(text), '1.brand.ph')).toBe(8);
  expect(lineOf(jsonLines(text), '1.color')).toBe(3);
  expect(lineOf(jsonLines(text), '7.hosts')).toBe(1);
});
