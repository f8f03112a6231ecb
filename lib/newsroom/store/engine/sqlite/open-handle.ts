// Opens a file with the driver of SQLite. The driver is a program of this machine that `npm ci` puts
// there last: without it the file and its folder are not to blame, and its own words would say so.
import Handle from 'better-sqlite3';
import { errorCode, StoreError } from '@/lib/newsroom/store/contract/store-error';

const again = 'run `npm ci` again, to its end, with the Node that the site runs on.';

/** Undefined for what the driver itself says of a file. */
function ofInstallation(error: unknown): StoreError | undefined {
  if (errorCode(error) === 'ERR_DLOPEN_FAILED') {
    const message = `The driver of the database (better-sqlite3) was installed for another Node or machine than this one (Node ${process.versions.node}): ${again}`;
    return new StoreError('incomplete', message);
  }
  // The package that looks for the driver gives its error no code, but the places where it looked.
  if (error instanceof Error && 'tries' in error) {
    const message = `The installation is incomplete, the driver of the database (better-sqlite3) is missing: ${again}`;
    return new StoreError('incomplete', message);
  }
  return undefined;
}

/** @throws StoreError `incomplete` where the driver is missing, else what the driver throws. */
export function openHandle(path: string, options?: Handle.Options): Handle.Database {
  try {
    return new Handle(path, options);
  } catch (error) {
    throw ofInstallation(error) ?? error;
  }
}
