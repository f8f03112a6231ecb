// `npm run restore` as a process: problems are reported before anything is moved.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp, backUpStore } from '@/lib/newsroom/store/backup';
import { databaseFile } from '@/lib/newsroom/store/engine/sqlite/file';
import { openStore } from '@/lib/newsroom/store/open-store';
import { keptSecret } from '@/lib/server/process/kept-secret';
import { sealSecrets } from '@/lib/server/process/sealed-secrets';
import { startPostgres } from '../postgres';
import { bundledProgram } from '@/tests/bundled-program';

const folder = mkdtempSync(join(tmpdir(), 'cubewire-restore-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Given = { passphrase?: string; databaseUrl?: string; more?: string[] };

function restore(
  backup: string,
  dataDir: string,
  { passphrase = '', databaseUrl = '', more = [] }: Given,
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [bundledProgram('lib/commands/restore.ts'), backup, ...more],
    {
      env: {
        ...process.env,
        ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BACKUP_PASSPHRASE: passphrase },
      },
      encoding: 'utf8',
    },
  );
  return { status, said: stdout + stderr };
}

it('a wrong passphrase leaves the folder for the next try', async () => {
  const [dataDir, into, passphrase] = [
    join(folder, 'data'),
    join(folder, 'into'),
    'long walk home',
  ];
  await (await openStore({ dataDir })).close();
  const secret = keptSecret(dataDir, 'SESSION_SECRET');
  const backup = await backUp(dataDir, join(folder, 'backups'), Date.UTC(2026, 0, 15));
  sealSecrets(dataDir, backup, passphrase);

  const wrong = restore(backup, into, { passphrase: 'another walk home' });
  expect(wrong).toMatchObject({ status: 1, said: expect.stringContaining('does not open') });
  expect(existsSync(join(into, databaseFile))).toBe(false);

  expect(restore(backup, into, { passphrase }).status).toBe(0);
  expect(existsSync(join(into, databaseFile))).toBe(true);
  expect(keptSecret(into, 'SESSION_SECRET')).toBe(secret);
});

it('secrets are restored where the site was started once, and those of that start are kept aside', async () => {
  const [dataDir, into] = [join(folder, 'lost'), join(folder, 'started')];
  const passphrase = 'long walk home';
  for (const one of [dataDir, into]) await (await openStore({ dataDir: one })).close();
  const secret = keptSecret(dataDir, 'SESSION_SECRET');
  const ofStart = keptSecret(into, 'SESSION_SECRET');
  const backup = await backUp(dataDir, join(folder, 'backups'), Date.UTC(2026, 0, 16));
  sealSecrets(dataDir, backup, passphrase);

  expect(restore(backup, into, { passphrase, more: ['--replace'] }).status).toBe(0);
  expect(keptSecret(into, 'SESSION_SECRET')).toBe(secret);
  const [aside = ''] = readdirSync(into).filter((name) => name.startsWith('before-restore-'));
  expect(readdirSync(join(into, aside)).sort()).toEqual([databaseFile, 'secrets']);
  const kept = readFileSync(join(into, aside, 'secrets', 'session_secret'), 'utf8');
  expect(kept.trim()).toBe(ofStart);
});

it('a restore without the secrets explains how to restore them, for Postgres too', async () => {
  const dataDir = join(folder, 'served');
  const passphrase = 'long walk home';
  const store = await openStore({ dataDir });
  const secret = keptSecret(dataDir, 'SESSION_SECRET');
  const backup = await backUpStore(store, join(folder, 'backups'), Date.UTC(2026, 0, 17));
  await store.close();
  sealSecrets(dataDir, backup, passphrase);
  const postgres = await startPostgres();
  try {
    const into = join(folder, 'server');
    // The site was started there once.
    const ofStart = keptSecret(into, 'SESSION_SECRET');
    const databases = [postgres.url, await postgres.fresh(), await postgres.fresh()];
    const [first, second, third] = [{}, { passphrase }, { passphrase, more: ['--replace'] }].map(
      (given, at) => restore(backup, into, { ...given, databaseUrl: databases[at] }),
    );
    const advice = expect.stringMatching(/again into an empty database .*--replace/);
    expect(first).toMatchObject({ status: 0, said: advice });
    expect(second).toMatchObject({ status: 0, said: advice });
    expect(third?.status).toBe(0);
    expect(keptSecret(into, 'SESSION_SECRET')).toBe(secret);
    const [aside = ''] = readdirSync(into).filter((name) => name.startsWith('before-restore-'));
    expect(third?.said).toContain(join(into, aside));
    const kept = readFileSync(join(into, aside, 'secrets', 'session_secret'), 'utf8');
    expect(kept.trim()).toBe(ofStart);
  } finally {
    await postgres.stop();
  }
});
