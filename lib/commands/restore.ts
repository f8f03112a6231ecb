// `npm run restore -- FOLDER [--replace]` replaces the database with a backup, while the site is
// stopped. The old files are moved aside, never deleted; a database on a server has to be empty.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { asideOf, restore, restoreStore } from '@/lib/newsroom/store/backup';
import { openStore } from '@/lib/newsroom/store/open-store';
import { parseEnvironment } from '@/lib/server/process/env';
import { openSecrets, putSecrets, sealedFile } from '@/lib/server/process/sealed-secrets';
import { needWord } from './command-words';
import { runCommand } from './run-command';

const usage = 'npm run restore -- FOLDER [--replace]';

async function restoreToServer(folder: string, dataDir: string, databaseUrl: string) {
  const store = await openStore({ dataDir, databaseUrl });
  try {
    const { manifest } = await restoreStore(folder, store);
    return { manifest, aside: undefined, place: 'Postgres' };
  } finally {
    await store.close();
  }
}

void runCommand(usage, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [given, ...more] = positionals;
  if (!given || more.length > 0) throw new Error(`Name the folder of one backup: ${usage}`);
  const { DATA_DIR, DATABASE_URL, BACKUP_PASSPHRASE } = parseEnvironment(process.env);
  const folder = resolve(needWord('The folder', given));
  const { replace } = values;
  const now = Date.now();
  const isSealed = existsSync(join(folder, sealedFile));
  // Report a wrong passphrase before moving anything.
  const secrets =
    isSealed && BACKUP_PASSPHRASE ? openSecrets(folder, BACKUP_PASSPHRASE) : undefined;
  const { manifest, aside, place } = DATABASE_URL
    ? await restoreToServer(folder, DATA_DIR, DATABASE_URL)
    : { ...(await restore(folder, DATA_DIR, { replace, now })), place: DATA_DIR };
  console.log(`Restored ${manifest.bytes} bytes of ${manifest.made_at} to ${place}`);
  if (aside) console.log(`What was there before is in ${aside}`);
  if (!isSealed) return;
  // A database on a server is never replaced.
  const into = DATABASE_URL ? ' into an empty database' : '';
  if (!secrets) {
    console.log(
      `The backup has sealed secrets, and they stayed there: restore it again${into} with BACKUP_PASSPHRASE set and --replace, before the site starts, or readers sign in again.`,
    );
    return;
  }
  const asideOfSecrets = asideOf(DATA_DIR, now);
  const names = putSecrets(secrets, DATA_DIR, replace ? asideOfSecrets : undefined);
  if (names.length > 0) console.log(`Restored the secrets ${names.join(', ')}`);
  else if (replace) console.log('The secrets here stay.');
  else console.log(`The secrets here stay: restore it again${into} with --replace to move them.`);
  if (!aside && existsSync(asideOfSecrets)) {
    console.log(`The secrets that were there before are in ${asideOfSecrets}`);
  }
});
