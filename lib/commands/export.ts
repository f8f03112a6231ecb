// `npm run export -- FILE` writes everything of the database, of either engine, as lines of JSON; a
// name that ends in .gz is compressed. The site may run.
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createGzip } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import { openStore } from '@/lib/newsroom/store/open-store';
import { exportStore } from '@/lib/newsroom/store/transfer';
import { parseEnvironment } from '@/lib/server/process/env';
import { runCommand } from './run-command';

const usage = 'npm run export -- FILE.jsonl.gz';

void runCommand(usage, async ([file, ...more]) => {
  if (!file || more.length > 0) throw new Error(`Name one file: ${usage}`);
  const { DATA_DIR, DATABASE_URL } = parseEnvironment(process.env);
  const store = await openStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  const draft = `${file}.part`;
  try {
    const lines = new PassThrough();
    const packed = file.endsWith('.gz') ? [createGzip()] : [];
    const sink = createWriteStream(draft, { mode: 0o600 });
    const [counts] = await Promise.all([
      exportStore(store, lines),
      pipeline([lines, ...packed, sink]),
    ]);
    await rename(draft, file);
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(`Exported ${rows} rows of ${Object.keys(counts).length} tables to ${file}`);
  } finally {
    await rm(draft, { force: true });
    await store.close();
  }
});
