// A data folder as a first start leaves it, made once per test run and copied from then on: schema
// migrations and the sample edition are most of what opening a newsroom costs. Their own tests open
// an empty folder.
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openNewsroom } from '@/lib/newsroom';
import { seedSample } from '@/lib/newsroom/sample/load';
import { openStore } from '@/lib/newsroom/store/open-store';
import { keptEdition } from './kept-edition';

/** When the sample edition was written, in milliseconds, unless a test passes another time. */
export const firstStart = Date.UTC(2026, 0, 15, 12);

async function make(folder: string, at: number): Promise<void> {
  const log = pino({ level: 'silent' });
  const store = await openStore({ dataDir: folder, log });
  await seedSample(store, at, keptEdition);
  const newsroom = await openNewsroom({
    dataDir: folder,
    secret: 'the secret of the first start, long',
    store,
    log,
    clock: () => at,
  });
  await newsroom.close();
}

/** Fills an empty folder as its first start would. The test run sets and removes `RUN_FOLDER`. */
export async function afterFirstStart(folder: string, at = firstStart): Promise<void> {
  const { RUN_FOLDER } = process.env;
  if (!RUN_FOLDER) return;
  const kept = join(RUN_FOLDER, `first-start-${at}`);
  if (!existsSync(kept)) {
    const own = mkdtempSync(join(RUN_FOLDER, 'making-'));
    await make(own, at);
    try {
      renameSync(own, kept);
    } catch {
      // Another process was faster.
      rmSync(own, { recursive: true, force: true });
    }
  }
  cpSync(kept, folder, { recursive: true });
}

/** A new folder, as after a first start at that time. */
export async function startedFolder(name: string, at = firstStart): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `cubewire-${name}-`));
  await afterFirstStart(folder, at);
  return folder;
}
