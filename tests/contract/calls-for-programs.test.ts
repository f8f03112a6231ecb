// The table in docs/api.md of calls that no page makes: each has one row with its use for programs
// and a request that works as printed.
import { readFileSync } from 'node:fs';
import { matchOperation, operations, type Fetch } from '@/lib/contract';
import { bff } from '@/lib/server/bff';
import { deployment } from '../server/service';
import { newEmail, openSite, signUpByEmail, type Site } from '../newsroom/accounts/site';

const origin = 'http://localhost:3000';
const [, section = ''] = readFileSync('docs/api.md', 'utf8').split('## Calls for programs');
const rows = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, call = '', use = '', request = ''] = line.split('|').map((cell) => cell.trim());
    return { path: call.slice(1, -1), use, request: request.slice(1, -1) };
  });

let site: Site;
let send: Fetch;
let theme: string;
beforeAll(async () => {
  site = await openSite();
  const browser = site.browser();
  await signUpByEmail(browser, newEmail());
  const made = await browser.call('CreateTheme', { name: 'Time', keywords: ['time'] });
  theme = made.body.theme?.theme_id ?? '';
  const token = await browser.call('CreateAccessToken', { name: 'A program', scope: 'write' });
  send = (request) => {
    request.headers.set('host', 'localhost:3000');
    request.headers.set('authorization', `Bearer ${token.body.data?.secret}`);
    return bff(request, {
      ...{ deployment: deployment(), service: site.service, loginService: site.service },
      sessionSecret: 'the session secret of the tests, long',
      ...{ serviceSecret: site.serviceSecret, now: site.now() },
    });
  };
});
afterAll(() => site.close());

it('each call has one row', () => {
  const paths = rows.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths).toEqual([...new Set(paths)]);
});

it.each(rows)('$path: states its use, and the request works', async ({ path, use, request }) => {
  expect(use).toMatch(/\w/);
  const [, method = '', address = '', body] =
    /^(GET|POST) (\S+)(?: (\{.*\}))?$/.exec(request) ?? [];
  const url = new URL(address.replace('THEME', theme), origin);
  const match = matchOperation(method, url.pathname);
  if (!match || match === 'method') throw new Error(`There is no call ${method} ${url.pathname}`);
  expect(operations[match.name].path).toBe(path);
  const headers = { 'content-type': 'application/json' };
  const answer = await send(new Request(url, { method, body, headers }));
  expect([answer.status, await answer.json()]).toMatchObject([200, { code: 0 }]);
});
