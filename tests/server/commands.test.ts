// The commands as processes: invalid arguments cause one sentence and status 1, and create nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledProgram } from '@/tests/bundled-program';

const folder = mkdtempSync(join(tmpdir(), 'cubewire-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string, words: readonly string[], set: Record<string, string> = {}) {
  const args = [bundledProgram(`lib/commands/${command}.ts`), ...words];
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
  ['doctor', ['--mail-to', 'ana at example.org']],
  ['ingest', ['']],
])('%s %j is refused, and creates no database', (command, words) => {
  const { status, stdout, stderr } = run(command, words);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).not.toMatch(stack);
  expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2);
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

it('--help describes the arguments of a command, and does nothing', () => {
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

/**
 * These have no `--help`. `tracing.test.ts` and `worker-alone.test.ts` start the first two with
 * npm's arguments; one measures.
 */
const services = ['newsroom', 'worker', 'bench'];

/** Loads every command in one process, and keeps them from ending it. */
const askAll = (commands: readonly string[]) => `
  process.argv = ['node', 'command', '--help'];
  const asked = new Error('a command ends');
  process.exit = () => { throw asked; };
  const say = (error) => { if (error !== asked) console.error(error); };
  process.on('unhandledRejection', say);
  for (const command of ${JSON.stringify(commands)}) {
    await import(process.cwd() + '/lib/commands/' + command + '.ts').catch(say);
  }`;

it('all load the way npm starts them', () => {
  // Our own file.
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = Object.entries(scripts)
    .filter(([name, line]) => line === `node --import tsx lib/commands/${name}.ts`)
    .flatMap(([name]) => (services.includes(name) ? [] : name));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', askAll(commands)],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(stdout.match(/^Usage: npm run [\w-]+/gm)).toEqual(
    commands.map((command) => `Usage: npm run ${command}`),
  );
  expect(commands.length).toBeGreaterThan(7);
});

it.each(['feedback', 'backup'])('a web instance names where to run the command: %s', (command) => {
  const { status, stderr } = run(command, [], { NEWS_SERVICE_URL: 'http://127.0.0.1:9' });
  expect(status).toBe(1);
  expect(stderr).toContain('run this there');
});
