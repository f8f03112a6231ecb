// How fast a server answers one address, and at what cost: wrk, since a load generator in
// JavaScript is saturated first, and the CPU time that the kernel counted for the process.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { promisify } from 'node:util';
import { percentile } from '../percentile';

const run = promisify(execFile);
/** Ticks of `/proc/PID/stat` in a second. */
const ticks = 100;

/** User and system time of a process in ms; NaN where the kernel does not report it. */
function processorMs(pid: number): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return NaN;
  // The name in parentheses may contain blanks; the counters are after it.
  const fields = readFileSync(path, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

export type Target = { pid: number; port: number; path: string; headers: Record<string, string> };
/** `failed`: answers of 400 and above; `p99Ms`: the 99th percentile of the waiting time. */
export type Load = { perSecond: number; cpuMs: number; failed: number; p99Ms: number };

/** wrk prints times in varying units. */
const units: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

function p99Of(said: string): number {
  const [, value, unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(said) ?? [];
  return Number(value ?? NaN) * (units[unit] ?? NaN);
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * This many seconds with this many connections, after a short warm-up. Errors: wrk, which is a
 * package of Debian and of Homebrew, is not installed.
 */
export async function load(
  { pid, port, path, headers }: Target,
  seconds: number,
  connections = 50,
): Promise<Load> {
  const url = `http://127.0.0.1:${port}${path}`;
  // wrk adds a host header itself unless it is given in exactly this spelling, and two of them are
  // refused.
  const spelled = (name: string) => (name === 'host' ? 'Host' : name);
  const given = Object.entries(headers).flatMap(([name, value]) => [
    '-H',
    `${spelled(name)}: ${value}`,
  ]);
  const wrk = (duration: number) =>
    run('wrk', ['-t1', '--latency', `-c${connections}`, `-d${duration}s`, ...given, url]).then(
      ({ stdout }) => stdout,
      (error: unknown) => {
        throw isMissing(error) ? new Error('This bench needs wrk (`apt-get install wrk`).') : error;
      },
    );
  await wrk(2);
  const before = processorMs(pid);
  const said = await wrk(seconds);
  const used = processorMs(pid) - before;
  const requests = Number(/(\d+) requests in/.exec(said)?.[1] ?? 0);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1] ?? 0),
    cpuMs: used / requests,
    p99Ms: p99Of(said),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1] ?? 0),
  };
}

/** The time to the first byte, of sequential requests, in ms. */
export async function firstByte(
  { port, path, headers }: Target,
  rounds: number,
): Promise<{ p50: number; p99: number }> {
  const once = () =>
    new Promise<number>((resolve, reject) => {
      const began = performance.now();
      request({ host: '127.0.0.1', port, path, headers }, (answer) => {
        const time = performance.now() - began;
        answer.resume().once('end', () => resolve(time));
      })
        .once('error', reject)
        .end();
    });
  for (let round = 0; round < 20; round++) await once();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await once());
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}
