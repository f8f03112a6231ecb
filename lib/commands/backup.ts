// `npm run backup -- [--to DIR] [--keep N]` copies the database while the site runs. The generated
// secrets go along sealed, when BACKUP_PASSPHRASE is set; without it they stay behind.
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { backUp, rotate } from '@/lib/newsroom/store/backup';
import { parseEnvironment } from '@/lib/server/process/env';
import { sealSecrets } from '@/lib/server/process/sealed-secrets';
import { runCommand } from './run-command';

const usage = 'npm run backup -- [--to DIR] [--keep N]';

void runCommand(usage, async (args) => {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, keep: { type: 'string', default: '7' } },
  });
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) throw new Error('--keep must be a whole number from 1.');
  const { DATA_DIR, DATABASE_URL, BACKUP_PASSPHRASE } = parseEnvironment(process.env);
  if (DATABASE_URL) {
    throw new Error(
      'The database is on Postgres: use pg_dump, or `npm run export` for a copy that any engine reads.',
    );
  }
  const to = resolve(values.to ?? `${DATA_DIR}/backups`);
  const folder = await backUp(DATA_DIR, to, Date.now());
  console.log(`Backed up to ${folder}`);
  if (!BACKUP_PASSPHRASE) {
    console.log('The secrets stayed behind: set BACKUP_PASSPHRASE to have them sealed beside it.');
  } else if (sealSecrets(DATA_DIR, folder, BACKUP_PASSPHRASE)) {
    console.log('The secrets are beside it, sealed with BACKUP_PASSPHRASE.');
  }
  for (const gone of rotate(to, keep)) console.log(`Deleted the old backup ${gone}`);
});
