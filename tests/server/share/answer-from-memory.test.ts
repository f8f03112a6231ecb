import type { ServerResponse } from 'node:http';
import { builtInDeployments, parseDeployments, type Deployment } from '@/lib/deployments';
import { createAnswerFromMemory } from '@/lib/server/share/answer-from-memory';
import { shareKey } from '@/lib/server/share/share-key';
import { createSharedPages } from '@/lib/server/process/shared-pages';

const host = 'share.localhost:3000';
const address = '/news/detail?id=a';
const headers = { 'content-type': 'text/html', etag: '"1"', 'cache-control': 'public' };

function keep(language: 'en' | 'zh' = 'en') {
  const pages = createSharedPages();
  const key = shareKey(`http://${host}`, '/news/detail', new URLSearchParams('id=a'), language);
  if (!key) throw new Error('no key');
  pages.put(key, { status: 200, headers, body: Buffer.from('the page') }, 0);
  return pages;
}

function ask(
  request: { method?: string; url?: string; headers?: Record<string, string> } = {},
  { pages = keep(), rows = builtInDeployments as readonly Deployment[] } = {},
) {
  const sent: { status?: number; head?: string[] | Record<string, string>; body?: string } = {};
  const response = {
    writeHead: (status: number, given: object) => Object.assign(sent, { status, head: given }),
    end: (body?: Buffer) => Object.assign(sent, { body: body?.toString() }),
  } as unknown as ServerResponse;
  const { method = 'GET', url = address } = request;
  const answer = createAnswerFromMemory({ rows, env: 'local' });
  const answered = answer(
    { method, url, headers: { host, ...request.headers } },
    response,
    pages,
    1,
  );
  return { answered, ...sent };
}

it('a cached page is sent at once, the same to everyone', () => {
  const visitors: Record<string, string>[] = [{}, { cookie: 'a=b' }, { 'x-forwarded-host': 'x' }];
  for (const own of visitors) {
    expect(ask({ headers: own })).toMatchObject({ answered: true, status: 200, body: 'the page' });
  }
});

it('every answer has the id of its own request in the log', () => {
  const pages = keep();
  for (const id of ['first-request', 'second-request']) {
    const { head } = ask({ headers: { 'x-request-id': id } }, { pages });
    expect(head).toEqual([
      ...Object.entries(headers).flat(),
      ...['content-length', '8', 'x-request-id', id],
    ]);
    const own = { 'x-request-id': id, 'if-none-match': '"1"' };
    expect(ask({ headers: own }, { pages }).head).toEqual({ ...headers, 'x-request-id': id });
  }
  expect(ask({}, { pages }).head).not.toContain('x-request-id');
});

it('an event taken down is gone for the next request with the same text', () => {
  const pages = keep();
  const answer = createAnswerFromMemory({ rows: builtInDeployments, env: 'local' });
  const response = { writeHead: () => response, end: () => response } as unknown as ServerResponse;
  const message = { method: 'GET', url: address, headers: { host } };
  expect(answer(message, response, pages, 1)).toBe(true);
  pages.forget('a');
  expect(answer(message, response, pages, 1)).toBe(false);
});

it('unused parameters lead to the same page', () => {
  expect(ask({ url: `${address}&utm_source=x` })).toMatchObject({ body: 'the page' });
});

it('a browser that has it gets 304, and HEAD gets no body', () => {
  for (const has of ['"1"', 'W/"1"', '"0", W/"1"', '*']) {
    expect(ask({ headers: { 'if-none-match': has } })).toMatchObject({ status: 304 });
  }
  const head = ask({ method: 'HEAD' });
  expect(head).toMatchObject({ answered: true, status: 200 });
  expect(head.body).toBeUndefined();
});

it.each<[string, Parameters<typeof ask>[0]]>([
  ['another article', { url: '/news/detail?id=b' }],
  ['another language', { headers: { 'accept-language': 'zh' } }],
  ['a language in the address', { url: `${address}&language=en` }],
  ['another host', { headers: { host: 'share.cn.localhost:3000' } }],
  ['no host', { headers: { host: '' } }],
  ['https, whose answer says more', { headers: { 'x-forwarded-proto': 'https' } }],
  ['a location to remember', { url: `${address}&location=ph` }],
  ['a POST', { method: 'POST' }],
  ['a server action', { headers: { 'next-action': 'x' } }],
  ['a framework navigation', { headers: { rsc: '1' } }],
  ['a path that is no share page', { url: '/m/news?id=a' }],
  ['a path in another spelling', { url: '/news/detail/?id=a' }],
])('%s is passed on', (_, request) => {
  expect(ask(request).answered).toBe(false);
});

it.each([
  ['a region', { surface: 'share', countries: ['PH'], countryHeader: 'x-c' }],
  ['a sign-in', { surface: 'reader', signInToRead: true }],
])('a site with %s to keep never answers from the cache', (_, fields) => {
  const rows = parseDeployments([{ hosts: ['share.localhost'], ...fields }]);
  expect(ask({ headers: { 'x-c': 'PH' } }, { rows }).answered).toBe(false);
});
