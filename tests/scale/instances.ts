// Processes that can be killed and restarted at the same address.
import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { until } from '../until';

export type Instance = {
  name: string;
  port: number;
  /** The port of its metrics. */
  metricsPort: number;
  pid(): number;
  start(): Promise<void>;
  /** Kills it without warning, as a power cut does. */
  kill(): Promise<void>;
  /** Asks it to stop, and waits for it. */
  end(): Promise<void>;
};

export type Program = {
  name: string;
  words: readonly string[];
  env?: Readonly<Record<string, string>>;
  port?: number;
  /** Where it differs from the port of its calls. */
  metricsPort?: number;
  /** A path that answers 200 once it is ready; without one it is ready at its first output. */
  ready?: string;
  /** The file for its output. */
  log: string;
};

/** Processes keep running after this file is loaded: whoever starts one must end it. */
export function instanceOf(program: Program): Instance {
  const { name, words, env, port = 0, metricsPort = port, ready, log } = program;
  let child: ChildProcess | undefined;
  let gone: Promise<unknown> = Promise.resolve();

  async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    child?.kill(signal);
    await gone;
    child = undefined;
  }

  return {
    ...{ name, port, metricsPort },
    pid: () => child?.pid ?? 0,
    async start() {
      const started = spawn(process.execPath, words, {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...env, ...(port && { PORT: String(port) }) },
      });
      let said = false;
      for (const output of [started.stdout, started.stderr]) {
        output.on('data', (text: Buffer) => {
          said = true;
          appendFileSync(log, text);
        });
      }
      child = started;
      gone = new Promise((resolve) => started.once('exit', resolve));
      await until(async () => {
        if (started.exitCode !== null) throw new Error(`${name} did not start, see ${log}`);
        if (!ready) return said;
        const answer = await fetch(`http://127.0.0.1:${port}${ready}`).catch(() => undefined);
        await answer?.arrayBuffer();
        return answer?.ok === true;
      });
    },
    kill: () => stop('SIGKILL'),
    end: () => stop('SIGTERM'),
  };
}
