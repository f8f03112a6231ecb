// The command in a process of its own, on a database that a site has open, and its effect on the
// site.
import Database from 'better-sqlite3';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { databaseFile } from '@/lib/newsroom/store/engine/sqlite/file';
import { createLog } from '@/lib/server/process/log';
import { deployment } from '@/tests/server/service';
import { newEmail, openSite, signUpByEmail, type Site } from '../accounts/site';
import { bundledProgram } from '@/tests/bundled-program';

const lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });

let site: Site;
beforeAll(async () => {
  site = await openSite({ log, deployment: deployment({ inner: true }) });
});
afterAll(() => site.close());

async function operator(words: string[], set: Record<string, string> = {}) {
  const child = spawn(process.execPath, [bundledProgram('lib/commands/operator.ts'), ...words], {
    env: { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: '', ...set },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const out of [child.stdout, child.stderr]) {
    out?.on('data', (part: Buffer) => (said += part.toString()));
  }
  const [status] = (await once(child, 'close')) as [number];
  return { status, said: said.trim() };
}

it('adds and removes an operator while the site is running', async () => {
  const email = newEmail();
  const browser = site.browser();
  const id = await signUpByEmail(browser, email);
  const asks = async () => (await browser.verdict('ListOperators', {})).status;
  expect(await asks()).toBe(403);
  expect((await operator([])).said).toBe('Nobody is an operator yet.');
  const named = await operator([email.toUpperCase()]);
  expect(named.status).toBe(0);
  expect(named.said).toContain(id);
  expect(await asks()).toBe(200);
  const told = await browser.call('CheckLogin', {});
  expect(told.body.data).toMatchObject({ is_operator: true });
  expect((await operator([])).said).toContain(id);
  expect((await operator([id, '--remove'])).status).toBe(0);
  expect(await asks()).toBe(403);
  const nobody = await operator(['nobody@example.org']);
  expect(nobody).toMatchObject({ status: 1, said: expect.stringContaining('sign in with it') });
});

it('lists operators by configuration and whom that names in vain, and cannot remove those', async () => {
  const email = newEmail();
  const id = await signUpByEmail(site.browser(), email);
  const OPERATORS = `${email},not-yet@example.org`;
  const lines = (await operator([], { OPERATORS })).said.split('\n');
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^${id} .* by OPERATORS$`)),
    expect.stringContaining('not-yet@example.org in OPERATORS: no account'),
  ]);
  expect(await operator([email, '--remove'], { OPERATORS })).toMatchObject({
    ...{ status: 1, said: expect.stringContaining('OPERATORS names them') },
  });
});

it('does not add a banned reader, who would have no rights', async () => {
  const [email, other] = [newEmail(), newEmail()];
  const id = await signUpByEmail(site.browser(), email);
  const browser = site.browser();
  await signUpByEmail(browser, other);
  expect((await operator([other])).status).toBe(0);
  expect((await browser.call('BanReader', { user_id: id })).body.code).toBe(0);
  const refused = await operator([email]);
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('is banned') });
  expect((await operator([], { OPERATORS: email })).said).toContain(', but banned');
  await browser.call('UnbanReader', { user_id: id });
  expect((await operator([email])).status).toBe(0);
});

it('an act is a line of the log once it is committed, and none if it was rolled back', async () => {
  const email = newEmail();
  const user_id = await signUpByEmail(site.browser(), newEmail());
  const browser = site.browser();
  const account = await signUpByEmail(browser, email);
  expect((await operator([email])).status).toBe(0);
  lines.length = 0;
  const acts = () => lines.filter(({ event }) => event === 'operator_act');
  const database = new Database(join(site.dataDir, databaseFile));
  database.exec(
    "create trigger no_change before insert on change begin select raise(abort, 'no'); end",
  );
  expect((await browser.verdict('BanReader', { user_id })).status).toBe(500);
  database.exec('drop trigger no_change');
  database.close();
  expect(acts()).toEqual([]);
  expect((await browser.call('BanReader', { user_id })).body.code).toBe(0);
  const line = { msg: 'security', account, act: 'reader.ban', target: user_id };
  expect(acts()).toEqual([expect.objectContaining(line)]);
});
