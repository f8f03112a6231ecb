// A backup while the site runs: a snapshot of the database in one file, verified before it counts.
// For the embedded database it is a copy, for Postgres an export. Protects: a backup is complete or
// absent, and a restore never overwrites a database that is in use or whose replacement nobody
// allowed.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  createReadStream,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import { draftEnd, dropDrafts, type Warn } from './backup-drafts';
import { errorCode, StoreError } from './contract/store-error';
import { migrations } from './engine/migrations';
import { databaseFile } from './engine/sqlite/file';
import { makeFolder } from './engine/sqlite/make-folder';
import { openHandle } from './engine/sqlite/open-handle';
import type { OpenStore } from './open-store';
import { exportToFile, importFromFile } from './transfer-file';
import type { Counts } from './transfer';

const exportFile = 'cubewire.jsonl.gz';
const manifestFile = 'backup.json';
const prefix = 'cubewire-';

const manifest = z.object({
  made_at: z.iso.datetime(),
  file: z.enum([databaseFile, exportFile]),
  bytes: z.int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  migrations: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/**
 * Reads every page and every index, and returns the migrations that were applied to the database.
 */
function checked(path: string): string[] {
  const handle = openHandle(path, { readonly: true });
  try {
    const found = handle.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new StoreError('damaged', `The copy ${path} is damaged (${found}).`);
    const rows = handle.prepare('select name from migration order by name').all();
    return z
      .array(z.object({ name: z.string() }))
      .parse(rows)
      .map(({ name }) => name);
  } finally {
    handle.close();
  }
}

/** Makes a file, or the entries of a folder, survive a power cut. */
function toDisk(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Answers of file systems, mostly of network disks, that store the entries of folders themselves. */
const noSync = /^(EINVAL|EBADF|ENOTSUP|EISDIR)$/;

/** The same for a folder, where its file system can do that. */
function folderToDisk(path: string): void {
  try {
    toDisk(path);
  } catch (error) {
    if (!noSync.test(errorCode(error))) throw error;
  }
}

/** Answers of file systems without rights of their own, such as those of memory sticks. */
const noRights = /^(EPERM|ENOTSUP|EINVAL)$/;

/**
 * Lets only its owner open a file: it may be moved out of its folder, which nobody else can open.
 */
function keepPrivate(file: string, warn: Warn): void {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    if (!noRights.test(errorCode(error))) throw error;
    warn(`This disk has no rights for files: whoever can read it can read ${file}.`);
  }
}

const foldersIn = (to: string) =>
  readdirSync(to, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(prefix))
    .map(({ name }) => join(to, name));

export type BackupOptions = {
  /** Called with a sentence about what could not be cleaned up. */
  warn?: Warn;
  /**
   * Adds files of the caller's own to the folder before it gets its name, so that a backup never
   * appears without them.
   */
  beside?: (draft: string) => void;
};

const ignored: Warn = () => undefined;

/** Creates a folder in `to` with what `write` puts into it and a manifest; or none at all. */
async function intoFolder(
  to: string,
  now: number,
  { warn = ignored, beside }: BackupOptions,
  write: (draft: string) => Promise<Pick<Manifest, 'file' | 'migrations'>>,
): Promise<string> {
  const madeAt = new Date(now).toISOString();
  const folder = join(to, `${prefix}${madeAt.replace(/[:.]/g, '-')}`);
  const draft = `${folder}${draftEnd}`;
  makeFolder(to);
  // Drafts first: they may be what fills the disk.
  dropDrafts(foldersIn(to), now, warn);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  try {
    const written = await write(draft);
    const path = join(draft, written.file);
    const whole: Manifest = {
      ...written,
      ...{ made_at: madeAt, bytes: statSync(path).size, sha256: await sha256(path) },
    };
    writeFileSync(join(draft, manifestFile), `${JSON.stringify(whole, null, 2)}\n`, {
      mode: 0o600,
    });
    beside?.(draft);
    for (const name of readdirSync(draft)) toDisk(join(draft, name));
    folderToDisk(draft);
    renameSync(draft, folder);
    folderToDisk(to);
    return folder;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Copies the embedded database of `dataDir` into a new folder in `to`, and returns that folder. The
 * site may run and write meanwhile.
 * @throws StoreError `unwritable` when there is no database; `damaged` when the copy is not
 * complete.
 */
export async function backUp(
  dataDir: string,
  to: string,
  now: number,
  options: BackupOptions = {},
): Promise<string> {
  const source = join(dataDir, databaseFile);
  if (!existsSync(source)) {
    throw new StoreError(
      'unwritable',
      `There is no database in ${dataDir}: DATA_DIR names another folder.`,
    );
  }
  return intoFolder(to, now, options, async (draft) => {
    const copy = join(draft, databaseFile);
    const handle = openHandle(source, { fileMustExist: true, timeout: 30_000 });
    try {
      // One read transaction; writers continue beside it.
      handle.prepare('vacuum into ?').run(copy);
    } finally {
      handle.close();
    }
    keepPrivate(copy, options.warn ?? ignored);
    return { file: databaseFile, migrations: checked(copy) };
  });
}

/** The same for a database on a server, as an export that either engine can import. */
export const backUpStore = (
  store: OpenStore,
  to: string,
  now: number,
  options: BackupOptions = {},
): Promise<string> =>
  intoFolder(to, now, options, async (draft) => {
    await exportToFile(store, join(draft, exportFile));
    const rows = await store.database.query().selectFrom('migration').select('name').execute();
    return { file: exportFile, migrations: rows.map(({ name }) => name).sort() };
  });

/** Complete backups in a folder, newest first. */
export function backupsIn(to: string): string[] {
  return foldersIn(to)
    .filter((folder) => !folder.endsWith(draftEnd) && existsSync(join(folder, manifestFile)))
    .sort()
    .reverse();
}

/** Deletes all but the `keep` newest, and returns the deleted ones. */
export function rotate(to: string, keep: number): string[] {
  const gone = backupsIn(to).slice(keep);
  for (const folder of gone) rmSync(folder, { recursive: true, force: true });
  return gone;
}

/** The message for a folder that is no backup; often it is the folder that contains the backups. */
function noBackup(folder: string): string {
  const [newest] = existsSync(folder) ? backupsIn(folder) : [];
  return `${folder} is no backup: ${newest ? `the newest one in it is ${newest}` : 'name the folder of one'}.`;
}

/**
 * A backup's manifest, after its file was verified against it. @throws StoreError `damaged`, or
 * `bad-export` for a folder that is no backup.
 */
export async function verifiedBackup(folder: string): Promise<Manifest> {
  if (!existsSync(join(folder, manifestFile))) throw new StoreError('bad-export', noBackup(folder));
  const told = manifest.safeParse(
    JSON.parse(readFileSync(join(folder, manifestFile), 'utf8').toString()),
  );
  const path = join(folder, told.data?.file ?? databaseFile);
  if (!told.success || !existsSync(path) || (await sha256(path)) !== told.data.sha256) {
    throw new StoreError('damaged', `The backup ${folder} is not as it was made: use another one.`);
  }
  return told.data;
}

/**
 * Imports a backup of Postgres into an empty database of either engine, and compares what was
 * written with what was copied.
 * @throws StoreError `damaged`, or `not-empty` when the database holds anything.
 */
export async function restoreStore(
  folder: string,
  store: OpenStore,
): Promise<{ manifest: Manifest; counts: Counts }> {
  const told = await verifiedBackup(folder);
  if (told.file !== exportFile) {
    const message = `${folder} is a copy of the embedded database: restore it without DATABASE_URL, then move it with \`npm run export\` and \`npm run import\`.`;
    throw new StoreError('bad-export', message);
  }
  return { manifest: told, counts: await importFromFile(store, join(folder, exportFile)) };
}

/** @throws StoreError `busy` while any other process has the database open. */
function refuseWhileInUse(file: string): void {
  const handle = openHandle(file, { timeout: 0 });
  try {
    handle.pragma('locking_mode = EXCLUSIVE');
    handle.exec('begin exclusive; rollback');
  } catch (error) {
    if (!errorCode(error).startsWith('SQLITE_BUSY')) return;
    throw new StoreError('busy', `${file} is in use: stop the site before a restore.`, {
      cause: error,
    });
  } finally {
    handle.close();
  }
}

/**
 * A database is all of these: a log beside a database that it does not belong to destroys that one.
 */
const partsOf = (file: string) => [file, `${file}-wal`, `${file}-shm`].filter(existsSync);

/** Gives the file a second name; copies it where the file system has no links. */
function alsoAs(path: string, name: string): void {
  try {
    linkSync(path, name);
  } catch {
    copyFileSync(path, name);
    toDisk(name);
  }
}

/**
 * Replaces the database with `draft` and moves the old files into the folder `aside`. The file
 * keeps its place until the draft replaces it, so that a crash in between leaves one or the other
 * there.
 */
function exchange(draft: string, file: string, aside: string | undefined): void {
  if (aside !== undefined) {
    mkdirSync(aside, { mode: 0o700 });
    for (const path of partsOf(file)) {
      const name = join(aside, basename(path));
      if (path === file) alsoAs(path, name);
      else renameSync(path, name);
    }
    folderToDisk(aside);
  }
  renameSync(draft, file);
  folderToDisk(dirname(file));
}

/** The folder into which a restore at that time moves the old files of a data folder. */
export const asideOf = (dataDir: string, now: number) =>
  join(dataDir, `before-restore-${new Date(now).toISOString().replace(/[:.]/g, '-')}`);

const known = new Set(migrations.map(({ name }) => name));

/**
 * @throws StoreError `newer` for a backup that this program could not start with: it would move the
 * database aside for nothing.
 */
function refuseNewer(folder: string, had: readonly string[]): void {
  const step = had.find((name) => !known.has(name));
  if (step === undefined) return;
  const message = `${folder} was made by a newer version of the program (its schema step "${step}" is unknown here): restore it with that version, or use an older backup.`;
  throw new StoreError('newer', message);
}

/**
 * Replaces the database with a backup. An existing database, or what is left of one, is moved aside
 * and its folder returned, if `replace` allows it.
 * @throws StoreError `damaged`, `busy`, or `not-empty` when there is a database, or a part of one,
 * and `replace` is off; `newer` for a backup of a newer version; `bad-export` for one of Postgres.
 */
export async function restore(
  folder: string,
  dataDir: string,
  { replace, now }: { replace: boolean; now: number },
): Promise<{ manifest: Manifest; aside?: string }> {
  const told = await verifiedBackup(folder);
  if (told.file !== databaseFile) {
    const message = `${folder} was made of Postgres: name an empty database in DATABASE_URL, or read its ${exportFile} with \`npm run import\`.`;
    throw new StoreError('bad-export', message);
  }
  refuseNewer(folder, told.migrations);
  const file = join(dataDir, databaseFile);
  const there = partsOf(file).map((path) => basename(path));
  if (there.length > 0 && !replace) {
    const message = `There is a database in ${dataDir} (${there.join(', ')}): --replace moves it aside.`;
    throw new StoreError('not-empty', message);
  }
  makeFolder(dataDir);
  if (existsSync(file)) refuseWhileInUse(file);
  const draft = `${file}.restored`;
  try {
    copyFileSync(join(folder, databaseFile), draft);
    toDisk(draft);
    const aside = there.length > 0 ? asideOf(dataDir, now) : undefined;
    exchange(draft, file, aside);
    return { manifest: told, aside };
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
