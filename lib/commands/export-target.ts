// Where an export may be written: to a new name, or over an earlier export. An export replaces
// whatever has its name, even a device, somebody's mail or the database itself.
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isExport } from '@/lib/newsroom/store/transfer-file';

/** @throws Error with a sentence if `file` must not be written. */
export async function refuseToReplace(file: string): Promise<void> {
  const folder = dirname(resolve(file));
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`${folder} is no folder: make it, or name a file in another one.`);
  }
  const there = statSync(file, { throwIfNoEntry: false });
  if (!there) return;
  if (there.isDirectory()) throw new Error(`${file} is a folder: name a file in it.`);
  if (!there.isFile()) throw new Error(`${file} is a device, not a file: name a file.`);
  if (there.size > 0 && !(await isExport(file))) {
    throw new Error(`${file} is there and is no export: name another file, or delete it.`);
  }
}
