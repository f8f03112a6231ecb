// A server of the same bytes and nothing else: the lowest possible cost of an answer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Target } from './load';

/** Serves `file` unchanged, under any path, with `encoding` as its content encoding. */
export async function startBare(file: string, encoding: string, path = '/') {
  const child = spawn(process.execPath, ['tests/bench/share/bare-server.mjs', file, encoding], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const target: Target = { pid: child.pid ?? 0, port: Number(said.toString()), path, headers: {} };
  return { target, stop: () => child.kill() };
}
