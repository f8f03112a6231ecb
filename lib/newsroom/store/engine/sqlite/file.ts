// Opens the database file, or says why it cannot. A file that is damaged, truncated or of another
// program is never replaced, and a new one appears complete or not at all.
import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  openSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Database as Handle } from 'better-sqlite3';
import { errorCode, StoreError } from '@/lib/newsroom/store/contract/store-error';
import { checkFile } from './check';
import { makeFolder } from './make-folder';
import { openHandle } from './open-handle';

export const databaseFile = 'cubewire.sqlite';

/** "CUBE": the mark in the header that says whose file it is. */
const applicationId = 0x43554245;
/** Opening may wait for another process that recovers the log of a killed one. */
const openMs = 10_000;
/** Later waits do not block: the driver retries, see `driver.ts`. */
const queryMs = 20;

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size;
}

function syncFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch {
    // Some systems cannot open a folder; they persist the entry in their own way.
  }
}

/** Creates an empty database beside the file and links it into place: the first of several wins. */
function create(folder: string, file: string): void {
  const draft = join(folder, `.new-${process.pid}-${Math.random().toString(36).slice(2)}`);
  try {
    const handle = openHandle(draft);
    handle.pragma(`application_id = ${applicationId}`);
    handle.pragma('journal_mode = WAL');
    handle.close();
    try {
      linkSync(draft, file);
    } catch (error) {
      // For file systems without links; the copy still refuses to overwrite another's file.
      if (errorCode(error) !== 'EEXIST') copyFileSync(draft, file, constants.COPYFILE_EXCL);
    }
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(draft + end, { force: true });
  }
  syncFolder(folder);
}

function explain(error: unknown, folder: string, file: string): StoreError {
  if (error instanceof StoreError) return error;
  const code = errorCode(error);
  const reason = error instanceof Error ? error.message : String(error);
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) {
    return new StoreError(
      'damaged',
      `The database file ${file} is damaged (${reason}): move it and its -wal and -shm files away and restore a backup.`,
      { cause: error },
    );
  }
  if (code.startsWith('SQLITE_BUSY')) {
    const message = `The database file ${file} is held by another program: stop that one and start again.`;
    return new StoreError('busy', message, { cause: error });
  }
  return new StoreError(
    'unwritable',
    `The data folder ${folder} cannot be used (${reason}): check that it is a folder this program may write to, with free space.`,
    { cause: error },
  );
}

/**
 * The database of a data folder, created if there is none.
 * @throws StoreError `damaged`, `foreign`, `unwritable`, `busy` or `incomplete`.
 */
export function openFile(folder: string): Handle {
  const file = join(folder, databaseFile);
  let handle: Handle | undefined;
  try {
    makeFolder(folder);
    if (sizeOf(file) === undefined) {
      if (sizeOf(`${file}-wal`)) {
        const message = `The database file ${file} is missing beside its log ${file}-wal: put it back, or restore a backup after moving the log away.`;
        throw new StoreError('damaged', message);
      }
      create(folder, file);
    }
    const size = sizeOf(file) ?? 0;
    const hasLog = Boolean(sizeOf(`${file}-wal`));
    if (size === 0) {
      const message = `The database file ${file} is empty: move it away and restore a backup.`;
      throw new StoreError('damaged', message);
    }
    handle = openHandle(file, { timeout: openMs });
    if (handle.pragma('application_id', { simple: true }) !== applicationId) {
      const message = `The file ${file} is not a database of this program: choose another data folder.`;
      throw new StoreError('foreign', message);
    }
    // SQLite only notices missing whole pages. With a log, a half-written page can be read from it
    // again.
    if (!hasLog && size % Number(handle.pragma('page_size', { simple: true })) !== 0) {
      const message = `The database file ${file} is cut short: move it away and restore a backup.`;
      throw new StoreError('damaged', message);
    }
    handle.pragma('journal_mode = WAL');
    handle.pragma('synchronous = FULL');
    handle.pragma('foreign_keys = ON');
    // Readers who leave are promised that nothing stays: freed bytes are zeroed, not only unlinked.
    handle.pragma('secure_delete = ON');
    handle.pragma('cache_size = -16000');
    checkFile(handle);
    handle.pragma(`busy_timeout = ${queryMs}`);
    return handle;
  } catch (error) {
    handle?.close();
    throw explain(error, folder, file);
  }
}
