// The document of the API as a site serves it. Protects: it is neither built nor sent again for a
// client that has it.
import { apiDocument, documentOf } from '@/lib/server/calls/api-document';
import { apiReference } from '@/lib/server/pages/api-reference';
import { deployment } from '../service';

const ask = (headers: Record<string, string> = {}) =>
  apiDocument(new Headers({ host: 'localhost:3000', ...headers }));

it('is built once for all requests at one address, and so is its page', () => {
  const [first, second] = [deployment(), deployment()];
  expect(documentOf(second, 'localhost:3000')).toBe(documentOf(first, 'localhost:3000'));
  expect(apiReference(second, 'localhost:3000')).toBe(apiReference(first, 'localhost:3000'));
});

it('differs at another address, for another name, and without the calls of operators', () => {
  const of = (fields: object, host = 'localhost:3000') => documentOf(deployment(fields), host);
  const documents = [
    of({}),
    of({}, 'localhost:3001'),
    of({ brand: { en: 'The Daily', zh: '日报', ph: 'Araw' } }),
    of({ inner: true }),
  ];
  expect(new Set(documents.map((one) => JSON.stringify(one))).size).toBe(documents.length);
  const calls = documents.map(({ paths }) => '/api/inner/v1/operator' in paths);
  expect(calls).toEqual([false, false, false, true]);
});

it('is not sent to a client that has it', async () => {
  const whole = ask();
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(await whole.json()).toMatchObject({ openapi: '3.1.0' });
  const etag = whole.headers.get('etag') ?? '';
  const known = ask({ 'if-none-match': `W/${etag}` });
  expect([known.status, await known.text()]).toEqual([304, '']);
  expect(ask({ 'if-none-match': '"another"' }).status).toBe(200);
});

it('may be read from any page, and kept for a while', () => {
  const { headers } = ask();
  expect(Object.fromEntries(headers)).toEqual({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
    'content-security-policy': expect.stringContaining('sandbox') as string,
    'content-type': 'application/json',
    'cross-origin-resource-policy': 'cross-origin',
    etag: expect.stringMatching(/^"[\w-]{27}"$/) as string,
    'x-content-type-options': 'nosniff',
  });
  expect(ask().headers.get('etag')).toBe(headers.get('etag'));
  expect(ask({ host: 'localhost:3001' }).headers.get('etag')).not.toBe(headers.get('etag'));
});

it('is none of a name that this site does not have', () => {
  expect(ask({ host: 'elsewhere.example' }).status).toBe(421);
});
