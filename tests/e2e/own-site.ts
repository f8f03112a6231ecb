// The production build on its own port and data folder, with any settings, and a clock that a test
// can advance.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port';

export { freePort };

/** Node arguments that give a process a movable clock; it needs an IPC channel to us. */
export const movingClock = ['--import', './tests/e2e/moving-clock.mjs'];

/** Advances the clock of such a process. */
export async function passTime(server: ChildProcess, passMs: number): Promise<void> {
  const done = once(server, 'message');
  server.send({ passMs });
  await done;
}

export type OwnSite = {
  origin: string;
  port: number;
  dataDir: string;
  /** Advances the site's clock; timers due meanwhile have started. */
  passTime(ms: number): Promise<void>;
  /** Its output so far. */
  log(): string;
  close(): Promise<void>;
};

/** Resolves once the site answers; throws with its output if it ends before. */
async function ready(origin: string, server: ChildProcess, log: string): Promise<void> {
  for (let attempt = 0; attempt < 600 && server.exitCode === null; attempt++) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the site did not become ready:\n${readFileSync(log, 'utf8')}`);
}

/** Starts it, and resolves once it is ready. */
export async function ownSite(settings: Record<string, string>, port?: number): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'cubewire-site-'));
  const dataDir = join(folder, 'data');
  const log = join(folder, 'server.log');
  const output = openSync(log, 'a');
  const at = port ?? (await freePort());
  const server = spawn(process.execPath, [...movingClock, 'lib/commands/start.mjs'], {
    stdio: ['ignore', output, output, 'ipc'],
    env: {
      ...process.env,
      POLL_FEEDS: 'off',
      // A test with its own network sets it as a proxy on this machine does.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...settings,
      PORT: String(at),
      DATA_DIR: dataDir,
    },
  });
  const gone = once(server, 'exit');
  const origin = `http://localhost:${at}`;
  const close = async () => {
    server.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(origin, server, log);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...{ origin, port: at, dataDir, close },
    passTime: (ms) => passTime(server, ms),
    log: () => readFileSync(log, 'utf8'),
  };
}
