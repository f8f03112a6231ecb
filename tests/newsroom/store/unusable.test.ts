import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import Handle from 'better-sqlite3';
import pg from 'pg';
import { openStore } from '@/lib/newsroom/store/open-store';
import { checkFile } from '@/lib/newsroom/store/engine/sqlite/check';
import { lookIntoDatabase } from '@/lib/server/database-look';
import { examine } from '@/lib/server/doctor';
import { parseEnvironment } from '@/lib/server/process/env';
import { hasServer, startPostgres, type TestPostgres } from '../postgres';
import { temporaryFolder } from './engines';
import { sampleEvent } from './sample';

const page = 4096;

describe('an unusable database is named, and nothing is created in its place', () => {
  let original: string;
  let dataDir: string;
  let file: string;

  beforeAll(async () => {
    original = temporaryFolder();
    const store = await openStore({ dataDir: original });
    await store.transaction(async () => {
      for (let n = 0; n < 200; n += 1) await store.events.save(sampleEvent(`d-${n}`));
    });
    await store.close();
  });
  beforeEach(() => {
    dataDir = temporaryFolder();
    file = join(dataDir, 'cubewire.sqlite');
    copyFileSync(join(original, 'cubewire.sqlite'), file);
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  afterAll(() => rmSync(original, { recursive: true, force: true }));

  const hash = () => createHash('sha256').update(readFileSync(file)).digest('hex');
  const scribble = (at: number, length: number) => {
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, Buffer.alloc(length, 0xa5), 0, length, at);
    closeSync(descriptor);
  };
  const rootPage = (table: string): number => {
    const handle = new Handle(file, { readonly: true });
    const root = handle
      .prepare('select rootpage from sqlite_master where name = ?')
      .pluck()
      .get(table);
    handle.close();
    return Number(root);
  };

  async function expectRefusal(kind: string): Promise<void> {
    const before = hash();
    const opening = openStore({ dataDir });
    await expect(opening).rejects.toMatchObject({ name: 'StoreError', kind });
    await expect(opening).rejects.toThrow(file);
    expect(hash()).toBe(before);
  }

  it('(the undamaged copy opens)', async () => {
    const store = await openStore({ dataDir });
    expect(await store.events.count()).toBe(200);
    await store.close();
  });

  it('its header is damaged', () => {
    scribble(0, 64);
    return expectRefusal('damaged');
  });

  it('its first page is garbage behind the header', () => {
    scribble(100, page - 100);
    return expectRefusal('damaged');
  });

  it('it is text', () => {
    writeFileSync(file, 'this is no database '.repeat(1_000));
    return expectRefusal('damaged');
  });

  it.each([0.9, 0.5, 0.1])('it is cut short to %d of its length', (share) => {
    truncateSync(file, Math.floor((statSync(file).size * share) / page) * page);
    return expectRefusal('damaged');
  });

  it('it is cut within a page', () => {
    truncateSync(file, statSync(file).size - 100);
    return expectRefusal('damaged');
  });

  it('it is empty', () => {
    truncateSync(file, 0);
    return expectRefusal('damaged');
  });

  it.each(['event', 'event_tab', 'meta', 'migration', 'search_text_data'])(
    'the root page of %s is garbage',
    (table) => {
      scribble((rootPage(table) - 1) * page, page);
      return expectRefusal('damaged');
    },
  );

  it('a page in the middle of a small file is garbage', () => {
    scribble((Math.floor(statSync(file).size / page / 2) - 1) * page, page);
    return expectRefusal('damaged');
  });

  it('a root page of a file too large to read through is garbage', () => {
    scribble((rootPage('event') - 1) * page, page);
    const handle = new Handle(file);
    expect(() => checkFile(handle, 0)).toThrow('malformed');
    handle.close();
  });

  it('it belongs to another program', async () => {
    rmSync(file);
    new Handle(file).exec('create table notes (text)').close();
    await expectRefusal('foreign');
  });

  it('it is gone while its log exists', async () => {
    rmSync(file);
    writeFileSync(`${file}-wal`, 'frames');
    await expect(openStore({ dataDir })).rejects.toMatchObject({ kind: 'damaged' });
    expect(readdirSync(dataDir)).toEqual(['cubewire.sqlite-wal']);
  });

  it('a folder has its name', async () => {
    rmSync(file);
    mkdirSync(file);
    await expect(openStore({ dataDir })).rejects.toMatchObject({ name: 'StoreError' });
  });

  it('the data folder is a file', async () => {
    await expect(openStore({ dataDir: file })).rejects.toMatchObject({ kind: 'unwritable' });
  });

  it('a new database leaves only its own files behind', async () => {
    rmSync(file);
    const store = await openStore({ dataDir });
    await store.close();
    expect(readdirSync(dataDir).filter((name) => !name.endsWith('.lock'))).toEqual([
      'cubewire.sqlite',
    ]);
  });

  it('Postgres is unreachable: the message names the server and hides the password', async () => {
    const addresses = [
      'postgres://reader:hush@127.0.0.1:1/news',
      'postgres://[bad',
      'postgres://reader:hush@no-such-host.invalid/news',
    ];
    for (const databaseUrl of addresses) {
      const error: unknown = await openStore({ dataDir: join(dataDir, 'new'), databaseUrl }).catch(
        (cause: unknown) => cause,
      );
      expect(error).toMatchObject({ name: 'StoreError', kind: 'unreachable' });
      expect(String(error)).toContain('DATABASE_URL');
      expect(String(error)).not.toContain('hush');
      expect(existsSync(join(dataDir, 'new'))).toBe(false);
    }
  });
});

describe('a Postgres database in an encoding that lacks letters', () => {
  let postgres: TestPostgres;
  let url = '';
  beforeAll(async () => {
    postgres = await startPostgres();
    if (!hasServer()) return;
    const client = new pg.Client(postgres.url);
    await client.connect();
    const name = `cubewire_latin_${Date.now()}`;
    await client.query(
      `create database ${name} template template0 encoding 'LATIN1' locale_provider libc locale 'C'`,
    );
    await client.end();
    url = Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
  });
  afterAll(async () => {
    if (url) {
      const client = new pg.Client(postgres.url);
      await client.connect();
      await client.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
      await client.end();
    }
    await postgres.stop();
  });

  it('is refused before anything is made in it, and doctor says what to do', async () => {
    if (!url) return;
    const remedy = expect.stringContaining('createdb --encoding=UTF8');
    await expect(openStore({ dataDir: '', databaseUrl: url })).rejects.toMatchObject({
      kind: 'unfit',
      message: expect.stringMatching(/is in LATIN1, .*createdb --encoding=UTF8/),
    });
    const where = { DATA_DIR: '', DATABASE_URL: url };
    expect(await lookIntoDatabase(where, 10_000, (look) => look.hasTable('migration'))).toBe(false);
    const found = await examine({
      environment: parseEnvironment({ DATABASE_URL: url }),
      readList: () => ({ feeds: [], mistakes: [] }),
      fetch: () => Promise.reject(new Error('away')),
      guardedFetch: () => Promise.reject(new Error('away')),
      now: Date.now,
    });
    expect(found.filter(({ check }) => check === 'database')).toEqual([
      { check: 'database', state: 'bad', found: expect.stringContaining('LATIN1'), remedy },
    ]);
  });
});
