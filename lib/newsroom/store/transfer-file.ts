// An export as a file; a name that ends in .gz is compressed. A file is there only when it is whole.
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { OpenStore } from './open-store';
import { exportStore, importStore, type Counts } from './transfer';

const isPacked = (file: string) => file.endsWith('.gz');

/** Writes one moment of the database, while it is in use, and answers the rows of each table. */
export async function exportToFile(store: OpenStore, file: string): Promise<Counts> {
  const draft = `${file}.part`;
  try {
    const lines = new PassThrough();
    const sink = createWriteStream(draft, { mode: 0o600 });
    const [counts] = await Promise.all([
      exportStore(store, lines),
      pipeline([lines, ...(isPacked(file) ? [createGzip()] : []), sink]),
    ]);
    await rename(draft, file);
    return counts;
  } finally {
    await rm(draft, { force: true });
  }
}

/** All or nothing, into an empty database. @throws StoreError `not-empty`, `bad-export`, `newer`. */
export async function importFromFile(store: OpenStore, file: string): Promise<Counts> {
  const lines = new PassThrough();
  const [counts] = await Promise.all([
    importStore(store, lines),
    pipeline([createReadStream(file), ...(isPacked(file) ? [createGunzip()] : []), lines]),
  ]);
  return counts;
}
