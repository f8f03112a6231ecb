// Runs long work step by step and shows its progress. Plain Node: these commands run before
// anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Runs a program in our terminal; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Like `run`, but prints the output in one piece at the end: for parallel steps. */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const pieces = [];
    for (const output of [child.stdout, child.stderr]) {
      output.on('data', (piece) => pieces.push(piece));
    }
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.stdout.write(Buffer.concat(pieces));
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

const taken = [];
const inSeconds = (ms) => (ms / 1000).toFixed(0);

/** Prints the step's start and duration; returns whether it succeeded. */
export async function tryStep(title, work) {
  const began = Date.now();
  process.stdout.write(`\n▸ ${title}\n`);
  const code = await work();
  const ms = Date.now() - began;
  taken.push({ title, ms, code });
  process.stdout.write(
    code === 0
      ? `✓ ${title} (${inSeconds(ms)} s)\n`
      : `✗ ${title} failed after ${inSeconds(ms)} s\n`,
  );
  return code === 0;
}

/** Like `tryStep`; ends the process when it fails. */
export async function step(title, work) {
  if (await tryStep(title, work)) return;
  printTimes();
  process.exit(1);
}

/** Prints the time of every step so far, and the total elapsed time: some ran in parallel. */
export function printTimes() {
  const rows = taken.map(({ title, ms, code }) => [title, inSeconds(ms), code === 0 ? '' : ' ✗']);
  rows.push(['all, by the clock', inSeconds(performance.now()), '']);
  process.stdout.write('\n');
  for (const [title, seconds, mark] of rows) {
    process.stdout.write(`${title.padEnd(32)} ${seconds.padStart(5)} s${mark}\n`);
  }
}

/** Ends with one clear sentence if the Node version is too old. */
export function needNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(
    `Cubewire needs Node 20.19 or newer; this is ${process.versions.node}. Install a supported ` +
      `version from nodejs.org and run the command again.\n`,
  );
  process.exit(1);
}

const stamp = 'node_modules/.cubewire-lock';

/** Runs `npm ci`, unless exactly this lock file is installed already. */
export async function install({ always = false } = {}) {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return 0;
  // The database driver is compiled if no prebuilt one is available: this makes `make` use every
  // core.
  const env = { JOBS: 'max', ...process.env };
  const code = await run('npm', ['ci', '--no-audit', '--no-fund'], { env });
  if (code === 0) writeFileSync(stamp, lock);
  return code;
}

function newest(path) {
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return readdirSync(path).reduce((most, name) => Math.max(most, newest(join(path, name))), 0);
}

const buildId = '.next/BUILD_ID';
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
];

/** Whether there is a production build that is newer than all its inputs. */
export function isBuilt() {
  if (!existsSync(buildId)) return false;
  const built = statSync(buildId).mtimeMs;
  return sources.every((source) => newest(source) <= built);
}

/** Creates the folder of an output file. */
export function folderOf(file) {
  mkdirSync(dirname(file), { recursive: true });
  return file;
}
