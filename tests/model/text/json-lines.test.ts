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
])('the value at %j is on line %i', (path, line) => {
  expect(lineOf(jsonLines(text), path)).toBe(line);
});

it('reports a missing value where it would be', () => {
  expect(lineOf(jsonLines(text), '1.brand.ph')).toBe(8);
  expect(lineOf(jsonLines(text), '1.color')).toBe(3);
  expect(lineOf(jsonLines(text), '7.hosts')).toBe(1);
});

it('a value outside of lists and objects stands where its text begins', () => {
  expect(lineOf(jsonLines('\n\n"a"'), '')).toBe(3);
  expect(lineOf(new Map(), '')).toBe(1);
  const known = new Map([
    ['', 2],
    ['ab', 3],
  ]);
  expect([lineOf(known, 'abc'), lineOf(known, 'abc.d'), lineOf(known, 'ab.c')]).toEqual([2, 2, 3]);
});

it('a name that is there twice counts where it stands last, as JSON reads it', () => {
  const lines = jsonLines('{\n"a": [[1,\n2],\n{}],\n"b\\"c": {"a":\n3},\n"a": 4}');
  expect(Object.fromEntries(lines)).toEqual({
    ...{ '': 1, a: 7, 'a.0': 2, 'a.0.0': 2, 'a.0.1': 3, 'a.1': 4, 'b"c': 5, 'b"c.a': 5 },
  });
});
