import { readBody } from '@/lib/server/calls/read-input';
import { BadRequest } from '@/lib/server/request/bad-request';

const json = { 'content-type': 'application/json' };
const post = (body: BodyInit | null, headers: Record<string, string> = json) =>
  new Request('http://localhost/api/x', {
    ...{ method: 'POST', body, headers },
    // A stream has no length of its own.
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });

/** What is read, or why it is refused. */
async function read(request: Request, most?: number): Promise<unknown> {
  try {
    return await readBody(request, most);
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
    return [error.reason, ...Object.values(error.values)];
  }
}

it.each([
  ['application/json'],
  ['Application/JSON'],
  ['application/json;charset=utf-8'],
  ['application/json ; charset = "UTF-8" '],
])('a body of %s is read', async (type) => {
  expect(await read(post('{"a":[1,"方"]}', { 'content-type': type }))).toEqual({ a: [1, '方'] });
});

it.each([
  ['text/plain'],
  ['application/json; charset=latin1'],
  ['application/jsonp'],
  ['x application/json'],
  ['application/x-www-form-urlencoded'],
])('one of %s is refused unread', async (type) => {
  const body = '{"a":1}';
  expect(await read(post(body, { 'content-type': type }))).toEqual([
    'type',
    'The body must be JSON, sent as application/json.',
  ]);
});

it('none at all is one without fields, with a type or without', async () => {
  expect(await read(post(null))).toEqual({});
  expect(await read(post('', json))).toEqual({});
  expect(await read(new Request('http://localhost/api/x', { method: 'POST' }))).toEqual({});
  const bytes = new Uint8Array([123, 125]);
  expect(await read(new Request('http://localhost/', { method: 'POST', body: bytes }))).toEqual([
    'type',
    'The body must be JSON, sent as application/json.',
  ]);
});

it('what is packed is refused', async () => {
  expect(await read(post('{}', { ...json, 'content-encoding': 'gzip' }))).toEqual([
    'type',
    'The body must not be compressed.',
  ]);
});

it.each<[string, BodyInit]>([
  ['no JSON', '{"a":'],
  ['no UTF-8', new Uint8Array([0x7b, 0xff, 0x7d])],
])('%s is refused', async (_, body) => {
  expect(await read(post(body))).toEqual(['input', 'The body is not JSON in UTF-8.']);
});

it.each(['null', '1', '"a"', '[]', '[{}]'])('%s is no object', async (body) => {
  expect(await read(post(body))).toEqual(['input', 'The body is not a JSON object.']);
});

it('hostile JSON is refused with the reason', async () => {
  expect(await read(post('{"__proto__":1}'))).toEqual([
    'input',
    'The body is refused: the field __proto__ is not allowed.',
  ]);
});

describe('a body is as long as its call takes', () => {
  const ofLength = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;

  it('and no longer, whatever it says of its length', async () => {
    expect(await read(post(ofLength(64)), 64)).toEqual({ a: 'x'.repeat(56) });
    expect(await read(post(ofLength(65)), 64)).toEqual(['tooLarge', 64]);
    const said = (length: string) => ({ ...json, 'content-length': length });
    expect(await read(post('{}', said('65')), 64)).toEqual(['tooLarge', 64]);
    expect(await read(post('{}', said('64')), 64)).toEqual({});
    expect(await read(post('{}', said('many')), 64)).toEqual({});
    expect(await read(post(ofLength(64 * 1024 + 1)))).toEqual(['tooLarge', 64 * 1024]);
    expect(await read(post(ofLength(64 * 1024)))).toHaveProperty('a');
  });

  it('and its rest is not waited for', async () => {
    let given = 0;
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>(
      {
        pull: (to) => {
          given += 1;
          to.enqueue(new Uint8Array(16));
        },
        cancel: () => void (cancelled = true),
      },
      { highWaterMark: 0 },
    );
    expect(await read(post(endless), 64)).toEqual(['tooLarge', 64]);
    expect([given, cancelled]).toEqual([5, true]);
  });
});
