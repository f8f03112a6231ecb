// Work that follows ingest, in rounds: one at a time, and what comes during a round gets one more
// round after it.
import type { Logger } from 'pino';

export type BackgroundRuns = {
  /** Something new is stored: a round begins, or follows the one under way. */
  begin(): void;
  /** Resolves when no round is under way. */
  settled(): Promise<void>;
};

/** Never throws: a round that fails is logged, and the next one goes on. */
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
