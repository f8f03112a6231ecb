import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { backUp, backupsIn, restore, rotate, verifiedBackup } from '@/lib/newsroom/store/backup';
import { databaseFile } from '@/lib/newsroom/store/engine/sqlite/file';
import { openStore } from '@/lib/newsroom/store/open-store';
import { dayMs } from '@/lib/model/time';
import {
  openSecrets,
  putSecrets,
  sealedFile,
  sealSecrets,
} from '@/lib/server/process/sealed-secrets';
import { keptSecret } from '@/lib/server/process/kept-secret';
import { sampleEvent } from './sample';

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'cubewire-backup-'));
  folders.push(made);
  return made;
}
afterAll(() => folders.forEach((made) => rmSync(made, { recursive: true, force: true })));

const at = Date.UTC(2026, 0, 15, 12);

/** How many of the events `x-0`, `x-1` … a data folder contains without a gap. */
async function eventsIn(dataDir: string): Promise<number> {
  const store = await openStore({ dataDir });
  let count = 0;
  while (await store.events.get(`x-${count}`)) count += 1;
  await store.close();
  return count;
}

it('is one moment of the database, during writes', async () => {
  const [dataDir, to] = [folder(), folder()];
  const store = await openStore({ dataDir });
  for (let n = 0; n < 50; n += 1) await store.events.save(sampleEvent(`x-${n}`));
  let written = 50;
  let done = false;
  const writing = (async () => {
    for (; !done; written += 1) await store.events.save(sampleEvent(`x-${written}`));
  })();
  const made = await backUp(dataDir, to, at);
  done = true;
  await writing;
  expect(await verifiedBackup(made)).toMatchObject({ made_at: new Date(at).toISOString() });
  const restored = folder();
  await restore(made, restored, { replace: false, now: at });
  const count = await eventsIn(restored);
  expect(count).toBeGreaterThanOrEqual(50);
  expect(count).toBeLessThanOrEqual(written);
  await store.close();
});

it('a restore keeps the existing database, and only runs with permission to replace it', async () => {
  const [dataDir, to] = [folder(), folder()];
  const first = await openStore({ dataDir });
  await first.events.save(sampleEvent('x-0'));
  await first.close();
  const made = await backUp(dataDir, to, at);
  const second = await openStore({ dataDir });
  await second.events.save(sampleEvent('x-1'));
  const again = { replace: true, now: at };
  await expect(restore(made, dataDir, { ...again, replace: false })).rejects.toMatchObject({
    kind: 'not-empty',
  });
  await expect(restore(made, dataDir, again)).rejects.toMatchObject({ kind: 'busy' });
  await second.close();
  const { aside = '' } = await restore(made, dataDir, again);
  expect(await eventsIn(dataDir)).toBe(1);
  expect(await eventsIn(aside)).toBe(2);
  expect(readdirSync(dataDir).some((name) => name.endsWith('.restored'))).toBe(false);
});

/** A data folder with one event, and its backup. */
async function backedUp(): Promise<{ dataDir: string; made: string }> {
  const [dataDir, to] = [folder(), folder()];
  const store = await openStore({ dataDir });
  await store.events.save(sampleEvent('x-0'));
  await store.close();
  return { dataDir, made: await backUp(dataDir, to, at) };
}

it('a log without its database is moved aside as well, also only with permission', async () => {
  const { dataDir, made } = await backedUp();
  const store = await openStore({ dataDir });
  await store.events.save(sampleEvent('x-1'));
  const log = `${databaseFile}-wal`;
  const stale = readFileSync(join(dataDir, log));
  await store.close();
  rmSync(join(dataDir, databaseFile));
  writeFileSync(join(dataDir, log), stale);
  const restoring = { replace: false, now: at };
  await expect(restore(made, dataDir, restoring)).rejects.toMatchObject({
    kind: 'not-empty',
    message: expect.stringContaining(log),
  });
  const { aside = '' } = await restore(made, dataDir, { ...restoring, replace: true });
  expect(readdirSync(aside)).toEqual([log]);
  expect(readdirSync(dataDir)).not.toContain(log);
  expect(await eventsIn(dataDir)).toBe(1);
});

it('a database exists at every moment of a restore, and the new one is synced to disk first', async () => {
  const { dataDir, made } = await backedUp();
  const file = join(dataDir, databaseFile);
  const { fsyncSync, renameSync } = fs;
  const steps: string[] = [];
  const synced = jest.spyOn(fs, 'fsyncSync').mockImplementation((open) => {
    steps.push(`sync ${basename(fs.readlinkSync(`/proc/self/fd/${open}`))}`);
    fsyncSync(open);
  });
  const renamed = jest.spyOn(fs, 'renameSync').mockImplementation((from, name) => {
    steps.push(`${existsSync(file) ? 'rename' : 'nothing is there at'} ${basename(String(from))}`);
    renameSync(from, name);
  });
  const { aside = '' } = await restore(made, dataDir, { replace: true, now: at });
  synced.mockRestore();
  renamed.mockRestore();
  const draft = `${databaseFile}.restored`;
  expect(steps).toEqual([
    ...[`sync ${draft}`, `sync ${basename(aside)}`],
    ...[`rename ${draft}`, `sync ${basename(dataDir)}`],
  ]);
  expect(readdirSync(aside)).toEqual([databaseFile]);
  expect(await eventsIn(dataDir)).toBe(1);
});

it('a failed restore leaves the database and no draft', async () => {
  const { dataDir, made } = await backedUp();
  const aside = join(dataDir, `before-restore-${new Date(at).toISOString().replace(/[:.]/g, '-')}`);
  writeFileSync(aside, 'in the way');
  await expect(restore(made, dataDir, { replace: true, now: at })).rejects.toThrow('EEXIST');
  expect(readdirSync(dataDir).filter((name) => name.endsWith('.restored'))).toEqual([]);
  expect(await eventsIn(dataDir)).toBe(1);
});

it('a folder created for a database is accessible only to its owner', async () => {
  const [opened, restored, to] = [join(folder(), 'data'), join(folder(), 'data'), folder()];
  await (await openStore({ dataDir: opened })).close();
  const made = await backUp(opened, to, at);
  await restore(made, restored, { replace: false, now: at });
  const { aside = '' } = await restore(made, restored, { replace: true, now: at });
  for (const path of [opened, restored, aside]) expect(statSync(path).mode & 0o777).toBe(0o700);
});

it('is readable by its owner alone, and so is what is restored from it', async () => {
  const [dataDir, to, into] = [folder(), folder(), folder()];
  await (await openStore({ dataDir })).close();
  const made = await backUp(dataDir, to, at);
  await restore(made, into, { replace: false, now: at });
  const written = [...readdirSync(made).map((name) => join(made, name)), join(into, databaseFile)];
  expect(written).toHaveLength(3);
  expect(written.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
});

it('that was changed is refused, and nothing is touched', async () => {
  const [dataDir, to] = [folder(), folder()];
  await (await openStore({ dataDir })).close();
  const made = await backUp(dataDir, to, at);
  const copy = join(made, databaseFile);
  const bytes = readFileSync(copy);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  writeFileSync(copy, bytes);
  const into = folder();
  await expect(restore(made, into, { replace: true, now: at })).rejects.toMatchObject({
    kind: 'damaged',
  });
  expect(readdirSync(into)).toEqual([]);
});

it('that a newer version made is refused before anything is moved', async () => {
  const { dataDir, made } = await backedUp();
  const manifest = join(made, 'backup.json');
  // Our own file.
  const told = JSON.parse(readFileSync(manifest, 'utf8')) as { migrations: string[] };
  const migrations = [...told.migrations, '999-tomorrow'];
  writeFileSync(manifest, JSON.stringify({ ...told, migrations }));
  const before = readdirSync(dataDir);
  await expect(restore(made, dataDir, { replace: true, now: at })).rejects.toMatchObject({
    kind: 'newer',
    message: expect.stringContaining('999-tomorrow'),
  });
  expect(readdirSync(dataDir)).toEqual(before);
  writeFileSync(manifest, JSON.stringify({ ...told, migrations: told.migrations.slice(0, -1) }));
  await restore(made, dataDir, { replace: true, now: at });
  expect(await eventsIn(dataDir)).toBe(1);
});

it('is named if its parent folder was given, and another folder is reported as no backup', async () => {
  const [dataDir, to] = [folder(), folder()];
  await expect(verifiedBackup(to)).rejects.toThrow(`${to} is no backup: name the folder of one`);
  await expect(verifiedBackup(join(to, 'nowhere'))).rejects.toThrow('is no backup');
  await (await openStore({ dataDir })).close();
  const made = await backUp(dataDir, to, at);
  await expect(verifiedBackup(to)).rejects.toThrow(`the newest one in it is ${made}`);
});

it('of a folder without a database is refused, and leaves nothing behind', async () => {
  const to = folder();
  await expect(backUp(folder(), to, at)).rejects.toMatchObject({ kind: 'unwritable' });
  expect(readdirSync(to)).toEqual([]);
});

it('is synced before it gets its name, and the name before it counts', async () => {
  const [dataDir, to] = [folder(), folder()];
  await (await openStore({ dataDir })).close();
  const { fsyncSync, renameSync } = fs;
  const steps: string[] = [];
  const synced = jest.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
    steps.push(`sync ${basename(fs.readlinkSync(`/proc/self/fd/${file}`))}`);
    fsyncSync(file);
  });
  const renamed = jest.spyOn(fs, 'renameSync').mockImplementation((from, name) => {
    steps.push(`rename ${basename(String(from))}`);
    renameSync(from, name);
  });
  const made = await backUp(dataDir, to, at);
  synced.mockRestore();
  renamed.mockRestore();
  const draft = `${basename(made)}.part`;
  expect(steps.slice(0, 2).sort()).toEqual(['sync backup.json', `sync ${databaseFile}`]);
  expect(steps.slice(2)).toEqual([`sync ${draft}`, `rename ${draft}`, `sync ${basename(to)}`]);
});

describe('on a disk of another kind', () => {
  const failing = (code: string) => Object.assign(new Error(code), { code });
  afterEach(() => jest.restoreAllMocks());

  /** From now on, syncing a folder fails as it does there; files can be synced. */
  function cannotSyncFolders(code: string): void {
    const { fsyncSync } = fs;
    jest.spyOn(fs, 'fsyncSync').mockImplementation((file) => {
      if (fs.fstatSync(file).isDirectory()) throw failing(code);
      fsyncSync(file);
    });
  }

  it('that cannot sync a folder it is made and restored', async () => {
    const { dataDir, made } = await backedUp();
    cannotSyncFolders('EINVAL');
    const again = await backUp(dataDir, folder(), at);
    await restore(again, dataDir, { replace: true, now: at });
    expect(await eventsIn(dataDir)).toBe(1);
    jest.restoreAllMocks();
    // A disk that fails is no such disk.
    cannotSyncFolders('EIO');
    await expect(backUp(dataDir, folder(), at)).rejects.toThrow('EIO');
    await expect(restore(made, folder(), { replace: false, now: at })).rejects.toThrow('EIO');
  });

  it('that knows no rights it is made, with a warning', async () => {
    const { dataDir } = await backedUp();
    const chmod = jest.spyOn(fs, 'chmodSync');
    const warnings: string[] = [];
    const warn = (warning: string) => void warnings.push(warning);
    chmod.mockImplementation(() => {
      throw failing('EPERM');
    });
    const made = await backUp(dataDir, folder(), at, { warn });
    expect(await verifiedBackup(made)).toMatchObject({ file: databaseFile });
    expect(warnings).toEqual([expect.stringContaining(databaseFile)]);
    chmod.mockImplementation(() => {
      throw failing('EROFS');
    });
    await expect(backUp(dataDir, folder(), at, { warn })).rejects.toThrow('EROFS');
  });
});

it('rotation keeps the newest, and touches nothing else', async () => {
  const [dataDir, to] = [folder(), folder()];
  await (await openStore({ dataDir })).close();
  const made: string[] = [];
  for (let day = 0; day < 4; day += 1) made.push(await backUp(dataDir, to, at + day * dayMs));
  writeFileSync(join(to, 'notes.txt'), 'mine');
  expect(rotate(to, 2).sort()).toEqual(made.slice(0, 2));
  expect(backupsIn(to)).toEqual([made[3], made[2]]);
  expect(existsSync(join(to, 'notes.txt'))).toBe(true);
});

it('removes what a killed backup left, and never takes it for a backup', async () => {
  const [dataDir, to] = [folder(), folder()];
  await (await openStore({ dataDir })).close();
  const whole = await backUp(dataDir, to, at - 3 * dayMs);
  const draftOf = (name: string, writtenAt: number) => {
    const draft = join(to, `cubewire-${name}.part`);
    mkdirSync(draft);
    for (const file of [databaseFile, 'backup.json']) writeFileSync(join(draft, file), 'half');
    const seconds = writtenAt / 1_000;
    // The folder is as old as its first file, which may still be being written.
    for (const path of [join(draft, 'backup.json'), draft]) utimesSync(path, 1, 1);
    utimesSync(join(draft, databaseFile), seconds, seconds);
    return draft;
  };
  const [left, underWay] = [draftOf('9998', at - dayMs - 1_000), draftOf('9999', at - 1_000)];
  expect(backupsIn(to)).toEqual([whole]);
  const made = await backUp(dataDir, to, at);
  expect(readdirSync(to).sort()).toEqual([whole, made, underWay].map((path) => basename(path)));
  expect(existsSync(left)).toBe(false);
  expect(rotate(to, 1)).toEqual([whole]);
});

it('is made beside an unreadable leftover of a killed backup, with a warning', async () => {
  const [dataDir, to] = [folder(), folder()];
  await (await openStore({ dataDir })).close();
  const [unread, left] = ['9998', '9999'].map((name) => join(to, `cubewire-${name}.part`));
  for (const draft of [unread, left]) mkdirSync(draft ?? '');
  symlinkSync(join(to, 'nothing'), join(unread ?? '', databaseFile));
  utimesSync(left ?? '', 1, 1);
  const warnings: string[] = [];
  const made = await backUp(dataDir, to, at, { warn: (warning) => warnings.push(warning) });
  expect(backupsIn(to)).toEqual([made]);
  expect(warnings).toEqual([expect.stringContaining(`${unread} `)]);
  expect(existsSync(left ?? '')).toBe(false);
});

describe('secrets beside a backup', () => {
  const passphrase = 'a passphrase of the tests';

  it('are encrypted, and restored only with the passphrase', () => {
    const [dataDir, to, into] = [folder(), folder(), folder()];
    const secret = keptSecret(dataDir, 'SESSION_SECRET');
    expect(sealSecrets(dataDir, to, passphrase)).toBe(true);
    expect(readFileSync(join(to, sealedFile), 'utf8')).not.toContain(secret);
    expect(() => openSecrets(to, 'another passphrase')).toThrow('does not open');
    const found = openSecrets(to, passphrase);
    expect(putSecrets(found, into)).toEqual(['session_secret']);
    expect(keptSecret(into, 'SESSION_SECRET')).toBe(secret);
    expect(putSecrets(found, into)).toEqual([]);
  });

  it('are in the backup from the moment it appears, and a backup without them does not appear', async () => {
    const [dataDir, to] = [folder(), folder()];
    await (await openStore({ dataDir })).close();
    keptSecret(dataDir, 'SESSION_SECRET');
    const seen: string[][] = [];
    const made = await backUp(dataDir, to, at, {
      beside(draft) {
        seen.push(backupsIn(to));
        sealSecrets(dataDir, draft, passphrase);
      },
    });
    expect(seen).toEqual([[]]);
    expect(Object.keys(openSecrets(made, passphrase))).toEqual(['session_secret']);
    const beside = () => {
      throw new Error('the disk is full');
    };
    await expect(backUp(dataDir, to, at + dayMs, { beside })).rejects.toThrow('the disk is full');
    expect(readdirSync(to)).toEqual([basename(made)]);
  });

  it('do not exist if none were created', () => {
    expect(sealSecrets(folder(), folder(), passphrase)).toBe(false);
  });
});
