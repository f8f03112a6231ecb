// Opens a file with the SQLite driver. `npm ci` installs the driver's native part last; when that
// is missing the file and its folder are not at fault, although the driver's own error blames them.
import Handle from 'better-sqlite3';
import { errorCode, StoreError } from '@/lib/newsroom/store/contract/store-error';

const again = 'run `npm ci` again, to its end, with the Node that the site runs on.';

/** Undefined for errors that the driver reports about a file. */
function ofInstallation(error: unknown): StoreError | undefined {
  if (errorCode(error) === 'ERR_DLOPEN_FAILED') {
    const message = `The driver of the database (better-sqlite3) was installed for another Node or machine than this one (Node ${process.versions.node}): ${again}`;
    return new StoreError('incomplete', message);
  }
  // The package that locates the driver gives its error no code, only the places it searched.
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
