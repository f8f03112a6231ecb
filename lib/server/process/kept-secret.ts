// A secret that nobody has to set: generated at the first start and stored beside the database,
// readable by its owner alone. Several processes that start together end up with the same one.
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '@/lib/newsroom/store/engine/sqlite/make-folder';

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const pathOf = (dataDir: string, name: string) =>
  join(/* turbopackIgnore: true */ dataDir, 'secrets', name.toLowerCase());

/** The secret `name` of a data folder if it was generated before. Throws when the disk refuses. */
export const foundSecret = (dataDir: string, name: string): string | undefined =>
  read(pathOf(dataDir, name));

/** The secret `name` of a data folder, 64 hexadecimal digits. Throws when the disk refuses. */
export function keptSecret(dataDir: string, name: string): string {
  const path = pathOf(dataDir, name);
  const kept = read(path);
  if (kept) return kept;
  makeFolder(dirname(path));
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // A link is created atomically, and fails where another process was first.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const winner = read(path);
  if (!winner) throw new Error(`${path} is empty: remove it, and a new secret is made.`);
  return winner;
}
