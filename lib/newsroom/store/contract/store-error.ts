// Why a database cannot be used, in one sentence that an operator can act on. Thrown when opening,
// importing and exporting, never for a query: nothing is ever created over a bad file.

/**
 * - `damaged`: the file is not a complete database
 * - `foreign`: a database of another program
 * - `newer`: written by a newer version of this program
 * - `older`: written by an older version, and not to be migrated now
 * - `unreachable`: the Postgres server refuses the connection or does not answer
 * - `unfit`: a Postgres database that cannot hold the text of every language
 * - `unwritable`: the data folder cannot be created, read or written
 * - `busy`: another program holds the file
 * - `incomplete`: packages of this program are missing, or built for another Node
 * - `not-empty`: an import needs an empty database
 * - `bad-export`: the file to import is not a complete export of this version or an earlier one
 */
export type StoreErrorKind =
  | 'damaged'
  | 'foreign'
  | 'newer'
  | 'older'
  | 'unreachable'
  | 'unfit'
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

/** The `code` of a Node, SQLite or Postgres error, or ''. */
export function errorCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}
