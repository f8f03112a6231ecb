// Every text field of every operation, filled with strings that break programs: each string is
// either refused as bad input or reaches the service unchanged or as its schema normalizes it
// (trimmed, a list split at its commas), and nothing worse happens.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { matchOperation, operations, type OperationName } from '@/lib/contract';
import { bffOf, post } from '../server/service';
import { inGatesOr } from '../gates';
import { describeShared } from '../shared';

type Field = { name: OperationName; path: string[] };

/** The paths of all text fields in a sample, lists of texts included. */
function textFields(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textFields(part, [...path, key]));
}

function withText(value: unknown, [key, ...rest]: string[], text: string): unknown {
  if (key === undefined) return text;
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  copy[key] = withText(copy[key], rest, text);
  return Array.isArray(value) ? Object.values(copy) : copy;
}

function at(value: unknown, path: string[]): unknown {
  return path.reduce((part, key) => (part as Record<string, unknown>)[key], value);
}

/** Operators' calls do not exist on other hosts; the matrix of who may call what covers them. */
const names = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].group !== 'inner',
);

const fields: Field[] = names.flatMap((name) =>
  textFields(operations[name].sample).map((path) => ({ name, path })),
);

/**
 * Sends one text in one field through the BFF; answers the status and what the service received.
 */
async function send({ name, path }: Field, text: string) {
  const { method, path: address, sample } = operations[name];
  const input = withText(sample, path, text) as Record<string, unknown>;
  const { ask, arrived } = bffOf();
  const filled = address.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(input[field]);
    delete input[field];
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(Object.entries(input).map(([k, v]) => [k, String(v)]));
  const answer =
    method === 'POST' ? await ask(filled, post(input)) : await ask(`${filled}?${query.toString()}`);
  const [request] = arrived;
  if (!request) return { status: answer.status, received: undefined };
  const url = new URL(request.url);
  const match = matchOperation(request.method, url.pathname);
  const body: unknown =
    method === 'POST' ? await request.json() : Object.fromEntries(url.searchParams);
  const params = typeof match === 'object' ? match.params : {};
  // A list in a query string is a single text.
  const place = method === 'POST' ? path : path.slice(0, 1);
  const schema = operations[name].input;
  const filledIn = withText(sample, path, text) as Record<string, unknown>;
  const given =
    method === 'POST'
      ? filledIn
      : Object.fromEntries(Object.entries(filledIn).map(([key, value]) => [key, String(value)]));
  const exact = schema.safeParse(given);
  // An empty text counts as a field left out, where that is allowed.
  const kept = Object.entries(given).filter(([, value]) => value !== '');
  const read = exact.success ? exact : schema.safeParse(Object.fromEntries(kept));
  const written = read.success ? at(read.data, place) : text;
  return {
    status: answer.status,
    received: at({ ...(body as object), ...params }, place),
    written: method === 'POST' || written === undefined ? written : String(written),
  };
}

/**
 * Fields take turns: each gets a share of the strings, and each string an equal share of the
 * fields.
 */
function arriveOrAreRefused(strings: readonly string[], turns: number): void {
  it.each(
    fields.map((field, turn) => [`${field.name}.${field.path.join('.')}`, field, turn] as const),
  )('in %s are refused or arrive unchanged', async (_, field, turn) => {
    for (const text of strings.filter((_text, index) => index % turns === turn % turns)) {
      const { status, received, written } = await send(field, text);
      // In a path the string may also make an address that no operation has.
      const inPath = operations[field.name].path.includes(`{${field.path[0]}}`);
      const refusals = inPath ? [400, 404] : [400];
      // A schema may drop an unknown value, such as a language that is not ours.
      if (received === undefined && status === 200) expect(written).toBe(received);
      else if (received === undefined)
        expect([text, refusals.includes(status)]).toEqual([text, true]);
      else expect([status, received]).toEqual([200, received === text ? text : written]);
    }
  });
}

// A few of each kind, so that a clone without the list still tests all of them.
const own = [
  "'; drop table event; --",
  "' or '1'='1",
  '"; select pg_sleep(9)',
  '<script>x()</script>',
  '"><img src=x onerror=x()>',
  'javascript:x()',
  '{{7*7}} ${7*7} <%= 7*7 %>',
  '$(id) `id` | id; id && id',
  '../../etc/passwd',
  '%2e%2e%2f%00',
  '%s %n %x',
  'x\r\nset-cookie: a=b',
  'a\0b',
  '\u202etxt.exe\u202c',
  '\u200b\ufeff\u2028',
  '__proto__',
  'constructor.prototype',
  'null',
  'NaN',
  '-1e999',
  '0x7fffffff',
  'T\u0301\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦 新聞 ﷽',
  '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>',
  '(((((((((((((((((((((((((((((((((((((((((((a+)+)+)+',
  ' ',
  'x'.repeat(20_000),
];

describe('strings of our own', () => arriveOrAreRefused(own, inGatesOr(1, 7)));

describeShared('naughty strings', ['corpora', 'blns', 'blns.json'], (file) => {
  const strings = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));

  it('are many, and there are fields for them', () => {
    expect(strings.length).toBeGreaterThan(400);
    expect(fields.length).toBeGreaterThan(5);
  });

  arriveOrAreRefused(strings, inGatesOr(1, 25));
});
