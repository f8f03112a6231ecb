// A race of alternatives: "every candidate has its own time-out; when one succeeds the others
// abort". Independent of what is raced; the clock is passed in.
import { systemTimer, type Timer } from '../timer';

/** "When all alternatives in a race of requests fail: 'All promises were rejected'." */
export class RaceError extends Error {
  constructor(readonly errors: readonly unknown[]) {
    super('All promises were rejected', { cause: errors.at(-1) });
    this.name = 'RaceError';
  }
}

export class TimeOutError extends Error {
  constructor(ms: number) {
    super(`Nothing came within ${ms} ms.`);
    this.name = 'TimeOutError';
  }
}

/** Starts one alternative; it should stop its work when its signal aborts. */
export type Alternative<T> = (signal: AbortSignal) => Promise<T>;

function runOne<T>(
  start: Alternative<T>,
  control: AbortController,
  timeoutMs: number,
  timer: Timer,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const { signal } = control;
    const handle = timer.setTimeout(() => control.abort(new TimeOutError(timeoutMs)), timeoutMs);
    const settled = () => timer.clearTimeout(handle);
    signal.addEventListener('abort', () => {
      settled();
      reject(signal.reason);
    });
    start(signal).then(resolve, reject).finally(settled);
  });
}

/**
 * Resolves with the first success and aborts the rest; rejects with {@link RaceError} when all have
 * failed or taken longer than `timeoutMs`. Aborting `signal` aborts them all.
 */
export async function race<T>(
  alternatives: readonly Alternative<T>[],
  options: { timeoutMs: number; timer?: Timer; signal?: AbortSignal },
): Promise<T> {
  const { timeoutMs, timer = systemTimer, signal } = options;
  const runners = alternatives.map((start) => ({ start, control: new AbortController() }));
  const abortAll = () => runners.forEach(({ control }) => control.abort(signal?.reason));
  signal?.addEventListener('abort', abortAll);
  try {
    signal?.throwIfAborted();
    return await Promise.any(
      runners.map(({ start, control }) => runOne(start, control, timeoutMs, timer)),
    );
  } catch (error) {
    throw new RaceError(error instanceof AggregateError ? error.errors : [error]);
  } finally {
    signal?.removeEventListener('abort', abortAll);
    abortAll();
  }
}
