// The operator's commands read the site's file of settings, too.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledProgram } from '@/tests/bundled-program';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'cubewire-env-file-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function operator(set: Record<string, string> = {}) {
  const { DATA_DIR: _, ...others } = process.env;
  const words = [bundledProgram('lib/commands/operator.ts')];
  const { status, stderr } = spawnSync(process.execPath, words, {
    ...{ cwd: folder, encoding: 'utf8', env: { ...others, DATABASE_URL: '', ...set } },
  });
  return { status, stderr };
}

it('a command uses the database in the file, but the environment takes precedence', () => {
  writeFileSync(join(folder, '.env'), 'DATA_DIR=by-the-file\n');
  expect(operator()).toMatchObject({ status: 1, stderr: expect.stringContaining('by-the-file') });
  const DATA_DIR = 'by-the-environment';
  expect(operator({ DATA_DIR })).toMatchObject({ stderr: expect.stringContaining(DATA_DIR) });
});

it('a wrong value in the file is named', () => {
  writeFileSync(join(folder, '.env'), 'OPERATORS=a b\n');
  expect(operator()).toMatchObject({ status: 1, stderr: expect.stringContaining('OPERATORS is') });
});
