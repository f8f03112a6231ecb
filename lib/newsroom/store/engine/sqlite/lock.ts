// A named lock between processes: an empty file beside the database, locked by SQLite's own
// exclusive lock. The operating system releases it when its owner ends, kill -9 included, so there
// is no heartbeat to miss, no clock to trust and nothing to clean up. The file itself stays.
import { join } from 'node:path';
import type { Lock } from '../engine';
import { errorCode } from '@/lib/newsroom/store/contract/store-error';
import { openHandle } from './open-handle';

/** Undefined when another process, thread or handle holds the name. */
export function lockFile(folder: string, name: string): Lock | undefined {
  const handle = openHandle(join(folder, `${encodeURIComponent(name)}.lock`), { timeout: 0 });
  try {
    handle.exec('begin exclusive');
  } catch (error) {
    handle.close();
    if (errorCode(error).startsWith('SQLITE_BUSY')) return undefined;
    throw error;
  }
  return {
    lost: new AbortController().signal,
    release: async () => {
      handle.close();
    },
  };
}
