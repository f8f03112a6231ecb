// Reads pages in a thread of its own, one after the other. A page that takes too much time or memory
// ends the thread and costs only itself; the next page gets a new one.
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { pageReadMegabytes, pageReadMs } from '@/lib/model/limits/pages';
import { minuteMs } from '@/lib/model/time';
import type { PageAnswer, PageTask } from './page-thread';
import type { PageReading } from './read-page';

/** What a page did to its reader; the message says it in words. */
export class UnreadablePage extends Error {
  override readonly name = 'UnreadablePage';
}

export type PageReader = {
  /** Throws {@link UnreadablePage}. */
  read(task: PageTask): Promise<PageReading>;
  close(): Promise<void>;
};

/** How often the time of a page is looked at. */
const watchMs = 100;

/** Processor time of the thread, in milliseconds, and never less than it. */
function busyMs(thread: Worker): number {
  // Without a clock of threads (Node before 24) the time in which its loop did not wait stands for it.
  return thread.performance.eventLoopUtilization().active;
}

type Job = { done(reading: PageReading): void; fail(error: UnreadablePage): void };

/** A thread with the page that it reads at the moment. */
class Thread {
  private readonly worker = new Worker(
    resolve(/* turbopackIgnore: true */ 'lib/newsroom/pages/start-thread.mjs'),
    { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: pageReadMegabytes } },
  );
  private job: (Job & { task: PageTask; began?: number }) | undefined;
  private isReady = false;
  private readonly watch: NodeJS.Timeout;
  /** No page can be read any more. */
  ended = false;

  constructor(mostMs: number) {
    // Idle, it keeps no process alive; who waits for a page does.
    this.worker.unref();
    this.worker.on('message', (answer: PageAnswer) => this.hear(answer));
    this.worker.on('error', (error) =>
      this.end(new UnreadablePage('it cannot be read', { cause: error })),
    );
    this.worker.on('exit', () => this.end(new UnreadablePage('its reader ended')));
    this.watch = setInterval(() => {
      const { began } = this.job ?? {};
      if (began === undefined || busyMs(this.worker) - began <= mostMs) return;
      this.end(new UnreadablePage('it takes too long to read'));
    }, watchMs).unref();
  }

  read(task: PageTask): Promise<PageReading> {
    const alive = setInterval(() => undefined, minuteMs);
    return new Promise<PageReading>((done, fail) => {
      this.job = { task, done, fail };
      if (this.isReady) this.send();
    }).finally(() => clearInterval(alive));
  }

  /** The job's time counts from here: loading the program is not the page's fault. */
  private send(): void {
    if (!this.job) return;
    this.job.began = busyMs(this.worker);
    this.worker.postMessage(this.job.task);
  }

  private hear(answer: PageAnswer): void {
    if (answer === 'ready') {
      this.isReady = true;
      return this.send();
    }
    const { job } = this;
    this.job = undefined;
    if ('reading' in answer) job?.done(answer.reading);
    else job?.fail(new UnreadablePage(`it cannot be read (${answer.why})`));
  }

  end(error: UnreadablePage): void {
    if (this.ended) return;
    this.ended = true;
    clearInterval(this.watch);
    this.job?.fail(error);
    void this.worker.terminate();
  }
}

/** `mostMs`: the processor time that one page may take. */
export function createPageReader({ mostMs = pageReadMs } = {}): PageReader {
  let thread: Thread | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    read(task) {
      const reading = last.then(() => {
        if (!thread || thread.ended) thread = new Thread(mostMs);
        return thread.read(task);
      });
      last = reading.catch(() => undefined);
      return reading;
    },
    async close() {
      thread?.end(new UnreadablePage('the newsroom is closing'));
    },
  };
}
