// What backups left that were killed. Protects: it goes before it fills the disk, and one that cannot
// be read or deleted ends no later backup.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs } from '@/lib/model/time';

/** How the name of a folder ends that is no whole backup. */
export const draftEnd = '.part';

/** Told in one sentence. */
export type Warn = (sentence: string) => void;

/** When something was last written into a folder. */
const writtenAt = (folder: string) =>
  Math.max(...['', ...readdirSync(folder)].map((name) => statSync(join(folder, name)).mtimeMs));

/** Deletes those of `folders` that are drafts: as large as a whole one, and nobody writes them any more. */
export function dropDrafts(folders: readonly string[], now: number, warn: Warn): void {
  for (const folder of folders.filter((path) => path.endsWith(draftEnd))) {
    try {
      if (writtenAt(folder) < now - dayMs) rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      warn(`${folder} could not be cleared away: ${why}`);
    }
  }
}
