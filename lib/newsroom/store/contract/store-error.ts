// Why a database cannot be used, said in one sentence that an operator can act on. It is thrown at
// opening, importing and exporting, never for a query: nothing is ever created over a bad file.

/**
 * - `damaged`: the file is not a whole database
 * - `foreign`: a database, but of another program
 * - `newer`: written by a newer version of this program
 * - `unreachable`: the Postgres server does not let us in
 * - `unwritable`: the data folder cannot be made, read or written
 * - `busy`: another program holds the file
 * - `incomplete`: packages of this program are missing, or made for another Node
 * - `not-empty`: an import needs an empty database
 * - `bad-export`: the file to import is not a whole export of this version
 */
export type StoreErrorKind =
  | 'damaged'
  | 'foreign'
  | 'newer'
  | 'unreachable'
  | 'unwritable'
  | 'busy'
  | 'incomplete'
  | 'not-empty'
  | 'bad-export';

/** `message` says what is wrong, with which file or server, and what to do. */
export class StoreError extends Error {
  constructor(
    readonly kind: StoreErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'StoreError';
  }
}

/** The `code` of an error of Node, SQLite or Postgres, or ''. */
export function errorCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}
