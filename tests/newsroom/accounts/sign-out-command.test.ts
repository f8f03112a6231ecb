// The command in a process of its own, on a database that a site may have open.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';
import { bundledProgram } from '@/tests/bundled-program';

let folder: string;
let store: OpenStore;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cubewire-sign-out-'));
  store = await openStore({ dataDir: folder });
  for (const id of ['u1', 'u2']) {
    const account = { id, name: id, birthday: '1990-01-01', region: 'sg', created_at: 1 } as const;
    await store.accounts.create(account, { kind: 'email', subject: `${id}@example.org` });
  }
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const now = Date.UTC(2026, 0, 15);
const begin = (id: string, user_id: string) =>
  store.accounts.sessions.add({
    ...{ id, user_id, method: 'email', created_at: now, seen_at: now },
  });
const living = async (user: string) =>
  (await store.accounts.sessions.of(user)).map(({ id }) => id).sort();

async function signOut(...words: string[]) {
  const child = spawn(process.execPath, [bundledProgram('lib/commands/sign-out.ts'), ...words], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const out of [child.stdout, child.stderr]) {
    out?.on('data', (part: Buffer) => (said += part.toString()));
  }
  const [status] = (await once(child, 'close')) as [number];
  return { status, said: said.trim() };
}

/** The audit log, newest first. */
async function acts() {
  const { items } = await store.operators.acts({ limit: 50 });
  return items.map(({ user_id, act, target }) => ({ user_id, act, target }));
}

it('ends the sessions of one reader, or of everybody', async () => {
  await begin('s1', 'u1');
  await begin('s2', 'u1');
  await begin('s3', 'u2');
  expect(await signOut('u1')).toEqual({ status: 0, said: 'u1: 2 sessions ended' });
  expect([await living('u1'), await living('u2')]).toEqual([[], ['s3']]);
  expect((await signOut('u1')).status).toBe(1);
  expect((await signOut()).status).toBe(1);
  expect((await signOut('u2', '--all')).status).toBe(1);
  expect(await living('u2')).toEqual(['s3']);
  expect((await signOut('--all')).status).toBe(0);
  expect(await living('u2')).toEqual([]);
});

it('finds a reader by the address, says when there is none, and leaves an entry in the audit log', async () => {
  await begin('s4', 'u1');
  const before = (await acts()).length;
  expect(await signOut('U1@Example.org ')).toEqual({
    ...{ status: 0, said: 'U1@Example.org : 1 session ended' },
  });
  expect(await living('u1')).toEqual([]);
  const unknown = await signOut('u9@example.org');
  expect(unknown).toMatchObject({ status: 1, said: expect.stringContaining('no account') });
  // Nothing was ended, so nothing was done.
  expect((await signOut('u1')).status).toBe(1);
  await signOut('--all');
  expect((await acts()).slice(0, -before || undefined)).toEqual([
    { user_id: 'command', act: 'reader.sign_out', target: 'everybody' },
    { user_id: 'command', act: 'reader.sign_out', target: 'u1' },
  ]);
});
