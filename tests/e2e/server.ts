// The production build on a port of its own with a fresh data folder, for the whole browser run.
import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const port = Number(process.env.E2E_PORT ?? 3210);
export const origin = `http://localhost:${port}`;

async function ready(log: string, ended: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (ended()) break;
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the server did not become ready:\n${readFileSync(log, 'utf8')}`);
}

/** Starts the server; what it returns stops it. The data folder is in `E2E_DATA_DIR` for the tests. */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'cubewire-e2e-'));
  const data = join(folder, 'data');
  process.env.E2E_DATA_DIR = data;
  const log = join(folder, 'server.log');
  const output = openSync(log, 'a');
  const server = spawn(process.execPath, ['lib/commands/start.mjs'], {
    stdio: ['ignore', output, output],
    env: { ...process.env, PORT: String(port), DATA_DIR: data, POLL_FEEDS: 'off' },
  });
  let gone = false;
  const exited = new Promise<void>((resolve) =>
    server.once('exit', () => {
      gone = true;
      resolve();
    }),
  );
  await ready(log, () => gone);
  return async () => {
    server.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
}
