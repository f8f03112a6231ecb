// The production build once more, on a port and with a data folder of its own and other settings.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export type OwnSite = { origin: string; port: number; close(): Promise<void> };

/** Starts it, and answers once it is ready. */
export async function ownSite(settings: Record<string, string>, port?: number): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'cubewire-own-'));
  const at = port ?? (await freePort());
  const server = spawn(process.execPath, ['lib/commands/start.mjs'], {
    stdio: 'ignore',
    env: { ...process.env, ...settings, PORT: String(at), DATA_DIR: folder, POLL_FEEDS: 'off' },
  });
  const gone = new Promise((resolve) => server.once('exit', resolve));
  const origin = `http://localhost:${at}`;
  const close = async () => {
    server.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt++) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return { origin, port: at, close };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await close();
  throw new Error('the site did not become ready');
}
