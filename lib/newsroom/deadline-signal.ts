// A signal that aborts after a while. Protects: what a request holds is let go of when it is over.
// `AbortSignal.timeout` keeps its timer, and with it the context of the request that made it, until
// the signal itself is collected: never, where that context leads back to the signal.

/** Aborts after `ms`, with a `TimeoutError`; keeps no process alive. */
export function deadlineSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  const late = () =>
    controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  setTimeout(late, ms).unref();
  return controller.signal;
}
