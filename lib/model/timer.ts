// The part of the clock that waiting needs. Whatever waits takes a timer, so that tests can pass one
// whose time they move.

export type Timer = {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(handle: unknown): void;
};

export const systemTimer: Timer = {
  setTimeout: (run, ms) => setTimeout(run, ms),
  // What `setTimeout` above has given.
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};
