// A command in a folder without a site reports that and creates nothing: an export of an empty
// database would look complete. Nor does a command change the schema under a running site.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/lib/newsroom/store/engine/database';
import { migrate } from '@/lib/newsroom/store/engine/migrate';
import { migrations } from '@/lib/newsroom/store/engine/migrations';
import { openSqlite } from '@/lib/newsroom/store/engine/sqlite/engine';
import { lookIntoDatabase } from '@/lib/server/database-look';
import { startPostgres, type TestPostgres } from '../postgres';
import { bundledProgram } from '@/tests/bundled-program';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'cubewire-mistyped-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['export', 'all.jsonl.gz'],
  ['operator', 'ana@example.org'],
  ['sign-out', '--all'],
  ['backup', '--keep=1'],
])('%s', (command, word) => {
  const dataDir = join(folder, command);
  const asked = spawnSync(
    process.execPath,
    [bundledProgram(`lib/commands/${command}.ts`), word.replace('all.', `${folder}/all.`)],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }, encoding: 'utf8' },
  );
  expect(asked.stderr).toContain(dataDir);
  expect(asked.status).toBe(1);
  expect(existsSync(dataDir)).toBe(false);
  expect(existsSync(join(folder, 'all.jsonl.gz'))).toBe(false);
});

it.each([
  ['export', 'older.jsonl.gz'],
  ['operator', 'ana@example.org'],
  ['sign-out', '--all'],
  ['feedback', '7'],
])('%s does not migrate the database of an older version', async (command, word) => {
  const dataDir = join(folder, `older-${command}`);
  const older = migrations.slice(0, -1);
  const database = openDatabase(openSqlite(dataDir));
  await migrate(database, undefined, older);
  await database.close();
  const asked = spawnSync(
    process.execPath,
    [bundledProgram(`lib/commands/${command}.ts`), word.replace('older.', `${folder}/older.`)],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }, encoding: 'utf8' },
  );
  expect(asked.stderr).toContain('is that of an older version');
  expect(asked.status).toBe(1);
  const where = { DATA_DIR: dataDir, DATABASE_URL: undefined };
  const had = await lookIntoDatabase(where, 10_000, (look) =>
    look.rows<{ name: string }>('select name from migration order by name'),
  );
  expect(had?.map(({ name }) => name)).toEqual(older.map(({ name }) => name));
});

describe('a Postgres database without a site', () => {
  let postgres: TestPostgres;
  beforeAll(async () => void (postgres = await startPostgres()));
  afterAll(() => postgres.stop());

  it.each([
    ['export', (to: string) => [`${to}.jsonl.gz`]],
    ['operator', () => []],
    ['sign-out', () => ['--all']],
    ['backup', (to: string) => ['--to', to, '--keep', '1']],
  ])('is left unchanged by %s', async (command, words) => {
    const to = join(folder, `pg-${command}`);
    const child = spawn(
      process.execPath,
      [bundledProgram(`lib/commands/${command}.ts`), ...words(to)],
      {
        env: { ...process.env, DATA_DIR: to, DATABASE_URL: postgres.url },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let said = '';
    child.stderr.on('data', (part: Buffer) => (said += part.toString()));
    const [status] = (await once(child, 'close')) as [number];
    expect(said).toContain('holds no site');
    expect(status).toBe(1);
    expect(existsSync(to)).toBe(false);
    expect(existsSync(`${to}.jsonl.gz`)).toBe(false);
    const where = { DATABASE_URL: postgres.url, DATA_DIR: to };
    const isThere = await lookIntoDatabase(where, 10_000, (look) => look.hasTable('migration'));
    expect(isThere).toBe(false);
  });
});
