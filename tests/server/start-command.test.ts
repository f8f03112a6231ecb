// `npm start` where packages are missing ends with a sentence, and not with a stack of Node's.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cubewire-start-'));
  cpSync('lib/commands', join(folder, 'lib/commands'), { recursive: true });
  mkdirSync(join(folder, '.next'));
  writeFileSync(join(folder, '.next/BUILD_ID'), 'a-build');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function addPackage(name: string, file: string): void {
  const path = join(folder, 'node_modules', name);
  mkdirSync(join(path, file, '..'), { recursive: true });
  writeFileSync(join(path, 'package.json'), JSON.stringify({ name, main: file }));
  writeFileSync(join(path, file), '');
}

const start = () =>
  spawnSync(process.execPath, ['lib/commands/start.mjs'], { cwd: folder, encoding: 'utf8' });

it('names what is missing and says what to run', () => {
  addPackage('next', 'dist/server/lib/start-server.js');
  const { status, stderr, stdout } = start();
  expect(stderr).toBe(
    'The installation is incomplete (@next/env, tsx, better-sqlite3 missing): run `npm ci`.\n',
  );
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
