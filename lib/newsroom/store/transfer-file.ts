// An export as a file. A name that ends in .gz is compressed; reading decides by the file's first
// bytes. A file appears only when it is complete.
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip, gunzipSync } from 'node:zlib';
import { StoreError } from './contract/store-error';
import type { OpenStore } from './open-store';
import { exportStart, exportStore, importStore, type Counts } from './transfer';

const isPacked = (file: string) => file.endsWith('.gz');

const lookBytes = 4_096;

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    if (!(await handle.stat()).isFile()) throw new Error(`${file} is no file: name a file.`);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(lookBytes), 0, lookBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The two bytes that every gzip file begins with. */
const beginsPacked = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Whether a file begins as an export does, whatever its name. Throws if it cannot be read. */
export async function isExport(file: string): Promise<boolean> {
  const bytes = await firstBytes(file);
  try {
    const plain = beginsPacked(bytes)
      ? gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
      : bytes;
    return plain.toString().startsWith(exportStart);
  } catch {
    return false;
  }
}

/**
 * Writes a snapshot of the database while it is in use, and returns the number of rows of each
 * table.
 */
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

/** Errors of the decompressor for a file that is truncated or damaged. */
const isUnpackable = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  /^Z_(BUF|DATA)_ERROR$/.test(String(error.code));

/** All or nothing, into an empty database. @throws StoreError `not-empty`, `bad-export`, `newer`. */
export async function importFromFile(store: OpenStore, file: string): Promise<Counts> {
  const packed = beginsPacked(await firstBytes(file));
  const lines = new PassThrough();
  try {
    const [counts] = await Promise.all([
      importStore(store, lines),
      pipeline([createReadStream(file), ...(packed ? [createGunzip()] : []), lines]),
    ]);
    return counts;
  } catch (cause) {
    if (!isUnpackable(cause)) throw cause;
    throw new StoreError('bad-export', `${file} is cut off or damaged: copy it anew.`, { cause });
  }
}
