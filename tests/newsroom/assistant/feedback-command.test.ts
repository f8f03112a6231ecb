// `npm run feedback` in a process of its own, on the data folder of a newsroom with rated answers.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@/lib/client/create-client';
import { signIdentity } from '@/lib/contract/identity';
import { newTurnId, secret, start, startNewsroom } from './newsroom';
import { bundledProgram } from '@/tests/bundled-program';

let newsroom: Awaited<ReturnType<typeof startNewsroom>>;
beforeAll(async () => {
  newsroom = await startNewsroom();
});
afterAll(() => newsroom.close());

function feedback(dataDir: string, ...words: string[]) {
  const command = [bundledProgram('lib/commands/feedback.ts'), ...words];
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  return spawnSync(process.execPath, command, { env, encoding: 'utf8' });
}

it('prints each rated answer on its own line, and counts them', async () => {
  const identity = { device: 'd-1', guestChat: true };
  const authorization = `Bearer ${await signIdentity(identity, secret, start)}`;
  const call = createClient((request) => newsroom.fetch(request), {
    base: 'http://newsroom.invalid',
    headers: () => ({ authorization }),
  });
  const turn_id = newTurnId();
  const input = 'Why is the leap second on its way out?';
  await (await newsroom.ask({ turn_id, input }, { who: identity })).text();
  await call('RateAnswer', { turn_id, rating: 'down' });

  const { status, stdout, stderr } = feedback(newsroom.folder, '3650');
  expect(status).toBe(0);
  const [line = '', ...others] = stdout.trim().split('\n');
  expect(others).toEqual([]);
  const one: unknown = JSON.parse(line);
  expect(one).toMatchObject({ rating: 'down', question: input, language: 'en' });
  expect(one).toMatchObject({ answer: expect.stringMatching(/^\S.*leap second/s) });
  expect(line).not.toContain('d-1');
  expect(stderr).toContain('1 answer rated in 3650 days: 0 up, 1 down');
});

it('creates no database if there is none', () => {
  const nowhere = join(newsroom.folder, 'mistyped');
  const { status, stderr } = feedback(nowhere);
  expect([status, existsSync(nowhere)]).toEqual([1, false]);
  expect(stderr).toContain(nowhere);
});

it('prints its usage', () => {
  const { status, stderr } = feedback(newsroom.folder, '7', '8');
  expect(status).toBe(1);
  expect(stderr).toContain('npm run feedback [-- DAYS]');
});
