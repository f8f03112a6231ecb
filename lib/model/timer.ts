// The timer functions that waiting code needs. They are passed in, so that tests can control the
// time.

export type Timer = {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(handle: unknown): void;
};

export const systemTimer: Timer = {
  setTimeout: (run, ms) => setTimeout(run, ms),
  // The handle comes from `setTimeout` above.
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};
