// Makes a folder, with those above it. Node's own `recursive` tries for ever where the disk says of a
// folder that it is not there and cannot be made either, as in /proc: a mistyped path would hang.
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '@/lib/newsroom/store/contract/store-error';

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Folders that it makes are their owner's alone. Throws what the disk says. */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it in between.
    if (errorCode(error) !== 'EEXIST' || !isFolder(path)) throw error;
  }
}
