// "A client that hears nothing for 45 s fails the turn": waits for a promise, the caller's abort,
// or too long a silence, whichever comes first.
import type { Timer } from '@/lib/model/timer';

/** The rejection of {@link waitFor} when the time is up. */
export class SilenceError extends Error {
  constructor(ms: number) {
    super(`Nothing was heard for ${ms} ms.`);
    this.name = 'SilenceError';
  }
}

/** `signal`'s reason, which is an AbortError unless its owner set another one. */
const abortReason = (signal: AbortSignal): unknown =>
  signal.reason ?? new DOMException('The call was canceled.', 'AbortError');

/** Settles like `promise`, unless aborted or `ms` of silence come first. */
export function waitFor<T>(
  promise: Promise<T>,
  { ms, timer, signal }: { ms: number; timer: Timer; signal?: AbortSignal },
): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => settle(() => reject(signal ? abortReason(signal) : undefined));
    const handle = timer.setTimeout(() => settle(() => reject(new SilenceError(ms))), ms);
    const settle = (done: () => void) => {
      timer.clearTimeout(handle);
      signal?.removeEventListener('abort', abort);
      done();
    };
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort);
    promise.then(
      (value) => settle(() => resolve(value)),
      (error: unknown) => settle(() => reject(error)),
    );
  });
}
