// A standalone worker, as `npm run worker` starts it.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@/tests/until';

let folder: string;
let worker: ChildProcess;
let port: number;
let gone: Promise<unknown>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cubewire-worker-'));
  const list = join(folder, 'feeds.opml');
  // Nobody listens there, and it would not be called: it is this machine.
  writeFileSync(
    list,
    '<opml version="2.0"><body><outline text="x" xmlUrl="http://127.0.0.1:9/feed"/></body></opml>',
  );
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a TCP port has an address of this form.
  ({ port } = server.address() as AddressInfo);
  await new Promise((resolve) => server.close(resolve));
  // The way npm starts it: other suites bundle it.
  worker = spawn(process.execPath, ['--import', 'tsx', 'lib/commands/worker.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ METRICS_PORT: String(port), METRICS_TOKEN: '', HOST: '', LOG_LEVEL: 'silent' },
      ...{ DATA_DIR: join(folder, 'data'), DATABASE_URL: '', FEEDS_FILE: list },
    },
  });
  gone = new Promise((resolve) => worker.once('exit', resolve));
  await until(async () => {
    if (worker.exitCode !== null) throw new Error('The worker did not start.');
    return (await ask('/livez').catch(() => undefined)) !== undefined;
  });
});
afterAll(async () => {
  worker.kill('SIGKILL');
  await gone;
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

it('serves at METRICS_PORT that it is alive, and nothing else but its metrics', async () => {
  const alive = await ask('/livez');
  expect(alive.status).toBe(200);
  expect(alive.headers.get('cache-control')).toBe('no-store');
  expect((await ask('/metrics')).status).toBe(200);
  for (const path of ['/', '/readyz', '/api/news/tabs']) expect((await ask(path)).status).toBe(404);
});

it('is healthy in the check of its container, until it is gone', async () => {
  const check = () =>
    spawnSync(process.execPath, ['deploy/healthy.mjs', String(port)], {
      // Its other setting does not override the named port.
      env: { ...process.env, PORT: '9' },
    }).status;
  expect(check()).toBe(0);
  worker.kill('SIGTERM');
  await gone;
  expect(check()).toBe(1);
});
