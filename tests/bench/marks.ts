// Targets for figures. Protects: a bench that misses one ends with status 1, so that a gate that
// runs it fails.

/** Records a missed target; returns whether it was met. */
export function hold(isMet: boolean): boolean {
  if (!isMet) process.exitCode = 1;
  return isMet;
}

/** The maximum ratio of a list's time at a hundred thousand rows to that at a thousand. */
export const mostRatio = 2;

export const signOf = (isMet: boolean): string => (hold(isMet) ? '✓' : '✗');
