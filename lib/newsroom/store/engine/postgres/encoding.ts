// In which encoding a Postgres database keeps its text: chosen when it is made, and never changed.

/** Reads it as the column `name` of a single row. */
export const encodingQuery = "select current_setting('server_encoding') as name";

/** What to do about a database in the wrong encoding. */
export const encodingRemedy =
  'make one in UTF-8 (`createdb --encoding=UTF8 --template=template0 NAME`) and name it in DATABASE_URL';

/**
 * Whether a database takes text in every language. One in SQL_ASCII does, too: it keeps all bytes as
 * they come.
 */
export const holdsEveryText = (encoding: string | undefined): boolean =>
  encoding === 'UTF8' || encoding === 'SQL_ASCII';
