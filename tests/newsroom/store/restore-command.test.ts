// `npm run restore` as a process: what is wrong is told before anything is moved.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '@/lib/newsroom/store/backup';
import { databaseFile } from '@/lib/newsroom/store/engine/sqlite/file';
import { openStore } from '@/lib/newsroom/store/open-store';
import { keptSecret } from '@/lib/server/process/kept-secret';
import { sealSecrets } from '@/lib/server/process/sealed-secrets';

const folder = mkdtempSync(join(tmpdir(), 'cubewire-restore-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function restore(backup: string, dataDir: string, passphrase: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'lib/commands/restore.ts', backup],
    {
      env: {
        ...process.env,
        ...{ DATA_DIR: dataDir, DATABASE_URL: '', BACKUP_PASSPHRASE: passphrase },
      },
      encoding: 'utf8',
    },
  );
  return { status, said: stdout + stderr };
}

it('a passphrase that does not open the secrets leaves the folder for the next try', async () => {
  const [dataDir, into, passphrase] = [
    join(folder, 'data'),
    join(folder, 'into'),
    'long walk home',
  ];
  await (await openStore({ dataDir })).close();
  const secret = keptSecret(dataDir, 'SESSION_SECRET');
  const backup = await backUp(dataDir, join(folder, 'backups'), Date.UTC(2026, 0, 15));
  sealSecrets(dataDir, backup, passphrase);

  const wrong = restore(backup, into, 'another walk home');
  expect(wrong).toMatchObject({ status: 1, said: expect.stringContaining('does not open') });
  expect(existsSync(join(into, databaseFile))).toBe(false);

  expect(restore(backup, into, passphrase).status).toBe(0);
  expect(existsSync(join(into, databaseFile))).toBe(true);
  expect(keptSecret(into, 'SESSION_SECRET')).toBe(secret);
});
