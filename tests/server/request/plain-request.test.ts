import { isPlainRequest, protocolHeaders } from '@/lib/server/request/plain-request';

it.each([
  ...['next-router-state-tree', 'next-action', 'rsc', 'x-middleware-subrequest', 'x-nextjs-data'],
  ...['x-invoke-path', 'x-matched-path', 'expect', 'range'],
])('a request with %s asks for something else than the page', (name) => {
  expect(isPlainRequest({ accept: '*/*', [name]: '1' })).toBe(false);
});

it.each([
  ...['cookie', 'accept', 'if-range', 'accept-ranges', 'expectation', 'rscx', 'xrsc', 'my-range'],
  ...['x-next', 'my-x-nextjs'],
])('one with %s may ask for the page as it is', (name) => {
  expect(isPlainRequest({ [name]: '1' })).toBe(true);
});

it('of the headers of a request only the protocol is read', () => {
  const headers = protocolHeaders({ 'x-forwarded-proto': 'https', cookie: 'a=b' });
  expect([headers.get('x-forwarded-proto'), headers.get('cookie')]).toEqual(['https', null]);
  expect(protocolHeaders({}).get('x-forwarded-proto')).toBeNull();
});
