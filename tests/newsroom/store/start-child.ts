// Starts `child.ts` and listens to it.
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { StoreOptions } from '@/lib/newsroom/store/open-store';
import { bundledProgram } from '@/tests/bundled-program';

export type Child = {
  process: ChildProcess;
  /** Every line printed so far. */
  lines: string[];
  /** Resolves when that many lines were printed, rejects if the process ended before. */
  printed(count: number): Promise<void>;
  /** The exit code, or the signal that ended it; all its output has been read by then. */
  ended: Promise<number | string>;
};

/** A failed test leaves its children running, and Jest would wait for their output. */
const alive = new Set<ChildProcess>();
afterAll(() => {
  for (const child of alive) child.kill('SIGKILL');
});

export function startChild(command: string, options: StoreOptions, ...rest: string[]): Child {
  const child = spawn(
    process.execPath,
    [bundledProgram('tests/newsroom/store/child.ts'), command, JSON.stringify(options), ...rest],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  const lines: string[] = [];
  const waiting: { count: number; resolve: () => void; reject: (error: Error) => void }[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    for (const { count, resolve } of waiting) if (lines.length >= count) resolve();
  });
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => {
      for (const { reject } of waiting) reject(new Error(`the child ended after: ${lines.join()}`));
      resolve(code ?? signal ?? '');
    });
  });
  return {
    process: child,
    lines,
    ended,
    printed: (count) =>
      new Promise((resolve, reject) => {
        if (lines.length >= count) resolve();
        else waiting.push({ count, resolve, reject });
      }),
  };
}
