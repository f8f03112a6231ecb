// `npm run export -- FILE` writes the whole database, of either engine, as lines of JSON; a name
// that ends in .gz is compressed. The site may be running.
import { parseArgs } from 'node:util';
import { exportToFile } from '@/lib/newsroom/store/transfer-file';
import { needWord } from './command-words';
import { refuseToReplace } from './export-target';
import { runCommand } from './run-command';
import { openSiteStore } from './site-store';

const usage = 'npm run export -- FILE.jsonl.gz';

void runCommand(usage, async (args) => {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(`Name one file: ${usage}`);
  await refuseToReplace(needWord('The file', file));
  const store = await openSiteStore();
  try {
    const counts = await exportToFile(store, file);
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(`Exported ${rows} rows of ${Object.keys(counts).length} tables to ${file}`);
  } finally {
    await store.close();
  }
});
