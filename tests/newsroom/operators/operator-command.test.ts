// The command as a process of its own, on a database that a site has open, and what the site makes of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createLog } from '@/lib/server/process/log';
import { deployment } from '@/tests/server/service';
import { newEmail, openSite, signUpByEmail, type Site } from '../accounts/site';

const lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });

let site: Site;
beforeAll(async () => {
  site = await openSite({ log, deployment: deployment({ inner: true }) });
});
afterAll(() => site.close());

async function operator(...words: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/commands/operator.ts', ...words], {
    env: { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout?.on('data', (part: Buffer) => (said += part.toString()));
  const [status] = (await once(child, 'close')) as [number];
  return { status, said: said.trim() };
}

it('names an operator, and takes it back, while the site runs', async () => {
  const email = newEmail();
  const browser = site.browser();
  const id = await signUpByEmail(browser, email);
  const asks = async () => (await browser.verdict('ListOperators', {})).status;
  expect(await asks()).toBe(403);
  const named = await operator(email.toUpperCase());
  expect(named.status).toBe(0);
  expect(named.said).toContain(id);
  expect(await asks()).toBe(200);
  const told = await browser.call('CheckLogin', {});
  expect(told.body.data).toMatchObject({ is_operator: true });
  expect((await operator()).said).toContain(id);
  expect((await operator(id, '--remove')).status).toBe(0);
  expect(await asks()).toBe(403);
  const { status } = await operator('nobody@example.org');
  expect(status).toBe(1);
});
