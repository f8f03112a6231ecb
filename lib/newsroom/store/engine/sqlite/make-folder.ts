// Creates a folder and its missing parents. Node's own `recursive` retries for ever where the disk
// says that a folder does not exist and cannot be created either, as in /proc: a mistyped path
// would hang.
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '@/lib/newsroom/store/contract/store-error';

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Only their owner can access the folders it creates. Throws the file system's error. */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it in between.
    if (errorCode(error) !== 'EEXIST' || !isFolder(path)) throw error;
  }
}
