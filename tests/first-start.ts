// A data folder as a first start leaves it, made once in a run of the tests and copied from then on:
// the steps of the schema and the sample edition are most of what opening a newsroom costs. Their own
// tests open an empty folder.
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openNewsroom } from '@/lib/newsroom';

/** When the sample edition was written, in milliseconds. */
export const firstStart = Date.UTC(2026, 0, 15, 12);

async function make(folder: string): Promise<void> {
  const newsroom = await openNewsroom({
    dataDir: folder,
    secret: 'the secret of the first start, long',
    log: pino({ level: 'silent' }),
    clock: () => firstStart,
  });
  await newsroom.close();
}

/** Makes an empty folder one after its first start. `RUN_FOLDER` is set and removed by the run. */
export async function afterFirstStart(folder: string): Promise<void> {
  const { RUN_FOLDER } = process.env;
  if (!RUN_FOLDER) return;
  const kept = join(RUN_FOLDER, 'first-start');
  if (!existsSync(kept)) {
    const own = mkdtempSync(join(RUN_FOLDER, 'making-'));
    await make(own);
    try {
      renameSync(own, kept);
    } catch {
      // Another process was quicker.
      rmSync(own, { recursive: true, force: true });
    }
  }
  cpSync(kept, folder, { recursive: true });
}

/** A folder of its own, after its first start. */
export async function startedFolder(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `cubewire-${name}-`));
  await afterFirstStart(folder);
  return folder;
}
