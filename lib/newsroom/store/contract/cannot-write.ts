// Whether the database refused a write because there is no room for it, or nobody may write there.
import { errorCode } from './store-error';

/** SQLite, Postgres and the system call it so; 25006 is a server that only reads. */
const codes = /^(SQLITE_(FULL|READONLY|IOERR_WRITE)\w*|ENOSPC|EDQUOT|EROFS|53100|25006)$/;

/** The error itself or what it was made of. */
export function cannotWrite(error: unknown): boolean {
  if (codes.test(errorCode(error))) return true;
  return error instanceof Error && error.cause !== undefined && cannotWrite(error.cause);
}
