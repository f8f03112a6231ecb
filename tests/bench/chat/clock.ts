// One clock for all processes of a run: milliseconds with fractions, which wall clocks lack.

export const stamp = (): number => performance.timeOrigin + performance.now();
