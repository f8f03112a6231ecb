// A command in a folder that is no site's says so and makes nothing: an export of an empty database
// would look like a whole one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'cubewire-mistyped-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['export', 'all.jsonl.gz'],
  ['operator', 'ana@example.org'],
  ['sign-out', '--all'],
])('%s', (command, word) => {
  const dataDir = join(folder, command);
  const asked = spawnSync(
    process.execPath,
    ['--import', 'tsx', `lib/commands/${command}.ts`, word.replace('all.', `${folder}/all.`)],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }, encoding: 'utf8' },
  );
  expect(asked.stderr).toContain(dataDir);
  expect(asked.status).toBe(1);
  expect(existsSync(dataDir)).toBe(false);
  expect(existsSync(join(folder, 'all.jsonl.gz'))).toBe(false);
});
