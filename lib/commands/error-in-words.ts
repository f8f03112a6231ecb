// Turns errors of the file system and of sockets, which are codes, into a sentence with the path or
// address.

const ofPaths: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of this path is a file, not a folder',
  EISDIR: 'this is a folder, not a file',
  EEXIST: 'something else has this name already',
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'this disk can only be read',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'this name is too long',
  ELOOP: 'this link leads to itself',
};

const ofPorts: Readonly<Record<string, string>> = {
  EACCES: 'this user may not listen there: take a port from 1024 on',
  EADDRINUSE: 'something listens there already: end it, or set another port',
  EADDRNOTAVAIL: 'this machine has no such address: correct HOST',
};

/** A database names no file. */
const ofDatabases: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'the disk is full: make room where the database and its copy are',
  SQLITE_IOERR: 'the disk of the database or of its copy is full, or it fails',
  53100: 'the disk of the database server is full: make room there',
};

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/**
 * An error message for the person who ran the command; errors without a sentence here keep their
 * own message.
 */
export function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, syscall, path, dest, address, port, hostname } = error as Error &
    Partial<Record<string, unknown>>;
  if (syscall === 'listen') {
    const why = ofPorts[text(code) ?? ''];
    if (why) return `port ${text(port) ?? ''} of ${text(address) ?? ''}: ${why}`;
  }
  if (syscall === 'getaddrinfo') return `${text(hostname) ?? ''}: no such name is known here`;
  const ofDatabase = ofDatabases[(text(code) ?? '').replace(/^(SQLITE_IOERR)_\w+$/, '$1')];
  if (ofDatabase) return ofDatabase;
  const why = ofPaths[text(code) ?? ''];
  const where = text(dest) ?? text(path);
  return why && where ? `${where}: ${why}` : error.message;
}
