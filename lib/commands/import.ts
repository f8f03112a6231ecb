// `npm run import -- FILE` reads an export into the empty database of either engine, and compares
// what was written, row counts and checksums, with what was exported. All or nothing; the site must
// be stopped.
import { parseArgs } from 'node:util';
import { openStore } from '@/lib/newsroom/store/open-store';
import { importFromFile, isExport } from '@/lib/newsroom/store/transfer-file';
import { parseEnvironment } from '@/lib/server/process/env';
import { needWord } from './command-words';
import { runCommand } from './run-command';

const usage = 'npm run import -- FILE.jsonl.gz';

void runCommand(usage, async (args) => {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(`Name one file: ${usage}`);
  // Before creating a database for it.
  if (!(await isExport(needWord('The file', file)))) {
    throw new Error(`${file} is no export: name a file that \`npm run export\` wrote.`);
  }
  const { DATA_DIR, DATABASE_URL } = parseEnvironment(process.env);
  const store = await openStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  try {
    const counts = await importFromFile(store, file);
    for (const [table, count] of Object.entries(counts)) {
      if (count > 0) console.log(`${table.padEnd(20)} ${String(count).padStart(10)} rows`);
    }
    console.log(`Imported into ${store.engine}; counts and checksums are those of the export.`);
  } finally {
    await store.close();
  }
});
