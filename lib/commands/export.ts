// `npm run export -- FILE` writes everything of the database, of either engine, as lines of JSON; a
// name that ends in .gz is compressed. The site may run.
import { exportToFile } from '@/lib/newsroom/store/transfer-file';
import { runCommand } from './run-command';
import { openSiteStore } from './site-store';

const usage = 'npm run export -- FILE.jsonl.gz';

void runCommand(usage, async ([file, ...more]) => {
  if (!file || more.length > 0) throw new Error(`Name one file: ${usage}`);
  const store = await openSiteStore();
  try {
    const counts = await exportToFile(store, file);
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(`Exported ${rows} rows of ${Object.keys(counts).length} tables to ${file}`);
  } finally {
    await store.close();
  }
});
