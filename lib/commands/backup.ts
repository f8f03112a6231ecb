// `npm run backup -- [--to DIR] [--keep N]` copies the database while the site runs. If
// BACKUP_PASSPHRASE is set, the generated secrets are included, encrypted; otherwise they are left
// out.
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { backUp, backUpStore, rotate, type BackupOptions } from '@/lib/newsroom/store/backup';
import { parseEnvironment } from '@/lib/server/process/env';
import { sealSecrets } from '@/lib/server/process/sealed-secrets';
import { needWord, wholeNumber } from './command-words';
import { runCommand } from './run-command';
import { needDatabaseFile, openSiteStore } from './site-store';

const usage = 'npm run backup -- [--to DIR] [--keep N]';
const mostKept = 10_000;

async function backUpPostgres(to: string, options: BackupOptions) {
  const store = await openSiteStore();
  try {
    return await backUpStore(store, to, Date.now(), options);
  } finally {
    await store.close();
  }
}

void runCommand(usage, async (args) => {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, keep: { type: 'string', default: '7' } },
  });
  const keep = wholeNumber('--keep', values.keep, 1, mostKept);
  const { DATA_DIR, DATABASE_URL, BACKUP_PASSPHRASE } = parseEnvironment(process.env);
  const to = resolve(values.to === undefined ? `${DATA_DIR}/backups` : needWord('--to', values.to));
  if (!DATABASE_URL) needDatabaseFile();
  let areSealed = false;
  const options: BackupOptions = {
    warn: (sentence) => console.warn(sentence),
    beside(draft) {
      if (BACKUP_PASSPHRASE) areSealed = sealSecrets(DATA_DIR, draft, BACKUP_PASSPHRASE);
    },
  };
  const folder = DATABASE_URL
    ? await backUpPostgres(to, options)
    : await backUp(DATA_DIR, to, Date.now(), options);
  console.log(`Backed up to ${folder}`);
  if (!BACKUP_PASSPHRASE) {
    console.log('The secrets stayed behind: set BACKUP_PASSPHRASE to have them sealed beside it.');
  } else if (areSealed) {
    console.log('The secrets are beside it, sealed with BACKUP_PASSPHRASE.');
  } else {
    console.log(
      'No secrets are beside it: none were generated here, those of the settings are kept there.',
    );
  }
  for (const gone of rotate(to, keep)) console.log(`Deleted the old backup ${gone}`);
});
