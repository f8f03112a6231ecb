// Reads untrusted documents in a worker thread, one after the other. A document that takes too much
// time or memory ends the thread and only fails itself; the next one gets a new thread.
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { minuteMs } from '@/lib/model/time';

/** Why a document could not be read; the message says it in words. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** A thread's answers; `ready` is sent once, when its program is loaded. */
export type ThreadAnswer<Reading> = { reading: Reading } | { why: string } | 'ready';

export type ThreadReader<Task, Reading> = {
  /** Throws {@link Unreadable}. */
  read(task: Task): Promise<Reading>;
  close(): Promise<void>;
};

export type ThreadOptions = {
  /**
   * The program, relative to the project root: a `.mjs` file that registers TypeScript's loader.
   */
  program: string;
  /** The processor time that one document may take. */
  mostMs: number;
  megabytes: number;
};

/** How often the time of a document is checked. */
const watchMs = 100;

/** Processor time of the thread in milliseconds, or an upper bound of it. */
function busyMs(thread: Worker): number {
  // Without thread clocks (Node before 24), use the time in which its event loop was not idle.
  return thread.performance.eventLoopUtilization().active;
}

type Job<Task, Reading> = {
  task: Task;
  began?: number;
  done(reading: Reading): void;
  fail(error: Unreadable): void;
};

/** A thread with the document that it is reading. */
class Thread<Task, Reading> {
  private readonly worker: Worker;
  private job: Job<Task, Reading> | undefined;
  private isReady = false;
  private readonly watch: NodeJS.Timeout;
  /** No further document can be read. */
  ended = false;

  constructor({ program, mostMs, megabytes }: ThreadOptions) {
    this.worker = new Worker(resolve(/* turbopackIgnore: true */ program), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    // An idle thread does not keep the process alive; waiting for a document does.
    this.worker.unref();
    this.worker.on('message', (answer: ThreadAnswer<Reading>) => this.hear(answer));
    this.worker.on('error', (error) =>
      this.end(new Unreadable('it cannot be read', { cause: error })),
    );
    this.worker.on('exit', () => this.end(new Unreadable('its reader ended')));
    this.watch = setInterval(() => {
      const { began } = this.job ?? {};
      if (began === undefined || busyMs(this.worker) - began <= mostMs) return;
      this.end(new Unreadable('it takes too long to read'));
    }, watchMs).unref();
  }

  read(task: Task): Promise<Reading> {
    const alive = setInterval(() => undefined, minuteMs);
    return new Promise<Reading>((done, fail) => {
      this.job = { task, done, fail };
      if (this.isReady) this.send();
    }).finally(() => clearInterval(alive));
  }

  /** The job's time starts here: loading the program does not count. */
  private send(): void {
    if (!this.job) return;
    this.job.began = busyMs(this.worker);
    this.worker.postMessage(this.job.task);
  }

  private hear(answer: ThreadAnswer<Reading>): void {
    if (answer === 'ready') {
      this.isReady = true;
      return this.send();
    }
    const { job } = this;
    this.job = undefined;
    if ('reading' in answer) job?.done(answer.reading);
    else job?.fail(new Unreadable(`it cannot be read (${answer.why})`));
  }

  end(error: Unreadable): void {
    if (this.ended) return;
    this.ended = true;
    clearInterval(this.watch);
    this.job?.fail(error);
    void this.worker.terminate();
  }
}

/** Documents are read in turn; the thread starts with the first one. */
export function createThreadReader<Task, Reading>(
  options: ThreadOptions,
): ThreadReader<Task, Reading> {
  let thread: Thread<Task, Reading> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    read(task) {
      const reading = last.then(() => {
        if (!thread || thread.ended) thread = new Thread<Task, Reading>(options);
        return thread.read(task);
      });
      last = reading.catch(() => undefined);
      return reading;
    },
    async close() {
      thread?.end(new Unreadable('the newsroom is closing'));
    },
  };
}
