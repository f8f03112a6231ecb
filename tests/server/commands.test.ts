// The commands as processes: what is typed wrongly is one sentence and status 1, and nothing is made.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'cubewire-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string, words: readonly string[], set: Record<string, string> = {}) {
  const args = ['--import', 'tsx', `lib/commands/${command}.ts`, ...words];
  const DATA_DIR = join(folder, 'none');
  const env = { ...process.env, DATA_DIR, DATABASE_URL: '', ...set };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

const stack = /\n\s+at /;

it.each([
  ['backup', ['--to', '']],
  ['backup', ['--keep', '1e9']],
  ['export', ['-x']],
  ['import', [folder]],
  ['feedback', ['Infinity']],
  ['operator', ['']],
  ['doctor', ['everything']],
  ['ingest', ['']],
])('%s %j is refused, and makes no database', (command, words) => {
  const { status, stdout, stderr } = run(command, words);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).not.toMatch(stack);
  expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2);
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

it('--help says what a command takes, and does nothing', () => {
  const { status, stdout } = run('export', ['--help']);
  expect({ status, stdout }).toEqual({
    ...{ status: 0, stdout: 'Usage: npm run export -- FILE.jsonl.gz\n' },
  });
  expect(existsSync('--help')).toBe(false);
});

it.each([
  ['FEEDS_FILE', '/nowhere.opml', 'FEEDS_FILE /nowhere.opml'],
  ['DATA_DIR', join(folder, 'letters.txt'), 'DATA_DIR names another one'],
])('a worker with a wrong %s ends with a sentence', (name, value, said) => {
  writeFileSync(join(folder, 'letters.txt'), 'Dear Ada,');
  const { status, stderr } = run('worker', [], { [name]: value });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The worker cannot start:\n {2}- /);
  expect(stderr).toContain(said);
  expect(stderr).not.toMatch(stack);
});

it('a web instance is told where the database is', () => {
  const { status, stderr } = run('feedback', [], { NEWS_SERVICE_URL: 'http://127.0.0.1:9' });
  expect(status).toBe(1);
  expect(stderr).toContain('run this there');
});
