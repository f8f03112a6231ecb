// Whether the database refused a write because there is no space left or it may not write there.
import { errorCode } from './store-error';

/** The codes of SQLite, Postgres and the operating system; 25006 is a read-only server. */
const codes = /^(SQLITE_(FULL|READONLY|IOERR_WRITE)\w*|ENOSPC|EDQUOT|EROFS|53100|25006)$/;

/** Checks the error and its causes. */
export function cannotWrite(error: unknown): boolean {
  if (codes.test(errorCode(error))) return true;
  return error instanceof Error && error.cause !== undefined && cannotWrite(error.cause);
}
