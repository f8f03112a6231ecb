// A backup of the embedded database while the site runs: one moment of it, in one file, checked before
// it counts. Protects: a backup is whole or not there, and a restore never writes over a database that
// somebody uses or that nobody said may go.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Handle from 'better-sqlite3';
import { z } from 'zod';
import { errorCode, StoreError } from './contract/store-error';
import { databaseFile } from './engine/sqlite/file';

const manifestFile = 'backup.json';
const prefix = 'cubewire-';

const manifest = z.object({
  made_at: z.iso.datetime(),
  file: z.literal(databaseFile),
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

/** Reads every page and every index, and answers which migrations the database has had. */
function checked(path: string): string[] {
  const handle = new Handle(path, { readonly: true });
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

/**
 * Copies the database of `dataDir` into a new folder of `to`, and answers that folder. The site may
 * run and write meanwhile.
 * @throws StoreError `unwritable` when there is no database; `damaged` when the copy is not whole.
 */
export async function backUp(dataDir: string, to: string, now: number): Promise<string> {
  const source = join(dataDir, databaseFile);
  if (!existsSync(source)) {
    throw new StoreError(
      'unwritable',
      `There is no database in ${dataDir}: DATA_DIR names another folder.`,
    );
  }
  const madeAt = new Date(now).toISOString();
  const folder = join(to, `${prefix}${madeAt.replace(/[:.]/g, '-')}`);
  const draft = `${folder}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    const copy = join(draft, databaseFile);
    const handle = new Handle(source, { fileMustExist: true, timeout: 30_000 });
    try {
      // One read transaction; writers go on beside it.
      handle.prepare('vacuum into ?').run(copy);
    } finally {
      handle.close();
    }
    const whole: Manifest = {
      made_at: madeAt,
      file: databaseFile,
      migrations: checked(copy),
      bytes: statSync(copy).size,
      sha256: await sha256(copy),
    };
    writeFileSync(join(draft, manifestFile), `${JSON.stringify(whole, null, 2)}\n`, {
      mode: 0o600,
    });
    renameSync(draft, folder);
    return folder;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Whole backups in a folder, the newest first. */
export function backupsIn(to: string): string[] {
  return readdirSync(to, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(prefix))
    .map(({ name }) => join(to, name))
    .filter((folder) => existsSync(join(folder, manifestFile)))
    .sort()
    .reverse();
}

/** Deletes all but the `keep` newest, and answers those that went. */
export function rotate(to: string, keep: number): string[] {
  const gone = backupsIn(to).slice(keep);
  for (const folder of gone) rmSync(folder, { recursive: true, force: true });
  return gone;
}

/** What a backup says of itself, after its file was compared with it. @throws StoreError `damaged`. */
export async function verifiedBackup(folder: string): Promise<Manifest> {
  const told = manifest.safeParse(
    JSON.parse(readFileSync(join(folder, manifestFile), 'utf8').toString()),
  );
  const path = join(folder, databaseFile);
  if (!told.success || !existsSync(path) || (await sha256(path)) !== told.data.sha256) {
    throw new StoreError('damaged', `The backup ${folder} is not as it was made: use another one.`);
  }
  return told.data;
}

/** @throws StoreError `busy` while any other process has the database open. */
function refuseWhileInUse(file: string): void {
  const handle = new Handle(file, { timeout: 0 });
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
 * Puts a backup in the place of the database. What stood there is moved aside and answered, when
 * `replace` allows it.
 * @throws StoreError `damaged`, `busy`, or `not-empty` when there is a database and `replace` is off.
 */
export async function restore(
  folder: string,
  dataDir: string,
  { replace, now }: { replace: boolean; now: number },
): Promise<{ manifest: Manifest; aside?: string }> {
  const told = await verifiedBackup(folder);
  const file = join(dataDir, databaseFile);
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.restored`;
  copyFileSync(join(folder, databaseFile), draft);
  let aside: string | undefined;
  if (existsSync(file)) {
    if (!replace) {
      rmSync(draft);
      const message = `There is a database in ${dataDir}: --replace moves it aside.`;
      throw new StoreError('not-empty', message);
    }
    try {
      refuseWhileInUse(file);
    } catch (error) {
      rmSync(draft);
      throw error;
    }
    aside = join(dataDir, `before-restore-${new Date(now).toISOString().replace(/[:.]/g, '-')}`);
    mkdirSync(aside);
    for (const end of ['', '-wal', '-shm']) {
      if (existsSync(file + end)) renameSync(file + end, join(aside, databaseFile + end));
    }
  }
  renameSync(draft, file);
  return { manifest: told, aside };
}
