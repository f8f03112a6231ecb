// The worker that polls feeds, as a child process: parsing foreign input must not slow down
// readers, and a worker that crashes is restarted with growing delays.
import { spawn } from 'node:child_process';
import type { Logger } from 'pino';
import { minuteMs } from '@/lib/model/time';

/** The first restart delay, doubling up to the maximum. */
const workerRestartMs = 1_000;
const workerRestartMostMs = minuteMs;

/** The part of a child process that is used here. */
export type WorkerProcess = {
  once(event: 'exit', listener: (code: number | null, signal: string | null) => void): unknown;
  once(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  kill(signal: 'SIGTERM' | 'SIGKILL'): boolean;
};

export type WorkerOptions = {
  log: Logger;
  start?: () => WorkerProcess;
  /** Called with each message from the worker. */
  onMessage?: (message: unknown) => void;
  /** Runs `again` after `ms`; returns a function that cancels it. */
  later?: (again: () => void, ms: number) => () => void;
};

/** The IPC channel lets the worker notice (`disconnect`) when this process is killed outright. */
function startWorker(): WorkerProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'lib/commands/worker.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

function afterTimeout(again: () => void, ms: number): () => void {
  const timer = setTimeout(again, ms);
  timer.unref();
  return () => clearTimeout(timer);
}

/** Keeps one worker running. `stop()` ends it for good and resolves when it has exited. */
export function keepWorker(options: WorkerOptions): { stop(): Promise<void>; kill(): void } {
  const { log, start = startWorker, onMessage, later = afterTimeout } = options;
  let child: WorkerProcess | undefined;
  let stopped = false;
  let pauseMs = workerRestartMs;
  let cancel = () => {};
  let onGone = () => {};

  function gone(why: object): void {
    if (child === undefined) return;
    child = undefined;
    onGone();
    if (stopped) return;
    log.warn({ ...why, pauseMs }, 'the ingest worker ended; it starts again after a pause');
    cancel = later(run, pauseMs);
    pauseMs = Math.min(pauseMs * 2, workerRestartMostMs);
  }

  function run(): void {
    child = start();
    if (onMessage) child.on('message', onMessage);
    child.once('error', (err) => gone({ err }));
    child.once('exit', (code, signal) => gone({ code, signal }));
  }

  run();
  return {
    async stop() {
      stopped = true;
      cancel();
      if (!child) return;
      const ended = new Promise<void>((resolve) => (onGone = resolve));
      child.kill('SIGTERM');
      await ended;
    },
    kill: () => void child?.kill('SIGKILL'),
  };
}
