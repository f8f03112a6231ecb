// What killed backups left behind. Protects: it is deleted before it fills the disk, and a draft
// that cannot be read or deleted does not stop later backups.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs } from '@/lib/model/time';

/** The ending of the name of an incomplete backup folder. */
export const draftEnd = '.part';

/** Gets a warning as one sentence. */
export type Warn = (sentence: string) => void;

/** When something was last written into a folder. */
const writtenAt = (folder: string) =>
  Math.max(...['', ...readdirSync(folder)].map((name) => statSync(join(folder, name)).mtimeMs));

/**
 * Deletes those of `folders` that are abandoned drafts: each may be as large as a complete backup.
 */
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
