// Work that follows ingest, in rounds: one at a time, and requests during a round lead to one more
// round after it.
import type { Logger } from 'pino';

export type BackgroundRuns = {
  /** Something new is stored: starts a round, now or after the current one. */
  begin(): void;
  /** Resolves when no round is running. */
  settled(): Promise<void>;
};

/** Never throws: a failing round is logged, and the next one continues. */
export function createBackgroundRuns(
  { what, log, signal }: { what: string; log: Logger; signal?: AbortSignal },
  round: () => Promise<void>,
): BackgroundRuns {
  let wanted = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (wanted && !signal?.aborted) {
      wanted = false;
      try {
        await round();
      } catch (error) {
        if (!signal?.aborted) log.error({ err: error }, `${what} failed`);
      }
    }
    running = undefined;
  }

  return {
    begin() {
      wanted = true;
      running ??= run();
    },
    settled: () => running ?? Promise.resolve(),
  };
}
