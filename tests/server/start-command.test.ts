// `npm start` with missing packages ends with a sentence instead of a stack trace of Node; `npm run
// up` checks its port before it builds; no service survives the npm that runs it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../free-port';
import { until } from '../until';

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

it('names what is missing and the command to run', () => {
  addPackage('next', 'dist/server/lib/start-server.js');
  const { status, stderr, stdout } = start();
  expect(stderr).toBe(
    'The installation is incomplete (@next/env, tsx, better-sqlite3 missing): run `npm ci`.\n',
  );
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

describe('npm run up', () => {
  beforeEach(() => {
    rmSync(join(folder, '.next'), { recursive: true });
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(resolve('node_modules/next'), join(folder, 'node_modules/next'));
    // Everything is installed.
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    const installed = createHash('sha256').update('{}').digest('hex');
    writeFileSync(join(folder, 'node_modules/.cubewire-lock'), installed);
  });

  const up = (port: string, file = '') => {
    writeFileSync(join(folder, '.env'), file);
    const { PORT: _, ...rest } = process.env;
    return spawnSync(process.execPath, ['lib/commands/up.mjs'], {
      ...{ cwd: folder, encoding: 'utf8' as const },
      env: { ...rest, ...(port && { PORT: port }) },
    });
  };

  it.each([
    ['', 'PORT=http\n', 'PORT is "http"; it must be a whole number from 1 to 65535.'],
    ['70000', '', 'PORT is "70000"; it must be a whole number from 1 to 65535.'],
  ])('reports that %j and %j are no valid port, and builds nothing', (port, file, sentence) => {
    const { status, stdout, stderr } = up(port, file);
    expect(stderr).toContain(sentence);
    expect(stdout).not.toContain('Building');
    expect(status).toBe(1);
  });

  it('reports that a port is in use, and builds nothing', async () => {
    const server = createServer().listen(0);
    await once(server, 'listening');
    // A server that listens on a TCP port has an address of this form.
    const { port } = server.address() as AddressInfo;
    const { status, stdout, stderr } = up(String(port));
    server.close();
    expect(stderr).toContain(`port ${port}: something listens there already: end it, or set PORT.`);
    expect(stdout).not.toContain('Building');
    expect(status).toBe(1);
  });
});

it('a service ends with the npm that started it', async () => {
  const port = await freePort();
  const npm = spawn('npm', ['run', '--silent', 'newsroom'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ DATA_DIR: join(folder, 'data'), PORT: String(port), POLL_FEEDS: 'off' },
      ...{ DATABASE_URL: '', DRAIN_SECONDS: '0', LOG_LEVEL: 'silent' },
    },
  });
  const gone = once(npm, 'exit');
  const answers = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/livez`).catch(() => undefined);
    return answer?.ok === true;
  };
  await until(answers);
  npm.kill('SIGTERM');
  await gone;
  await until(async () => !(await answers()));
});
