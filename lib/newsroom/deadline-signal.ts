// A signal that aborts after a time. Protects: what a request holds is released when it is over.
// `AbortSignal.timeout` keeps its timer, and with it the context of the request that made it, until
// the signal itself is collected: never, if that context references the signal.

/** Aborts after `ms`, with a `TimeoutError`; does not keep the process alive. */
export function deadlineSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  const late = () =>
    controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  setTimeout(late, ms).unref();
  return controller.signal;
}
