import { bodyMaxDepth, bodyMaxItems } from '@/lib/model/limits/service';
import { hostility } from '@/lib/server/request/hostile-json';

/** A list in a list … with `inner` in the innermost of `depth`. */
const nested = (depth: number, inner: unknown = null): unknown =>
  depth === 0 ? inner : [nested(depth - 1, inner)];
const list = (length: number) => Array.from({ length }, () => 0);

it.each<[string, unknown]>([
  ...[null, true, 0, 'text', [], {}].map((value): [string, unknown] => [
    JSON.stringify(value),
    value,
  ]),
  ['as deep as may be', nested(bodyMaxDepth)],
  ['as long as may be', list(bodyMaxItems)],
  ['many fields', Object.fromEntries(list(bodyMaxItems + 1).map((_, at) => [`f${at}`, at]))],
  ['a text that names a key', { a: '__proto__', b: ['constructor'] }],
])('a body may be %s', (_, value) => expect(hostility(value)).toBeUndefined());

it.each<[string, unknown, string]>([
  ['NUL in a text', 'a\0b', 'a text holds NUL'],
  ['NUL far inside', { a: [{ b: 'fine' }, { b: '\0' }] }, 'a text holds NUL'],
  ['one level more', nested(bodyMaxDepth + 1), `it is nested deeper than ${bodyMaxDepth}`],
  ['one item more', list(bodyMaxItems + 1), `a list is longer than ${bodyMaxItems}`],
  ['a long list inside', { a: list(bodyMaxItems + 1) }, `a list is longer than ${bodyMaxItems}`],
  ...['__proto__', 'constructor', 'prototype'].flatMap((key): [string, unknown, string][] => [
    [key, JSON.parse(`{"${key}":1}`), `the field ${key} is not allowed`],
    [`${key} inside`, JSON.parse(`[{"a":{"${key}":{}}}]`), `the field ${key} is not allowed`],
  ]),
])('no body holds %s', (_, value, reason) => expect(hostility(value)).toBe(reason));
