// One clock for the processes of a run: milliseconds with fractions, which wall clocks do not give.

export const stamp = (): number => performance.timeOrigin + performance.now();
